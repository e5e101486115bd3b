import { expect, test } from 'vitest'

import { costOf, priceOf, type ModelUsage } from './model-usage.ts'

const usage: ModelUsage = {
  model: 'anthropic/claude-sonnet-4-5',
  inputTokens: 1_000_000,
  cachedInputTokens: 800_000,
  outputTokens: 10_000,
  reasoningTokens: 4_000,
  isEstimated: false,
}

test('what comes from the cache costs its own price, and reasoning is part of the output', () => {
  expect(costOf([usage])).toBe(200_000 * 3 + 800_000 * 0.3 + 10_000 * 15)
})

test('rules cost nothing, and a model without a price makes the sum unknown instead of small', () => {
  expect(costOf([{ ...usage, model: 'offline' }])).toBe(0)
  expect(costOf([usage, { ...usage, model: 'openai-compatible/llama3.2' }])).toBeNull()
  expect(costOf([])).toBe(0)
})

test('a small relative of a model has its own price', () => {
  expect(priceOf('openai/gpt-5-mini')?.output).toBe(2)
  expect(priceOf('openai/gpt-5')?.output).toBe(10)
  expect(priceOf('openai-chat/gpt-5.1')?.output).toBe(10)
  expect(priceOf('google/gemini-2.5-flash-lite')?.output).toBe(0.4)
})
