import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function pageOf(request: string, changed: Partial<Brief> = {}): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose({ ...reading.brief, skeleton: 'lines', frame: 'bar', ...changed }).files['web/app/page.jsx'] ?? ''
}

function headingOf(request: string): string {
  return /<h1[^>]*>([^]*?)<\/h1>/.exec(pageOf(request))?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? ''
}

test('a heading tells a fact that is reckoned from the rows in view', () => {
  expect(headingOf('Books I read with author, pages and rating')).toContain('`Best so far: ${best.title}`')
  expect(headingOf('Dal recipes with minutes and method')).toContain('`Soonest ready: ${best.title}`')
  expect(headingOf('Stamp collection: country, year, value')).toMatch(
    /countOf\(data\.stamps\.length.* from .*countries/,
  )
  expect(headingOf("Tailor's orders: customer, garment, status: new, in work, ready, collected")).toContain(
    "countOf(waiting.length, 'order', 'orders')} ready",
  )
})

test('a tick tells what is still to be done, and a tick that only tells something of a thing heads nothing', () => {
  expect(headingOf('Jobs with customer, hours and whether the invoice is out')).toContain(
    "countOf(left.length, 'job has no invoice out yet', 'jobs have no invoice out yet')",
  )
  expect(headingOf('wedding guest list with table number, meal choice, and whether they replied')).toContain(
    "countOf(left.length, 'guest has not replied yet', 'guests have not replied yet') : data.guests.length > 0 ? 'All guests have replied'",
  )
  expect(headingOf('Kite club: members with phone, licence yes or no')).toBe('Members')
})

test('below a name as large as a poster the same word is not said twice', () => {
  const pages = (['mast', 'bar'] as const).map((frame) =>
    pageOf('My spoons with wood and finish', { frame, name: 'Spoons' }),
  )
  expect(pages.map((page) => page.includes('<h1 className="sr-only"'))).toEqual([true, false])
})

test('what is due goes before a tick, and a day of the answer before that of the letter', () => {
  expect(headingOf('Picture framing orders: customer, glass, deposit paid, due on')).toContain('due.length > 0')
  expect(headingOf('Job applications with company, role, date applied and follow up date')).toContain(
    "'job applications')} to follow up",
  )
})

test('how somebody was on a day is no merit of it, and nobody is the heaviest of their pets', () => {
  expect(headingOf('Mood diary with day, mood (1 to 5) and what happened')).not.toContain('Best so far')
  expect(headingOf('Rabbits with name, breed and weight in kg')).toBe('Rabbits')
})

test('what lasts until a day does not come then, and what comes back is not counted by its days', () => {
  expect(headingOf('Swim club lockers with number, who has it and paid until')).not.toMatch(/Next:|ahead/)
  expect(headingOf('books I lent to people')).toContain('back')
})

test('what a heading is told from is reckoned in its page, from rows that have it', () => {
  const page = pageOf('Books I read with author, pages and rating')
  expect(page).toMatch(/const \[best\] = data\.books\s*\.filter\(\(book\) => book\.rating !== null\)/)
})

test('with no rows the heading is true as well', () => {
  expect(headingOf('Books I read with author, pages and rating')).toContain("best === undefined ? 'Books'")
})

test('what people have is told of them, and nobody is the best of them', () => {
  expect(headingOf('Kite club: members with phone, email and points')).not.toContain('best')
})

test('no heading only sets a mood', () => {
  const mood = /whom to call|where things stand|who comes when|from what there is|which way|was best\?/i
  for (const request of [
    'Plumber jobs: address, what is wrong, hours, price, status',
    'Kite club: members with phone, email and kite type',
    'My hikes with region, km, height, date and photo',
    'Appointments of our vet with owner, animal, date and time',
    'A recipe app with ingredients and steps',
  ])
    expect(pageOf(request)).not.toMatch(mood)
})

test('what was spent is added up', () => {
  const reading = readBuild('My expenses by category with a monthly budget')
  if (!reading.ok) throw new Error(reading.reason)
  const page = compose(reading.brief).files['web/app/page.jsx'] ?? ''
  expect(page).toMatch(/<h1[^>]*>\s*\{formatMoney\(data\.expenses\.reduce/)
})

test('a number in a heading is what somebody would say: no "six entries", no "four four sorts", no place for each', () => {
  expect(
    headingOf('Records with name, artist and category').match(/countOf\(data\.records\.length, 'record'/),
  ).toBeNull()
  expect(headingOf('Stamp collection: country, year, value')).toContain('groups.size < data.stamps.length')
})
