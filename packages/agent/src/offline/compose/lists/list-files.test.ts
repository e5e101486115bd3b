import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { readEdit } from '../../understand/edits/read-edit.ts'
import { compose } from '../compose.ts'

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

test('a short list is read: search and order come with its fifteenth record, or where somebody asked for them', () => {
  const facts = 'A list of tools with name, price and shelf'
  const plain = filtersOf(facts)
  expect(plain).toContain('if (count < many) return null')
  expect(plain.match(/count >= many/g)).toHaveLength(2)
  expect(filtersOf(`${facts}. It can be searched and sorted.`)).not.toContain('many')
  expect(filtersOf(`${facts}. A search.`).match(/count >= many/g)).toHaveLength(1)
})

test('a search that is asked for later stands above the list at once, and is said to be there afterwards', () => {
  const reading = readBuild('A list of tools with name, price and shelf')
  if (!reading.ok) throw new Error(reading.reason)
  const { brief, clauses } = readEdit('add a search', reading.brief)
  expect(clauses).toEqual(['show the search above the list'])
  expect(compose(brief).files['web/components/tool-filters.jsx']).not.toContain('if (count < many)')
  expect(readEdit('add a search box', brief)).toMatchObject({
    clauses: [],
    refused: [expect.stringContaining('one above it')],
  })
})

test('a bin shows where its row is pointed at or reached by keyboard, and by touch on the record alone', () => {
  const reading = readBuild('A to-do list with task, due date and done')
  const files = reading.ok ? compose(reading.brief).files : {}
  const bin = files['web/components/delete-task.jsx'] ?? ''
  expect(bin).toMatch(/opacity-0 .*focus-visible:opacity-100 .*group-hover\/row:opacity-100 pointer-coarse:hidden/)
  expect(files['web/components/task-list.jsx']).toContain('group/row')
  expect(files['web/app/[id]/page.jsx']).toContain('deleteTask(task')
})

test('a card of a board is drawn into another column, or goes there by a menu behind a sign', () => {
  const reading = readBuild('Deals with client, stage (new, offer, won, lost) and amount, as a board')
  const list = reading.ok ? (compose(reading.brief).files['web/components/deal-list.jsx'] ?? '') : ''
  expect(list).toContain("event.dataTransfer.setData('text/plain', String(deal.id))")
  expect(list).toContain('void moveDeal(dropped, column)')
  expect(list).toMatch(/Move \$\{deal\.\w+\} to[^]*<ArrowLeftRight/)
})

test('no helper of a list is called as its records are', () => {
  const reading = readBuild('Our fixtures: each match has opponent, date and place')
  const select = reading.ok ? compose(reading.brief).files['web/lib/select-matches.js'] : ''
  expect(select).toContain('export function selectMatches(matches, view)')
  expect(select).not.toContain('function matches(')
})

test('a way to narrow the list that comes while the page is open is not taken for a choice', () => {
  const reading = readBuild('Packing list with thing, bag (blue, red) and packed')
  const page = reading.ok ? compose(reading.brief).files['web/app/page.jsx'] : ''
  expect(page).toContain('const view = { ...firstView, ...chosen }')
})

test('what has to be done stands in the order of its days, what is done last', () => {
  const reading = readBuild('Tasks of our choir with task, due date and done')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose(reading.brief)
  expect(files['web/lib/select-tasks.js']).toContain(
    "Number(a.done) - Number(b.done) || (a.due_date ?? '9').localeCompare(b.due_date ?? '9')",
  )
})

test('beside a rail of filters a strip of days stands over both, and the rows take all that the rail leaves', () => {
  const reading = readBuild('Members of our club with name, paid (yes/no), who borrowed the tent and due back date')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose({
    ...reading.brief,
    skeleton: 'index',
    frame: 'bar',
    style: 'minimal',
    copy: { ...reading.brief.copy, headline: '' },
  })
  const page = files['web/app/page.jsx'] ?? ''
  expect(page).toMatch(/lg:grid-cols-\[(?:13rem_minmax\(0,1fr\)|minmax\(0,1fr\)_13rem)\]/)
  expect(page).toMatch(/<div className="max-lg:order-last lg:col-span-full">\s*<ComingDays/)
})

test('few rows stand in one column: two of them would leave the page below empty', () => {
  const reading = readBuild('A list of tools with name, price and shelf')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose({ ...reading.brief, skeleton: 'index', frame: 'bar' })
  expect(files['web/components/tool-list.jsx']).toContain(
    "tools.length > 9 ? 'xl:grid xl:grid-cols-2 xl:gap-x-12' : 'lg:",
  )
})
