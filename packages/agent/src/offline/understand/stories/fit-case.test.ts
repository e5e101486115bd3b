import { expect, test } from 'vitest'

import { keptFields } from '../purposes/kept-fields.ts'
import { byOtherStates } from './other-states.ts'
import { ownOptions, withOwnOptions } from './own-options.ts'
import { withOwnScales } from './own-scales.ts'
import { isScrapOfChoice, isTwin } from './twins.ts'

const [status] = keptFields('status (new, ordered, done, not ours)')

test.each([
  ['We mark each one as seen, in work or repaired.', ['New', 'Seen', 'In work', 'Repaired']],
  ['I note the status: waiting, ordered or done.', ['Waiting', 'Ordered', 'Done']],
  ["We don't mark it as seen, in work or repaired.", ['New', 'Ordered', 'Done', 'Not ours']],
])('the options of a status: %s', (message, options) => {
  const fields = status === undefined ? [] : [status]
  expect(withOwnOptions(fields, ownOptions(message), true)[0]?.options).toEqual(options)
})

test('what is worked out goes by the other states', () => {
  const states = { label: 'Status', known: ['New', 'Ordered', 'Done', 'Not ours'], own: ['New', 'In work', 'Repaired'] }
  expect(byOtherStates('Open | each report where status is new or ordered | Days = since seen on', states)).toBe(
    'Open | each report where status is new or in work | Days = since seen on',
  )
  expect(byOtherStates('All | all | Done = count report where status is done', states)).toBe(
    'All | all | Repaired = count report where status is repaired',
  )
})

test.each([
  ['how it hurt from 1 to 10', 10],
  ['the pain out of six', 6],
  ['the pain', 5],
])('a scale: %s', (message, most) => {
  const [pain] = withOwnScales(keptFields('pain (1, 2, 3, 4, 5), notes'), message)
  expect(pain?.options).toHaveLength(most)
})

const kinds = [
  { kind: 'stall', fields: keptFields('who, phone, electricity (none, normal), make and model, fee (money)') },
]

test.each(['need electricity (yes/no)', 'contact', 'model'])('%s comes twice', (fact) => {
  expect(keptFields(fact).map((field) => isTwin(field, kinds, 0))).toEqual([true])
})

test.each(['vegetarian (yes/no)', 'width (number)', 'colour (red, blue)'])('%s is new', (fact) => {
  expect(keptFields(fact).map((field) => isTwin(field, kinds, 0))).toEqual([false])
})

test('words that point at something are no options', () => {
  expect(keptFields('diet (stuff, social crap just), sort (red, blue)').map(isScrapOfChoice)).toEqual([true, false])
})
