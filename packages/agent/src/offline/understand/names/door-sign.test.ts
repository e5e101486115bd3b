import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { doorSign } from './door-sign.ts'

test.each([
  ['We just opened a flower shop on Canal Street and need a website.', 'Canal Street Flowers'],
  ["I have taken over my father's butcher shop on Mill Street", 'Mill Street Butchers'],
  ['I started a bike repair workshop in Elm Lane, need a site', 'Elm Lane Bike Repair Workshop'],
  ['I run a nail studio on Park Road', 'Park Road Nail Studio'],
  ['opened a small bakery, website please', 'Bakery'],
  ['My sister opened a yoga studio at the harbour.', 'Yoga studio'],
  ['a website with our prices', null],
])('%s', (message, name) => {
  expect(doorSign(message)).toBe(name)
})

test.each([
  [
    'We just opened a flower shop on Canal Street and need a website. Bouquets from 25, closed on Sundays.',
    'Canal Street Flowers',
  ],
  ['We opened a flower shop called Petal and need a website with opening hours.', 'Petal'],
])('a site goes by the sign over the door, where it has no name: %s', (message, name) => {
  const reading = readBuild(message)
  expect(reading.ok && reading.brief.name).toBe(name)
})
