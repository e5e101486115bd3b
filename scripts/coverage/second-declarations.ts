// Finds places that declare an enumeration of the vocabulary a second time.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync } from 'oxc-parser'

const folder = join(import.meta.dirname, '../../packages/contract/src/vocabulary')

export interface Enumeration {
  name: string
  members: ReadonlySet<string>
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Every enumeration with three members or more. */
export async function readEnumerations(): Promise<Enumeration[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)).then((module: Record<string, unknown>) => module)),
  )
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => {
      const members = new Set(membersOf(value))
      return members.size >= 3 && members.size < 300 ? [{ name, members }] : []
    }),
  )
}

function membersOf(value: unknown): string[] {
  const options = typeof value === 'object' && value !== null && 'options' in value ? value.options : value
  return Array.isArray(options) && options.every((each) => typeof each === 'string') ? options : []
}

/**
 * Lists of strings in a source that repeat an enumeration: the same members, or three and more of its names in
 * capitals. A list that says by its type where its members come from is a choice among them, not a copy.
 *
 * @returns one line each: where, and what to import instead
 */
export function findSecondDeclarations(path: string, text: string, enumerations: readonly Enumeration[]): string[] {
  const found: string[] = []
  const { program } = parseSync(path, text)
  if (!isNode(program)) return found
  walk(program, (node, isTyped) => {
    const members = stringsOf(node)
    if (members.length < 3) return
    const copied = enumerations.find((each) => members.every((member) => each.members.has(member)))
    if (copied === undefined) return
    const isWhole = new Set(members).size === copied.members.size
    const isNames = members.every((member) => /^[A-Z][A-Z0-9_]+$/.test(member))
    if (isTyped || (!isWhole && !isNames)) return
    const line = text.slice(0, node.start).split('\n').length
    found.push(`${path}:${line} repeats ${copied.name}`)
  })
  return found
}

function stringsOf(node: Node): string[] {
  const parts = node.type === 'ArrayExpression' ? node['elements'] : node.type === 'TSUnionType' ? node['types'] : []
  if (!Array.isArray(parts)) return []
  const strings = parts.map((part: unknown) => {
    const literal = isNode(part) && part.type === 'TSLiteralType' ? part['literal'] : part
    return isNode(literal) && literal.type === 'Literal' && typeof literal['value'] === 'string'
      ? literal['value']
      : null
  })
  return strings.every((each) => each !== null) ? strings : []
}

const takesFromType = /^(?:extract|exclude|includes)$/

function walk(node: Node, visit: (node: Node, isTyped: boolean) => void, isTyped = false): void {
  visit(node, isTyped)
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue
      walk(child, visit, isTypedChild(node, key, child, isTyped) || isPlainArgument(node, key, child))
    }
  }
}

/** `const open: readonly Status[] = […]`, `[…] satisfies Status[]`, `Extract<Status, …>`, `statusSchema.extract([…])`. */
function isTypedChild(node: Node, key: string, child: Node, isTyped: boolean): boolean {
  if (node.type === 'VariableDeclarator' && key === 'init')
    return isNode(node['id']) && isNode(node['id']['typeAnnotation'])
  if (node.type === 'TSSatisfiesExpression') return true
  if (node.type === 'TSTypeParameterInstantiation') return isTyped
  if (node.type === 'TSTypeReference') return /^(?:Extract|Exclude|Pick|Omit|Record)$/.test(nameOf(node['typeName']))
  if (node.type === 'TSAsExpression') return isTyped && child.type === 'ArrayExpression'
  return false
}

/** An argument is checked against the parameter's type; only a schema of one's own takes anything. */
function isPlainArgument(node: Node, key: string, child: Node): boolean {
  if (node.type !== 'CallExpression' || key !== 'arguments' || child.type !== 'ArrayExpression') return false
  const { callee } = node
  const name = nameOf(isNode(callee) ? (callee['property'] ?? callee) : null)
  return takesFromType.test(name) || name !== 'enum'
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
