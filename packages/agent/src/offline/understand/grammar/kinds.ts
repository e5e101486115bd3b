// Which things a message is about: nouns and how much speaks for each of them being what is kept.
import { isFieldWord, kindOfName } from '../field-kinds.ts'
import { singularize } from '../inflect.ts'
import { type Said, wordsBetween } from './words.ts'

export interface Candidate {
  /** Singular, lower case: "repair order". */
  noun: string
  score: number
}

const noThing =
  /^(?:.*\b(?:day|week|month|year|time|morning|evening|afternoon|night|hour|minute|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|today|tomorrow|yesterday|there|more|few|other|same|name|phone|number|e-?mail|address|date|price|text|title|vote|lot|bit|couple|number|amount|sum|total|value|profit|worth|overview|home|house|town|city|village|street|world|life|head|hand|mind|way|end|start|beginning|top|bottom|place|money|euro|dollar|pound|internet|web|help|use|moment|purpose|reason|example|fact|problem|phone number|business|company|shop|studio|clinic|office|workshop|gym|library|school|club|hotel|farm|practice|agency|team|staff|family|wife|husband|partner|brother|sister|mother|father|friend|boss|colleague|need|wish for|search|login|password|click|button|feature|one|rest|half|individual|guy|man|woman|hall|catalogue|diary|portfolio|crm|market value|great|little)$/i

/** Parts of a screen that hold things of some kind, and what is called by what it holds. */
const holder =
  /^(?:apps?|tool|list|board|site|website|page|place|register|database|overview|tracker|catalogue|catalog|directory|portfolio|crm|archive|diary|inventory|collection|log|journal|system|program|software|organi[sz]er|manager|planner|register|gallery)$/

const verbsOfKeeping =
  /^(?:keeps?|tracks?|manages?|records?|logs?|lists?|shows?|shows|collects?|collect|sells?|owns?|repairs?|fix(?:es)?|tunes?|runs?|stores?|organi[sz]es?|catalogu?es?|writes?|makes?|builds?|rents?|lends?|teach(?:es)?|treats?|grows?|breeds?|restores?|translates?|publish(?:es)?|plans?|photographs?|collecting|keeping|tracking|managing|selling|advis(?:es?|ing)|place|collected|keep|sort|file|enter|book|review)$/

/** "Telephone", "birth date": what is known of things is none of them; people and books are. */
const isFact = (noun: string): boolean =>
  !/(?:^|\s)(?:customer|client|supplier|company|pupil|child|class|author|artist|recipe|note|entry|story|message|song|lyric|description|office|hive|city|country|town|museum|species|work|plant)$/.test(
    noun,
  ) &&
  (isFieldWord.test(noun) || kindOfName(noun) !== 'text')

/** Adds to a sum of its own for each noun. */
type Count = (noun: string, score: number) => void

const phrase = String.raw`(?:A?[NG]?)?[NPX]`

function nounAt(said: Said, from: number, to: number): string {
  const text = wordsBetween(said, from, to).toLowerCase()
  return singularize(
    text.replace(/^(?:own|new|old|different|various|several|many|all|other|more|single|certain|whole)\s+/, ''),
  )
}

/** The run of nouns around the last word of a phrase, at most two of them. */
function headOf(said: Said, from: number, to: number): string {
  const { signs } = said
  let start = to - 1
  while (start > from && /[NP]/.test(signs[start - 1] ?? '') && to - start < 2) start -= 1
  return nounAt(said, start, to)
}

function each(said: Said, pattern: string, count: Count, score: number, isRight?: (at: number) => boolean): void {
  for (const found of said.signs.matchAll(new RegExp(pattern, 'dg'))) {
    const [from, to] = found.indices?.[1] ?? [0, 0]
    if (to > from && (isRight?.(found.index) ?? true)) count(headOf(said, from, to), score)
  }
}

/** @returns what may be kept, what most speaks for first */
export function readCandidates(said: Said): Candidate[] {
  const scores = new Map<string, number>()
  const count: Count = (noun, score) => {
    if (noun.length < 3 || noThing.test(noun) || noun.includes("'") || isFact(noun)) return
    scores.set(noun, (scores.get(noun) ?? 0) + score)
  }
  const wordAt = (at: number): string => said.words[at]?.lower ?? ''
  const isHolder = (at: number): boolean => holder.test(wordAt(at))
  // "Each client", "every old camera", "for each piano".
  each(said, `e(${phrase})(?=[HBMVTDr,w.]|D)`, count, 4)
  each(said, `e(${phrase})`, count, 2)
  // "An app for my plants", "a list of students", "a board with ideas".
  each(said, `[UNC][io][sd]?(?:1|a)*(${phrase})`, count, 3, isHolder)
  each(said, `[UNC]w[sd]?(?:1|a)*(${phrase.replace('[NPX]', 'P')})`, count, 3, isHolder)
  // "Shoe repair tracker", "ideas board", "house plants app".
  for (const found of said.signs.matchAll(new RegExp(`(${phrase})[UN]`, 'dg'))) {
    const [from, to] = found.indices?.[1] ?? [0, 0]
    // "I'm the ward manager": what somebody is.
    const isSomebody = /[Bpi]d$/.test(said.signs.slice(0, from))
    if (isHolder(to) && !isSomebody) count(headOf(said, from, to), 2.5)
  }
  // "I collect old cameras", "keeps the sewing machines".
  each(said, `[TVHG](?:i?[sd]?|i?1+|di?)*a?(${phrase.replace('[NPX]', '[PN]')})(?=[,.;&riwo:-]|$)`, count, 2.5, (at) =>
    verbsOfKeeping.test(wordAt(at)),
  )
  // "A candidate moves through", "an article is", "the note may".
  each(said, `[.,;&c]d(${phrase})(?=,?a*(?:[BMHVT]|P[it]))`, count, 2.5)
  each(said, `^d(${phrase})(?=,?a*(?:[BMHVT]|P[it]))`, count, 2.5)
  // "Ideas can be written", "clients with phone".
  each(said, `(?:^|[.;:,])(P)(?=a*[BMHVTw(:])`, count, 2)
  // "The student's own page", "the page of this client".
  for (const [index, { sign, lower }] of said.words.entries())
    if (sign === 's' && /['’]s?$/.test(lower))
      count(singularize(lower.replace(/['’]s?$/, '')), /[UA]/.test(said.signs[index + 1] ?? '') ? 3 : 0.5)
  each(said, `Uo(?:[dpe])(${phrase})`, count, 2.5)
  // "About ninety pianos".
  each(said, `1(${phrase.replace('[NPX]', 'P')})`, count, 1.5)
  // Any mention.
  each(said, `(${phrase})`, count, 0.5)
  const merged = [...scores].map(([noun, score]) => ({ noun, score }))
  // "Camera" is spoken of where "old camera" was named.
  for (const long of merged)
    for (const short of merged) {
      if (long.noun.endsWith(` ${short.noun}`)) {
        short.score += long.score * 0.6
        long.score *= 0.6
      }
    }
  return merged.toSorted((a, b) => b.score - a.score)
}
