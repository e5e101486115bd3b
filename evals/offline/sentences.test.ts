import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { parsePrompts } from '../prompts-file.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const sentences = parsePrompts(read('sentences.json'), 'sentences.json')
const hashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/))

const topics = [
  'lead generation tool',
  'personal website',
  'ecommerce store',
  'blog',
  'portfolio',
  'social network',
  'game',
  'AI tool',
  'finance app',
  'dating app',
  'to-do list',
  'notes',
  'gallery',
  'contact management',
  'survey',
  'quiz',
  'online store',
  'chat app',
  'feedback tool',
  'weather app',
  'translation tool',
  'fitness tracker',
  'cryptocurrency app',
]

test('sixty sentences ask for all topics, combinations and records', () => {
  expect(sentences).toHaveLength(60)
  const asked = new Set(sentences.map(({ kind }) => kind))
  expect([...topics, 'combination', 'records'].filter((topic) => !asked.has(topic))).toEqual([])
})

test('every sentence has two to six checks that begin at a page and expect something', () => {
  const wrong = sentences.flatMap(({ id, acceptance }) => {
    const isCounted = acceptance.length >= 2 && acceptance.length <= 6
    const vain = acceptance.filter(
      ({ steps }) => steps[0]?.do !== 'goTo' || !steps.some((step) => step.do.startsWith('expect')),
    )
    return [...(isCounted ? [] : [id]), ...vain.map(({ title }) => `${id}: ${title}`)]
  })
  expect(wrong).toEqual([])
})

test('no check knows an address other than the first page, nor a table', () => {
  const steps = sentences.flatMap(({ acceptance }) => acceptance.flatMap((check) => check.steps))
  const knowing = steps.filter(
    (step) => (step.do === 'goTo' && step.path !== '/') || step.do === 'expectPath' || step.do === 'expectRows',
  )
  expect(knowing).toEqual([])
})

test('two checks of one sentence never sign up with the same address', () => {
  const twice = sentences.flatMap(({ id, acceptance }) => {
    const emails = acceptance.flatMap(({ steps }) =>
      steps.flatMap((step, index) => {
        const after = steps[index + 1]
        const isSignUp = step.do === 'fill' && after?.do === 'fill' && after.label === 'Password'
        return isSignUp ? [step.value] : []
      }),
    )
    return new Set(emails).size === emails.length ? [] : [id]
  })
  expect(twice).toEqual([])
})

test('a yardstick does not change without a line that says why', () => {
  const frozen = hashesSchema.parse(JSON.parse(read('frozen.json')))
  const lines = read('CHANGES.md').split('\n')
  expect(Object.keys(frozen).sort()).toEqual(['pools.json', 'sentences.json'])
  for (const [name, hash] of Object.entries(frozen)) {
    const now = createHash('sha256').update(read(name)).digest('hex')
    expect(now, `${name} is not what frozen.json holds: update it, and say why in CHANGES.md`).toBe(hash)
    const reasons = lines.filter((line) => line.startsWith(`- ${name} ${hash.slice(0, 12)}: `) && line.length > 60)
    expect(reasons, `CHANGES.md has no line “- ${name} ${hash.slice(0, 12)}: why”`).toHaveLength(1)
  }
})
