// Holds the shape of the house: who may import whom, how large things may be, what they may be called.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = import.meta.dirname

/** Floors: what each package may import of ours. `!type` = types only. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/agent': ['contract'],
  'packages/compiler': ['contract', 'app-kit'],
  'packages/runtime': ['contract'],
  'packages/data': ['contract'],
  'packages/app-kit': ['contract'],
  'packages/judge': ['contract'],
  'packages/domain': [
    'contract',
    'agent!type',
    'compiler!type',
    'runtime!type',
    'data!type',
    'judge!type',
    'data/schema',
  ],
  'packages/testkit': ['contract', 'domain', 'data', 'agent', 'compiler', 'runtime', 'judge'],
  'apps/server': ['contract', 'domain', 'agent', 'compiler', 'runtime', 'data', 'judge'],
  'apps/host': ['contract', 'domain', 'compiler!type', 'runtime!type'],
  'apps/web': ['contract'],
}

/** The composition root joins the two apps that know nothing of each other. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/start-installation.ts': ['host'],
  'apps/server/src/request-entry.ts': ['host'],
}

/** A room imports only earlier rooms, through their index.ts. */
const roomOrder = [
  'organizations',
  'models',
  'ledger',
  'safety',
  'projects',
  'instructions',
  'variables',
  'revisions',
  'sign-in',
  'uploads',
  'databases',
  'tasks',
  'public-sheet',
  'logs',
  'preview',
  'checks',
  'publish',
  'chat',
]

const bannedNames = new Set([
  'utils',
  'helpers',
  'common',
  'misc',
  'manager',
  'service',
  'base',
  'core',
  'types',
  'constants',
])
const limits = { file: 400, function: 100, component: 150 }

interface Import {
  specifier: string
  isTypeOnly: boolean
}

interface SourceFile {
  path: string
  text: string
  imports: Import[]
}

const files = ['apps', 'packages', 'e2e', 'bench', 'evals', 'scripts'].flatMap((folder) =>
  readSources(join(root, folder)),
)
const products = files.filter((file) => /^(apps|packages)\//.test(file.path) && !isTest(file.path))

function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return /^(node_modules|dist|fixtures|migrations)$/.test(entry.name) ? [] : readSources(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [readSource(path)] : []
  })
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map((each) => ({
    specifier: each.moduleRequest.value,
    isTypeOnly: each.entries.length > 0 && each.entries.every((entry) => entry.isType),
  }))
  const reexports = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [{ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType }],
    ),
  )
  return { path: relative(root, path).replaceAll('\\', '/'), text, imports: [...imports, ...reexports] }
}

function isTest(path: string): boolean {
  return /\.(test|suite)\.tsx?$/.test(path) || path.startsWith('packages/testkit/')
}

function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function resolveOwn(file: SourceFile, specifier: string): string {
  return relative(root, resolve(root, dirname(file.path), specifier)).replaceAll('\\', '/')
}

test('every import keeps to its floor', () => {
  const broken = products.flatMap((file) =>
    file.imports.flatMap(({ specifier, isTypeOnly }) => {
      if (!specifier.startsWith('@joinery/')) return []
      const wanted = specifier.slice('@joinery/'.length)
      const name = wanted.split('/')[0] ?? ''
      const allowed = [...(floors[packageOf(file.path)] ?? []), ...(exceptions[file.path] ?? [])]
      const fits =
        allowed.includes(name) || allowed.includes(wanted) || (isTypeOnly && allowed.includes(`${name}!type`))
      return fits ? [] : [`${file.path} imports ${specifier}`]
    }),
  )
  expect(broken).toEqual([])
})

test('nobody reaches into another package by a relative path', () => {
  const broken = files.flatMap((file) =>
    file.imports
      .filter(
        ({ specifier }) => specifier.startsWith('.') && packageOf(resolveOwn(file, specifier)) !== packageOf(file.path),
      )
      .filter(() => /^(apps|packages)\//.test(file.path))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  )
  expect(broken).toEqual([])
})

test('a room imports only earlier rooms, through their index', () => {
  const broken = products
    .filter((file) => file.path.startsWith('packages/domain/src/'))
    .flatMap((file) => {
      const room = file.path.split('/')[3] ?? ''
      return file.imports.flatMap(({ specifier }) => {
        if (!specifier.startsWith('.')) return []
        const target = resolveOwn(file, specifier)
        const targetRoom = target.split('/')[3] ?? ''
        if (targetRoom === room || !roomOrder.includes(targetRoom)) return []
        if (!roomOrder.includes(room)) return [`${file.path} is outside the rooms and imports ${target}`]
        const isEarlier = roomOrder.indexOf(targetRoom) < roomOrder.indexOf(room)
        const isFace = target.endsWith(`/${targetRoom}/index.ts`)
        return isEarlier && isFace ? [] : [`${file.path} imports ${target}`]
      })
    })
  expect(broken).toEqual([])
})

test('features of the web app do not know each other; only src/app combines them', () => {
  const broken = products
    .filter((file) => /^apps\/web\/src\/(features|ui|api)\//.test(file.path))
    .flatMap((file) => {
      const [, , , floor = '', room = ''] = file.path.split('/')
      return file.imports.flatMap(({ specifier }) => {
        if (!specifier.startsWith('.')) return []
        const [, , , targetFloor = '', targetRoom = ''] = resolveOwn(file, specifier).split('/')
        const isOwn = targetFloor === floor && (floor !== 'features' || targetRoom === room)
        const isBelow =
          (floor === 'features' && ['ui', 'api', 'messages'].includes(targetFloor)) || targetFloor === 'messages'
        return isOwn || isBelow ? [] : [`${file.path} imports ${specifier}`]
      })
    })
  expect(broken).toEqual([])
})

test('SQL of the domain stands only in queries files', () => {
  const broken = products
    .filter((file) => file.path.startsWith('packages/domain/') && !file.path.endsWith('-queries.ts'))
    .flatMap((file) =>
      file.imports
        .filter(
          ({ specifier, isTypeOnly }) => !isTypeOnly && /^(drizzle-orm|pg|@joinery\/data\/schema)/.test(specifier),
        )
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    )
  expect(broken).toEqual([])
})

test('there are no import cycles', () => {
  const byPath = new Map(products.map((file) => [file.path, file]))
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []

  function visit(path: string, trail: readonly string[]): void {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    const file = byPath.get(path)
    for (const { specifier, isTypeOnly } of file?.imports ?? []) {
      if (file !== undefined && !isTypeOnly && specifier.startsWith('.'))
        visit(resolveOwn(file, specifier), [...trail, path])
    }
    state.set(path, 'done')
  }

  for (const path of byPath.keys()) visit(path, [])
  expect(cycles).toEqual([])
})

test('only config.ts reads the environment', () => {
  const broken = products
    .filter(
      (file) =>
        /process\.env\b/.test(file.text) &&
        !/^apps\/server\/src\/(config|main|restore-main|supervisor-main)\.ts$/.test(file.path) &&
        // Configuration of a tool is no part of the running product.
        !file.path.endsWith('.config.ts'),
    )
    .map((file) => file.path)
  expect(broken).toEqual([])
})

test('files are kebab-case, name the thing, and stay within 400 lines', () => {
  const broken = files.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    const stem = name.replace(/\..*$/, '')
    const lines = text.split('\n').length - 1
    return [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name) ? [] : [`${path}: not kebab-case`]),
      ...(bannedNames.has(stem) ? [`${path}: names nothing`] : []),
      ...(lines <= limits.file ? [] : [`${path}: ${lines} lines`]),
    ]
  })
  expect(broken).toEqual([])
})

test('functions stay within 100 lines, components within 150', () => {
  const broken = files.flatMap((file) => {
    if (file.path.endsWith('.mjs')) return []
    const starts = lineStarts(file.text)
    const found: string[] = []
    walk(parseSync(file.path, file.text).program, (node, name) => {
      const length = lineAt(starts, node.end) - lineAt(starts, node.start) + 1
      const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name)
      if (length > (isComponent ? limits.component : limits.function))
        found.push(`${file.path}: ${name || 'a function'} has ${length} lines`)
    })
    return found
  })
  expect(broken).toEqual([])
})

interface FunctionNode {
  start: number
  end: number
}

function walk(value: unknown, visit: (node: FunctionNode, name: string) => void, name = ''): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit, name)
    return
  }
  if (!isRecord(value)) return
  const ownName = nameOf(value) ?? name
  if (
    typeof value['type'] === 'string' &&
    /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value['type'])
  ) {
    visit({ start: Number(value['start']), end: Number(value['end']) }, ownName)
  }
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object' && child !== null)
      walk(child, visit, key === 'init' || key === 'value' ? ownName : '')
  }
}

function nameOf(node: Record<string, unknown>): string | undefined {
  const id = node['id'] ?? node['key']
  return isRecord(id) && typeof id['name'] === 'string' ? id['name'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let line = 0
  while ((starts[line + 1] ?? Infinity) <= offset) line++
  return line
}
