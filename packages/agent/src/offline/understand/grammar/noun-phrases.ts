// The things that a message speaks of, each time it speaks of them: what stands before and after, and whether it is one or
// many. Words that the tagger takes for verbs are nouns where a dictionary and their neighbours say so ("Presents for …").
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../inflect.ts'
import type { Said } from './words.ts'

export interface Mention {
  /** Singular, lower case, with the noun that stands before it: "repair order". */
  noun: string
  /** Its last word alone. */
  head: string
  isMany: boolean
  /** Where its article or number begins, its first noun, and the place after it. */
  from: number
  start: number
  to: number
  /** Sign of its article or number: d, s, e, 1, or nothing. */
  article: string
}

/** Said of any thing; with it the thing is none of its own. */
const plainWords =
  /^(?:own|new|old|different|various|several|many|all|other|more|single|certain|whole|next|last|first)$/

/** At the beginning of a sentence, before a preposition or a stop, a word that is mostly a noun is one. */
function isNounAfterAll({ words, signs }: Said, at: number): boolean {
  const word = words[at]
  if (word === undefined || !/[VTDGA]/.test(word.sign)) return false
  const before = signs[at - 1] ?? '.'
  const next = signs[at + 1] ?? '.'
  const share = sensesOfNoun(word.lower)?.share ?? 0
  const isMany = singularize(word.lower) !== word.lower
  return share >= 4 && isMany && /[.;:,(&ds1eAo]/.test(before) && /[.;:,()&|wioBMH]/.test(next)
}

/** Taken for nouns by the tagger. */
const noNoun =
  /^(?:there|here|please|thanks|online|much|not|have|whatever|whoever|instead|else|never|always|less|\p{L}+sel(?:f|ves))$/u

/** "Our theatre group quarrels till midnight", "where a device hangs": what one thing does is no compound of it. */
function isVerbAfterAll({ words, signs }: Said, at: number): boolean {
  const { sign = '', lower = '' } = words[at] ?? {}
  if (!/[PN]/.test(sign) || !/[^s]s$/.test(lower) || !/[NC]/.test(signs[at - 1] ?? '.')) return false
  const isOne = /[dse][ANC]*$/.test(signs.slice(0, at))
  const isSomebody = /^(?:person|group)$/.test(sensesOfNoun(words[at - 1]?.lower ?? '')?.senses[0] ?? '')
  const isRare = (sensesOfNoun(lower)?.share ?? 0) <= (isSomebody ? 8 : 6)
  return isOne && isRare && /[idst,.p]/.test(signs[at + 1] ?? '.')
}

const isHead = (said: Said, at: number): boolean =>
  !isVerbAfterAll(said, at) &&
  !noNoun.test(said.words[at]?.lower ?? '') &&
  (/[NPXCU]/.test(said.signs[at] ?? '.') || isNounAfterAll(said, at))

/** A name as it is written in the middle of a sentence is no thing, however often it stands there. */
const isName = ({ words, signs }: Said, at: number): boolean => {
  const word = words[at]
  if (word?.sign !== 'X') return false
  const isAtStart = /[.;:("-]/.test(signs[at - 1] ?? '.')
  return sensesOfNoun(word.lower) === null || (!isAtStart && singularize(word.lower) === word.lower)
}

/** "Keeps track of", "take turns", "have a look": said with their verb, and no things. */
const isPartOfVerb = ({ words }: Said, from: number, at: number): boolean =>
  /^(?:track|turns?|look|care|part|note|stock|place|sure|use|sense)$/.test(words[at]?.lower ?? '') &&
  /^(?:keep|take|have|make|look)(?:s|ing)?$|^(?:has|kept|took|taking|having|making)$/.test(words[from - 1]?.lower ?? '')

export function readMentions(said: Said): Mention[] {
  const { words, signs } = said
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const lower = words[at]?.lower ?? ''
    if (!isHead(said, at) || isName(said, at) || !/\p{L}{2}/u.test(lower)) continue
    // Only the last of a run of nouns is what is spoken of.
    if (/[NPC]/.test(signs[at + 1] ?? '.') && isHead(said, at + 1) && !/[U]/.test(signs[at] ?? '')) continue
    let start = at
    if (/[NPC]/.test(signs[at - 1] ?? '.') && isHead(said, at - 1) && (words[at - 1]?.lower ?? '') !== lower) start -= 1
    let from = start
    while (/[NPCAaG1Xs]/.test(signs[from - 1] ?? '.') && start - from < 3) from -= 1
    const article = /[dse]/.test(signs[from - 1] ?? '.')
      ? (signs[--from] ?? '')
      : ((signs.slice(from, start).match(/[1se]/) ?? [])[0] ?? '')
    if (isPartOfVerb(said, from, at)) continue
    const head = singularize(lower)
    const first = start < at ? `${words[start]?.lower ?? ''} ` : ''
    mentions.push({
      noun: plainWords.test(first.trim()) ? head : `${first}${head}`,
      head,
      isMany: head !== lower,
      from,
      start,
      to: at + 1,
      article,
    })
  }
  return mentions
}
