// What stands in a row and in the rows together can be true: sums, hours, counts, and the topic of the message.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function seedOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose(reading.brief).seedSql
}
const rowsOf = (request: string): string[] =>
  seedOf(request)
    .split('\n')
    .filter((line) => line.startsWith('  ('))
const numbersOf = (row: string): number[] => (row.match(/(?<=, )\d+(?:\.\d+)?(?=[,)])/g) ?? []).map(Number)
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('so many words at so much each come to their sum', () => {
  for (const row of rowsOf('Translation jobs: client, words, price per word, total, due')) {
    const [words = 0, price = 0, total = 0] = numbersOf(row)
    expect(words).toBeGreaterThan(500)
    expect(total).toBeCloseTo(words * price, 1)
  }
})

test('a full tank costs what its litres cost, and the odometer rises', () => {
  const rows = rowsOf('Fuel log of our van: station, date, litres, price, odometer').map(numbersOf)
  for (const [litres = 0, price = 0] of rows) {
    expect(price / litres).toBeGreaterThan(1.5)
    expect(price / litres).toBeLessThan(2)
  }
  const stands = rows.map((row) => row[2] ?? 0)
  expect(stands).toEqual(stands.toSorted((one, other) => one - other))
})

test.each([
  'Staff shifts for a bakery: who, date, start, end, role',
  'Rehearsals of our band: date, from, to, place, note',
  'Babysitting evenings: family, date, from, until, children',
])('nothing is over before it began: %s', (request) => {
  const rows = rowsOf(request)
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    const [start = '', end = ''] = row.match(/\b\d\d:\d\d\b/g) ?? []
    expect(minutesOf(end)).toBeGreaterThan(minutesOf(start))
  }
})

test('a book is finished after it was started, and by today', () => {
  for (const row of rowsOf('Books I read with author, pages, started, finished and a rating')) {
    const [started, finished] = (row.match(/current_date(?: [-+] \d+)?/g) ?? []).map(
      (day) => Number(day.replace('current_date', '').replaceAll(' ', '')) || 0,
    )
    if (started === undefined || finished === undefined) continue
    expect(finished).toBeGreaterThan(started)
    expect(finished).toBeLessThanOrEqual(0)
  }
})

test('what is to come comes within a fortnight, the next of all first', () => {
  const days = rowsOf('Dentist appointment list: patient, phone, reason, date, time').map((row) =>
    Number(/current_date \+ (\d+)/.exec(row)?.[1]),
  )
  expect(Math.max(...days)).toBeLessThan(15)
  // What was stored last is shown first.
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})

test.each([
  ['Our two cars: car, plate, insurance', 2],
  ['Eight goats: name, health notes', 8],
  ['I rent out three flats: name, tenant, rent', 3],
])('as many as the message says: %s', (request, count) => {
  expect(rowsOf(request)).toHaveLength(count)
})

test('a bound is no count', () => {
  expect(rowsOf('A list of my books with author. Show the last three books on top.').length).toBeGreaterThan(3)
})

test('whose turn it is goes round among those that there are', () => {
  const seed = seedOf('Chores for the four of us: chore, whose turn, due')
  const named = new Set(seed.match(/Aylin|Mateo|Chidinma|Jun|Halima|Tom|Priya|Wanda|Ines/g))
  expect(named.size).toBe(4)
})

test.each([
  [
    'A store for used vinyl records with artist, year, condition and price',
    /'Kind of Blue', 'Miles Davis', 1959/,
    /guitar|amplifier/i,
  ],
  [
    'Appointments for a physiotherapy practice with patient name, reason and time',
    /Lower back/,
    /Tooth|Limps|Does not eat/,
  ],
  ['Vet practice appointments with pet name, owner, reason, date', /Vaccination/, /Tooth|Birthday|Moving house/],
  [
    'Neighbourhood board: things to lend, offers and wishes, each with a category and contact',
    /'Cordless drill'/,
    /Butter churn/,
  ],
  ['Second-hand bicycles shop with frame size, condition, price', /'56 cm'/, /bell|helmet/i],
  ['Lost and found of the swimming pool: item, where found, date', /'Blue umbrella'/, /Wood glue/],
  ['Tutoring sessions: pupil, subject, date, price', /'Maths'/, /Hill repeats|Canal loop/],
  ['Our tennis club has two clay courts, members book an hour between 8 and 20', /'Clay court 1'/, /lesson/i],
])('rows are of what the message is about: %s', (request, own, foreign) => {
  const seed = seedOf(request)
  expect(seed).toMatch(own)
  expect(seed).not.toMatch(foreign)
})

test('notes are about their subject or there are none', () => {
  const seeds = ['Routes: name, distance, notes', 'Hinges: name, width, notes', 'Shifts: what, date, notes'].map(seedOf)
  expect(seeds.join('\n')).not.toMatch(/Older than it looks|Better than the|Ask Halima|Keep an eye|Came in the rain/)
})

test('a recipe takes minutes', () => {
  const reading = readBuild('A place where my family shares recipes with photo, ingredients, time')
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.fields.find(({ name }) => name === 'time')).toMatchObject({ kind: 'number', unit: 'min' })
})
