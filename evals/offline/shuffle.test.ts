import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parsePrompts, type PromptEntry } from '../prompts-file.ts'
import { formsOf, isSaid, readPools, type Slot, shuffleEntry, slotsOf, textsOf } from './shuffle.ts'

const sentences = parsePrompts(readFileSync(new URL('sentences.json', import.meta.url), 'utf8'), 'sentences.json')
const pools = readPools()
const seeds = [1, 7, 42]

function shuffleAll(seed: number): PromptEntry[] {
  return sentences.map((entry) => shuffleEntry(entry, { seed, pools }))
}

function wordsOf({ prompt, followUps, words, colors, acceptance }: PromptEntry): string {
  return textsOf({ prompt, followUps, words, colors, acceptance }).join('\n')
}

function shapesOf(entries: readonly PromptEntry[]): unknown {
  return entries.map(({ acceptance, colors, words }) => ({
    steps: acceptance.map(({ steps }) => steps.map((step) => step.do)),
    colors: colors.map(({ on }) => on),
    words: words.length,
  }))
}

/** A noun may stand in its plural only. */
function unsaidOf(slot: Slot, entry: PromptEntry): string[] {
  const text = wordsOf(entry)
  return slot.is.filter((word) => !formsOf({ ...slot, is: [word] }).some((form) => isSaid(form, text)))
}

test('the same seed says the same, another seed something else', () => {
  const [first, again, other] = [shuffleAll(7), shuffleAll(7), shuffleAll(8)]
  expect(again).toEqual(first)
  for (const [index, entry] of first.entries()) expect(wordsOf(entry)).not.toBe(wordsOf(sentences[index] ?? entry))
  const same = first.filter((entry, index) => wordsOf(other[index] ?? entry) === wordsOf(entry))
  // A sentence with few slots may draw the same words twice.
  expect(same.length).toBeLessThan(sentences.length / 10)
})

test.each(seeds)('no slot leaves its original words, and what comes instead is said (seed %i)', (seed) => {
  const left: string[] = []
  for (const [index, entry] of shuffleAll(seed).entries()) {
    const before = sentences[index] ?? entry
    for (const [name, slot] of Object.entries(slotsOf(before))) {
      const now = slotsOf(entry)[name] ?? slot
      for (const form of formsOf(slot)) if (isSaid(form, wordsOf(entry))) left.push(`${entry.id}: ${form}`)
      left.push(...unsaidOf(now, entry).map((word) => `${entry.id}: no ${word}`))
    }
  }
  expect(left).toEqual([])
})

test.each(seeds)('shuffled sentences are prompts with the same checks and steps (seed %i)', (seed) => {
  const shuffled = parsePrompts(JSON.stringify(shuffleAll(seed)), 'shuffled')
  expect(shapesOf(shuffled)).toEqual(shapesOf(sentences))
})

test('what a check types is what it expects afterwards', () => {
  const recipe = sentences.find(({ id }) => id === 'records-recipes')
  if (recipe === undefined) throw new Error('The sentence is gone.')
  const { acceptance } = shuffleEntry(recipe, { seed: 3, pools })
  const steps = acceptance[0]?.steps ?? []
  const typed = steps.find((step) => step.do === 'fill')
  const seen = steps.find((step) => step.do === 'expectText')
  expect(typed?.value).toBe(seen?.text)
  expect(typed?.value).not.toBe('Lemon Grove')
})

test('case, plural and article follow the word that is replaced', () => {
  const entry: PromptEntry = {
    id: 'small',
    prompt: 'An essay app. A new ESSAY; Essays, essays and essayists.',
    kind: 'APP',
    colors: [],
    words: [],
    isOwned: false,
    followUps: [],
    acceptance: [],
    slots: { thing: { pool: 'noun-writing', is: ['essay'] } },
  }
  const own = { 'noun-writing': [['essay'], ['story'], ['story']] }
  expect(shuffleEntry(entry, { seed: 1, pools: own }).prompt).toBe(
    'A story app. A new STORY; Stories, stories and essayists.',
  )
})

test('the words of a slot are in its pool, and stand in the entry', () => {
  const wrong: string[] = []
  for (const entry of sentences)
    for (const [name, { pool, is }] of Object.entries(slotsOf(entry))) {
      if (!pools[pool]?.some((words) => words.join() === is.join())) wrong.push(`${entry.id} › ${name} is in no pool`)
      wrong.push(...unsaidOf({ pool, is }, entry).map((word) => `${entry.id} › ${name}: ${word}`))
    }
  expect(wrong).toEqual([])
})
