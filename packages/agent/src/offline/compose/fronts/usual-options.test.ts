import { expect, test } from 'vitest'

import { usualOptions } from './usual-options.ts'

test.each([
  ['Where we eat friday lunch?', 'The canteen'],
  ['When do we rehearse?', 'Friday evening'],
  ['Who keeps the cup?', 'First option'],
])('%s', (question, option) => {
  expect(usualOptions(question)).toContain(option)
})
