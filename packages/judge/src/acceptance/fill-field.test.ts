import { expect, test } from 'vitest'

import { isOfKind } from './fill-field.ts'

test('a field takes what a person could have typed into a field of its kind', () => {
  for (const value of ['12', '€ 12.50', '-3', '4,321 €', '45 min', ''])
    expect(isOfKind('number', value), value).toBe(true)
  for (const value of ['2031-05-06', '6 May 2031', 'May 6, 2031']) expect(isOfKind('date', value), value).toBe(true)
  expect(isOfKind('text', 'Maple bench 2428')).toBe(true)
})

test('words are of no kind but text', () => {
  for (const kind of ['number', 'range', 'date', 'datetime-local', 'month', 'color'])
    expect(isOfKind(kind, 'Maple bench 2428'), kind).toBe(false)
})
