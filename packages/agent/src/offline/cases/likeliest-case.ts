// Which case a message tells of: the one whose words are most like its own (Okapi BM25), where it is like enough.
import { type Case } from './case-file.ts'
import { stemmed } from './stems.ts'
import { type Words, tellingWords, wordsOfCases } from './told-words.ts'

export interface LikelyCase {
  found: Case
  /** How much of what the message is about the case knows; more than 1 where it says it again and again. */
  share: number
  /** How far the next one is behind, from 0 to 1. */
  lead: number
  /** How far the next one that is about something else is behind: two ways of saving for something are alike. */
  apart: number
}

/** The usual values: how soon a word that is repeated counts no more, and how much a long text is held back. */
const saturation = 1.2
const lengths = 0.5

export interface CaseIndex {
  /** What each word adds to which cases. */
  postings: ReadonlyMap<string, ReadonlyMap<Case, number>>
  /** What a word is worth, whatever case it stands in. */
  weightOf: (word: string) => number
  /** What a word adds to a case with these words. */
  pointsOf: (word: string, words: Words) => number
  /** How much two cases are about the same, from 0 to 1: the cosine of what their words are worth. */
  likenessOf: (one: Case, other: Case) => number
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0)

function indexOf(words: ReadonlyMap<Case, Words>): CaseIndex {
  const spread = new Map<string, number>()
  for (const own of words.values()) for (const word of own.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  const usualSize = sum([...words.values()].map((own) => sum(own.values()))) / words.size
  const weightOf = (word: string): number => {
    const held = spread.get(word) ?? 0
    return Math.log(1 + (words.size - held + 0.5) / (held + 0.5))
  }
  const points = (word: string, often: number, size: number): number =>
    (weightOf(word) * often * (saturation + 1)) / (often + saturation * (1 - lengths + (lengths * size) / usualSize))
  const postings = new Map<string, Map<Case, number>>()
  for (const [found, own] of words) {
    const size = sum(own.values())
    for (const [word, often] of own) {
      const held = postings.get(word) ?? new Map<Case, number>()
      postings.set(word, held.set(found, points(word, often, size)))
    }
  }
  const pointsOf = (word: string, own: Words): number => points(word, own.get(word) ?? 0, sum(own.values()))
  const worthOf = (word: string, often: number): number =>
    (weightOf(word) * often * (saturation + 1)) / (often + saturation)
  const sizeOf = (own: Words): number => Math.hypot(...[...own].map(([word, often]) => worthOf(word, often)))
  const likenessOf = (one: Case, other: Case): number => {
    const [own, others] = [words.get(one), words.get(other)]
    if (own === undefined || others === undefined) return 0
    const shared = sum([...own].map(([word, often]) => worthOf(word, often) * worthOf(word, others.get(word) ?? 0)))
    return shared / (sizeOf(own) * sizeOf(others))
  }
  return { postings, weightOf, pointsOf, likenessOf }
}

function scoresOf(asked: ReadonlySet<string>, { postings }: CaseIndex): Map<Case, number> {
  const scores = new Map<Case, number>()
  for (const word of asked)
    for (const [found, points] of postings.get(word) ?? []) scores.set(found, (scores.get(found) ?? 0) + points)
  return scores
}

const holds = (text: string, cue: string): boolean => text.includes(` ${cue} `)

/** From so much on two cases are ways of the same: savings of a household and savings towards a goal. */
const isAlikeFrom = 0.2
/** So many are looked through for one that is about something else. */
const mostAlike = 5

/** Those with the most points that fit; few are asked whether they do. */
function firstOnes(scores: ReadonlyMap<Case, number>, fits: (each: Case) => boolean): [Case, number][] {
  const found: [Case, number][] = []
  for (const each of [...scores].toSorted(([, one], [, another]) => another - one)) {
    if (found.length === mostAlike) break
    if (fits(each[0])) found.push(each)
  }
  return found
}

/**
 * @param other a case that shall be known by these words and no others
 * @returns null where the message shares no word with any case
 */
export function likeliestCase(
  message: string,
  index: CaseIndex,
  other?: { found: Case; words: Words },
): LikelyCase | null {
  const asked = new Set(tellingWords(message))
  const text = stemmed(message)
  const scores = scoresOf(asked, index)
  if (other !== undefined) scores.set(other.found, sum([...asked].map((word) => index.pointsOf(word, other.words))))
  const [first, ...others] = firstOnes(scores, ({ not }) => !not.some((cue) => holds(text, cue)))
  if (first === undefined || first[1] === 0) return null
  const [found, score] = first
  const different = others.find(([each]) => index.likenessOf(found, each) < isAlikeFrom)
  return {
    found,
    share: score / sum([...asked].map(index.weightOf)),
    lead: (score - (others[0]?.[1] ?? 0)) / score,
    apart: (score - (different?.[1] ?? 0)) / score,
  }
}

/** So much that is known says it; less does where nothing else comes near. */
const enough = { share: 0.3, lead: 0.15 }
const alone = { share: 0.25, lead: 0.4 }
/** Two that are much alike may both know it all. */
const alike = { share: 0.5, lead: 0.05 }
const knowingAll = { share: 1.4, lead: 0 }

/** Two that are ways of the same may be as likely as one another to a message of so many words, where nothing else comes near. */
const twins = { share: 0.6, apart: 0.25, words: 8 }

export const isLikely = ({ share, lead }: LikelyCase): boolean =>
  [enough, alone, alike, knowingAll].some((least) => share >= least.share && lead >= least.lead)

const isTwin = ({ share, apart }: LikelyCase, message: string): boolean =>
  share >= twins.share && apart >= twins.apart && tellingWords(message).length >= twins.words

let loaded: CaseIndex | undefined

export function indexOfCases(): CaseIndex {
  loaded ??= indexOf(wordsOfCases())
  return loaded
}

/** The case that a message tells of; null where none is like it enough. */
export function findCase(message: string): LikelyCase | null {
  const likely = likeliestCase(message, indexOfCases())
  return likely !== null && (isLikely(likely) || isTwin(likely, message)) ? likely : null
}

/** The few likeliest cases, the likeliest first, with how much each knows of what the message is about. */
export function likelyCases(message: string): { found: Case; share: number }[] {
  const index = indexOfCases()
  const asked = new Set(tellingWords(message))
  const text = stemmed(message)
  const whole = sum([...asked].map(index.weightOf))
  return firstOnes(scoresOf(asked, index), ({ not }) => !not.some((cue) => holds(text, cue))).map(([found, score]) => ({
    found,
    share: score / whole,
  }))
}
