import { expect, test } from 'vitest'

import { dueDayOf, stockOf } from '../../compose/drawings/measures.ts'
import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { liftViews } from './said-views.ts'

function read(message: string): { brief: Brief; labels: string[]; unsupported: string[] } {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief, unsupported } = reading
  return { brief, labels: brief.fields.map(({ label }) => label), unsupported }
}

const views = (message: string) => liftViews(`We keep things. ${message}`).views
const of = 'We run a village library. Each box has a title, a shelf, a colour and a note.'

test.each([
  ["I'd like to see at a glance who hasn't paid yet", 'Paid'],
  ['It would be great to know which ones I still have to read', 'Read'],
  ['i need to see right away who hasnt answered', 'Answered'],
  ["Please show me what hasn't been given back", 'Given back'],
  ["I'd like to mark the ones I want to sell", 'To sell'],
  ['I want to tick off when something has been washed', 'Washed'],
  ['Once something is gone it should disappear from the list', 'Gone'],
  ["The ones we've already watched shouldn't be in the way", 'Watched'],
  ['When somebody collects it, it should vanish', 'Collected'],
  ['I also want to see which of them I would buy again', 'Buy again'],
  ["It'd be good to know whose form is still missing", 'Form received'],
  ["I want to see what's broken", 'Broken'],
  ['Show me what needs replacing', 'Needs replacing'],
  ['It should be easy to hide the ones we sold', 'Sold'],
  ['I keep losing track of who has answered', 'Answered'],
])('%s: a tick', (said, label) => {
  expect(views(said)).toMatchObject([{ sort: 'mark', label }])
  expect(read(`${of} ${said}.`).labels).toContain(label)
})

test.each([
  ["I want to see right away what's overdue", 'due'],
  ['It should show what runs out next week', 'due'],
  ["I'd love to have the next three dates on top", 'due'],
  ['Please warn me when less than five are left', 'low'],
  ["I'd like to see the total value at the top", 'total'],
  ['We want to know how much is still missing in total', 'total'],
  ['I want to see how much I spent each month', 'per'],
  ['Show me the best ones first', 'order'],
  ['The oldest ones should come first', 'order'],
  ['I want to find all letters of one person', 'narrow'],
  ["We'd like to print it for the fridge", 'print'],
  ['Remind me the day before', 'remind'],
  ["Anyone who's late should stand out", 'due'],
  ['A printout for the staff room would be great', 'print'],
  ['I want to filter by chapter', 'narrow'],
  ['Tell me every morning which ones are thirsty', 'due'],
  ['And what did I earn this year', 'per'],
])('%s: what a list can do', (said, sort) => {
  expect(views(said).map((view) => view.sort)).toEqual([sort])
})

test('what is told besides stays, with the words that wish for it', () => {
  const { rest } = liftViews("We lend tents. I want to see what's overdue, the size and the colour, and who has paid.")
  expect(rest).toBe('We lend tents. I want to see the size and the colour.')
})

test('what is noted is no view', () => {
  expect(views('I want to note the date, how much it cost and who paid').length).toBe(0)
  expect(views('I need a customer list with name, phone and email').length).toBe(0)
})

test('a day that lies ahead is the one by which something is late; without one there is a day to fill in', () => {
  const keys = 'We keep keys. For each key I need the number, the door, who has it and until when.'
  expect(dueDayOf(read(`${keys} I want to see what's overdue.`).brief)?.label).toBe('Until when')
  expect(read(`${of} Show me what expires soon.`).labels).toContain('Best before')
})

test('what is done every so often is due again by itself', () => {
  const { brief, labels } = read(
    'We breed sheep and have to worm them twice a year. For each sheep we note the name, ear tag, breed and last worming. We want to see which ones are due next month.',
  )
  expect(labels.filter((label) => /due/i.test(label))).toEqual([])
  expect(brief.request).toContain('Show what is due.')
})

test('a number that was said is the least of all; where nothing is counted it is said of each', () => {
  const shop = 'For each product I note the name, quantity and price.'
  expect(stockOf(read(`${shop} I want a warning when fewer than 3 are left.`).brief)?.least).toBe(3)
  expect(read(`${of} I want to see what I need to buy again.`).labels).toContain('To buy')
})

test('sums have an amount, and what is owed a tick', () => {
  const { brief, labels } = read(`${of} I'd like to see the total value at the top.`)
  expect(labels).toContain('Value')
  expect(brief.parts).toContain('totals')
  const owed = read(
    'We collect fees. For each member we keep the name, the team and the fee. I want to see who still owes us money and how much is missing in total.',
  )
  expect(owed.labels).toContain('Paid')
  expect(owed.brief.request).toContain('Show how much is outstanding.')
})

test('a least that is told with its mark is one, and several sums stand for themselves', () => {
  const cellar = 'We keep a cellar. For each wine we note the name, bottles left and price.'
  expect(stockOf(read(`${cellar} When a wine drops below six bottles it should be marked.`).brief)?.least).toBe(6)
  const { request } = read(
    'Volunteers count toads. They enter the pond, the day and the number of toads. We need totals per pond and per year.',
  ).brief
  expect(request).toContain('per pond.')
  expect(request).toContain('per year.')
})

test('what was not done for so long is due, and the strongest go by their strength', () => {
  const boxes = 'We keep first aid boxes. Each box has a room, a person in charge and the date of the last check.'
  const { request } = read(`${boxes} Whichever haven't been checked for three months should be red.`).brief
  expect(request).toContain('Show what is due every three months.')
  const beer = 'We brew beer. For each beer we note the name, litres and alcohol.'
  expect(read(`${beer} I'd like to see the strongest on top.`).brief.order).toEqual({ by: 'alcohol', isDown: true })
})

test('what cannot be done is told as left out', () => {
  expect(read(`${of} Remind me two days before.`).unsupported.join()).toContain('reminders')
  expect(read(`${of} I want to see how much we got from each donor.`).unsupported.join()).toContain('each donor')
})

test('how far each has come is a status, eggs are added up, and people who hold things are told already', () => {
  const shoots = 'I do photography. Shoots have a client, a place, a date and a fee.'
  expect(read(`${shoots} I'd like to see at what stage each one is.`).labels).toContain('Status')
  const hens = 'We keep hens. For each harvest we note the date, the nest, the number of eggs and the weather.'
  expect(read(`${hens} It would be interesting to see how many eggs per month.`).brief.request).toContain(
    'Show the total number of eggs per month.',
  )
})

test('a list of what is late, in order and on paper', () => {
  expect(views("I'd like a list of overdue books to pin on the wall").map(({ sort }) => sort)).toEqual(['due'])
  expect(views('The leaders want the kids sorted by tent, printable').map(({ sort }) => sort)).toEqual([
    'order',
    'print',
  ])
})
