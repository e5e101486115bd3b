// The syntax tree of an app's module, loosely typed: what an edit needs is where things begin and end.
import { parseSync } from 'oxc-parser'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Module {
  path: string
  text: string
  program: Node
}

export interface Patch {
  start: number
  end: number
  text: string
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

export function child(node: Node | null | undefined, key: string): Node | null {
  const value = node?.[key]
  return isNode(value) ? value : null
}

export function children(node: Node | null | undefined, key: string): Node[] {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** A string of the node, for example the `name` of an identifier; '' where it has none. */
export function word(node: Node | null | undefined, key = 'name'): string {
  const value = node?.[key]
  return typeof value === 'string' ? value : ''
}

/** Null where the text does not parse. */
export function parseModule(path: string, text: string): Module | null {
  const { program, errors } = parseSync(path, text)
  const root: unknown = program
  return errors.length > 0 || !isNode(root) ? null : { path, text, program: root }
}

/** Every node from the outside in; `parents` has the nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit, inner)
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) walk(each, visit, inner)
  }
}

export function findAll(node: Node, isWanted: (node: Node, parents: readonly Node[]) => boolean): Node[] {
  const found: Node[] = []
  walk(node, (each, parents) => {
    if (isWanted(each, parents)) found.push(each)
  })
  return found
}

/** Patches do not overlap; where two stand at one place the first comes first. */
export function patchText(text: string, patches: readonly Patch[]): string {
  let result = text
  for (const { start, end, text: words } of patches.toSorted((a, b) => a.start - b.start).toReversed())
    result = result.slice(0, start) + words + result.slice(end)
  return result
}

export function sourceOf({ text }: Module, { start, end }: Pick<Node, 'start' | 'end'>): string {
  return text.slice(start, end)
}

/** The white space that the line of a place begins with. */
export function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''
}

/** Takes a part out with the line it has to itself. */
export function removal(text: string, { start, end }: Pick<Node, 'start' | 'end'>): Patch {
  const before = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const isAlone = text.slice(before, start).trim() === '' && (after === -1 || text.slice(end, after).trim() === '')
  return isAlone ? { start: before, end: after === -1 ? text.length : after + 1, text: '' } : { start, end, text: '' }
}

/** Names that the module uses somewhere outside its imports. */
export function usedNames({ program }: Module): Set<string> {
  const names = new Set<string>()
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
    if (parents.some(({ type }) => type === 'ImportDeclaration')) return
    const parent = parents.at(-1)
    if (parent?.type === 'JSXAttribute') return
    // Tags of HTML are no names.
    if (node.type === 'JSXIdentifier' && /^[a-z]/.test(word(node)) && parent?.type !== 'JSXMemberExpression') return
    const isPlain = parent?.type === 'Property' && child(parent, 'key') === node && child(parent, 'value') !== node
    const isMember = parent?.type === 'MemberExpression' && child(parent, 'property') === node && !parent['computed']
    if (!isMember && (!isPlain || parent?.['shorthand'] === true)) names.add(word(node))
  })
  return names
}

export interface ImportedName {
  local: string
  /** `default` and `*` for those. */
  name: string
  from: string
  specifier: Node
  declaration: Node
}

export function importsOf({ program }: Module): ImportedName[] {
  return children(program, 'body').flatMap((declaration) =>
    declaration.type === 'ImportDeclaration'
      ? children(declaration, 'specifiers').map((specifier) => ({
          local: word(child(specifier, 'local')),
          name:
            specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : specifier.type === 'ImportNamespaceSpecifier'
                ? '*'
                : word(child(specifier, 'imported')),
          from: word(child(declaration, 'source'), 'value'),
          specifier,
          declaration,
        }))
      : [],
  )
}

/** Takes out imports that were used before an edit and no longer are. */
export function dropImports(before: Module, text: string): string {
  const module = parseModule(before.path, text)
  if (module === null) return text
  const [was, is] = [usedNames(before), usedNames(module)]
  const all = importsOf(module)
  const gone = all.filter(({ local }) => was.has(local) && !is.has(local))
  const patches = [...new Set(gone.map(({ declaration }) => declaration))].map((declaration): Patch => {
    const kept = all.filter((each) => each.declaration === declaration && !gone.includes(each))
    if (kept.length === 0) return removal(text, declaration)
    const main = kept.find(({ name }) => name === 'default')?.local
    const named = kept.filter(({ name }) => name !== 'default').map(({ specifier }) => sourceOf(module, specifier))
    const what = [...(main === undefined ? [] : [main]), ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])]
    const source = child(declaration, 'source')
    return {
      start: declaration.start,
      end: declaration.end,
      text: `import ${what.join(', ')} from ${source === null ? "''" : sourceOf(module, source)}`,
    }
  })
  return patchText(text, patches)
}

/** The text with a name imported, once. */
export function addImport(path: string, text: string, { name, from }: { name: string; from: string }): string {
  const module = parseModule(path, text)
  if (module === null || importsOf(module).some(({ local }) => local === name)) return text
  const same = importsOf(module).filter((each) => each.from === from && each.name !== 'default' && each.name !== '*')
  const last = same.at(-1)
  if (last !== undefined)
    return patchText(text, [{ start: last.specifier.end, end: last.specifier.end, text: `, ${name}` }])
  const declarations = children(module.program, 'body').filter(({ type }) => type === 'ImportDeclaration')
  const end = declarations.at(-1)?.end
  const line = `import { ${name} } from '${from}'`
  if (end === undefined) return `${line}\n\n${text.replace(/^\n+/, '')}`
  return patchText(text, [{ start: end, end, text: `\n${line}` }])
}
