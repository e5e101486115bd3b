import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { parsePrompts, promptEntrySchema } from './prompts-file.ts'

const acceptance = [{ title: 'It opens', steps: [{ do: 'goTo', path: '/' }] }]

function problemOf(value: unknown): string {
  try {
    parsePrompts(JSON.stringify(value), 'prompts.json')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

test('the examples fit the format, and none of their checks names a route or a table', async () => {
  const entries = parsePrompts(await readFile(join(import.meta.dirname, 'examples.json'), 'utf8'), 'examples.json')
  expect(entries.map(({ id }) => id)).toHaveLength(6)
  for (const entry of entries) {
    expect(entry.acceptance.length).toBeGreaterThan(0)
    const steps = entry.acceptance.flatMap((check) => check.steps)
    expect(steps.filter((step) => step.do === 'goTo' && step.path !== '/')).toEqual([])
    expect(steps.filter((step) => step.do === 'expectRows' || step.do === 'expectPath')).toEqual([])
  }
})

test('a colour is written alone or with its place', () => {
  const { colors } = promptEntrySchema.parse({
    id: 'a',
    prompt: 'A',
    acceptance: [],
    colors: ['#FDF6E3', { hex: '#123456', on: 'background' }],
  })
  expect(colors).toEqual([
    { hex: '#fdf6e3', on: 'anywhere' },
    { hex: '#123456', on: 'background' },
  ])
})

test.each<[string, unknown, string]>([
  ['no JSON list', {}, 'the file: '],
  ['nothing in it', [], 'The file has no prompts.'],
  ['an id twice', [entryOf('a'), entryOf('a')], 'a › id: “a” is there twice.'],
  ['a key that does not exist', [{ ...entryOf('a'), colours: [] }], 'a: Unrecognized key'],
  [
    'a step that does not exist',
    [{ ...entryOf('a'), acceptance: [{ title: 'x', steps: [{ do: 'swim' }] }] }],
    'a › acceptance.0.steps.0.do',
  ],
  ['an id that is no file name', [entryOf('../a')], '../a › id: An id has lower-case letters'],
  ['no prompt', [{ id: 'a', acceptance }], 'a › prompt'],
])('a file with %s is refused with its place', (_, value, words) => {
  expect(problemOf(value)).toContain(words)
})

function entryOf(id: string): object {
  return { id, prompt: 'An app', acceptance }
}
