import { expect, test } from 'vitest'

import { plainOrder } from './plain-orders.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from '../edits/read-edit.ts'
import { resolveOrder } from '../edits/read-edit-orders.ts'

const reading = readBuild('Boatyard app. Boats have a name and a length. Moorings have a number, a boat and a price.')
if (!reading.ok) throw new Error('not understood')
const { brief } = reading

test.each([
  ['Moorings also need a deposit amount', 'add a deposit amount to each mooring'],
  ['each boat should show who built it', 'add a built by'],
  ['Add a field sail number to boats', 'add a sail number'],
  ['add a "Nickname" field to the moorings', 'add a Nickname to each mooring'],
  ['a field for who it was sold by', 'add a sold by'],
  ['add a column for when it was launched', 'add a launched on (date)'],
  ['add a field for whether it is insured', 'add a insured (yes/no)'],
  ['Remove the price field, we stopped charging', 'Remove the price field'],
  ['rename the length to Metres because it is metric', 'rename the length to Metres'],
  ['At the very bottom write "Fair winds"', 'add the text "Fair winds" at the bottom'],
  ['Put the sentence "Ring the bell" at the top of the page', 'add the text "Ring the bell" at the top'],
  ['add a footer that says "Est. 1950"', 'add the text "Est. 1950" at the bottom'],
  [
    'Add a page Winter storage that says storage starts at $25',
    'Add a page called “Winter storage” that says “Storage starts at $25.”',
  ],
  ['the length must be a dropdown: short, middle and long', 'change the length to a choice (short, middle, long)'],
  ['make the background blue', 'make the background blue'],
  ['add a page called Team', 'add a page called Team'],
  ['add a price to the list', 'add a price to the list'],
])('%s', (order, plain) => {
  expect(plainOrder(order, brief)).toBe(plain)
})

test.each([
  ['no sorry, green: #008000', 'make the buttons red', 'make the buttons #008000'],
  ['no, purple instead', 'make the headline blue', 'make the headline purple'],
  ['add a price', 'make the headline blue', 'add a price'],
])('%s after “%s”', (order, last, resolved) => {
  expect(resolveOrder(order, [last])).toBe(resolved)
})

test('words at a place of the page are no field', () => {
  expect(readEdit('add "Fair winds" below the list', brief).added).toEqual([])
})
