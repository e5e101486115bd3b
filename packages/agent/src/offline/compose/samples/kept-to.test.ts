// Rows keep to what a message says of them: nothing of a trade that only shares a word, no day that a state contradicts.
import { expect, it } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).seedSql
}

it('takes the words of a trade for nothing else', () => {
  expect(seedOf('Log of car services: car, date, service, cost')).not.toContain('Cut and colour')
  expect(seedOf('Employee directory: name, department, phone')).not.toContain('Costume')
  expect(seedOf('FAQ: question, answer')).not.toContain('Second talk')
})

it('books a place only where the place is booked', () => {
  expect(seedOf('Massage practice with three rooms, people book an appointment online')).not.toContain("'Room 1'")
  expect(seedOf('A booking page where people book one of three tennis courts by the hour')).toMatch(/court 1'/i)
})

it('leaves days that something is due by to their state', () => {
  const seed = seedOf('Payments: client, amount, due date, status (open, paid, overdue)')
  expect(seed).toContain("'Overdue'")
  for (const row of seed.split('\n').filter((each) => each.includes("'Open'")))
    expect(row).not.toContain('current_date - ')
})

it('looks a contact’s firm up by its name, and takes another where it is not kept', () => {
  const seed = seedOf('Our three suppliers: name, city; and their contacts with name and phone')
  expect(seed).toContain('coalesce((select id from suppliers where name = ')
})
