// Says the same sentence about other things: every declared word of an entry is replaced, in what is asked as in what
// is checked afterwards. What only knows the sentences as they are written does not know these.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import * as z from 'zod'

import type { PromptEntry } from '../prompts-file.ts'

/** What belongs together is replaced together: a field and its choices, a question and its answers. */
const wordsSchema = z.array(z.string().min(1)).min(1)
const slotSchema = z.strictObject({ pool: z.string(), is: wordsSchema })
export type Slot = z.infer<typeof slotSchema>

const poolsSchema = z.record(z.string(), z.array(wordsSchema).min(3))
export type Pools = z.infer<typeof poolsSchema>

export function readPools(): Pools {
  return poolsSchema.parse(JSON.parse(readFileSync(new URL('pools.json', import.meta.url), 'utf8')))
}

/** The words of an entry that a shuffle replaces, by the name of their slot. */
export function slotsOf(entry: PromptEntry): Record<string, Slot> {
  return z.record(z.string(), slotSchema).parse(entry.slots ?? {})
}

/**
 * The same for the same seed. Its id tells the seed.
 *
 * @throws Error when a pool has no words left that the entry does not use already
 */
export function shuffleEntry(entry: PromptEntry, { seed, pools }: { seed: number; pools: Pools }): PromptEntry {
  const { prompt, followUps, words, colors, acceptance } = entry
  const said = { prompt, followUps, words, colors, acceptance }
  const slots = slotsOf(entry)
  const chosen = chooseWords(entry.id, slots, { seed, pools, text: textsOf(said).join('\n') })
  const replace = createReplacement(slots, chosen)
  return { ...entry, ...mapTexts(said, replace), id: `${entry.id}-s${seed}`, slots: chosen }
}

/** A noun also stands in its plural. */
export function formsOf({ pool, is }: Slot): string[] {
  return pool.startsWith('noun-') ? is.flatMap((noun) => [noun, pluralOf(noun)]) : is
}

/** True when the words stand in the text as words, in whatever case. */
export function isSaid(words: string, text: string): boolean {
  // The expression is slow, and rarely needed.
  return text.toLowerCase().includes(words.toLowerCase()) && new RegExp(asWords(words), 'iu').test(text)
}

/** All texts that a shuffle may change, and none of the vocabulary of the steps. */
export function textsOf(value: unknown): string[] {
  const texts: string[] = []
  mapTexts(value, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

interface Choosing {
  seed: number
  pools: Pools
  text: string
}

function chooseWords(id: string, slots: Record<string, Slot>, { seed, pools, text }: Choosing): Record<string, Slot> {
  // What is new must be told from what was there and from what else is new.
  const taken = Object.values(slots).flatMap(formsOf)
  const chosen: Record<string, Slot> = {}
  for (const [name, { pool, is }] of Object.entries(slots)) {
    const candidates = (pools[pool] ?? [])
      .map((words) => ({ pool, is: words }))
      .filter((slot) => slot.is.length === is.length && isFree(formsOf(slot), taken, text))
    const [first] = inOrderOf(`${seed}:${id}:${name}`, candidates)
    if (first === undefined) throw new Error(`The pool “${pool}” has nothing else for “${name}” of “${id}”.`)
    chosen[name] = first
    taken.push(...formsOf(first))
  }
  return chosen
}

function isFree(forms: readonly string[], taken: readonly string[], text: string): boolean {
  return forms.every(
    (form) => !isSaid(form, text) && taken.every((other) => !isSaid(form, other) && !isSaid(other, form)),
  )
}

/** An order that depends on the key and each slot's words alone: a pool that grows changes little. */
function inOrderOf(key: string, slots: readonly Slot[]): Slot[] {
  const ranked = slots.map((slot) => ({ slot, rank: hash(`${key}:${slot.is.join()}`) }))
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ slot }) => slot)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function createReplacement(from: Record<string, Slot>, to: Record<string, Slot>): (text: string) => string {
  const pairs = Object.entries(from).flatMap(([name, slot]) => {
    const chosen = to[name]
    const forms = chosen === undefined ? [] : formsOf(chosen)
    return formsOf(slot).map((old, index) => ({ old, new: forms[index] ?? old }))
  })
  if (pairs.length === 0) return (text) => text
  const longestFirst = pairs.toSorted((a, b) => b.old.length - a.old.length)
  const byWords = new Map(pairs.map((pair) => [pair.old.toLowerCase(), pair]))
  const places = new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])(an?)(\s+))?(${longestFirst.map(({ old }) => asWords(old)).join('|')})`,
    'giu',
  )
  return (text) =>
    text.replace(places, (_, article: string | undefined, space: string | undefined, found: string) => {
      const pair = byWords.get(found.toLowerCase())
      if (pair === undefined) return found
      const words = found === pair.old ? pair.new : inCaseOf(found, pair.new)
      return article === undefined ? words : `${articleFor(words, article)}${space ?? ' '}${words}`
    })
}

function asWords(words: string): string {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`
}

function inCaseOf(found: string, words: string): string {
  if (found === found.toLowerCase()) return words.toLowerCase()
  if (found === found.toUpperCase()) return words.toUpperCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function articleFor(words: string, old: string): string {
  const article = /^[aeiou]/i.test(words) ? 'an' : 'a'
  return old.startsWith('A') ? article.charAt(0).toUpperCase() + article.slice(1) : article
}

/** The pools have regular nouns only. */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Values of these keys are vocabulary of a step or an expectation, not words of the sentence. */
const vocabulary = new Set(['do', 'person', 'role', 'on'])

function mapTexts<T>(value: T, change: (text: string) => string): T
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, vocabulary.has(key) ? each : mapTexts(each, change)]),
  )
}
