import { expect, test } from 'vitest'

import { findPrice, ownPrices, withOwnRows } from './model-prices.ts'
import { costOf, type ModelUsage } from './model-usage.ts'

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

test('a price of the operator counts before ours, and changes the version of the list', () => {
  const row = { model: 'llama3*', input: 0.2, cachedInput: 0.1, output: 0.4, asOf: '2026-10-01' }
  const list = withOwnRows([row])
  expect(costOf([{ ...usage, model: 'openai-compatible/llama3.2' }], list)).toBe(200_000 * 0.2 + 800_000 * 0.1 + 4_000)
  expect(findPrice(list, 'openai-compatible/Llama3.2')?.source).toBe('operator')
  expect(list.version).not.toBe(ownPrices.version)
  expect(withOwnRows([{ ...row, output: 0.5 }]).version).not.toBe(list.version)
})

test('a small relative of a model has its own price, and one that we do not know has none', () => {
  expect(findPrice(ownPrices, 'openai/gpt-5-mini')?.output).toBe(2)
  expect(findPrice(ownPrices, 'openai/gpt-5')?.output).toBe(10)
  expect(findPrice(ownPrices, 'openai-chat/gpt-5.1')?.output).toBe(10)
  expect(findPrice(ownPrices, 'google/gemini-2.5-flash-lite')?.output).toBe(0.4)
  expect(findPrice(ownPrices, 'anthropic/claude-opus-4-5-20251101')?.input).toBe(5)
  expect(findPrice(ownPrices, 'openai/gpt-5-pro')).toBeNull()
  expect(findPrice(ownPrices, 'openai/gpt-5.9')).toBeNull()
  expect(findPrice(ownPrices, 'google/gemini-2.5-flash-image')).toBeNull()
})

test('every row says on which day it was read and where', () => {
  for (const row of ownPrices.rows) {
    expect(row.asOf <= ownPrices.version, row.model).toBe(true)
    expect(row.cachedInput, row.model).toBeLessThanOrEqual(row.input)
  }
  expect(new Set(ownPrices.rows.map(({ model }) => model)).size).toBe(ownPrices.rows.length)
})
