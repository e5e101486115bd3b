// Forms of apps over HTTP, and what the builder then shows of them.
import { exportSheet, listSheetRows, listSheets, removeSheetRows } from '@joinery/domain/public-sheet'
import { asStranger, seedProject } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { startUploadHost, type UploadHost } from '../uploads/fixtures/upload-host.ts'

const faults: unknown[] = []
const all = { limit: 100, offset: 0 }
let started: UploadHost

beforeAll(async () => {
  started = await startUploadHost((error) => faults.push(error))
}, 60_000)

async function seedApp(): Promise<string> {
  return (await seedProject(started.ctx)).projectGroupId
}

async function send(app: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await started.host.ask(app, '/api/public-sheet', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const result: unknown = JSON.parse(answer.body.toString())
  return { status: answer.status, headers: answer.headers, result }
}

test('a form is kept as it was sent, and shown in the order of its fields, the newest first', async () => {
  const app = await seedApp()
  const first = await send(app, { sheetId: 'contact', formData: { name: 'Ines', topics: 'bread,cake', age: 41 } })
  expect([first.status, first.result]).toEqual([200, { success: true, message: 'Saved.' }])
  await send(app, { sheetId: 'contact', formData: { name: 'Omar', phone: '', news: true, topics: ['a', 'b'] } })
  const place = { projectGroupId: app, environment: 'main' as const }
  const { sheets } = await listSheets(started.ctx, place)
  expect(sheets).toMatchObject([
    { sheetId: 'contact', rowCount: 2, columns: ['name', 'topics', 'age', 'phone', 'news'] },
  ])
  const { rows, total } = await listSheetRows(started.ctx, { ...place, sheetId: 'contact', ...all })
  expect([total, rows.map(({ values }) => values)]).toEqual([
    2,
    [
      ['Omar', 'a,b', null, '', 'true'],
      ['Ines', 'bread,cake', '41', null, null],
    ],
  ])
  expect(await listSheets(started.ctx, { ...place, environment: 'development' })).toEqual({ sheets: [] })
  expect(started.ctx.emittedFacts).toContain(`database ${app}`)
})

test('a button pressed twice keeps one row; the same words a minute later are a new one', async () => {
  const app = await seedApp()
  const form = { sheetId: 'order', formData: { item: 'rye' } }
  const answers = await Promise.all([send(app, form), send(app, form), send(app, form)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const key = { projectGroupId: app, environment: 'main' as const, sheetId: 'order' }
  expect((await listSheetRows(started.ctx, { ...key, ...all })).total).toBe(1)
  await started.ctx.database.pool.query("update public_sheet_row set created_at = now() - interval '2 minutes'")
  await send(app, form)
  expect((await listSheetRows(started.ctx, { ...key, ...all })).total).toBe(2)
})

test('what is no flat form is refused and said', async () => {
  const app = await seedApp()
  const bodies = [
    '{',
    'null',
    '{}',
    { sheetId: 'x' },
    { sheetId: '', formData: { a: 1 } },
    { sheetId: 'x', formData: {} },
    { sheetId: 'x', formData: { a: { b: 1 } } },
    { sheetId: 'x'.repeat(101), formData: { a: '1' } },
    { sheetId: 'x', formData: { a: 'y'.repeat(10_001) } },
    { sheetId: 'x', formData: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, '1'])) },
  ]
  for (const body of bodies) {
    const { status, result } = await send(app, body)
    expect([status, result], JSON.stringify(body).slice(0, 60)).toMatchObject([400, { success: false }])
  }
  expect((await send(app, ' '.repeat(300_000))).status).toBe(413)
  expect((await send(app, { sheetId: 'x', formData: { a: '1' } }, { origin: 'http://evil.test' })).status).toBe(403)
})

test('characters that Postgres does not take, and names that objects have, are only text', async () => {
  const app = await seedApp()
  const sent = await send(
    app,
    String.raw`{"sheetId":"odd","formData":{"__proto__":"p","constructor":"c","half":"\ud800","zero":"a\u0000b"}}`,
  )
  expect(sent.status).toBe(200)
  const key = { projectGroupId: app, environment: 'main' as const, sheetId: 'odd' }
  const { columns, rows } = await listSheetRows(started.ctx, { ...key, ...all })
  const named = Object.fromEntries(columns.map((column, index) => [`_${column}`, rows[0]?.values[index]]))
  expect(named).toMatchObject({ _constructor: 'c', _half: '\uFFFD', _zero: 'ab' })
})

test('a visitor who sends without end is slowed down, and others are not', async () => {
  const [app, other] = [await seedApp(), await seedApp()]
  const statuses: number[] = []
  for (let index = 0; index < 25; index += 1) {
    statuses.push((await send(app, { sheetId: 'spam', formData: { index } })).status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  const refused = await send(app, { sheetId: 'spam', formData: { last: 1 } })
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await send(other, { sheetId: 'calm', formData: { a: 1 } })).status).toBe(200)
})

/** Ninety fields, numbered from `at`. */
const many = (at: number) => Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`f${at + index}`, '1']))

test('a full sheet, too many sheets and too many fields are refused, and what is there stays', async () => {
  const app = await seedApp()
  const { pool } = started.ctx.database
  await send(app, { sheetId: 'full', formData: { a: 1 } })
  await pool.query('update public_sheet set row_count = 10000 where project_group_id = $1', [app])
  expect((await send(app, { sheetId: 'full', formData: { a: 2 } })).status).toBe(507)
  expect((await send(app, { sheetId: 'wide', formData: many(0) })).status).toBe(200)
  expect((await send(app, { sheetId: 'wide', formData: many(90) })).status).toBe(200)
  expect((await send(app, { sheetId: 'wide', formData: many(180) })).status).toBe(400)
  await pool.query(
    `insert into public_sheet (project_group_id, environment, sheet_id, columns, row_count)
     select $1, 'main', 'made' || n, '[]', 0 from generate_series(1, 98) n`,
    [app],
  )
  expect((await send(app, { sheetId: 'one more', formData: { a: 1 } })).status).toBe(507)
  expect((await send(app, { sheetId: 'wide', formData: { f1: 'still' } })).status).toBe(200)
})

test('a sheet comes as CSV, the oldest first, with nothing that a spreadsheet would run', async () => {
  const app = await seedApp()
  await send(app, { sheetId: 'csv', formData: { name: 'Ines, "the baker"', note: '=1+1' } })
  await send(app, { sheetId: 'csv', formData: { name: 'Omar\nAziz', note: '@sum' } })
  let text = ''
  const key = { projectGroupId: app, environment: 'main' as const, sheetId: 'csv' }
  for await (const piece of await exportSheet(started.ctx, key)) text += piece
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFreceived_at,name,note')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,"Ines, ""the baker""",'=1\+1$/)
  expect(lines[2]).toMatch(/Z,"Omar\nAziz",'@sum$/)
})

test('rows go one by one or all together; strangers and viewers cannot', async () => {
  const { ctx } = started
  const app = await seedApp()
  for (const name of ['a', 'b', 'c']) await send(app, { sheetId: 'gone', formData: { name } })
  const key = { projectGroupId: app, environment: 'development' as const, sheetId: 'gone' }
  await ctx.database.pool.query("update public_sheet set environment = 'development' where sheet_id = 'gone'")
  await ctx.database.pool.query("update public_sheet_row set environment = 'development' where sheet_id = 'gone'")
  const stranger = await asStranger(ctx)
  for (const attempt of [
    () => listSheets(stranger, key),
    () => listSheetRows(stranger, { ...key, ...all }),
    () => removeSheetRows(stranger, key),
    () => exportSheet(stranger, key),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ kind: 'not_found', code: 'projects.not_found' })
  }
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  const { rows } = await listSheetRows(viewer, { ...key, ...all })
  await expect(removeSheetRows(viewer, key)).rejects.toMatchObject({ kind: 'forbidden' })
  const editor = { ...ctx, actor: { ...ctx.actor, role: 'EDITOR' as const } }
  await expect(listSheets(editor, { ...key, environment: 'main' })).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await removeSheetRows(editor, { ...key, rowIds: [rows[0]?.id ?? 0] })).toEqual({ removed: 1 })
  expect((await listSheetRows(viewer, { ...key, ...all })).total).toBe(2)
  expect(await removeSheetRows(editor, key)).toEqual({ removed: 2 })
  expect(await listSheets(viewer, key)).toEqual({ sheets: [] })
})

test('nothing of this was a fault of ours', () => expect(faults).toEqual([]))
