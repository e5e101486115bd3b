import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

test.each([
  ['Friends: name, birthday. The start page tells whose birthday is next.', '<NextBirthdays heading="Next birthdays"'],
  ['Swim log: date, metres (number). Weekly goal of 4 swims.', '<GoalMeter label="Weekly goal"'],
  [
    'Gym log: exercise, weight in kg, date. My personal records per exercise.',
    '<RankedList heading="Personal records"',
  ],
  [
    'Walking club. Members sign up and log their own walks: date, distance in km. A ranking of who walked most this week.',
    '<RankedList heading="Ranking this week"',
  ],
  ['Budget: pots with a monthly limit, expenses with date, amount, pot. What is left per pot this month?', 'left of'],
  [
    'Jars with name and target amount. I add deposits to a jar and see how full it is in percent.',
    '`${formatMoney(reached)} of',
  ],
  ['Expenses with shop, amount, date and a weekly budget of 250.', 'label="Weekly budget" reached={'],
  ['Ferns: name, water every N days, last watered. Show which are due.', '<DueToday'],
])('the first page tells it: %s', (sentence, piece) => {
  expect(filesOf(sentence)['web/app/page.jsx']).toContain(piece)
})

test('points have a page of their own, also of whoever has none yet', () => {
  const files = filesOf('Chores for Ida, Bo and me: chore, who, points, done. A page with points per person.')
  expect(files['web/app/points/page.jsx']).toContain("const people = ['Ida', 'Bo', 'Me']")
})

test('bookings of what is shared are refused where they overlap, and a status is only the admin’s to set', () => {
  const booked = filesOf('Our club shares a van. Members reserve it with name, date, from, to. No double bookings.')
  expect(booked['web/app/api/bookings/route.js'] ?? booked['web/app/api/reservations/route.js']).toContain(
    "error.code === 'TWICE'",
  )
  const tickets = filesOf(
    'Tenants log in and report faults with title, text. They see only their own, the office sees all and sets the status (new, done).',
  )
  expect(tickets['web/lib/faults-table.js']).toContain('from admins')
  expect(tickets['web/components/fault-form.jsx']).toContain('<ForAdmin><ChoiceField name="status"')
})

test('of clients and their invoices the overview is about the invoices', () => {
  const files = filesOf(
    'Clients with name and city and invoices with number, date, amount and paid or open. A dashboard shows how much is open.',
  )
  expect(files['web/app/overview/page.server.js']).toContain('from invoices')
})

test('what is not paid is open, on the overview', () => {
  const files = filesOf(
    'Clients with name. Each client has many invoices with number, amount and paid. A dashboard of invoices.',
  )
  expect(files['web/app/overview/page.jsx']).toContain('title="Paid and open"')
  expect(Object.values(files).join('\n')).toContain("then 'Paid' else 'Open' end")
})
