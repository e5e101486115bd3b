import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

function filtersOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  const { files } = compose(reading.brief)
  return Object.entries(files).find(([path]) => path.endsWith('-filters.jsx'))?.[1] ?? ''
}

test('a list is narrowed by a dropdown where one was asked for, as it was called', () => {
  const facts = 'Seed list: variety, kind (vegetable, flower, herb), packets.'
  expect(filtersOf(facts)).not.toContain('FilterChoice')
  expect(filtersOf(`${facts} A dropdown shows only one kind.`)).toContain('label="Filter by kind"')
  expect(filtersOf(`${facts} A drop-down called "Show kind" to see one kind only.`)).toContain('label="Show kind"')
})

test.each([
  ['A workout log with date, exercise, sets, reps and weight', 'workout', true],
  ['A note app with title and text', 'note', true],
  ['A list of tools with name, price and photo', 'tool', false],
])('entries and notes are thrown away in their list, things on their own pages: %s', (request, one, isInList) => {
  const reading = readBuild(request)
  const files = reading.ok ? compose(reading.brief).files : {}
  const list = files[`web/components/${one}-list.jsx`] ?? ''
  expect(/<Delete\w+ /.test(list)).toBe(isInList)
})

test('a board of cards keeps the name “cards” for what it is given', () => {
  const reading = readBuild(
    'Kanban board for my thesis: cards with title, description, status (ideas, reading, writing, done) and deadline',
  )
  const files = reading.ok ? compose(reading.brief).files : {}
  const list = files['web/components/card-list.jsx'] ?? ''
  expect(list).toContain('inColumn(cards, column)')
  expect(list).not.toContain('const cards = inColumn')
})

test('what has no name of its own is not put in the order of its names', () => {
  const reading = readBuild('journal with mood (happy, okay, sad), date and what happened')
  const text = reading.ok ? Object.values(compose(reading.brief).files).join('\n') : ''
  expect(text).toContain('Newest first')
  expect(text).not.toContain('A to Z')
})
