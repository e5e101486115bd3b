import { expect, test } from 'vitest'

import { spentOf } from './run-spent.ts'

const usage = [
  { model: 'a', inputTokens: 100, cachedInputTokens: 80, outputTokens: 10, reasoningTokens: 0, isEstimated: false },
  { model: 'b', inputTokens: 50, cachedInputTokens: 0, outputTokens: 5, reasoningTokens: 0, isEstimated: true },
]

test('models are added up, and what is nought is not said', () => {
  expect(spentOf({ usage, cost: 1_234 }, null)).toEqual({
    parts: [
      { kind: 'input', count: 150 },
      { kind: 'cached', count: 80 },
      { kind: 'output', count: 15 },
    ],
    cost: 1_234,
    isReturned: false,
    isEstimated: true,
  })
})

test('rules took nothing, and nothing is what is said', () => {
  expect(spentOf({ usage: [], cost: 0 }, null)).toMatchObject({ parts: [], cost: null })
})
