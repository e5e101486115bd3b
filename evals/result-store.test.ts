import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { result } from './example-results.ts'
import { promptEntrySchema } from './prompts-file.ts'
import { hashEntry, openResultStore } from './result-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-results-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const entry = promptEntrySchema.parse({
  id: 'plant-log',
  prompt: 'A plant log',
  acceptance: [{ title: 'It opens', steps: [{ do: 'goTo', path: '/' }] }],
})

test('a stored result is found again for the same prompt and model only', async () => {
  const store = await openResultStore(folder)
  expect(await store.read(entry, 'offline')).toBeNull()
  const stored = result({ id: entry.id, entryHash: hashEntry(entry) })
  await store.write(stored)

  const reopened = await openResultStore(folder)
  expect(await reopened.read(entry, 'offline')).toEqual(stored)
  expect(await reopened.read(entry, 'openai/other')).toBeNull()
  expect(await reopened.read({ ...entry, prompt: 'A plant log with light' }, 'offline')).toBeNull()
  expect(await reopened.read({ ...entry, words: ['Fern'] }, 'offline')).toBeNull()
  expect(await reopened.read({ ...entry, slots: { entity: 'plant' } }, 'offline')).toEqual(stored)
})

test('a file that is damaged counts as not done', async () => {
  const store = await openResultStore(folder)
  const path = join(folder, 'prompts', `${entry.id}.json`)
  await writeFile(path, (await readFile(path, 'utf8')).slice(0, 100))
  expect(await store.read(entry, 'offline')).toBeNull()
})
