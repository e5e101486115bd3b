import { expect, test } from 'vitest'

import { completes, markWords, notTicked, tickedWords } from './tick-words.ts'

test('what is not ticked is said in English', () => {
  const said = ['Deposit paid', 'Taken', 'Invoice out', 'Picked up', 'Fully paid', 'Ready for adoption', 'Queen seen']
  expect(said.map((label) => notTicked({ label }))).toEqual([
    'Deposit not paid',
    'Not taken',
    'Invoice not out',
    'Not picked up',
    'Not fully paid',
    'Not ready for adoption',
    'Queen not seen',
  ])
})

const field = (label: string) => ({
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  kind: 'boolean' as const,
  required: false,
})

test('a button says what it marks', () => {
  expect(['Taken', 'Deposit paid'].map((label) => markWords({ label }))).toEqual([
    'Mark as taken',
    'Mark deposit as paid',
  ])
})

test('an order whose deposit is paid is not done, a bill that is paid is', () => {
  const done = ['Deposit paid', 'Invoice sent', 'Fee paid', 'Paid', 'Picked up']
  expect(done.map((label) => completes(field(label)))).toEqual([false, false, true, true, true])
})

const tick = (label: string) => tickedWords(field(label))

test('what is to be done yet is told, and no trait', () => {
  expect(tick('Taken')?.left).toEqual(['is not taken yet', 'are not taken yet'])
  expect(tick('Replied')?.left[1]).toBe('have not replied yet')
  expect(tick('Deposit paid')?.left[1]).toBe('have no deposit paid yet')
  expect([tick('Vegetarian'), tick('Released'), tick('Brings kids'), tick('Licence')]).toEqual([null, null, null, null])
})
