// A record of few facts says first what it is looked up for, on a field of colour, and leads on to its like.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { decisiveOf } from './decisive.ts'

function briefOf(request: string, style: Brief['style'] = 'minimal'): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return { ...reading.brief, style, skeleton: 'lines' }
}

const pageOf = (brief: Brief): string => compose(brief).files['web/app/[id]/page.jsx'] ?? ''

const keys = 'Keys with name, holder and until when'
const fees = 'Memberships with name, monthly fee and club'
const boxes = 'Boxes in the attic: name, shelf'

test.each([
  [keys, 'until_when', 'day'],
  [fees, 'monthly_fee', 'sum'],
  [boxes, 'shelf', 'word'],
])('%s: it is opened for its %s', (request, name, sort) => {
  const [view] = viewsOf(briefOf(request))
  const decisive = view === undefined ? null : decisiveOf(view)
  expect([decisive?.field.name, decisive?.sort]).toEqual([name, sort])
})

const formsIn = (style: Brief['style']): (string | undefined)[] =>
  [keys, fees, boxes].map(
    (request) =>
      /<(?:header|article|div)[^>]*(?:grid-cols-2 lg:items-end|overflow-hidden|grid-cols-12)/.exec(
        pageOf(briefOf(request, style)),
      )?.[0],
  )

test('a day, a sum and a word have three forms, which are others in a loud style', () => {
  const quiet = formsIn('minimal')
  expect(new Set(quiet).size).toBe(3)
  const loud = formsIn('bold')
  for (const [at, form] of quiet.entries()) expect(loud[at]).not.toBe(form)
})

test('the day is said once, and how far away it is', () => {
  const page = pageOf(briefOf(keys))
  expect(page).toContain('daysAway(keyRecord.until_when, today)')
  expect(page).not.toContain('<Fact label="Until when"')
  expect(page).toContain('<Fact label="Holder"')
})

test('what is decisive stands beside each of its like, and what comes next is told as next', () => {
  const { files } = compose(briefOf(keys))
  const [, others = ''] = Object.entries(files).find(([path]) => path.includes('/other-')) ?? []
  expect(others).toContain("'Next up'")
  expect(others).toContain('formatDate(other.until_when, today)')
})

test('a record of many facts is no record of few', () => {
  const [view] = viewsOf(briefOf('Tools with name, shelf, maker, serial number, colour, bought on and warranty until'))
  expect(view === undefined ? 'none' : decisiveOf(view)).toBeNull()
})

test('how far a day is away is counted as people do', async () => {
  const code = readPart('record-shapes')['web/lib/day-parts.js'] ?? ''
  const { daysAway }: { daysAway: (date: string, today: string) => string } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  const said = ['2026-11-28', '2026-11-29', '2026-12-10', '2026-12-26', '2026-06-28', '2029-11-28'].map((day) =>
    daysAway(day, '2026-11-28'),
  )
  expect(said).toEqual(['Today', 'Tomorrow', 'In 12 days', 'In 4 weeks', '5 months ago', 'In 3 years'])
})

test('the slip of an index and the sign on a door say what decides as well', () => {
  for (const skeleton of ['slips', 'plan'] as const) {
    const page = pageOf({ ...briefOf(keys), skeleton })
    expect(page, skeleton).toContain('daysAway(keyRecord.until_when, today)')
    expect(page, skeleton).not.toContain('<Fact label="Until when"')
  }
})

test('a number that was read says more than the day on which it was', () => {
  const [view] = viewsOf(briefOf('An app to note the water meter readings of my house'))
  expect(view === undefined ? null : decisiveOf(view)?.field.name).toBe('value')
})

test('on a page whose cards have a colour of their own, what stands on the page has the tones of the page', () => {
  const colors = { background: '#264f23', surface: '#fbf3e4' }
  const page = pageOf({ ...briefOf('Spare keys with name, holder, phone and until when'), colors })
  const beside = page.slice(page.indexOf('row-start-2'))
  expect(beside).toContain('href={`tel:')
  expect(beside.slice(0, beside.indexOf('</dl>'))).not.toContain('text-surface-')
})
