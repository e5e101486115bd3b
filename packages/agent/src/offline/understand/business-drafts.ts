// What the sold and the held parts of a site are made of, before they are put together: the noun that the person has for them,
// the facts that were told of that noun, and the things that were named with their values.
import type { BookedWith } from './booked-with.ts'
import { type PartDraft, heldMentions, isHeldNoun, isHeldThing, isWare, toldOf } from './business-parts.ts'
import type { NounFacts } from './facts-of-nouns.ts'
import { singularize } from './inflect.ts'
import { readFields } from './read-fields.ts'
import type { ValuedThing } from './valued-things.ts'

const sells =
  /\b(?:sells?|sold|selling|for sale|to buy|buy|shop|store|we (?:make|bake|grow|brew|roast)|what (?:it|they|one) costs?|prices?|publications)\b/i
const isPriced = ({ fields }: NounFacts): boolean => fields.some(({ kind }) => kind === 'money')

/** The same message with marks where things were named, letter for letter. */
export function masked(text: string, things: readonly ValuedThing[]): string {
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
function nounBehind(text: string, facts: readonly NounFacts[], wares: readonly ValuedThing[]): string {
  const end = wares.at(-1)?.end ?? 0
  const own = facts.find(
    ({ noun, start }) => !isHeldNoun(noun) && start >= end && !/[.!?]\s/.test(text.slice(end, start)),
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
  const noun = soldNoun(text) || nounBehind(text, facts, wares) || headingOf(text.slice(0, wares[0]?.start ?? 0))
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
