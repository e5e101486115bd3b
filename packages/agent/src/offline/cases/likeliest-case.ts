// Which case a message tells of: the one whose words are most like its own (Okapi BM25), where it is like enough.
import { type Case } from './case-file.ts'
import { stemmed } from './stems.ts'
import { type Words, tellingWords, wordsOfCases } from './told-words.ts'

export interface LikelyCase {
  found: Case
  /** How much of what the message is about the case knows, from 0 to 1. */
  share: number
  /** How far the next one is behind, from 0 to 1. */
  lead: number
}

/** The usual values: how soon a word that is repeated counts no more, and how much a long text is held back. */
const saturation = 1.2
const lengths = 0.5

export interface CaseIndex {
  words: ReadonlyMap<Case, Words>
  /** In how many cases a word stands. */
  spread: ReadonlyMap<string, number>
  sizes: ReadonlyMap<Case, number>
  usualSize: number
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0)

function indexOf(words: ReadonlyMap<Case, Words>): CaseIndex {
  const spread = new Map<string, number>()
  for (const own of words.values()) for (const word of own.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  const sizes = new Map([...words].map(([each, own]) => [each, sum(own.values())]))
  return { words, spread, sizes, usualSize: sum(sizes.values()) / sizes.size }
}

function weightOf(word: string, { words, spread }: CaseIndex): number {
  const held = spread.get(word) ?? 0
  return Math.log(1 + (words.size - held + 0.5) / (held + 0.5))
}

function scoreOf(asked: ReadonlySet<string>, of: Case, index: CaseIndex): number {
  const own = index.words.get(of)
  const size = (index.sizes.get(of) ?? 0) / index.usualSize
  return sum(
    [...asked].map((word) => {
      const often = own?.get(word) ?? 0
      return (weightOf(word, index) * often * (saturation + 1)) / (often + saturation * (1 - lengths + lengths * size))
    }),
  )
}

const holds = (text: string, cue: string): boolean => text.includes(` ${cue} `)

/** @returns null where the message shares no word with any case */
export function likeliestCase(message: string, index: CaseIndex): LikelyCase | null {
  const asked = new Set(tellingWords(message))
  const text = stemmed(message)
  const scores = [...index.words.keys()]
    .filter((each) => !each.not.some((cue) => holds(text, cue)))
    .map((found) => ({ found, score: scoreOf(asked, found, index) }))
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = scores
  if (first === undefined || first.score === 0) return null
  return {
    found: first.found,
    share: first.score / sum([...asked].map((word) => weightOf(word, index))),
    lead: (first.score - (second?.score ?? 0)) / first.score,
  }
}

/** So much that is known says it alone; less does where nothing else comes near. */
const enough = { share: 0.3, lead: 0.15 }
const alone = { share: 0.25, lead: 0.4 }

export const isLikely = ({ share, lead }: LikelyCase): boolean =>
  [enough, alone].some((least) => share >= least.share && lead >= least.lead)

let loaded: CaseIndex | undefined

export function indexOfCases(): CaseIndex {
  loaded ??= indexOf(wordsOfCases())
  return loaded
}

/** The case that a message tells of; null where none is like it enough. */
export function findCase(message: string): LikelyCase | null {
  const likely = likeliestCase(message, indexOfCases())
  return likely !== null && isLikely(likely) ? likely : null
}
