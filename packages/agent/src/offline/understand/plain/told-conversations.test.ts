import { expect, test } from 'vitest'

import { conversationsAsKinds } from './told-conversations.ts'
import { readBuild } from '../read-build.ts'

test.each([
  [
    'Suppliers with name and phone. We take notes after every call on the supplier’s page.',
    'Each supplier has many notes.',
  ],
  [
    'Donors: name, city. I log phone calls with each donor: date and what was said.',
    'Each donor has many calls. Each call has date and what was said.',
  ],
  [
    'Donors (name, city) and a history of visits per donor',
    'Each donor has many visits. Each visit has visit (text, required), date.',
  ],
  [
    'A list of donors with name. Notes of talks belong to the donor with date.',
    'Each note has note text (long text), date.',
  ],
])('%s', (told, plain) => {
  expect(conversationsAsKinds(told)).toContain(plain)
})

test('notes among the facts are one of them', () => {
  const text = 'Donors - name, phone, plus notes from our talks.'
  expect(conversationsAsKinds(text)).toBe(text)
})

test('the time of what has a distance is how long it took', () => {
  const reading = readBuild('Swims with date, distance and time. Show the pace of each swim.')
  const time = reading.ok ? reading.brief.fields.find(({ name }) => name === 'time') : undefined
  expect(time).toMatchObject({ kind: 'number', unit: 'min' })
  expect(reading.ok && reading.brief.fields.at(-1)?.label).toBe('Pace')
})
