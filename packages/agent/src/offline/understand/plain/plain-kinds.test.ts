import { expect, test } from 'vitest'

import { plainKinds } from './plain-kinds.ts'
import { readBuild } from '../read-build.ts'

function told(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  return [{ singular: brief.entity.singular, fields: brief.fields }, ...brief.more].map(
    ({ singular, fields }) =>
      `${singular}: ${fields.map(({ label, to }) => (to === undefined ? label : `${label} → ${to}`)).join(', ')}`,
  )
}

test('contacts are people of a company, and deals and calls are theirs', () => {
  expect(
    told('CRM for a small agency: companies with contacts, deals with value and stage, notes on calls.').toSorted(),
  ).toEqual([
    'company: Name, Website, City',
    'contact: Name, Company → company, Email, Phone',
    'deal: Title, Company → company, Value, Stage',
    'note: Note, Contact → contact, Date, Note',
  ])
})

test.each([
  [
    'A CRM: clients, opportunities with amount and calls.',
    'A CRM. Each client has name, email, phone. Each opportunity has title, client, amount. Each call has client, date, notes.',
  ],
  [
    'CRM for my shop: customers (name, city), deals (title, stage: new, won, lost), tasks. Green.',
    'CRM. Each customer has name, city. Each deal has customer, title, stage (new, won, lost). Each task has task, customer, due date, done (yes/no). Green.',
  ],
])('each kind has a sentence: %s', (message, plain) => {
  expect(plainKinds(message)).toBe(plain)
})

test.each([
  'CRM: name, company and phone of each client.',
  'A CRM for a gym.',
  'A CRM with contacts.',
  'A CRM for our firm with contacts and a pipeline with columns.',
])('what is no row of kinds is left as it is: %s', (message) => {
  expect(plainKinds(message)).toBe(message)
})

test.each([
  [
    'A clinic for parrots with owners, animals, visits and prescriptions.',
    ['owner:', 'animal: owner', 'visit: animal', 'prescription: animal'],
  ],
  ['Depot app: parts, shelves, movements in and out', ['part: shelf', 'shelf:', 'movement: part']],
  ['Toy library: games, borrowers, due dates', ['game:', 'borrower:', 'loan: borrower, game']],
  [
    'A tool for our ski school: pupils, teachers, courses and marks',
    ['pupil:', 'teacher:', 'course: teacher', 'mark: course, pupil'],
  ],
  ['CRM for a studio with clients, projects, fees and stage (draft, model, built)', ['client:', 'project: client']],
])('kinds in a row are records of their own, each with whose it is: %s', (message, kinds) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  const said = [{ singular: brief.entity.singular, fields: brief.fields }, ...brief.more].map(({ singular, fields }) =>
    `${singular}: ${fields.flatMap(({ to }) => to ?? []).join(', ')}`.trim(),
  )
  expect(said.toSorted()).toEqual(kinds.toSorted())
})

test.each([
  'A website for our club with members, events and photos.',
  'A lamp shop with products, orders and customers.',
  'School app: students, classes. Each student has a name.',
])('what is read by visitors, or told in sentences, is left as it is: %s', (message) => {
  expect(plainKinds(message)).toBe(message)
})
