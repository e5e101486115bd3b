import { expect, test } from 'vitest'

import { inBrackets, namesInRow } from './said-row.ts'

test.each([
  ['lead, active or lost', ['lead', 'active', 'lost']],
  ['North, South, and West', ['North', 'South', 'West']],
  ['seen, then in work and mended', ['seen', 'in work', 'mended']],
  ['sand', ['sand']],
  ['', []],
])('%s', (said, names) => {
  expect(namesInRow(said)).toEqual(names)
  expect(inBrackets(said)).toBe(names.join(', '))
})
