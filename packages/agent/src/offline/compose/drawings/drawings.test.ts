import { expect, test } from 'vitest'
import * as z from 'zod'

import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { drawingsOf } from './drawings.ts'
import { skyMarks } from './sky.ts'

function briefOf(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

function drawnFor(sentence: string): string[] {
  const [view] = viewsOf(briefOf(sentence))
  return view === undefined ? [] : drawingsOf(view).map(({ component }) => component)
}

function filtersOf(sentence: string, skeleton: Brief['skeleton']): string {
  const { files } = compose({ ...briefOf(sentence), skeleton })
  return Object.entries(files).find(([path]) => path.endsWith('-filters.jsx'))?.[1] ?? ''
}

test.each([
  ['Household expenses with what, amount, category (food, rent, other) and date.', 'MonthSums'],
  ['A running diary with date, distance in km and how it felt.', 'WeekSums'],
  ['Weight tracker with day and weight in kg.', 'NumberCourse'],
  ['Workout log with exercise, date, sets, reps and weight.', 'DayWeeks'],
  ['Workout log with exercise, date, sets, reps and weight.', 'BestOfEach'],
  ['Track invoices: client, amount, due date, status (draft, sent, paid).', 'ComingDays'],
  ['What is in our pantry and what expires next', 'DueFirst'],
  ['vaccinations of my two dogs and when the next one is due', 'DueFirst'],
  ['Track invoices: client, amount, due date, status (draft, sent, paid).', 'ShareStrip'],
  ['Films I watched with director, year and stars.', 'RatingSpread'],
  ['My shares with name, quantity, buy price and current price.', 'HoldingsTotal'],
  ['A weather diary for our orchard with date, temperature, rain in mm and sky (sun, cloud, rain).', 'SkyDays'],
])('%s is drawn by %s', (sentence, component) => {
  expect(drawnFor(sentence)).toContain(component)
})

test('money that comes in and goes out is no sum of what was spent', () => {
  expect(drawnFor('A cash book with what, amount, date and kind (income, expense).')).not.toContain('MonthSums')
})

test('what a drawing narrows beside its rows is not said a second time, unless filters were asked for', () => {
  const plain = 'Track invoices: client, amount, due date, status (draft, sent, paid).'
  expect(filtersOf(plain, 'days')).not.toContain('Filter by status')
  expect(filtersOf(plain, 'table')).toContain('Filter by status')
  expect(filtersOf(plain, 'board')).not.toContain('Filter by status')
  expect(filtersOf(`${plain} Filter by status.`, 'days')).toContain('Filter by status')
})

test('the weather of several towns is no row of days', () => {
  expect(drawnFor('Weather of our towns with city, date, temperature and sky (sun, cloud, rain).')).not.toContain(
    'SkyDays',
  )
})

test('days are drawn as squares from so many on, and only of what is done', () => {
  const { files } = compose(briefOf('Workout log with exercise, date, sets, reps and weight.'))
  expect(files['web/components/day-weeks.jsx']).toContain('drawn >= fewestDrawn && (')
  expect(drawnFor('Freezer list with food, date and drawer')).not.toContain('DayWeeks')
  expect(drawnFor('Practice diary for my violin, minutes and pieces per day')).toContain('WeekSums')
})

test('only what a page draws is among its files', () => {
  const { files } = compose(briefOf('Weight tracker with day and weight in kg.'))
  expect(files['web/components/number-course.jsx']).toBeDefined()
  expect(files['web/components/month-sums.jsx']).toBeUndefined()
})

const anyFunction = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function')

/** A module of the drawings, with the days that all of them reckon by. */
async function load(name: string) {
  const marks = { tag: '', number: '', heading: '', ...skyMarks({ colors: {} }) }
  const files = readPart('drawings', marks)
  const code = [...new Set(['days', name])].map((file) => files[`web/lib/${file}.js`] ?? '').join('\n')
  const alone = code.replaceAll(/^import .*$/gm, '')
  return z.record(z.string(), anyFunction).parse({
    ...z
      .object({})
      .loose()
      .parse(await import(`data:text/javascript,${encodeURIComponent(alone)}`)),
  })
}

const today = '2031-03-12'

test('a month is added up by day and by kind, and set against the month before by the same day', async () => {
  const { sumsOfMonth, latestMonth } = await load('month-sums')
  const entries = [
    { day: '2031-03-01', amount: 10.5, kind: 'Food', name: 'Bread' },
    { day: '2031-03-12', amount: 30, kind: 'Rent', name: 'Room' },
    { day: '2031-03-12', amount: null, kind: 'Food', name: 'Nothing said' },
    { day: '2031-02-11', amount: 7, kind: 'Food', name: 'Milk' },
    { day: '2031-02-20', amount: 90, kind: 'Rent', name: 'Later' },
    { day: null, amount: 4, kind: 'Food', name: 'Some day' },
  ]
  expect(sumsOfMonth?.(entries, '2031-03', today)).toMatchObject({
    total: 40.5,
    before: 7,
    kinds: [
      { name: 'Rent', value: 30 },
      { name: 'Food', value: 10.5 },
    ],
    largest: { name: 'Room' },
  })
  expect(sumsOfMonth?.(entries, '2031-02', today)).toMatchObject({ total: 97, before: 0 })
  expect(sumsOfMonth?.([], '2031-02', today)).toMatchObject({ total: 0, kinds: [], largest: null })
  expect(latestMonth?.([{ day: '2031-01-04' }, { day: '2031-09-01' }, { day: null }], today)).toBe('2031-01')
  expect(latestMonth?.([], today)).toBe('2031-03')
})

test('the last week ends on Sunday, and nothing falls between two weeks', async () => {
  const { weeksOf } = await load('weeks-of')
  const entries = [
    { day: '2031-03-09', amount: 3 },
    { day: '2031-03-10', amount: 4 },
    { day: '2031-03-16', amount: null },
  ]
  expect(weeksOf?.(entries, today, 2)).toEqual([
    { monday: '2031-03-03', count: 1, total: 3, days: ['2031-03-09'] },
    { monday: '2031-03-10', count: 2, total: 4, days: ['2031-03-10', '2031-03-16'] },
  ])
})

test('a course of none, one and equal numbers has a place for each', async () => {
  const { pointsOf, placesOf } = await load('course')
  const places = (entries: unknown) => placesOf?.(pointsOf?.(entries))
  expect(places([])).toEqual([])
  expect(places([{ day: today, amount: 4 }])).toEqual([{ x: 50, y: 50 }])
  expect(
    places([
      { day: '2031-03-05', amount: 8 },
      { day: '2031-03-01', amount: 4 },
      { day: null, amount: 9 },
      { day: '2031-03-03', amount: null },
      // As rows are for a moment after a field was added.
      { day: '2031-03-04' },
    ]),
  ).toEqual([
    { x: 0, y: 95 },
    { x: 100, y: 5 },
  ])
})

const stageOf = ({ stage }: { stage: string | null }) => stage

test('shares count records, or add up what they are worth', async () => {
  const { sharesOf } = await load('shares-of')
  const deals = [
    { stage: 'Won', value: 5 },
    { stage: 'Won', value: null },
    { stage: null, value: 2 },
  ]
  expect(sharesOf?.(deals, ['Lead', 'Won'], stageOf)).toEqual([
    { name: 'Lead', value: 0 },
    { name: 'Won', value: 2 },
  ])
  expect(sharesOf?.(deals, ['Won'], stageOf, ({ value }: { value: number | null }) => value)).toEqual([
    { name: 'Won', value: 5 },
  ])
})

test('the best of each is told once, the highest first', async () => {
  const { bestsOf } = await load('bests-of')
  const records = [
    { name: 'Squat', amount: 60 },
    { name: 'Row', amount: 40 },
    { name: 'Squat', amount: 72.5 },
    { name: '', amount: 99 },
    { name: 'Plank', amount: null },
  ]
  expect(bestsOf?.(records)).toEqual([
    { name: 'Squat', value: 72.5 },
    { name: 'Row', value: 40 },
  ])
})

test('what is running low is a bar in its row and a line above them, and no number besides', () => {
  const { files } = compose(
    briefOf('Inventory of our workshop: part name, quantity, minimum quantity, price and shelf.'),
  )
  expect(files['web/app/page.jsx']).toContain('<RunningLow')
  const list = files['web/components/part-list.jsx'] ?? ''
  expect(list).toContain('<LevelBar name={part.part_name} count={part.quantity} least={part.minimum_quantity} />')
  expect(list).not.toContain('formatNumber(part.quantity)')
})

test('a habit is ticked for the last week, towards as often as it was to be done', () => {
  const { files } = compose(
    briefOf('A habit tracker: habits with a name and how often per week; tick each day when I did it.'),
  )
  expect(files['web/components/habit-list.jsx']).toContain('goal={habit.how_often_per_week}')
  expect(files['web/app/page.jsx']).toContain('<DayWeeks')
})

test('above a board stands what is under way, with what is planned and what is over beside it', () => {
  const deals = 'Deals with name, company, value and stage (lead, proposal, won, lost).'
  const brief = briefOf(deals)
  const { files: onBoard } = compose({ ...brief, skeleton: 'board' })
  expect(onBoard['web/components/deal-list.jsx']).toContain('<StageSum amount={sumOf(waiting)}')
  // What was won or lost is no part of what is open.
  expect(onBoard['web/app/page.jsx']).toMatch(/under=\{\['Lead', 'Proposal'\]\}\s+besides=\{\['Won'\]\}/)
  expect(onBoard['web/app/page.jsx']).toContain('words="open in"')
  const asTable = compose({ ...brief, skeleton: 'table' }).files['web/app/page.jsx'] ?? ''
  expect(asTable).toContain('(deal) => deal.stage, (deal) => deal.value)')
})

test('what is held of one name is one share of the whole, and stands with the largest first', () => {
  const { files } = compose(briefOf('My crypto coins with amount, price paid and date'))
  expect(files['web/lib/select-crypto-coins.js']).toContain("order: 'worth'")
  expect(files['web/lib/select-crypto-coins.js']).toContain('(b.price_paid ?? 0) - (a.price_paid ?? 0)')
  expect(files['web/components/holdings-total.jsx']).toContain('Object.groupBy(')
})

const landOf = (of: string): string =>
  compose(briefOf(`A weather diary for our ${of} with date, temperature and sky (sun, cloud, rain)`)).files[
    'web/components/sky-land.jsx'
  ] ?? ''

test('the land below a sky is that of which the message speaks', () => {
  expect(landOf('vineyard')).toContain('strokeDasharray="0 12"')
  expect(landOf('mountain hut')).not.toContain('strokeDasharray')
  expect(new Set(['vineyard', 'mountain hut', 'harbour', 'farm', 'orchard'].map(landOf)).size).toBe(5)
})

const outingsPage = (log: string): string =>
  compose(briefOf(`A ${log} log with distance in km, minutes and date`)).files['web/app/page.jsx'] ?? ''

test('a week of outings says how fast they were, as the sport says it', () => {
  expect(outingsPage('rowing')).toContain("pace={(km, minutes) => paceWords(km, minutes, 0.5, 'per 500 m')}")
  expect(outingsPage('running')).toContain("pace={(km, minutes) => paceWords(km, minutes, 1, 'per km')}")
  expect(outingsPage('cycling')).toContain('pace={(km, minutes) => speedWords(km, minutes)}')
})

test('books without a picture stand on a shelf, their covers set of title and author', () => {
  const brief = briefOf('Books I own with title, author, year and pages.')
  const list = compose({ ...brief, skeleton: 'shelf' }).files['web/components/book-list.jsx'] ?? ''
  expect(list).toContain('<Jacket id={book.id} title={book.title} by={book.author}')
})

test('whoever is in a list is called and written to from it', () => {
  const { files } = compose(briefOf('Member list of a rowing club: name, email, phone.'))
  const list = files['web/components/member-list.jsx'] ?? ''
  expect(list).toContain('mailto:')
  expect(list).toContain('tel:')
})

test('several of what belongs to a record are called by their own plural', () => {
  const { files } = compose(
    briefOf(
      'A plant care tracker: plants with name, species, room, how often to water in days and last watered. A log of what was done to each plant and when.',
    ),
  )
  const code = Object.values(files).join('\n')
  expect(code).toContain('PlantCareEntries')
  expect(code).not.toContain('Entrys')
})

test.each([
  ['Lockers of our club: number, member, paid until', 'running out'],
  ['Track invoices: client, amount, due date, status (draft, sent, paid).', 'due'],
])('%s: what falls on a day is %s', (sentence, word) => {
  expect(Object.values(compose(briefOf(sentence)).files).join('\n')).toContain(`word="${word}"`)
})

test('over birthdays and days since when somebody has it nothing is drawn', () => {
  expect(drawnFor('Kittens: name, litter, birthday (date), weight in grams.')).not.toContain('NumberCourse')
})
