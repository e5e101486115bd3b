import { afterEach, expect, test, vi } from 'vitest'

import { sql } from './server.ts'

interface Sent {
  statements: { text: string; params: unknown[] }[]
}

/** Stands in for the gateway outside the sandbox. */
function answerWith(answer: unknown) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    return Promise.resolve(Response.json(answer))
  })
  return sent
}
const twoRows = { ok: true, results: [{ rows: [{ id: 1 }, { id: 2 }], rowCount: 2 }] }

afterEach(() => void vi.unstubAllGlobals())

test('values become parameters, never text', async () => {
  const sent = answerWith(twoRows)
  const name = "x'; drop table notes; --"
  expect(await sql`select * from notes where name = ${name} and done = ${undefined}`).toEqual([{ id: 1 }, { id: 2 }])
  expect(sent[0]?.statements).toEqual([
    { text: 'select * from notes where name = $1 and done = $2', params: [name, null] },
  ])
})

test('a statement inside a statement keeps its parameters in order', async () => {
  const sent = answerWith(twoRows)
  const open = sql`done = ${false} and owner = ${'ada'}`
  await sql`select * from notes where id > ${7} and ${open} limit ${10}`
  expect(sent[0]?.statements).toEqual([
    { text: 'select * from notes where id > $1 and done = $2 and owner = $3 limit $4', params: [7, false, 'ada', 10] },
  ])
})

test('a statement handed to a transaction runs once, with the others', async () => {
  const sent = answerWith({ ok: true, results: [{ rows: [] }, { rows: [{ id: 3 }] }] })
  expect(
    await sql.transaction([sql`delete from notes`, sql('insert into notes values ($1) returning id', [3])]),
  ).toEqual([[], [{ id: 3 }]])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.statements).toHaveLength(2)
})

test('what the database refuses is an error with its code, place and hint', async () => {
  const details = { hint: 'Perhaps “note”.', position: 15 }
  answerWith({ ok: false, code: '42P01', message: 'relation "notes" does not exist', ...details })
  await expect(sql`select * from notes`).rejects.toMatchObject({
    code: '42P01',
    message: 'relation "notes" does not exist',
    hint: 'Perhaps “note”.',
    position: 15,
  })
})

test('a transaction says how isolated it is, needs statements that have not run, and may be empty', async () => {
  const sent = answerWith({ ok: true, results: [{ rows: [] }] })
  await sql.transaction([sql`delete from notes`], { isolation: 'serializable' })
  expect(sent).toMatchObject([{ isolation: 'serializable' }])
  expect(await sql.transaction([])).toEqual([])
  const rows: unknown = await sql`select 1`
  // @ts-expect-error: what JavaScript lets pass
  await expect(sql.transaction([rows])).rejects.toThrow('were not awaited')
})
