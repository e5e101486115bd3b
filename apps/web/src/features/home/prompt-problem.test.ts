import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'
import { promptSchema } from '@joinery/contract/projects'
import { expect, test } from 'vitest'

import { promptProblem } from './prompt-problem.ts'

test('nothing but white space is an empty prompt', () => {
  expect(promptProblem(' \n\t ')).toEqual({ kind: 'empty' })
})

test('an over-long prompt names how long it is and how much fits', () => {
  expect(promptProblem('x'.repeat(maxChatMessageLength + 5))).toEqual({
    kind: 'too-long',
    count: maxChatMessageLength + 5,
    max: maxChatMessageLength,
  })
})

test('the page accepts exactly what the server accepts', () => {
  for (const text of ['', '  ', 'a', ` ${'x'.repeat(maxChatMessageLength)} `, 'x'.repeat(maxChatMessageLength + 1)]) {
    expect(promptProblem(text) === null).toBe(promptSchema.safeParse(text).success)
  }
})
