import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { eventName } from './event-name.ts'

test.each([
  ['landing page for our class reunion, class of 1988, at the Red Lion', 'Class of 1988'],
  ['page for our village summer fete on 12 July at the Old School', 'Village summer fete'],
  ["landing page for my dad's 70th birthday party, on 8 May at the Golden Lamb", "Dad's 70th birthday party"],
  ["landing page for our company's 25th anniversary, 20 September at the Boathouse", '25th anniversary'],
  ['website for our wedding on 4 June at Castle Hill', null],
  ['website for a bakery at the harbour', null],
])('%s', (message, name) => {
  expect(eventName(message)).toBe(name)
})

test.each([
  [
    'invitation page for our Christmas party, 18 December at the Grand Cafe, with the evening programme',
    'Christmas party',
  ],
  ['landing page for our summer party at the Grand Cafe, called Long Table', 'Long Table'],
])('no page is called by the house where it takes place: %s', (message, name) => {
  const reading = readBuild(message)
  expect(reading.ok && reading.brief.name).toBe(name)
})
