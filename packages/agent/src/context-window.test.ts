import type { LanguageModelV4Message } from '@ai-sdk/provider'
import { expect, test } from 'vitest'

import { buildPrompt, cutOldSteps } from './context-window.ts'
import { limitsOf } from './models/model-table.ts'

function step(index: number, size: number): LanguageModelV4Message[] {
  const id = `call_${index}`
  return [
    {
      role: 'assistant',
      content: [
        { type: 'tool-call', toolCallId: id, toolName: 'write_file', input: { path: 'a', content: 'x'.repeat(size) } },
      ],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: id,
          toolName: 'write_file',
          output: { type: 'text', value: 'y'.repeat(size) },
        },
      ],
    },
  ]
}

const messages = Array.from({ length: 30 }, (_, index) => step(index, 2_000)).flat()

test('what fits is left alone', () => {
  expect(cutOldSteps(messages, 1_000_000)).toEqual(messages)
})

test('old steps are cut all at once, so that the beginning stays the same from step to step', () => {
  const budget = 60_000
  const prefixes = messages.map((_, index) => JSON.stringify(cutOldSteps(messages.slice(0, index + 1), budget)))
  const changes = prefixes.filter((prefix, index) => {
    const next = prefixes[index + 1]
    return next !== undefined && !next.startsWith(prefix.slice(0, -1))
  })

  expect(changes.length).toBeGreaterThan(0)
  expect(changes.length).toBeLessThan(6)
  expect(Math.max(...prefixes.map((prefix) => prefix.length))).toBeLessThan(budget + 10_000)
})

test('calls and results stay in pairs, and the newest are whole', () => {
  const cut = cutOldSteps(messages, 60_000)

  expect(cut).toHaveLength(messages.length)
  expect(cut.slice(-2)).toEqual(messages.slice(-2))
  expect(JSON.stringify(cut[0])).toContain('[cut: 2000 characters')
})

test('a prompt begins with all of the prompt before, whatever comes with the request', () => {
  const parts = {
    system: 'system',
    history: [{ request: 'Make it blue', answer: 'It is blue.' }],
    card: 'card',
    attached: [{ head: 'guests.csv', text: 'name\nAda', picture: null }],
    packed: [{ path: 'web/app/page.jsx', text: 'export default () => null' }],
    request: 'Make it green',
    limits: limitsOf('anthropic/claude-sonnet-4-5'),
  }
  const prompts = [0, 1, 2, 5, 9].map((count) => buildPrompt({ ...parts, steps: messages.slice(0, count * 2) }))
  const bytes = prompts.map((prompt) => JSON.stringify(prompt.map(({ role, content }) => ({ role, content }))))

  for (const [index, text] of bytes.slice(1).entries()) {
    expect(text.startsWith((bytes[index] ?? '').slice(0, -1))).toBe(true)
  }
  const marks = prompts.map((prompt) => prompt.flatMap((message, at) => (message.providerOptions ? [at] : [])))
  // Each step marks the end of the step before: what was written to the cache there is found again.
  expect(marks.map((each) => each.slice(-2))).toEqual([
    [1, 3],
    [3, 5],
    [5, 7],
    [11, 13],
    [19, 21],
  ])
})

test('the request comes after the history that fits, with marks for the cache at the ends of this step and of the one before', () => {
  const prompt = buildPrompt({
    system: 'system',
    history: [
      { request: 'r'.repeat(200_000), answer: 'too long to fit' },
      { request: 'Make it blue', answer: 'It is blue.' },
    ],
    card: 'card',
    request: 'Make it green',
    steps: [],
    limits: limitsOf('unknown/model'),
  })

  expect(prompt.map((message) => message.role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(JSON.stringify(prompt)).not.toContain('too long to fit')
  expect(prompt.filter((message) => message.providerOptions !== undefined)).toHaveLength(3)
  expect(prompt.at(-1)?.content).toEqual([
    { type: 'text', text: 'card' },
    { type: 'text', text: 'Make it green' },
  ])
})
