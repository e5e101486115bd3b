import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

import { createMemoryProject, createMemoryTurn, filesOf, type MemoryTurnOptions } from '../fake-turn.ts'
import { limitsOf } from '../models/model-table.ts'
import { runTurn } from '../run-turn.ts'
import { createOfflineModel } from './index.ts'

const blank = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  'web/app/page.jsx': 'export default function Page() { return <h1>Nothing</h1> }\n',
  'design/tokens.json': '{}\n',
}
const settings = {
  selected: { name: 'offline', model: createOfflineModel(), limits: limitsOf('offline') },
  callLimits: { timeouts: { firstChunkMs: 1_000, chunkMs: 1_000 }, maxAttempts: 1, backOffMs: 1 },
}

function check(files: FileTree): Diagnostic[] {
  return Object.entries(files)
    .filter(([path, text]) => /\.jsx?$/.test(path) && parseSync(path, text).errors.length > 0)
    .map(([file]) => ({ severity: 'error', code: 'compile.syntax', message: 'Unexpected token', file, line: 1 }))
}

/** One message to a project with these files: through the real loop and the real tools. */
async function send(files: FileTree, request: string, options: MemoryTurnOptions = {}) {
  const sql: string[] = []
  const project = createMemoryProject(files)
  const turn = createMemoryTurn(project, {
    request,
    check,
    sql(text) {
      sql.push(text)
      return { ok: true, results: [] }
    },
    ...options,
  })
  const outcome = await runTurn(settings, turn)
  const words = project.events.flatMap((event) => (event.type === 'text.delta' ? [event.text] : [])).join('')
  return { outcome, files: filesOf(project, outcome.tree), name: project.name, sql, words, project }
}

const sentence =
  'A plant watering log with plant name, room, last watered date and a notes field, dark green background and cream cards, called Fernwatch'

test('a sentence becomes an app in two steps', async () => {
  const { outcome, files, name, sql, words, project } = await send(blank, sentence)

  expect(outcome.end).toBe('finished')
  expect(name).toBe('Fernwatch')
  expect(words).toMatch(/Fernwatch.*plant name \(text, required\).*last watered date \(date\).*fixed rules/)
  expect(files['database/schema.sql']).toContain('create table plants')
  expect(JSON.parse(files['design/tokens.json'] ?? '').colors).toMatchObject({
    background: '#006400',
    surface: '#fffdd0',
  })
  expect(sql).toHaveLength(2)
  expect(project.events.filter((event) => event.type === 'step.started')).toHaveLength(2)
})

test('an app that begins without rows, or keeps nothing, sends no empty statement', async () => {
  const form = await send(blank, 'landing page for a boxing gym, people leave name and phone for a free trial')
  const stopwatch = await send(blank, 'a stopwatch')

  expect(form.sql).toHaveLength(1)
  expect(stopwatch.sql.every((sql) => sql !== '')).toBe(true)
  expect(`${form.words} ${stopwatch.words}`).not.toContain('did not take')
})

test('a field is added to the table, the form and the pages; rows stay', async () => {
  const built = await send(blank, sentence)
  const { outcome, files, sql } = await send(built.files, 'add a phone number and a price')

  expect(outcome.end).toBe('finished')
  expect(sql).toEqual([
    'alter table plants add column if not exists phone_number text;\nalter table plants add column if not exists price numeric(12, 2);',
  ])
  expect(files['web/components/plant-form.jsx']).toContain('name="phone_number"')
  expect(files['web/lib/plants-table.js']).toContain('price::float8')
})

test('a change of colour touches tokens, brief and brightness only', async () => {
  const built = await send(blank, sentence)
  const { files, sql } = await send(built.files, 'yellow background with navy buttons')

  const changed = Object.keys(files).filter((path) => files[path] !== built.files[path])
  // From dark to light the page also tells the browser so: its own controls follow.
  expect(changed.sort()).toEqual(['design/brief.json', 'design/tokens.json', 'web/app/layout.jsx'])
  expect(JSON.parse(files['design/tokens.json'] ?? '').colors).toMatchObject({
    background: '#ffff00',
    surface: '#fffdd0',
    primary: '#000080',
  })
  expect(sql).toEqual([])
})

test('a heading changed by hand stays when a field is added', async () => {
  const { files: built } = await send(blank, sentence)
  const page = built['web/app/[id]/page.jsx'] ?? ''
  const mine = { ...built, 'web/app/[id]/page.jsx': page.replace('All plants', 'Back to my jungle') }

  const { files } = await send(mine, 'add a price')

  expect(files['web/app/[id]/page.jsx']).toContain('Back to my jungle')
  expect(files['web/app/[id]/page.jsx']).toContain('plant.price')
})

test('a file rewritten by hand is left alone and named', async () => {
  const { files: built } = await send(blank, sentence)
  const rewritten = 'export function PlantForm() { return null }\n'

  const { outcome, files } = await send({ ...built, 'web/components/plant-form.jsx': rewritten }, 'add a price')

  expect(files['web/components/plant-form.jsx']).toBe(rewritten)
  expect(outcome.summary).toContain('web/components/plant-form.jsx')
})

test('a migration that the database refuses leaves every file as it was', async () => {
  const built = await send(blank, sentence)
  const { files, words } = await send(built.files, 'add a price', {
    sql: () => ({ ok: false, code: '42P01', message: 'relation "plants" does not exist' }),
  })

  expect(files).toEqual(built.files)
  expect(words).toContain('relation "plants" does not exist')
})

test.each(['hello', 'build a chess game', 'write me a poem about the sea'])(
  '%s: says what it can do and changes nothing',
  async (request) => {
    const { outcome, files, words } = await send(blank, request)
    expect(outcome.end).toBe('answered')
    expect(files).toEqual(blank)
    expect(words).toMatch(/What I can build.*Nothing was changed\./)
  },
)

test.each([
  'send me a reminder by SMS',
  'thanks!',
  'why is the sky blue',
  'Build a recipe app with title and ingredients',
])('in an app, %s: says what it can change and changes nothing', async (request) => {
  const built = await send(blank, sentence)
  const { outcome, files, words } = await send(built.files, request)
  expect(outcome.end).toBe('answered')
  expect(files).toEqual(built.files)
  expect(words).toMatch(/What I can change.*Nothing was changed\./)
})

test('an app that somebody else built is not written over', async () => {
  const theirs = { ...blank, 'web/components/cart.jsx': 'export function Cart() { return null }\n' }
  const { files, words } = await send(theirs, 'a to-do list')
  expect(files).toEqual(theirs)
  expect(words).toContain('not started by the offline builder')
})

test('edits follow one another', async () => {
  let { files } = await send(blank, 'a to-do list')
  for (const request of [
    'add a priority (low, medium, high)',
    'make it playful',
    'show it as a table',
    'call it Nextly',
    'remove the notes',
    'dark purple background',
  ])
    files = (await send(files, request)).files

  expect(files['web/app/layout.jsx']).toContain("title: 'Nextly'")
  expect(files['web/components/task-list.jsx']).toContain('<table')
  expect(files['web/components/task-form.jsx']).not.toContain('name="notes"')
  expect(check(files)).toEqual([])
})

test('undo brings the version before back, tables and name in line with it', async () => {
  const built = await send(blank, sentence)
  const edited = await send(built.files, 'make the room a number and call it Thirsty')
  const project = createMemoryProject(edited.files)
  const older = createMemoryProject(built.files)
  for (const [hash, text] of older.blobs) project.blobs.set(hash, text)
  const sql: string[] = []
  const turn = createMemoryTurn(project, {
    request: 'No, undo that.',
    check,
    earlier: { number: 2, message: 'Fernwatch', tree: older.base },
    sql(text) {
      sql.push(text)
      return { ok: true, results: [] }
    },
  })
  const outcome = await runTurn(settings, turn)

  expect(outcome.end).toBe('finished')
  expect(filesOf(project, outcome.tree)).toEqual(built.files)
  expect(sql.join('\n')).toContain('alter column room type text')
  expect(project.name).toBe('Fernwatch')
  expect(outcome.summary).toContain('as it was in version 2')
  expect(project.events).toContainEqual(
    expect.objectContaining({ type: 'tool.finished', title: 'Went back one version' }),
  )
})

test('sign-in is added to an app that has rows', async () => {
  const built = await send(blank, sentence)
  const { outcome, files, sql } = await send(built.files, 'add a login, each user sees only their own plants')

  expect(outcome.end).toBe('finished')
  expect(sql.join('\n')).toContain('add column if not exists user_id text references user_accounts (id)')
  expect(files['web/lib/plants-table.js']).toContain('where user_id = $1')
  expect(files['web/components/account-links.jsx']).toContain('/account/signup')
  expect(check(files)).toEqual([])
})

test('comments, export and a contact form come by a sentence', async () => {
  const built = await send(blank, sentence)
  const { files, sql } = await send(built.files, 'add comments, CSV export and a contact form')

  expect(sql.join('\n')).toMatch(/create table if not exists messages[^]*create table if not exists comments/)
  for (const path of ['web/components/comments.jsx', 'web/app/api/plants/csv/route.js', 'web/app/contact/page.jsx'])
    expect(Object.keys(files)).toContain(path)
  expect(check(files)).toEqual([])
})
