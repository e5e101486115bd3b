// Names that a module uses and that are not there: imported from where they are, or read as the name they are a slip of.
import { type AppCode } from '../code/app-code.ts'
import {
  addImport,
  child,
  children,
  importsOf,
  isNode,
  type Module,
  type Patch,
  usedNames,
  walk,
  word,
} from '../code/syntax.ts'
import { resolveIn } from '../code/targets.ts'
import { iconNames } from './icon-names.ts'
import { nearest } from './near.ts'

const kit = ['Link', 'useRouter', 'useUser', 'auth']
const server = ['sql', 'notFound', 'redirect', 'requireUser', 'getSession', 'env']
const react = [
  'useState',
  'useEffect',
  'useRef',
  'useMemo',
  'useCallback',
  'useReducer',
  'useContext',
  'createContext',
  'useId',
  'Fragment',
  'Suspense',
  'useTransition',
  'useDeferredValue',
  'useOptimistic',
]
const globals = new Set(
  `undefined NaN Infinity globalThis window document console fetch Request Response Headers FormData URL URLSearchParams Promise Object Array String Number Boolean Date Math JSON Map Set WeakMap WeakSet Symbol Error TypeError RangeError RegExp Intl BigInt Proxy Reflect parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame structuredClone navigator location history localStorage sessionStorage alert confirm prompt crypto performance atob btoa Blob File FileReader Image Audio Event CustomEvent AbortController AbortSignal TextEncoder TextDecoder ReadableStream WebSocket EventSource IntersectionObserver ResizeObserver MutationObserver matchMedia getComputedStyle createImageBitmap process arguments React this Uint8Array ArrayBuffer Iterator SpeechSynthesisUtterance speechSynthesis WebSocketPair HTMLElement Node Element KeyboardEvent Notification AudioContext`.split(
    /\s+/,
  ),
)

export function exportsOf({ program }: Module): { names: string[]; hasDefault: boolean } {
  const names: string[] = []
  let hasDefault = false
  for (const node of children(program, 'body')) {
    if (node.type === 'ExportDefaultDeclaration') hasDefault = true
    if (node.type !== 'ExportNamedDeclaration') continue
    const declaration = child(node, 'declaration')
    names.push(
      word(child(declaration, 'id')),
      ...children(declaration, 'declarations').map((each) => word(child(each, 'id'))),
    )
    names.push(...children(node, 'specifiers').map((each) => word(child(each, 'exported'))))
  }
  return { names: names.filter((name) => name !== ''), hasDefault }
}

/** Every name that the module binds, in whatever scope. */
function boundNames(module: Module): Set<string> {
  const names = new Set(importsOf(module).map(({ local }) => local))
  const bind = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Identifier') names.add(word(node))
    for (const key of ['elements', 'params', 'properties']) for (const each of children(node, key)) bind(each)
    for (const key of ['argument', 'left', 'value']) if (node.type !== 'Literal') bind(node[key])
  }
  walk(module.program, (node) => {
    if (node.type === 'VariableDeclarator') bind(child(node, 'id'))
    if (/Function|Class/.test(node.type)) {
      bind(child(node, 'id'))
      for (const each of children(node, 'params')) bind(each)
    }
    if (node.type === 'CatchClause') bind(child(node, 'param'))
    if (/^TS(?:TypeAlias|Interface|Enum)/.test(node.type)) bind(child(node, 'id'))
  })
  return names
}

/** Mends the module's unknown names in place; clauses for what was done and words for what was not. */
export function mendNames(app: AppCode, path: string): { done: string[]; left: string[] } {
  const result: { done: string[]; left: string[] } = { done: [], left: [] }
  const module = app.module(path)
  if (module === null || /\.tsx?$/.test(path)) return result
  const bound = boundNames(module)
  const unknown = [...usedNames(module)].filter((name) => !bound.has(name) && !globals.has(name))
  for (const name of unknown) {
    const from = sourceFor(app, path, name)
    const text = app.files.get(path) ?? ''
    if (from !== null) {
      app.write(path, addImport(path, text, { name, from }))
      result.done.push(`import ${name} in ${path}`)
      continue
    }
    const near = nearest(name, bound)
    const now = near === null ? null : app.module(path)
    if (near === null || now === null || !app.patch(path, usesOf(now, name, near)))
      result.left.push(`${name} in ${path} is not defined, and nothing there is called nearly so`)
    else result.done.push(`read ${name} as ${near} in ${path}`)
  }
  return result
}

function usesOf(module: Module, name: string, near: string): Patch[] {
  const patches: Patch[] = []
  walk(module.program, (node, parents) => {
    const parent = parents.at(-1)
    const isMember =
      parent?.type === 'MemberExpression' && child(parent, 'property') === node && parent['computed'] !== true
    const isKey = parent?.type === 'Property' && child(parent, 'key') === node
    if (
      (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
      word(node) === name &&
      !isMember &&
      parent?.type !== 'JSXAttribute'
    ) {
      if (isKey && parent['shorthand'] !== true) return
      patches.push({ start: node.start, end: node.end, text: isKey ? `${name}: ${near}` : near })
    }
  })
  return patches.filter((patch, index) => patches.findIndex(({ start }) => start === patch.start) === index)
}

/** The module that a name is imported from; null where nothing offers it. */
function sourceFor(app: AppCode, path: string, name: string): string | null {
  if (react.includes(name)) return 'react'
  if (kit.includes(name)) return '@joinery/app-kit'
  if (server.includes(name) && /(?:\.server|\/route)\.[jt]s$|^web\/lib\/.*\.js$/.test(path))
    return '@joinery/app-kit/server'
  const own = [...app.files.keys()].find((each) => {
    const module = each === path ? null : app.module(each)
    return module !== null && exportsOf(module).names.includes(name) && !/\/(?:page|layout|route)\.[jt]sx?$/.test(each)
  })
  if (own !== undefined) return `@/${own.replace(/^web\//, '')}`
  if (name === 'clsx') return 'clsx'
  return iconNames.has(name) && path.endsWith('.jsx') ? 'lucide-react' : null
}

/** Imports that lead nowhere, or ask for what is not exported. */
export function mendImports(app: AppCode, path: string): { done: string[]; left: string[] } {
  const result: { done: string[]; left: string[] } = { done: [], left: [] }
  for (const { name, local, from } of app.module(path) === null
    ? []
    : importsOf(app.module(path) ?? { path, text: '', program: { type: '', start: 0, end: 0 } })) {
    const module = app.module(path)
    const found =
      module === null ? undefined : importsOf(module).find((each) => each.local === local && each.from === from)
    if (module === null || found === undefined || name === '*') continue
    const { specifier, declaration } = found
    const replaceWhole = (text: string) => aloneOr(module, found, text)
    if (from === 'next/link' || from === 'react-router-dom' || from === 'next/navigation') {
      const wanted = /router|navigate|pathname/i.test(name) ? 'useRouter' : 'Link'
      app.patch(
        path,
        replaceWhole(`import { ${wanted}${wanted === local ? '' : ` as ${local}`} } from '@joinery/app-kit'`),
      )
      result.done.push(`import ${wanted} from the app kit in ${path}`)
      continue
    }
    if (from === 'lucide-react') {
      if (iconNames.has(name) || iconNames.has(name.replace(/Icon$/, ''))) continue
      const near = nearest(name.replace(/Icon$/, ''), iconNames)
      // Names that are not in the list may still be there: only what is near a known one is taken for a slip.
      if (near === null) continue
      app.patch(path, [
        { start: specifier.start, end: specifier.end, text: near === local ? near : `${near} as ${local}` },
      ])
      result.done.push(`use the icon ${near} for ${name} in ${path}`)
      continue
    }
    if (!/^(?:@\/|\.)/.test(from)) continue
    const target = resolveIn(app, path, from)
    if (target === null) {
      const other = fileFor(app, path, { from, name })
      if (other === null)
        result.left.push(`${path} imports ${from}, and there is no such file nor one that is called nearly so`)
      else {
        const source = child(declaration, 'source')
        if (source !== null) app.patch(path, [{ start: source.start, end: source.end, text: `'${other}'` }])
        result.done.push(`import ${name === 'default' ? local : name} from ${other} in ${path}`)
      }
      continue
    }
    const outcome = mendExport(app, { path, target, name, local, replaceWhole })
    if (outcome !== null) (outcome.isDone ? result.done : result.left).push(outcome.words)
  }
  return result
}

function aloneOr(
  module: Module,
  { declaration, specifier }: ReturnType<typeof importsOf>[number],
  line: string,
): Patch[] {
  const all = children(declaration, 'specifiers')
  if (all.length <= 1) return [{ start: declaration.start, end: declaration.end, text: line }]
  const at = all.indexOf(specifier)
  const next = all[at + 1]
  const [start, end] =
    next === undefined ? [all[at - 1]?.end ?? specifier.start, specifier.end] : [specifier.start, next.start]
  return [
    { start, end, text: '' },
    { start: declaration.end, end: declaration.end, text: `\n${line}` },
  ].filter(() => module.text !== '')
}

function stem(path: string): string {
  return (path.split('/').pop() ?? '').replace(/\.[jt]sx?$/, '')
}

function fileFor(app: AppCode, path: string, { from, name }: { from: string; name: string }): string | null {
  const modules = [...app.files.keys()].filter(
    (each) => /^web\/.*\.[jt]sx?$/.test(each) && each !== path && !/\/(?:page|layout|route)\.[jt]sx?$/.test(each),
  )
  const offers = modules.filter((each) => {
    const module = app.module(each)
    return (
      module !== null && (name === 'default' ? exportsOf(module).hasDefault : exportsOf(module).names.includes(name))
    )
  })
  const near = nearest(stem(from), modules.map(stem))
  const exact = modules.find((each) => stem(each) === stem(from))
  const chosen =
    exact ??
    (offers.length === 1
      ? offers[0]
      : (offers.find((each) => stem(each) === near) ?? modules.find((each) => stem(each) === near)))
  return chosen === undefined ? null : `@/${chosen.replace(/^web\//, '')}`
}

interface Wanted {
  path: string
  target: string
  name: string
  local: string
  replaceWhole: (text: string) => Patch[]
}

function mendExport(
  app: AppCode,
  { path, target, name, local, replaceWhole }: Wanted,
): { isDone: boolean; words: string } | null {
  const module = app.module(target)
  if (module === null) return null
  const { names, hasDefault } = exportsOf(module)
  if (name === 'default' ? hasDefault : names.includes(name)) return null
  const from = `@/${target.replace(/^web\//, '')}`
  const take = (words: string, text: string) => (app.patch(path, replaceWhole(text)) ? { isDone: true, words } : null)
  const own = name === 'default' ? local : name
  if (name === 'default' && names.includes(own))
    return take(`import ${own} by its name in ${path}`, `import { ${own} } from '${from}'`)
  const declared = children(module.program, 'body').find(
    (node) =>
      word(child(node, 'id')) === own || children(node, 'declarations').some((each) => word(child(each, 'id')) === own),
  )
  if (declared !== undefined) {
    const isDone = app.patch(target, [
      { start: declared.start, end: declared.start, text: name === 'default' ? 'export default ' : 'export ' },
    ])
    return isDone ? { isDone, words: `export ${own} from ${target}` } : null
  }
  if (name !== 'default' && hasDefault && names.length === 0)
    return take(`import ${own} as the default of ${target} in ${path}`, `import ${local} from '${from}'`)
  const near = nearest(own, names)
  if (near !== null)
    return take(
      `read ${own} as ${near} in ${path}`,
      `import { ${near}${near === local ? '' : ` as ${local}`} } from '${from}'`,
    )
  return { isDone: false, words: `${target} does not export ${own}, and nothing there is called nearly so` }
}
