// What the sold and the held parts of a site are made of, before they are put together: the noun that the person has for them,
// the facts that were told of that noun, and the things that were named with their values.
import type { BookedWith } from '../bookings/booked-with.ts'
import { type PartDraft, heldMentions, heldNouns, isHeldNoun, isHeldThing, isWare, toldOf } from './business-parts.ts'
import type { NounFacts } from '../fields/facts-of-nouns.ts'
import type { HeadedRows } from '../rows/headed-rows.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { ValuedThing } from '../rows/valued-things.ts'

const sells =
  /\b(?:sells?|sold|selling|for sale|to buy|buy|shop|store|we (?:make|bake|grow|brew|roast)|what (?:it|they|one) costs?|prices?|publications)\b/i
const isPriced = ({ noun, fields }: NounFacts): boolean =>
  !isWritten.test(noun) && fields.some(({ kind }) => kind === 'money')
const isWritten = /^(?:blog|news|post|article|announcement|report|story|page)$/

/** The same message with marks where things were named, letter for letter. */
export function masked(text: string, things: readonly { start: number; end: number }[]): string {
  return things.reduce((said, { start, end }) => said.slice(0, start) + '¶'.repeat(end - start) + said.slice(end), text)
}

/** "We sell refurbished bikes", "soy candles": what is sold, by its noun; '' where only its pieces are named. */
function soldNoun(text: string): string {
  const adjectives = String.raw`(?:(?:our|the|my|some|own|these|many|fresh|old|new|used|home-?made|hand-?made|refurbished|organic|local|\p{L}+ed|soy|wooden)\s+)*`
  const patterns = [
    new RegExp(
      String.raw`\b(?:sells?|selling|make|bake|grow|brew|roast|build)\s+${adjectives}(?:\p{Ll}{3,}\s+)?(\p{L}+s)\b(?!\s*(?:¶|\())`,
      'iu',
    ),
    /\b(\p{L}+s) (?:are |we )?(?:for sale|to buy|sold)\b/iu,
    /\b(?:list|show|shows|find|see)\s+(?:the|our|all)\s+(\p{L}+s)\b(?=[^.;]*(?:price|cost|¶))/iu,
  ]
  const said = patterns
    .map((pattern) => pattern.exec(text)?.[1]?.toLowerCase())
    .find((each) => each !== undefined && !noWare.test(each))
  return said === undefined ? '' : singularize(said)
}
const noWare =
  /^(?:things|goods|items|products|places|seats|tickets|courses|classes|workshops|lessons|events|us|this|parts|pages|is|was|has|news|always|also|as|prices|first|ones|following|lots|extras|stuff|accessories|dates)$/i

/** "Honey jars: Linden 7.50": what stands before the things, with a colon. */
function headingOf(before: string): string {
  const [, first = '', last = ''] =
    /(?:^|[^\p{L}])(?:(\p{L}+)\s+)?(\p{L}+s)(?: for sale| on sale| to buy)?:\s*(?:the |an? )?$/iu.exec(before) ?? []
  if (last === '' || noWare.test(last) || /^(?:is|was|as|has|sells|costs|euros)$/i.test(last)) return ''
  const isOne = first !== '' && !/^(?:our|the|my|some|and|of|with|sell|also|are|two|three|four|for|these)$/i.test(first)
  return singularize(`${isOne ? `${first} ` : ''}${last}`.toLowerCase())
}

/** "The boxes (…), each with a colour": the facts of what was named follow in its sentence. */
/** "A little shop with prints (…)": they are what it sells. */
const inShop =
  /\b(?:shop|store)\s*(?::|with|of|for|sells?|selling|(?:that|which) sells?|where (?:i|we) sell)\s+[^.;,!?¶]{0,30}$/iu

/** What stood in lists of its own, each under its noun. */
export function headedDrafts(lists: readonly HeadedRows[], facts: readonly NounFacts[], text: string): PartDraft[] {
  return lists.map(({ noun: said, things, at }): PartDraft => {
    const noun = things.every(isWare) && inShop.test(text.slice(0, at)) ? 'product' : said
    const told = toldOf(noun, facts)
    const sort = isHeldNoun(noun) || things.every(isHeldThing) ? 'held' : things.every(isWare) ? 'wares' : 'records'
    return { sort, singular: noun, told: told?.fields ?? [], things, at, isTold: told !== undefined }
  })
}

function nounBehind(text: string, facts: readonly NounFacts[], wares: readonly ValuedThing[]): string {
  const end = wares.at(-1)?.end ?? 0
  const own = facts.find(
    ({ noun, start }) =>
      !isHeldNoun(noun) && !isWritten.test(noun) && start >= end && !/[.!?]\s/.test(text.slice(end, start)),
  )
  return own?.noun ?? ''
}

export function waresDrafts(text: string, facts: readonly NounFacts[], things: readonly ValuedThing[]): PartDraft[] {
  const wares = things.filter(isWare)
  const told = facts.filter((each) => isPriced(each) && !isHeldNoun(each.noun) && each.noun !== 'member')
  const drafts = told.map(({ noun, fields, start, isMass }, index): PartDraft => ({
    isMass,
    sort: 'wares',
    singular: noun,
    told: fields,
    things: index === 0 ? wares : [],
    at: start,
  }))
  if (drafts.length > 0 && sells.test(text)) return drafts
  if (wares.length === 0 || (wares.length < 2 && !sells.test(text))) return drafts
  const isOfShop = inShop.test(text.slice(0, wares[0]?.start ?? 0))
  const noun = isOfShop
    ? 'product'
    : soldNoun(text) || nounBehind(text, facts, wares) || headingOf(text.slice(0, wares[0]?.start ?? 0))
  return [
    {
      sort: 'wares',
      singular: noun === '' ? 'product' : noun,
      told: facts.find((each) => each.noun === noun)?.fields ?? [],
      things: wares,
      at: wares[0]?.start ?? 0,
    },
  ]
}

const toCome = String.raw`(?:book(?:s|ing)?|reserves?|sign(?:s|ing)? up (?:for|to)|regist(?:er|ers|ering) (?:for|to)|join(?:s|ing)?|enrol(?:l)?(?:s|ing)? (?:in|for|on|to)|attend(?:s|ing)?|takes? part in|(?:place|spot|seat|ticket)s? (?:in|on|at|for|of))`
const ofThem = String.raw`(?:(?:an?|one|the|our|my|your|of|their|these|those|any|some|place|places|spot|spots|seat|seats|ticket|tickets|free|trial|in|on|at|for)\s+)*`
const heldNoun = String.raw`(?<of>\p{L}[\p{L}’'-]*\s+)?(?<noun>(?:${heldNouns})(?:e?s)?|parties|classes|matches)\b`
const visitors = '(?:people|ppl|visitors|guests|customers|anyone|anybody|everyone|everybody|parents|kids|you|they|one)'
/** What people come to by what they do: "book a place in one of our workshops", "tours that can be booked". */
const comesTo: readonly RegExp[] = [
  new RegExp(String.raw`\b${toCome}\s+${ofThem}${heldNoun}`, 'giu'),
  new RegExp(
    String.raw`\b${heldNoun}(?=(?:\s*¶|\s*\(¶*\))?,?\s+(?:(?:that |which )?${visitors} (?:can |could |may )?(?:also )?(?:book|join|sign up|register|reserve|come)|(?:that |which )?can be (?:booked|joined|reserved)|to (?:book|join|sign up|register)|with (?:booking|sign-?up|registration)|bookable))`,
    'giu',
  ),
]
const noKind =
  /^(?:the|an?|our|my|your|their|of|and|or|for|with|in|on|at|to|some|any|all|each|every|this|that|next|one|free|place|guided|public|open|regular|weekly|monthly|private|upcoming|various|different|new|these|those|two|three|four|five|six|several|many|few|offer|offers|has|have|run|runs|hold|give|book|join|also|see|is|are|like|as|both|\p{L}+ed)$/iu
/** Words for lessons in general, which may be said of any of them. */
const isLesson = /(?:^|\s)(?:class|course|lesson|workshop|session|training|event|day|evening)$/

interface Coming {
  /** Singular: "farm tour". */
  noun: string
  at: number
}

const lastOf = (noun: string): string => noun.split(' ').at(-1) ?? noun

/** What people come to, as the message says that they do. */
export function comingTo(text: string): Coming[] {
  const found = comesTo.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {}, index, 0: all }) => {
      const said = singularize((groups['noun'] ?? '').toLowerCase())
      const before = (groups['of'] ?? '').trim().toLowerCase()
      const isOwn = before !== '' && !noKind.test(before) && (sensesOfNoun(before)?.share ?? 0) >= 3
      const noun = isOwn ? `${before} ${said}` : said
      return { noun, at: index + all.length - (groups['noun']?.length ?? 0) }
    }),
  )
  return found.filter(
    ({ noun }, index) =>
      !/^(?:day|evening|night|afternoon|party|show)$/.test(noun) &&
      found.findIndex((each) => lastOf(each.noun) === lastOf(noun)) === index,
  )
}

/** @returns what is held that no list and no facts tell of */
export function comingDrafts(coming: readonly Coming[], known: readonly string[]): PartDraft[] {
  const isKnown = (noun: string): boolean =>
    known.some((each) => lastOf(each) === lastOf(noun) || (isLesson.test(each) && isLesson.test(noun)))
  return coming
    .filter(({ noun }) => !isKnown(noun))
    .slice(0, 2)
    .map(({ noun, at }): PartDraft => ({
      sort: 'held',
      singular: noun,
      told: readFields('date, time, place, description').fields,
      things: [],
      at,
      isTold: false,
    }))
}

/** Which of the words for what is held is meant by things that were named without one: "Puppy Class" is a class. */
function nounOfNames(things: readonly ValuedThing[], text: string): string {
  if (/\b(?:teach|taught|learn)\b/i.test(text)) return 'course'
  const last = things.map(({ name }) => singularize(name.split(' ').at(-1)?.toLowerCase() ?? ''))
  return last.find((word) => isHeldNoun(word) && !/^(?:day|evening|night)$/.test(word)) ?? 'event'
}

export function heldDrafts(
  text: string,
  facts: readonly NounFacts[],
  things: readonly ValuedThing[],
  booked: BookedWith | null,
): PartDraft[] {
  const held = things.filter(isHeldThing)
  const mentions = heldMentions(text)
  const [first] = held
  const before = first === undefined ? undefined : mentions.findLast(({ at }) => at < first.start)
  const near = before ?? (first === undefined ? undefined : mentions[0])
  const heading = /(?:^|[^\p{L}])(\p{L}+s)\s*[(:]\s*$/u.exec(text.slice(0, first?.start ?? 0))?.[1]?.toLowerCase() ?? ''
  const clause = Math.max(0, text.slice(0, first?.start ?? 0).search(/[^.;\n!?]*$/))
  const isOwn =
    !mentions.some(({ at }) => at >= clause && at < (first?.start ?? 0)) &&
    heading !== '' &&
    !isHeldNoun(singularize(heading)) &&
    !noWare.test(heading) &&
    singularize(heading) !== heading
  const ofThings = (isOwn ? singularize(heading) : near?.noun) ?? (first === undefined ? '' : nounOfNames(held, text))
  const told = facts
    .filter(({ noun }) => isHeldNoun(noun))
    .map(({ noun, start }) => ({
      noun: mentions.find((each) => each.noun.endsWith(` ${noun}`))?.noun ?? noun,
      at: start,
    }))
  // "Events that people sign up for", "a calendar of events": no more is said of them.
  const bare = mentions
    .filter(
      ({ isMany, at }) => isMany && (booked?.sentence.includes(text.slice(at, at + 4)) === true || isListed(text, at)),
    )
    .map(({ noun, at }) => ({ noun, at }))
  const all = [
    ...(ofThings === '' ? [] : [{ noun: ofThings, at: first?.start ?? 0 }]),
    ...told,
    ...(told.length > 0 || held.length > 0 ? [] : bare),
  ]
  return all
    .filter(
      ({ noun }, index) => all.findIndex((each) => each.noun === noun || each.noun.endsWith(` ${noun}`)) === index,
    )
    .slice(0, 3)
    .map(({ noun, at }): PartDraft => ({
      sort: 'held',
      singular: noun,
      told: toldOf(noun, facts)?.fields ?? (held.length > 0 ? [] : readFields('date, time, place, description').fields),
      things: noun === ofThings ? held : [],
      at,
      isTold: toldOf(noun, facts) !== undefined,
    }))
}

/** One of several parts beside each other, and not only spoken of. */
function isListed(text: string, at: number): boolean {
  return /(?:[,:;\n-]|\band|\bplus|\bof|\bwith|\bour|\bthe|\bupcoming)\s*(?:\p{L}+\s)?$/iu.test(
    text.slice(Math.max(0, at - 24), at),
  )
}
