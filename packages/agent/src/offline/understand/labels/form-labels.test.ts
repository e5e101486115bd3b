import { expect, test } from 'vitest'

import type { Field } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { formLabel } from './form-labels.ts'

const labelOf = (label: string, kind: Field['kind'] = 'text'): string | undefined =>
  formLabel({ name: 'fact', label, kind, required: false }, 'thing')?.label

test.each([
  '40 members',
  'For every rehearsal',
  "Right away what's late",
  'Until next week',
  'Couple of',
  'Her',
  'Want to see it',
  'Report once a month',
])('"%s" is a piece of a sentence and no fact', (label) => {
  expect(labelOf(label)).toBeUndefined()
})

test.each([
  ['Roughly its age', 'Age'],
  ['Tenants phone number', "Tenant's phone number"],
  ['Colour lol', 'Colour'],
  ['The deposit they paid', 'Deposit paid'],
  ['Name of it', 'Name'],
  ['In where we meet', 'Place'],
  ['Amount', 'Amount'],
  ['Out of', 'Out of'],
  ['Until when', 'Until when'],
  ['Sales price', 'Sales price'],
])('"%s" is called %s', (label, plain) => {
  expect(labelOf(label)).toBe(plain)
})

test.each([
  ['Were happy', 'Happy'],
  ['Chase other cats', 'Chases other cats'],
  ['Been wormed', 'Wormed'],
])('"%s" is ticked as %s', (label, plain) => {
  expect(labelOf(label, 'boolean')).toBe(plain)
})

test('facts of free prose have the labels and kinds of a form', () => {
  const reading = readBuild(
    'A list of goats with name, how old it is, what mood it is in, who milked it, how long it grazed and whether it has been wormed.',
  )
  const facts = reading.ok ? reading.brief.fields.map(({ label, kind }) => `${label}: ${kind}`) : []
  expect(facts).toEqual(
    expect.arrayContaining(['Name: text', 'Age: number', 'Milked by: text', 'Duration: number', 'Wormed: boolean']),
  )
  expect(facts.join()).toMatch(/Mood: /)
})

test('what stands first and turns out to be a number is no title', () => {
  const reading = readBuild('I want to write down how tired I am, how long I slept and how many coffees I had.')
  const [title, ...rest] = reading.ok ? reading.brief.fields : []
  expect(title?.kind).toBe('text')
  expect(rest.map(({ label }) => label)).toEqual(expect.arrayContaining(['Tiredness', 'Sleep', 'Number of coffees']))
})
