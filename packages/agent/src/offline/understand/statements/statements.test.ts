import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readStatements } from './read-statements.ts'

function kindsOf(message: string): Record<string, string[]> {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  return Object.fromEntries(
    kinds.map(({ singular, fields }) => [
      singular,
      fields.map(({ label, to }) => (to === undefined ? label : `→ ${to}`)),
    ]),
  )
}

test.each([
  [
    "I'm an invoicing nightmare. I need clients, with name and address, and invoices, with number, amount, due date and whether it's been paid. Show me what's overdue and how much is still open.",
    { client: ['Name', 'Address'], invoice: ['Number', '→ client', 'Amount', 'Due date', 'Paid'] },
  ],
  [
    'Freelancer time tracking please. Projects have a name, a client and an hourly rate. I log hours per project with date, hours and a note. Then it should tell me how much I earned in total.',
    {
      project: ['Name', 'Client', 'Hourly rate'],
      'time entry': ['Time entry', '→ project', 'Date', 'Hours', 'Note'],
    },
  ],
  [
    'We have a small village museum. Visitors should find our rooms, and in each room the exhibits with a photo, year and a short text.',
    { room: ['Name', 'Description'], exhibit: ['Name', '→ room', 'Photo', 'Year', 'Text'] },
  ],
  [
    'Hi. I’m a vet. I want to keep animals with name, species (dog, cat, rabbit, other), date of birth and owner. Owners have name, phone and address. And each animal has treatments: date, diagnosis, medication, cost.',
    {
      animal: ['Name', '→ owner', 'Species', 'Date of birth'],
      owner: ['Name', 'Phone', 'Address'],
      treatment: ['Diagnosis', '→ animal', 'Date', 'Medication', 'Cost'],
    },
  ],
  [
    'We have translators with name, languages and rate per word, and jobs: each job has a client, deadline and a status.',
    { translator: ['Name', 'Languages', 'Rate per word'], job: ['Client', 'Deadline', 'Status'] },
  ],
])('each kind has what its sentence states: %s', (message, kinds) => {
  expect(kindsOf(message)).toEqual(kinds)
})

test('a scale and a holder stand before the facts', () => {
  const { kinds, relations } = readStatements(
    'There are students with first name and last name, and for each student marks (1 to 6) in a subject with a date and a kind (test, oral).',
  )
  expect(kinds.get('mark')).toEqual(['mark (1 to 6)', 'date', 'kind (test, oral)'])
  expect(relations).toContainEqual({ parent: 'student', child: 'mark' })
  expect(relations).toContainEqual({ parent: 'subject', child: 'mark' })
})

test('of whom there are so many they are kept, where a record names one', () => {
  const { kinds } = readStatements(
    'We have 12 cleaners. Each customer has an address and a phone number. Jobs: customer, cleaner, date and hours.',
  )
  expect([...kinds.keys()]).toEqual(['customer', 'job', 'cleaner'])
})

test.each([
  'For each chapter show how many of its tasks are done.',
  'Every team needs a coach.',
  'It should have a dark theme with big buttons and rounded corners.',
  'Each bed has several plantings and I have to water them.',
])('what is wished, or told once, makes no kind: %s', (message) => {
  expect(readStatements(message).kinds.size).toBe(0)
})
