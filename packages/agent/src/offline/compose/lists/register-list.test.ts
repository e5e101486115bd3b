import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { readEdit } from '../../understand/edits/read-edit.ts'
import { compose } from '../compose.ts'
import { openingOf } from '../shell/frames.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const members: Brief = { ...briefOf('Members with name, email and phone'), skeleton: 'register', frame: 'bar' }

/** What the generated grouping makes of some names. */
async function grouped(names: readonly string[]): Promise<[string, string[]][]> {
  const code = compose(members).files['web/components/member-list.jsx'] ?? ''
  const source = /function groupByLetter[^]*?\n\}/.exec(code)?.[0] ?? ''
  const module: { groupByLetter: (rows: { name: string }[]) => [string, { name: string }[]][] } = await import(
    `data:text/javascript,${encodeURIComponent(`export ${source}`)}`
  )
  return module
    .groupByLetter(names.map((name) => ({ name })))
    .map(([letter, rows]) => [letter, rows.map(({ name }) => name)])
}

const opened = (brief: Partial<Brief>) => openingOf({ ...members, opening: 'beside', ...brief })
const page = (opening: Brief['opening']) => compose({ ...members, opening }).files['web/app/page.jsx'] ?? ''

test('names stand under their first letters, accents under the plain letter, signs and digits at the end', async () => {
  expect(await grouped(['Émile', '7 Hills', 'Ana', 'eve', 'Łukasz', '', 'Zoë'])).toEqual([
    ['A', ['Ana']],
    ['E', ['Émile', 'eve']],
    ['Ł', ['Łukasz']],
    ['Z', ['Zoë']],
    ['#', ['7 Hills', '']],
  ])
})

test('a register is in its own order and offers no other', () => {
  const { files } = compose(members)
  expect(files['web/components/member-filters.jsx']).not.toContain('name="order"')
  expect(files['web/lib/select-members.js']).toContain("(a.name ?? '').localeCompare(b.name ?? '')")
  expect(files['web/lib/select-members.js']).not.toContain('orders')
})

test('what is ticked off, or asked in another order, never gets a register by itself', () => {
  const sentences = Array.from({ length: 40 }, (_, at) => [
    `Members of club ${at} with name, email and paid (yes/no)`,
    `Members of club ${at} with name and points, highest first`,
  ]).flat()
  expect(sentences.map((sentence) => briefOf(sentence).skeleton)).not.toContain('register')
})

test('a list becomes a register in words', () => {
  const { brief, clauses } = readEdit('show it like an address book', { ...members, skeleton: 'table' })
  expect(brief.skeleton).toBe('register')
  expect(clauses).toEqual(['group the list by first letters'])
})

test('a register that is put into another order is a list of lines', () => {
  const { brief, clauses } = readEdit('newest first', members)
  expect([brief.skeleton, clauses.length]).toEqual(['lines', 1])
  expect(readEdit('sort the list by name, A to Z', members)).toMatchObject({
    brief: { skeleton: 'register' },
    refused: [expect.stringContaining('by first letters already')],
  })
})

test('a page opens in two halves or in the middle only where there is room for that, and what narrows its list stands with it', () => {
  expect(opened({})).toBe('beside')
  expect([opened({ skeleton: 'index' }), opened({ skeleton: 'days' }), opened({ frame: 'split' })]).toEqual(
    Array(3).fill('stacked'),
  )
  const framed = (['rail', 'mast', 'cells'] as const).map((frame) =>
    openingOf({ ...members, opening: 'centred', frame }),
  )
  expect(framed).toEqual(Array(3).fill('stacked'))
  const under = (['cards', 'table', 'lines'] as const).map((skeleton) =>
    openingOf({ ...members, opening: 'centred', skeleton }),
  )
  expect(under).toEqual(['centred', 'stacked', 'stacked'])
  expect(page('beside')).toMatch(/<section[^>]*>\s*<div className="mb-1 empty:hidden">\{[^\n]*<\w+Filters /)
  expect(page('centred')).toContain('items-center text-center')
})
