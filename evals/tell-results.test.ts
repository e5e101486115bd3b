import { expect, test } from 'vitest'

import { failed, falseDone, refused, works } from './example-results.ts'
import { tellResults } from './tell-results.ts'

const told = tellResults({
  model: 'offline',
  prompts: 'prompts.json',
  sampleSize: 5,
  seed: 7,
  kinds: null,
  asked: 5,
  results: [works, falseDone, failed, refused],
  unevaluated: [{ id: 'other', reason: 'The judge gave no report: it took too long.' }],
})

test('both rates, the verdicts and what was not evaluated are told', () => {
  expect(told).toContain('prompts.json, a sample of 5 with seed 7. 4 of 5 prompts evaluated.')
  expect(told).toMatch(/\| Prompts whose app works +\| 25 % \| 20 % +\| 1 of 4 \|/)
  expect(told).toContain('works 1, flawed 0, false-done 1, failed 1, refused 1, timeout 0.')
  expect(told).toContain('- other: The judge gave no report')
})

test('each failed check is told in words under its prompt, and what works is not', () => {
  expect(told).toContain('### false-done\n\n> An app\n\n- acceptance: It holds (/): It does not.')
  expect(told).not.toContain('### works')
})
