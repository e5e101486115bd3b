import { expect, test } from 'vitest'

import { findBrokenText } from './broken-text.ts'

test.each([
  'Lorem ipsum dolor sit amet',
  'Total: undefined',
  'undefined',
  'null',
  'Price: null',
  '$NaN',
  'NaN recipes',
  '[object Object]',
  'Invalid Date',
  'Hello {{ name }}',
  'Hello ${name}',
  'Hello {user.name}',
  '{formatDate(day)}',
])('%j is an accident', (line) => {
  expect(findBrokenText([line], ['Total', 'undefined', '{user.name}'])).toHaveLength(1)
})

test.each([
  'Null island is a place',
  'The annulled vote',
  'Naan bread, 3 pieces',
  'Braces { like these } are fine',
  'Reserve {3} times',
  'Undefined Brewing Company',
  'NaN-ny care',
])('%j is meant', (line) => {
  expect(findBrokenText([line], [])).toEqual([])
})

test('a sentence that stands in the source is meant, a value that merely ends up there is not', () => {
  const source = ["question: 'What is typeof undefined in JavaScript?'"]
  expect(findBrokenText(['What is typeof undefined in JavaScript?'], source)).toEqual([])
  expect(findBrokenText(['Owner: undefined'], source)).toHaveLength(1)
})
