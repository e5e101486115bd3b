import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { pictureOf } from '../artwork/cover-file.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { opensWithScene } from './first-picture.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  return reading.brief
}

function firstPage(message: string, changed: Partial<Brief> = {}): string {
  return compose({ ...briefOf(message), ...changed }).files['web/app/page.jsx'] ?? ''
}

const club = 'Our rowing club: members with phone, boats and outings'
const listed = { skeleton: 'lines', frame: 'bar', style: 'nature' } as const

/** Messages of one sort differ by their seeds. */
const seeds = Array.from({ length: 60 }, (_, index) => index * 7919 + 1)
function seedsWithScene(message: string, changed: Partial<Brief>): number[] {
  const brief = { ...briefOf(message), ...changed }
  return seeds.filter((seed) => viewsOf({ ...brief, seed }).some((view) => opensWithScene(view)))
}

test('few lists open with a scene; where one does, it takes half of the width, once', () => {
  const chosen = seedsWithScene(club, listed)
  expect(chosen.length).toBeGreaterThan(0)
  expect(chosen.length).toBeLessThan(seeds.length / 2)
  const page = firstPage(club, { ...listed, seed: chosen[0] ?? 0 })
  expect(page).toContain("import { Cover } from '@/components/cover.jsx'")
  expect(page.match(/<Cover \/>/g)).toHaveLength(1)
  expect(page).toContain('lg:grid-cols-2')
  expect(page.indexOf('<Cover />')).toBeLessThan(page.indexOf('Filters view'))
})

test('a style of words, the frame’s own picture and nothing in particular open without one', () => {
  expect(seedsWithScene(club, { ...listed, style: 'corporate' })).toEqual([])
  expect(seedsWithScene(club, { ...listed, frame: 'split' })).toEqual([])
  expect(seedsWithScene('A list of things with name and price', listed)).toEqual([])
})

test('whom it is for and what is done there is no scene of it', () => {
  expect(seedsWithScene('A list of repairs for the school: room, what is broken, who does it', listed)).toEqual([])
})

test('no scene is of something else than the message', () => {
  for (const message of ['Countdown to our trip to Lisbon', 'Beers of our brewery with style and alcohol'])
    expect(pictureOf(briefOf(message))).toBe('rules')
})

test('a list without a scene has its heading over the whole width', () => {
  const [plain = 0] = seeds.filter((seed) => !seedsWithScene(club, listed).includes(seed))
  const page = firstPage(club, { ...listed, seed: plain })
  expect(page).not.toContain('<Cover />')
  expect(page).not.toContain('lg:grid-cols-2')
})

test('records with pictures of their own and written pieces need no other', () => {
  expect(firstPage('Recipes with title, photo and method', { frame: 'bar', skeleton: 'plate' })).not.toContain('Cover')
  expect(firstPage('A blog about night trains with photos and comments', { frame: 'bar' })).not.toContain('Cover')
})

test('a figure that is reckoned from the rows stands over the whole width without a picture', () => {
  const page = firstPage('Running log with date, distance in km, minutes and notes', { frame: 'bar' })
  expect(page).toContain('<WeekSums')
  expect(page).not.toContain('<Cover />')
})

test('a quiz with a start page shows its subject there, else its first question alone', () => {
  const named = ': first a button "Off we go"'
  expect(firstPage(`A quiz about space for kids${named}`, { frame: 'bar' })).toContain('<Cover />')
  const plain = firstPage(`A quiz with questions and answers${named}`, { frame: 'bar' })
  expect(plain).not.toContain('<Cover />')
  expect(plain).toContain('{questions[0].question}')
})

test('what is booked is seen above the list of it', () => {
  const page = firstPage('Book a lesson with our surf school: lessons, days and times', { frame: 'bar' })
  expect(page.indexOf('<Cover />')).toBeGreaterThan(page.indexOf('<h1'))
  expect(page.indexOf('<Cover />')).toBeLessThan(page.indexOf('<BookingBoard'))
})

test('photos of written pieces are shown whole, beside their words', () => {
  const list = compose({ ...briefOf('A blog about night trains with photos and comments'), skeleton: 'column' }).files[
    'web/components/post-list.jsx'
  ]
  expect(list).toContain('aspect-[4/3]')
  expect(list).not.toContain('minmax(8rem,1fr)')
})

test('work of all sorts has a picture for its frame', () => {
  expect(pictureOf(briefOf('Track my job applications: company, role, stage, applied on, salary'))).toBe('briefcase')
  expect(pictureOf(briefOf('CRM: companies with stage and deal value, contacts with phone'))).toBe('offices')
  expect(pictureOf(briefOf('Invoices of our bakery with number, customer and amount'))).toBe('bread')
  expect(pictureOf(briefOf('Chat for the allotment neighbours with rooms'))).toBe('garden')
})

test('tools have their subject beside them, and never before them', () => {
  const timer = firstPage('Pomodoro timer with log of sessions', { frame: 'bar' })
  expect(timer.indexOf('Start')).toBeLessThan(timer.indexOf('id="done"'))
  const counter = firstPage('A tool that counts words and characters of a text', { frame: 'bar' })
  expect(counter.indexOf('<textarea')).toBeLessThan(counter.indexOf('role="status"'))
})
