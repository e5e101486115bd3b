import { expect, test } from 'vitest'

import { withFigureFirst } from './looks/figured-first.ts'
import { readBuild } from './read-build.ts'
import { readFirst } from './read-first.ts'

function kindsOf(message: string): Record<string, string[]> {
  const reading = readBuild(message)
  if (!reading.ok) return {}
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  return Object.fromEntries(
    kinds.map(({ singular, fields }) => [
      singular,
      fields.map(({ label, options }) => (options === undefined ? label : `${label} (${options.join('/')})`)),
    ]),
  )
}

const fieldsOf = (message: string): string[] => Object.values(kindsOf(message))[0] ?? []

test('what is said of a thing in later sentences is among its facts', () => {
  const { patient } = kindsOf(
    'Every patient of my practice has a phone number. We mark people as Waiting, In Treatment or Discharged.',
  )
  expect(patient).toEqual(expect.arrayContaining(['Phone number', 'Status (Waiting/In Treatment/Discharged)']))
})

test('states that were taken for facts become one choice', () => {
  const kinds = kindsOf(
    'Our magazine has forty articles. Each has a working title and an author. An article is first pitched, then commissioned, written and finally printed.',
  )
  expect(kinds['article']).toContain('Status (Pitched/Commissioned/Written/Printed)')
  expect(kinds['article']).not.toContain('Commissioned')
})

test('where the first reading is about nothing that the message speaks of, the message wins', () => {
  const message =
    'I collect old cameras since 1998. It should be written where I bought each one, what I paid and in which cabinet it lives; also its condition, which can be mint, working, sticky or dead. I want to open a camera and see it.'
  expect(Object.keys(kindsOf(message))[0]).toBe('camera')
})

test('visits are records of their own, which belong to the thing', () => {
  const kinds = kindsOf(
    'I look after ninety clocks. Every clock has a maker. After each visit I note the day, the oil I used and what I did to it.',
  )
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['clock', 'visit']))
})

test('an address book is about its people, whatever was told first', () => {
  const kinds = kindsOf(
    'Address book with companies and the people who work there. A company has a name, website and city. A person has a name, role, phone and belongs to a company.',
  )
  expect(Object.keys(kinds)).toEqual(['person', 'company'])
  expect(kinds['person']).toContain('Role')
})

test('what is pinned, tagged and put into folders has a fact for it', () => {
  const [fields = []] = Object.values(
    kindsOf(
      'What I want is one place for my reporting notes, stored in binders, where I can tag a note with whatever comes up in it and keep two or three of them pinned.',
    ),
  )
  expect(fields).toEqual(expect.arrayContaining(['Pinned', 'Tags', 'Binder']))
})

test('a folder holds notes, whichever was told of the other', () => {
  const kinds = kindsOf(
    'Notes with folders: I create a folder, put notes in it (title, body, tags), pin the important ones.',
  )
  expect(kinds['note']).toContain('Folder')
  expect(kinds['folder']).not.toContain('Note')
})

test('what happened before somebody wished for an app is no name for it', () => {
  const reading = readBuild('Last week a man phoned about his clock. I want an app for clocks with maker and price.')
  expect(reading.ok && reading.brief.name).not.toContain('phoned')
})

test.each([
  'A recipe app with title, ingredients, cooking time and a photo.',
  'Each project has a name. Each task belongs to a project and has a title and a status (open, doing, done).',
  'Running log with date, distance in km and a weekly total.',
  'Contacts: name and phone. No email, no address.',
])('a message that was read whole gets nothing more: %s', (message) => {
  const first = readFirst(message)
  const reading = readBuild(message)
  if (!first.ok || !reading.ok) throw new Error('It was not read')
  // What known apps lend are rows to show it by, and no facts.
  const { exampleRows: _rows, lentFacts: _facts, ...brief } = reading.brief
  expect(brief).toEqual(withFigureFirst(first.brief))
})

test('what a form is for is not asked in it', () => {
  const { ok, ...reading } = readBuild(
    'Make a landing page for gym Ironpath where people can sign up for free trial, name phone email, and a page where I see all of them.',
  )
  const fields = 'brief' in reading ? reading.brief.fields : []
  expect(ok && fields.map(({ label, required }) => [label, required])).toEqual([
    ['Name', true],
    ['Phone', true],
    ['Email', false],
  ])
})

test.each([
  [
    'I tune harps around Cork. My customers with name and village; Byrne (Cobh), Daly (Youghal) and Roche (Mallow) are in already. On the page of a customer there is a field "What was worn" and the button "Write it down". Entries get today\'s date.',
    'customer',
    ['Name', 'Village'],
    'customer entry',
    ['What was worn', 'Customer', 'Date'],
  ],
  [
    'The people I visit: name, street, birthday. Click on one: everything I noted, newest on top. Box "How it was" and the button "Keep".',
    'person',
    ['Name', 'Street', 'Birthday'],
    'person entry',
    ['How it was', 'Person', 'Date'],
  ],
])('what is typed in on the page of one thing is a log of it: %s', (message, main, facts, log, entries) => {
  const kinds = kindsOf(message)
  expect(Object.keys(kinds)[0]).toBe(main)
  expect(kinds[main]).toEqual(facts)
  expect(kinds[log]).toEqual(entries)
})

test('several deeds that are logged are sorts of entries', () => {
  const kinds = kindsOf('An app for my orchids and where they stand, log when I pruned / wired / repotted each one.')
  expect(kinds['orchid entry']).toContain('What was done (Pruned/Wired/Repotted)')
})

test('what stands in an input that goes by its name is a fact; a box to find something is none', () => {
  const facts = kindsOf(
    'Every kite has a maker and a colour. A field "Torn where" on top. With the box "Which kite" I search the list.',
  )['kite']
  expect(facts).toContain('Torn where')
  expect(facts).not.toContain('Which kite')
})

test('facts that such records usually have are left out where the message tells which ones there are', () => {
  const [fields = []] = Object.values(
    kindsOf('I clean windows. A job is the customer and how many windows. Done jobs go to another page.'),
  )
  expect(fields).toEqual(['Customer', 'Number of windows'])
})

test.each([
  [
    'After my operation the doctor wants a diary. Each morning I type in date, reach in cm, pain 0 to 10. On top the best so far.',
    ['Entry', 'Date', 'Reach in cm', 'Pain'],
  ],
  ['Snow stake book for our hut. date and cm thats all. newest day on top', ['Date', 'Cm']],
])('what is noted of every day, however short, is what an entry has: %s', (message, labels) => {
  const [fields = []] = Object.values(kindsOf(message))
  expect(fields).toEqual(expect.arrayContaining(labels))
  expect(fields.length).toBeLessThanOrEqual(4)
})

test('a noun of a subject brings the fields of others of it only where the message speaks of that', () => {
  expect(fieldsOf('An app for the flats I manage.')).not.toContain('Company')
  expect(fieldsOf('A place for the jobs of our van.')).not.toContain('Role')
  expect(fieldsOf('I want a tracker for jobs I applied to')).toContain('Position')
})

test('a record that is one text asks for nothing else', () => {
  expect(fieldsOf('A box for riddles. A riddle is just one text, no title.')).toEqual(['Text'])
})
