// The code of an app while it is edited: parsed on demand, changed file by file.
import { routePatternOf } from '@joinery/contract/routes'

import { capitalize } from '../../understand/inflect.ts'
import { type Element, elementsOf, plainWords } from './elements.ts'
import { dropImports, type Module, parseModule, type Patch, patchText } from './syntax.ts'

/** What came of an order: what was done, in words that follow "I will"; or why it was not. */
export type Outcome = { done: string; sql?: string } | { refused: string }

export interface Page {
  path: string
  /** `/notes/[id]`. */
  address: string
  /** What people would call it. */
  name: string
}

export interface AppCode {
  /** Text of each file as it is now. */
  files: ReadonlyMap<string, string>
  /** Null where the file is missing or does not parse. */
  module(path: string): Module | null
  /** Elements of a module; none where it does not parse. */
  elements(path: string): Element[]
  pages: () => Page[]
  /** Paths of modules with JSX: the root layout, then pages by address, then components. */
  screens: () => string[]
  write(path: string, text: string): void
  remove(path: string): void
  /** Changes a module, and takes out imports that it no longer uses. False where the result would not parse. */
  patch(path: string, patches: readonly Patch[]): boolean
}

const pageShape = /^web\/app\/(?:(.+)\/)?page\.(?:jsx|tsx)$/

export function createAppCode(given: Readonly<Record<string, string>>): AppCode {
  const files = new Map(Object.entries(given))
  const parsed = new Map<string, { text: string; module: Module | null; elements: Element[] }>()
  const look = (path: string) => {
    const text = files.get(path)
    if (text === undefined || !/\.[jt]sx?$/.test(path)) return { module: null, elements: [] }
    const known = parsed.get(path)
    if (known?.text === text) return known
    const module = parseModule(path, text)
    const fresh = { text, module, elements: module === null ? [] : elementsOf(module) }
    parsed.set(path, fresh)
    return fresh
  }
  const pages = () => pagesOf([...files.keys()])
  return {
    files,
    module: (path) => look(path).module,
    elements: (path) => look(path).elements,
    pages,
    screens() {
      const own = pages().map(({ path }) => path)
      const rest = [...files.keys()].filter((path) => /^web\/.+\.[jt]sx$/.test(path) && !own.includes(path))
      return [...rest.filter(isLayout).sort(), ...own, ...rest.filter((path) => !isLayout(path)).sort()]
    },
    write: (path, text) => void files.set(path, text),
    remove: (path) => void files.delete(path),
    patch(path, patches) {
      const module = look(path).module
      if (module === null) return false
      const text = dropImports(module, patchText(module.text, patches))
      if (parseModule(path, text) === null) return false
      files.set(path, text)
      return true
    },
  }
}

function isLayout(path: string): boolean {
  return /\/layout\.[jt]sx$/.test(path)
}

/** The first page first, then by address. */
function pagesOf(paths: readonly string[]): Page[] {
  return paths
    .flatMap((path): Page[] => {
      const found = pageShape.exec(path)
      if (found === null) return []
      const address = routePatternOf(found[1] ?? '')
      return [{ path, address, name: nameOfAddress(address) }]
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

function nameOfAddress(address: string): string {
  const parts = address.split('/').filter((part) => part !== '' && !part.startsWith('['))
  return address === '/' ? 'Home' : capitalize(plainWords(parts.join(' ')))
}

/** The page that was meant: by its address, its name, or the words for the first one. */
export function findPage(app: AppCode, said: string): Page | null {
  const words = plainWords(said.replace(/\b(?:the|our|my|page|screen|view)\b/gi, ' '))
  const pages = app.pages()
  if (/^(?:home|first|main|front|start|landing|index|welcome)?$/.test(words))
    return pages.find(({ address }) => address === '/') ?? null
  const near = (name: string) => plainWords(name).replace(/s$/, '') === words.replace(/s$/, '')
  return (
    pages.find(({ address, name }) => !address.includes('[') && (near(name) || plainWords(address) === words)) ??
    pages.find(({ address }) =>
      near(address.split('/').findLast((part) => part !== '' && !part.startsWith('[')) ?? ''),
    ) ??
    pages.find(({ path }) => {
      const heading = app.elements(path).find(({ tag }) => tag === 'h1')
      return heading !== undefined && plainWords(heading.words) === words
    }) ??
    null
  )
}
