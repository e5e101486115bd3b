import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { FileTree } from '@joinery/contract/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Compiler } from './compiler.ts'
import { createCompiler } from './create-compiler.ts'
import { notesApp } from './fixtures/notes-app.ts'
import { testCacheDir } from './fixtures/test-cache-dir.ts'
import { locateServerError } from './locate-server-error.ts'

const counterFile = 'web/components/counter.jsx'
let folder: string
let compiler: Compiler

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-bundles-'))
  compiler = await createCompiler({ cacheDir: testCacheDir })
  // The first run on a machine builds the catalogue.
  await compiler.check(notesApp)
})
afterAll(async () => {
  await compiler.close()
  await rm(folder, { recursive: true, force: true })
})

async function check(changes: FileTree) {
  const diagnostics = await compiler.check({ ...notesApp, ...changes })
  return diagnostics.map(({ code, file, line, column }) => [code, file, line, column])
}

describe('check', () => {
  test('an app that is in order has no diagnostics', async () => {
    expect(await compiler.check(notesApp)).toEqual([])
  })

  test('a package outside the catalogue, a missing file and a missing export are named with their place', async () => {
    const code = `import axios from 'axios'\nimport { Nope } from 'lucide-react'\nimport gone from './gone'\nexport const Counter = () => null\n`
    expect(await check({ [counterFile]: code })).toEqual([
      ['compile.unknown_package', counterFile, 1, 19],
      ['compile.missing_export', counterFile, 2, 22],
      ['compile.unresolved_import', counterFile, 3, 18],
    ])
  })

  test('the message for an unknown package names the catalogue', async () => {
    const [found] = await compiler.check({
      ...notesApp,
      [counterFile]: "import 'axios'\nexport const Counter = () => null",
    })
    expect(found?.message).toContain('lucide-react')
  })

  test('server code in a component is refused', async () => {
    const code = `import { sql } from '@joinery/app-kit/server'\nexport const Counter = () => sql\n`
    expect(await check({ [counterFile]: code })).toEqual([['compile.server_only_import', counterFile, 1, 21]])
  })

  test('an app needs a layout and a first page, and pages a default export', async () => {
    expect((await compiler.check({ 'web/app/about/page.jsx': 'export const a = 1' })).map(({ code }) => code)).toEqual([
      'compile.missing_layout',
      'compile.missing_page',
      'compile.missing_default_export',
    ])
  })

  test('a layout must not draw the document, and a page must not be async', async () => {
    const layout = '// not <html>\nexport default ({ children }) => (\n  <html><body>{children}</body></html>\n)'
    expect(await check({ 'web/app/layout.jsx': layout })).toEqual([
      ['compile.document_element', 'web/app/layout.jsx', 3, 3],
    ])
    const page = 'export default async function Page() {\n  return null\n}\n'
    expect(await check({ 'web/app/about/page.jsx': page })).toEqual([
      ['compile.async_component', 'web/app/about/page.jsx', 1, 1],
    ])
  })

  test('an unknown font is a warning, an unknown class in @apply an error', async () => {
    const tokens = JSON.stringify({ fonts: { display: 'Comic Sans' } })
    const found = await compiler.check({
      ...notesApp,
      'design/tokens.json': tokens,
      'web/app/x.css': '.x { @apply nope-9 }',
    })
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['design.unknown_font', 'warning'],
      ['compile.css', 'error'],
    ])
  })

  test('a module that crashes the native compiler is refused and the others compile', async () => {
    const deep = `export const x = ${'('.repeat(50_000)}1${')'.repeat(50_000)}`
    expect(await check({ 'web/lib/deep.js': deep })).toEqual([
      ['compile.syntax', 'web/lib/deep.js', undefined, undefined],
    ])
    expect(await check({ 'web/lib/fine.js': 'export const x = 1' })).toEqual([])
  })
})

describe('a preview session', () => {
  test('an update carries only what changed, and a broken module is left out', async () => {
    const session = await compiler.openSession(notesApp)
    const good = await session.update([{ path: counterFile, content: `${notesApp[counterFile]}// more\n` }])
    expect(good).toMatchObject({
      version: 2,
      diagnostics: [],
      payload: { modules: [{ path: counterFile }], css: null },
    })
    const broken = await session.update([{ path: counterFile, content: 'export const =' }])
    expect(broken).toMatchObject({ version: 3, payload: { modules: [], removed: [] } })
    expect(broken.diagnostics[0]).toMatchObject({ file: counterFile, line: 1 })
    session.close()
  })

  test('server files never reach the page', async () => {
    const session = await compiler.openSession(notesApp)
    const { html } = await session.renderDocument({ pathname: '/', page: null, builderOrigin: '' })
    expect(html).not.toContain('page.server.js')
    expect(html).not.toContain('select * from notes')
    session.close()
  })

  test('data cannot end the script element that holds it', async () => {
    const session = await compiler.openSession(notesApp)
    const page = { status: 200, data: { notes: [{ id: 1, text: '</script><script>alert(1)</script>' }] } }
    const { html } = await session.renderDocument({ pathname: '/', page, builderOrigin: '' })
    expect(html).not.toContain('<script>alert')
    session.close()
  })

  test('an unknown path is a 404 and routes are listed with the first page first', async () => {
    const session = await compiler.openSession(notesApp)
    expect((await session.renderDocument({ pathname: '/nope', page: null, builderOrigin: '' })).status).toBe(404)
    expect(session.routes.map(({ path }) => path)).toEqual(['/', '/about', '/notes/[id]'])
    expect([session.needsData('/'), session.needsData('/about'), session.needsData('/notes/4')]).toEqual([
      true,
      false,
      true,
    ])
    session.close()
  })

  test('the server bundle is built once per content of the server files', async () => {
    const session = await compiler.openSession(notesApp)
    const first = await session.buildServer()
    await session.update([{ path: counterFile, content: `${notesApp[counterFile]}// more\n` }])
    expect(await session.buildServer()).toBe(first)
    await session.update([{ path: 'web/app/page.server.js', content: 'export const load = () => 1' }])
    expect(await session.buildServer()).not.toBe(first)
    session.close()
  })
})

describe('bundles', () => {
  test('the server bundle of a preview answers data and API requests', async () => {
    const session = await compiler.openSession(notesApp)
    const build = await session.buildServer()
    session.close()
    if (!build.ok) throw new Error(JSON.stringify(build.diagnostics))
    const answers = await ask(build.bundle.code, [
      { path: '/_joinery/data?path=/notes/3' },
      { path: '/_joinery/data?path=/notes/404' },
      { path: '/_joinery/data?path=/notes/old' },
      { path: '/api/notes', method: 'POST', body: '{"a":1}' },
      { path: '/api/notes', method: 'DELETE' },
      { path: '/api/nope' },
    ])
    expect(answers.slice(0, 3).map(({ text }): unknown => JSON.parse(text))).toEqual([
      { status: 200, data: { text: 'Note number 3' } },
      { status: 404, data: null },
      { status: 302, data: null, redirect: '/notes/1' },
    ])
    expect(answers.slice(3).map(({ status }) => status)).toEqual([201, 405, 404])
  })

  test('an error of server code is traced to its line', async () => {
    const session = await compiler.openSession(notesApp)
    const build = await session.buildServer()
    session.close()
    if (!build.ok) throw new Error(JSON.stringify(build.diagnostics))
    const [answer] = await ask(build.bundle.code, [{ path: '/_joinery/data?path=/notes/broken' }], 'development')
    const page: { error: { message: string; stack: string } } = JSON.parse(answer?.text ?? '')
    const found = locateServerError({ ...page.error, map: build.bundle.map })
    expect(found).toMatchObject({ message: 'broken on purpose', file: 'web/app/notes/[id]/page.server.js', line: 5 })
  })

  test('a published app renders documents, hides its faults and is the same when built again', async () => {
    const build = await compiler.buildApp({ files: notesApp })
    if (!build.ok) throw new Error(JSON.stringify(build.diagnostics))
    const [home, missing, broken, unknown] = await ask(
      build.server.code,
      ['/', '/notes/404', '/notes/broken', '/zip'].map((path) => ({ path })),
    )
    expect(home).toMatchObject({ status: 200, text: expect.stringContaining('<title>Notes</title>') })
    expect(home?.text).toContain('milk &lt;/script&gt;')
    expect([missing?.status, broken?.status, unknown?.status]).toEqual([404, 500, 404])
    expect(broken?.text).not.toContain('broken on purpose')

    const paths = build.assets.map(({ path }) => path)
    const referred = [...(home?.text ?? '').matchAll(/\/_joinery\/assets\/[\w.-]+/g)].map(([path]) => path)
    expect(referred.length).toBeGreaterThan(2)
    expect(paths).toEqual(expect.arrayContaining(referred))
    expect(build.routes).toContainEqual({ pattern: '/about', hasServerData: false })
    expect(await compiler.buildApp({ files: notesApp })).toMatchObject({ hash: build.hash })
  })

  test('an app that does not compile is not built', async () => {
    const build = await compiler.buildApp({ files: { ...notesApp, [counterFile]: 'export const =' } })
    expect(build).toMatchObject({ ok: false, diagnostics: [{ file: counterFile }] })
  })
})

interface Question {
  path: string
  method?: string
  body?: string
}

/** Runs a server bundle in a process of its own and asks it. */
async function ask(code: string, questions: Question[], mode = 'main'): Promise<{ status: number; text: string }[]> {
  const file = join(folder, `bundle-${mode}-${questions.length}.mjs`)
  const script = `
    import app from ${JSON.stringify(file)}
    console.error = () => {}
    const answers = []
    for (const { path, ...init } of ${JSON.stringify(questions)}) {
      const response = await app.fetch(new Request('http://app.test' + path, init), { ENVIRONMENT: ${JSON.stringify(mode)} }, {})
      answers.push({ status: response.status, text: await response.text() })
    }
    process.stdout.write(JSON.stringify(answers))`
  await writeFile(file, code)
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const answers: { status: number; text: string }[] = JSON.parse(stdout)
  return answers
}
