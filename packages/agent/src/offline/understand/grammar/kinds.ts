// Which things a message is about: nouns and how much speaks for each of them being what is kept. Each time a thing is
// spoken of, its sentence says how much it speaks for it ("a register of X", "each X has", "I collect X", a button "Add X");
// what sort of thing it is, is weighed last.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { isNoThing, isOwner } from '../kinds/plausible-kind.ts'
import { type Mention, readMentions } from './noun-phrases.ts'
import { isStory } from './facts.ts'
import type { Said } from './words.ts'

export interface Candidate {
  /** Singular, lower case: "repair order". */
  noun: string
  score: number
}

/** Parts of a screen, and what is called by what it holds. */
const holder =
  /^(?:apps?|tool|lists?|board|site|website|page|register|registry|database|overview|tracker|catalogue|catalog|directory|portfolio|crm|archive|diary|inventory|collection|log|logbook|journal|ledger|system|program|software|organi[sz]er|manager|planner|gallery|map|book|box|plan|schedule|chart|calendar|library|table|dashboard|form|notebook|record|records|album|wall|swap|exchange|lending|hire|bank|stock|store|rota|sheet)$/

const keeps =
  /^(?:keep|track|manage|record|log|list|collect|count|gather|own|repair|fix|tune|store|organi[sz]e|catalogu?e|write|make|build|rent|lend|borrow|teach|treat|grow|breed|restore|translate|publish|plan|photograph|advise|place|sort|file|note|register|swap|share|sell|paint|draw|carve|knit|sew|bake|brew|watch|read|spot|find|inspect|check|look after|care for|forget|remember|lose|offer|suggest|post|put)(?:e?s|ing|ed)?$/
const adds =
  /^(?:add|enter|create|report|submit|post|upload|record|log|note|register|type|put|write|book|new)(?:s|ing)?$/
const shows = /^(?:show|list|see|find|display|look|search|browse|view|sort|filter)(?:s|ing)?$/
const opens = /^(?:click|clicking|open|opens|opening|press|pressing|tap|tapping|delete|remove|edit|change|mark)$/

/** "Telephone", "birth date": what is known of things is none of them; people and books are. */
const isFact = (noun: string): boolean =>
  !/(?:^|\s)(?:customer|client|supplier|company|pupil|child|class|author|artist|recipe|note|entry|story|message|song|lyric|description|office|hive|museum|species|work|plant|letter|photo|picture|photograph|link|meeting|task|chore|expense|payment|donation|donor|room|book|owner|member)$/.test(
    noun,
  ) &&
  (isFieldWord.test(noun) || kindOfName(noun) !== 'text')

/** What stands just before and after a mention. */
interface Around {
  /** Signs up to its article, and from behind it. */
  before: string
  after: string
  /** The words before its article, the nearest first. */
  last: string
  beforeLast: string
  next: string
}

function around(said: Said, { from, to }: Mention): Around {
  let at = from
  // "I tune about ninety pianos".
  while (/^(?:about|around|over|nearly|almost|only|just|already|also|all)$/.test(said.words[at - 1]?.lower ?? ''))
    at -= 1
  return {
    before: said.signs.slice(0, at),
    after: said.signs.slice(to),
    last: said.words[at - 1]?.lower ?? '',
    beforeLast: said.words[at - 2]?.lower ?? '',
    next: said.words[to]?.lower ?? '',
  }
}

/** How much each way of speaking of a thing says that it is kept. */
const cues: readonly ((mention: Mention, around: Around) => number)[] = [
  // "Each client", "for each piano I", "every old camera has".
  ({ article }, { after, last }) =>
    article === 'e' && last === 'after'
      ? 1
      : article === 'e'
        ? 2 + (/^(?:[HBMVTr:]|,?D|,?[pY]a*[TVM])/.test(after) ? 2 : 0) + (last === 'for' ? 1 : 0)
        : 0,
  // "For a puppet I write", "of a donation we need".
  ({ article }, { after, last }) =>
    article === 'd' && /^(?:for|of|about)$/.test(last) && /^,?[pY]a*[TVMH]/.test(after) ? 4 : 0,
  // "A register of coins", "an app for my plants", "a board with ideas"; "a photo gallery for my hikes" says already what
  // it holds.
  ({ isMany, article }, { last, beforeLast, before }) =>
    holder.test(beforeLast) && /[UNCX][oiw]$/.test(before) && /^(?:of|for|with|about)$/.test(last)
      ? (isMany && !(last === 'for' && /[NP].i$/.test(before))) || last === 'of'
        ? 3
        : article === 's'
          ? 1.5
          : 1
      : 0,
  // "Shoe repair tracker", "ideas board"; "I'm the ward manager" is what somebody is.
  (_, { next, before }) =>
    holder.test(next) && !/^page$/.test(next) && !/[Bpi]$/.test(before) ? (next.endsWith('site') ? 0.5 : 2.5) : 0,
  // "I collect old cameras", "keeps the sewing machines".
  ({ isMany, article }, { last, beforeLast, before }) =>
    keeps.test(last) ||
    (/^[io]$/.test(before.at(-1) ?? '') && keeps.test(beforeLast) && !/^(?:in|at|from|on|for)$/.test(last))
      ? isMany
        ? 2.5
        : article === 's'
          ? 1.5
          : 1
      : 0,
  // "Add a puppet", "enter a donation", "a new lead".
  ({ article, isMany }, { last }) => (adds.test(last) && !isMany && /[de]/.test(article) ? 2.5 : 0),
  // "Our orchestra owns 34 instruments", "there are 23 wells", "212 of them" are counted.
  ({ article, isMany }) => (article === '1' && isMany ? 1.5 : 0),
  // "A costume has a name", "a job is", "the note may", "an article moves".
  ({ article, isMany }, { before, after }) =>
    (article === 'd' || isMany) && /^$|[.;:&c]$/.test(before) && /^,?a*H/.test(after)
      ? 3
      : (article === 'd' || isMany) && /^$|[.;:&c]$/.test(before) && /^,?a*[BMVT]/.test(after)
        ? 1.5
        : 0,
  // "Ideas can be written", "clients with phone", "warranties: thing, bought on".
  ({ isMany }, { before, after }) =>
    isMany && /^$|[.;:,&]$/.test(before) ? (/^[w(:]/.test(after) ? 2 : /^a*[BM]/.test(after) ? 1 : 0) : 0,
  ({ isMany }, { after }) => (isMany && /^(?:w[ds1NPAC]|:)/.test(after) ? 1 : 0),
  // What the message begins with: "the graves in our cemetery, row and number".
  ({ isMany, article }, { before, after }) =>
    /^[^pNPXCUVTHBM.,;:]*$/.test(before) ? (isMany ? 2.5 : article !== 's' && /^[:.,(]/.test(after) ? 1.5 : 0) : 0,
  // "Alp register: cows of seven farmers".
  ({ isMany, article }, { before }) => (isMany && article !== '1' && /^[^.;:,]{1,6}[:.]$/.test(before) ? 1.5 : 0),
  // "All keys", "lists the puppets in it".
  ({ isMany }, { last }) => (isMany && shows.test(last) ? 1.5 : 0),
  // "Clicking a crate opens it", "the page of a client", "the student's own page".
  ({ article }, { last, beforeLast, before }) =>
    article === 'd' &&
    (opens.test(last) ||
      (/^(?:on|up)$/.test(last) && opens.test(beforeLast)) ||
      (last === 'of' && /^pages?$/.test(beforeLast)))
      ? before.length > 0
        ? 2
        : 1
      : 0,
]

/** How much of what was said speaks for such a sort of thing: places, times and amounts are rarely kept. */
function weightOf(head: string, isMany: boolean): number {
  const known = sensesOfNoun(head)
  if (known === null) return isMany ? 0.9 : 0.5
  if (known.senses.every((sense) => /^(?:time|quantity|shape|relation|motive)$/.test(sense))) return 0.4
  if (known.senses.every((sense) => /^(?:attribute|location|feeling|body|phenomenon)$/.test(sense))) return 0.7
  return 1
}

/** A noun behind "in", "at", "from" says where something is. */
const isWhere = ({ article, isMany }: Mention, { last }: Around): boolean =>
  /^(?:in|at|on|from|under|behind|near|into|onto|to|by|during|until|since|before|around)$/.test(last) &&
  !isMany &&
  article !== 'e'

/** "I'm the ward manager": what somebody is. */
const isSomebody = (said: Said, { from }: Mention): boolean => /[Bp]$/.test(said.signs.slice(0, from))

/** Who uses it: "teachers sign in", "neighbours borrow my tools". */
const acts = ({ head }: Mention, { after }: Around): boolean =>
  sensesOfNoun(head)?.senses[0] === 'person' && /^,?a*[MVTD](?!,)/.test(after)

function weigh(said: Said, mention: Mention): number {
  const where = around(said, mention)
  if (isOwner(mention.head) && !mention.isMany && mention.article !== 'e') return 0.25
  if (isStory(said, mention.from)) return 0.25
  if (isWhere(mention, where)) return 0.25
  const sum = cues.reduce((points, cue) => points + cue(mention, where), 0.5)
  return acts(mention, where) ? Math.min(sum, 0.5) : sum
}

/** "Add puppet", "Leave a memory" on a button: what comes of it. */
const onButton =
  /["“](?:add|new|create|enter|report|log|post|leave|write|share|pin|record|note|submit|save)(?: (?:an?|my|your|the|new|one|another))* (\p{L}[\p{L}-]+(?: \p{L}+)?)["”]/giu

/**
 * @param message the same as it was typed, with what stands on buttons
 * @returns what may be kept, what most speaks for first
 */
export function readCandidates(said: Said, message: string): Candidate[] {
  const scores = new Map<string, { score: number; isMany: boolean }>()
  const count = (noun: string, score: number, isMany: boolean): void => {
    if (noun.length < 3 || isNoThing(noun) || noun.includes("'") || isFact(noun)) return
    const known = scores.get(noun) ?? { score: 0, isMany: false }
    scores.set(noun, { score: known.score + score, isMany: known.isMany || isMany })
  }
  for (const mention of readMentions(said)) {
    const [of, what] = mention.noun.split(' ')
    // "Bird diary", "joke collection": what it holds.
    const isHeld =
      what !== undefined && holder.test(what) && !/^(?:book|box|record|map|plan|sheet|store|bank)$/.test(what)
    if (isHeld && !holder.test(of ?? '') && !isSomebody(said, mention)) count(singularize(of ?? ''), 2.5, false)
    if (said.signs[mention.to - 1] === 'U' || isHeld || holder.test(mention.noun)) continue
    // "The section is Culture or Sport": what sorts things is rarely one of them.
    const isSorting = said.signs[mention.to - 1] === 'C' && mention.article !== 'e'
    count(mention.noun, weigh(said, mention) * (isSorting ? 0.4 : 1), mention.isMany)
  }
  for (const { lower, sign } of said.words)
    if (sign === 's' && /['’]s?$/.test(lower)) count(singularize(lower.replace(/['’]s?$/, '')), 0.5, false)
  for (const [, noun = ''] of message.matchAll(onButton)) count(singularize(noun.toLowerCase()), 4, false)
  return inOrder(scores)
}

function inOrder(scores: ReadonlyMap<string, { score: number; isMany: boolean }>): Candidate[] {
  const merged = [...scores].map(([noun, { score, isMany }]) => ({
    noun,
    score: score * weightOf(noun.split(' ').at(-1) ?? noun, isMany),
  }))
  // "Camera" is spoken of where "old camera" was named.
  for (const long of merged)
    for (const short of merged) {
      if (long.noun.endsWith(` ${short.noun}`)) {
        short.score += long.score * 0.8
        long.score *= 0.7
      }
    }
  return merged.toSorted((a, b) => b.score - a.score)
}
