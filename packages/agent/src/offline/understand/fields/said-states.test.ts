import { expect, test } from 'vitest'

import { saidStates } from './said-states.ts'

test.each([
  ['Barns have a name and a status, ruin, rented or sold.', 'Barns have a name and status (ruin, rented, sold).'],
  [
    'barns with name and a status that can be ruin, rented or sold, notes',
    'barns with name and status (ruin, rented, sold), notes',
  ],
  [
    'barns with name, and the status is a dropdown of ruin, rented and sold.',
    'barns with name, and status (ruin, rented, sold).',
  ],
  ['A barn has a name and one of the states ruin, rented, sold.', 'A barn has a name and status (ruin, rented, sold).'],
  [
    'Barns (name, year) whose status is ruin, rented or sold.',
    'Barns (name, year). Each barn has status (ruin, rented, sold).',
  ],
  ['Barns (name, status ruin / rented / sold).', 'Barns (name, status: ruin/rented/sold).'],
  ['Barns with name, a ruin/rented/sold status, notes.', 'Barns with name, status (ruin, rented, sold), notes.'],
  ['Barns (name), each in the state ruin, rented or sold.', 'Barns (name). Each has state (ruin, rented, sold).'],
  ['Barns (name, ruin or rented or sold).', 'Barns (name, status: ruin/rented/sold).'],
])('%s', (told, plain) => {
  expect(saidStates(told)).toBe(plain)
})

test.each([
  'Barns with status, name and year.',
  'Filter by status or by year.',
  'The status of each barn is shown or hidden.',
  'Barns with status (ruin, rented).',
  'Pictures with a category (stage, portrait or travel).',
  'Pictures with a category (portrait, stage or travel).',
])('says nothing else: %s', (told) => {
  expect(saidStates(told)).toBe(told)
})
