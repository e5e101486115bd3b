// Which wishes in few words mean an app that is known, and which say themselves what they keep.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function knownOf(message: string): string | null {
  const reading = readBuild(message)
  return reading.ok ? (reading.brief.known?.replace(/\/.*$/, '') ?? null) : null
}

function accessOf(message: string): string | null {
  const reading = readBuild(message)
  return reading.ok ? reading.brief.access : null
}

test.each([
  ['App that tells me which houseplants need water today', 'houseplants'],
  ['films and series i want to watch, who recommended them', 'films-and-series'],
  [
    'i need something to keep track of all our wedding vendors, deposits we paid and when the rest is due, we get married 14 june in Ghent',
    'vendors-of-a-wedding',
  ],
  [
    'Our book club of nine meets every first Thursday, we want to suggest books, vote for the next one and see who is hosting.',
    'books-of-a-book-club',
  ],
  [
    'I have a small window cleaning round and want to see which customers have paid by cash or transfer and who still owes me.',
    'customers-on-a-round',
  ],
  ['Wedding guest list with RSVPs and meal choices, sage green', 'wedding-replies'],
])('%s: is %s', (message, known) => {
  expect(knownOf(message)).toBe(known)
})

test.each([
  'Contacts: name and phone. No email, no address.',
  'movie watchlist with title, year, genre, watched',
  'Habit tracker with streaks. habit name, how often per week, colour',
  'IT asset register with device and purchase date',
  'Swim club lockers with number, who has it and paid until',
  'I want to write down how tired I am, how long I slept and how many coffees I had.',
  'wedding photo album where guests can add photos',
  'Build me a lead generation tool',
])('%s: is what it says', (message) => {
  expect(knownOf(message)).toBeNull()
})

test('what the message says of a record is kept beside the facts of the known app', () => {
  const reading = readBuild('our repair café wants people to come with a time')
  const labels = reading.ok ? reading.brief.fields.map(({ label }) => label) : []
  expect(labels).toContain('Time')
  expect(labels).toContain('What is wrong')
})

test('a door stands before an app only where the message speaks of one', () => {
  const vendors =
    'i need something to keep track of all our wedding vendors, deposits we paid and when the rest is due, we get married 14 june in Ghent'
  expect(accessOf(vendors)).toBe('open')
  expect(accessOf(`${vendors}. Only we two can log in and see it.`)).not.toBe('open')
})

test.each([
  ['Attendance register for my year 4 class where I can mark present, late or absent', 'attendance-of-a-class'],
  ['food bank stock, what came in, best before dates, how many parcels went out this week', 'stock-of-a-food-bank'],
  ['compare flats im viewing, rent, size, pros and cons', 'homes-looked-at'],
  ['body measurements of my clients for dressmaking', 'clothes-to-alter'],
])('few facts beside what everybody keeps alike are those of the known app: %s', (message, known) => {
  expect(knownOf(message)).toBe(known)
})

test('what guests reserve themselves is a page for them, and no book that staff keep', () => {
  const message =
    'Table reservations for our small tapas bar, we have 9 tables and are closed Mondays. Guests pick day, time and how many people, and we should see the list for tonight.'
  const reading = readBuild(message)
  expect(reading.ok && [reading.brief.front, reading.brief.isInbox]).toEqual(['site', true])
})

test.each([
  ['which pupils still owe me for piano lessons', 'lessons-and-payments/0'],
  ['saving for a new kitchen, 12000 goal, i put in something every month', 'savings-goals/0'],
  ['costume list for the dance show, sizes and who has them', 'costumes-that-are-lent/0'],
  ['terrarium animals feeding and shedding', 'reptiles-and-feedings/0'],
  ['An app where we as a family note who fed the cat and when', 'who-fed-the-animal/0'],
])('nothing about something else comes near: %s', (message, known) => {
  const reading = readBuild(message)
  expect(reading.ok ? reading.brief.known : reading.reason).toBe(known)
})

test.each([['a cat list with name and breed'], ['app to keep track of my fabric stash, pastel colours']])(
  'what a reader knows, or two facts that were told, stay: %s',
  (message) => {
    const reading = readBuild(message)
    expect(reading.ok ? reading.brief.known : reading.reason).toBeUndefined()
  },
)

test.each([
  ['my wine bottles and when to drink them', 'wine-cellar'],
  ['app for keeping track of my bee hives', 'hives-and-inspections'],
  ['rent payments for my 4 flats', 'rents-paid'],
  ['Lost and found for a primary school', 'lost-property'],
  ['Allotment plots and waiting list', 'plots-of-an-allotment'],
  [
    "I teach piano to 22 students from my living room. For every lesson I'd like to jot what we worked on, the homework, and whether they've paid.",
    'students-and-lessons',
  ],
])('where next to nothing is told of what is kept, the known app says it: %s', (message, known) => {
  expect(knownOf(message)).toBe(known)
})

test.each([['vote where to eat lunch today', 'poll']])(
  'who asks people for an answer wants no book of it: %s',
  (message, front) => {
    const reading = readBuild(message)
    expect(reading.ok && [reading.brief.front, reading.brief.known ?? null]).toEqual([front, null])
  },
)
