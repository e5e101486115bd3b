import { expect, test } from 'vitest'

import { ArgumentsError, readArguments } from './read-arguments.ts'

const read = (...args: string[]) => readArguments(['--prompts', 'a.json', ...args], '/somewhere')

test('what is not said has a default', () => {
  expect(read()).toMatchObject({
    model: 'offline',
    promptsPath: '/somewhere/a.json',
    sampleSize: null,
    seed: 1,
    limitMs: 30 * 60_000,
  })
  expect(read().outDir).toMatch(/evals\/out\/offline$/)
  expect(read().workers).toBeLessThanOrEqual(2)
})

test('models are written with a colon or a slash', () => {
  expect(read('--model', 'anthropic:some-model').model).toBe('anthropic/some-model')
  expect(read('--model', 'openai-compatible/llama:8b').model).toBe('openai-compatible/llama:8b')
  expect(read('--model', 'openai-compatible:llama:8b').outDir).toMatch(/out\/openai-compatible-llama-8b$/)
})

test.each([
  ['--sample', '0'],
  ['--seed', 'x'],
  ['--workers', '1.5'],
  ['--model', 'gemini:x'],
  ['--speed', '9'],
])('%s %s is refused', (...args) => {
  expect(() => read(...args)).toThrow(ArgumentsError)
})

test('without a file there is nothing to do', () => {
  expect(() => readArguments([], '/')).toThrow('--prompts is missing.')
})
