import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { pictureOf } from '../artwork/cover-file.ts'
import { compose } from '../compose.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  return reading.brief
}

function firstPage(message: string, changed: Partial<Brief> = {}): string {
  return compose({ ...briefOf(message), ...changed }).files['web/app/page.jsx'] ?? ''
}

const club = 'Our rowing club: members with phone, boats and outings'
const listed = { skeleton: 'lines', frame: 'bar' } as const

test('a list of words opens with what it is about beside its heading, once', () => {
  const page = firstPage(club, listed)
  expect(page).toContain("import { Cover } from '@/components/cover.jsx'")
  expect(page.match(/<Cover \/>/g)).toHaveLength(1)
  expect(page.indexOf('<h1')).toBeLessThan(page.indexOf('<Cover />'))
  expect(page.indexOf('<Cover />')).toBeLessThan(page.indexOf('Filters view'))
})

test('the frame’s own picture is enough, and nothing in particular has none', () => {
  expect(firstPage(club, { ...listed, frame: 'split' })).not.toContain('Cover')
  expect(firstPage(club, { ...listed, frame: 'band' })).not.toContain('Cover')
  expect(firstPage('A list of things with name and price', listed)).not.toContain('Cover')
})

test('what is read in plainer words is still about what was typed', () => {
  expect(firstPage('Inventory of our bike workshop: part, quantity, minimum, shelf', listed)).toContain('<Cover />')
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

test('work of all sorts can be seen, behind whatever it is about', () => {
  const onBoard = { skeleton: 'board', frame: 'bar' } as const
  expect(firstPage('Track my job applications: company, role, stage, applied on, salary', onBoard)).toContain(
    '<Cover />',
  )
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
