// The parts of a small business's or a club's site: what is sold, what is held on a day, what is written, what else is shown;
// each under the person's own word, with the facts that were told and the things that were named.
import type { Field } from '../../brief.ts'
import { type NounFacts, factsInPassing } from '../fields/facts-of-nouns.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Offer } from '../rows/read-offers.ts'
import type { Value, ValuedThing } from '../rows/valued-things.ts'

export interface Part {
  sort: 'wares' | 'held' | 'posts' | 'records'
  singular: string
  plural: string
  fields: Field[]
  offers: Offer[]
  /** Where it is first spoken of. */
  at: number
  /** Its facts were told, and are not those that such parts have by custom. */
  isTold: boolean
  /** The message asks for it, whatever else is said of it. */
  isSure?: boolean
  /** What its page is called, where that is not its plural. */
  title?: string
}

export const heldNouns =
  'course|class|workshop|competition|contest|championship|play|lesson|event|concert|gig|tour|trip|talk|lecture|session|tasting|training|reading|walk|ride|run|hike|retreat|camp|tournament|match|meeting|meet-?up|work ?day|day|evening|night|afternoon|performance|show|seminar|excursion|race|regatta|outing|rehearsal|exhibition|party|clinic|screening|festival|practice'
const isHeld = new RegExp(`^(?:.+ )?(?:${heldNouns})$`, 'i')
/** Words that say nothing of what is held without the word before them. */
const isWide = /^(?:day|evening|night|afternoon|party|show)$/
const heldWord = new RegExp(
  String.raw`(?:(\p{L}[\p{L}’'-]*)\s+)?\b((?:${heldNouns})(?:e?s)?|parties|classes|matches)\b`,
  'giu',
)
const noModifier =
  /^(?:the|an?|our|my|your|their|its|this|that|these|those|next|first|last|of|and|or|for|in|on|at|by|per|each|every|all|some|other|more|two|three|four|five|six|seven|eight|nine|ten|with|to|from|upcoming|show|shows|offer|run|runs|hold|holds|give|gives|teach|post|list|add|see|book|one|same|new|most|many|several|single|like|are|is|also|both|any|half|whole|late|early|saturday|sunday|monday|tuesday|wednesday|thursday|friday|per|which|have|has|plus|where|calendar|about|past|our)$/i

export const isHeldNoun = (noun: string): boolean => isHeld.test(noun)

interface Mention {
  noun: string
  at: number
  isMany: boolean
}

/** What is held, by the words of the message. */
export function heldMentions(text: string): Mention[] {
  return [...text.matchAll(heldWord)].flatMap(([all, before = '', said = ''], index) => {
    const start = [...text.matchAll(heldWord)][index]?.index ?? 0
    const word = said.toLowerCase()
    const noun = singularize(word)
    const keeps =
      isWide.test(noun) && /^[\p{L}-]+$/u.test(before) && !noModifier.test(before) && !/(?:ed|ly)$/.test(before)
    // "We run", "to tour": something is done, and nothing held.
    const isDeed =
      noun === word && /^$|^(?:i|we|they|you|people|who|to|can|also|and|members|visitors|that|which|it)$/i.test(before)
    // "Evenings to join".
    const isBare =
      isWide.test(noun) &&
      !keeps &&
      !(noun !== word && /^\s+(?:to join|to book|with|you|people)/i.test(text.slice(start + all.length)))
    if (isBare || isDeed) return []
    return [
      {
        noun: keeps ? `${before.toLowerCase()} ${noun}` : noun,
        at: start + (all.length - said.length),
        isMany: noun !== word,
      },
    ]
  })
}

const isPlaceUnit = /^(?:seats?|places?|spots?|spaces?|slots?|tickets?)$/i
const isPeople = /^(?:people|persons?|pax|heads)$/i
const isMeasure = /^(?:cm|mm|m|km|kg|g|l|ml|min|mins|minutes?|hours?|h|hrs|days?|weeks?|months?|years?|%|inch|inches)$/i

const hasDay = ({ values }: ValuedThing): boolean => values.some(({ kind }) => kind === 'day')
const money = (values: readonly Value[]): Value | undefined => values.find(({ kind }) => kind === 'money')
const isYear = ({ kind, text }: Value): boolean => kind === 'number' && /^(?:1[5-9]|20)\d{2}$/.test(text)

/** What is held has its day, or places of which somebody takes one. */
export function isHeldThing(thing: ValuedThing): boolean {
  return (
    hasDay(thing) ||
    thing.values.some(({ kind }) => kind === 'weekly') ||
    thing.values.some(({ unit }) => isPlaceUnit.test(unit))
  )
}

export function isWare(thing: ValuedThing): boolean {
  return (
    !isHeldThing(thing) &&
    thing.values.some((value) => value.kind === 'money' || (value.kind === 'number' && !isYear(value)))
  )
}

/** "12 spots", "6 dogs", "for 15": how many may come. */
function placesOf(values: readonly Value[], isDated: boolean): Value | undefined {
  return (
    values.find(({ kind, unit }) => kind === 'count' && isPlaceUnit.test(unit)) ??
    values.find(({ kind, unit }) => kind === 'count' && !isMeasure.test(unit)) ??
    (isDated ? values.find((value) => value.kind === 'number' && !isYear(value)) : undefined)
  )
}

const ofPlaces =
  /\b(?:seats?|places?|spots?|spaces?|slots?|capacity|participants?|chairs?|tickets?|people|persons|guests|kids|children|dogs|riders|players|boats)\b/i
/** "At most 6 participants", "each reading has 30 chairs": as many for each of them. */
const forAll =
  /\b(?:at most|up to|max(?:imum)?\.?(?: of)?|limited to|no more than|(?:each|every|an?) (?:\p{L}+ )?\p{L}+ has(?: room for)?) (\d{1,3}) (seats|places|spots|people|participants|guests|persons|chairs|children|kids)\b/iu

/** With the places that all of them have, where none was said of one alone. */
function withPlaces(things: readonly ValuedThing[], text: string): readonly ValuedThing[] {
  const [said, amount, unit = ''] = forAll.exec(text) ?? []
  const isTold = things.some((thing) => placesOf(thing.values, hasDay(thing)) !== undefined)
  if (said === undefined || isTold) return things
  const value: Value = { kind: 'count', text: `${amount ?? ''} ${unit}`, unit }
  return things.map((thing) => ({ ...thing, values: [...thing.values, value] }))
}

const fieldOf = (list: string): Field[] => readFields(list).fields

/** Places that are taken are counted. */
const counted = (field: Field): Field =>
  field.kind === 'text' && ofPlaces.test(field.label) && !/^place$/i.test(field.label)
    ? { ...field, kind: 'number' }
    : field

/** Who leads, teaches or wrote it, by the field that was told or the words of the message. */
function personLabel(fields: readonly Field[], text: string, sort: Part['sort']): string {
  const own = fields.find(
    ({ label, kind }) =>
      kind === 'text' &&
      /author|writer|artist|teacher|leader|trainer|coach|host|guide|speaker|maker|led by|taught by/i.test(label),
  )
  if (own !== undefined) return own.label
  if (sort === 'wares') return 'By'
  if (/\btaught by\b|\bteach(?:es|er)\b/i.test(text)) return 'Teacher'
  return /\bguide[sd]?\b/i.test(text) ? 'Guide' : /\btrainer\b/i.test(text) ? 'Trainer' : 'Leader'
}

const isCalled = ({ label, kind }: Field): boolean => kind === 'text' && /^(?:name|title)$/i.test(label)

/** Fields of a kind: its name, what was told of it, and what the things that were named have besides. */
function fieldsOf(
  {
    sort,
    singular,
    told,
    things,
  }: { sort: Part['sort']; singular: string; told: readonly Field[]; things: readonly ValuedThing[] },
  text: string,
): Field[] {
  const most = Math.max(0, ...things.map(({ values }) => values.length))
  const [first, ...others] = told
  const named = told.find(isCalled)
  // "Maker, year and price (Klotz, 1780, 9,500 euros)": the first of the facts is the name.
  const isFirstName = named === undefined && first?.kind === 'text' && most >= 2 && told.length === most + 1
  const title =
    named ??
    (isFirstName
      ? first
      : fieldOf(/^(?:event|concert|talk|lecture|reading|post|publication|book)$/.test(singular) ? 'title' : 'name')[0])
  const rest = (isFirstName ? others : told.filter((field) => field !== title)).map(
    sort === 'held' ? counted : (each) => each,
  )
  const has = (kind: Field['kind']): boolean => rest.some((field) => field.kind === kind)
  const all = things.flatMap(({ values }) => values)
  const isStart = things.some(({ start, end }) =>
    /\b(?:starts|starting|begins|beginning)\b/i.test(text.slice(start, end)),
  )
  const units = all
    .filter(({ kind }) => kind === 'count')
    .map(({ unit }) => unit)
    .filter((unit) => !isMeasure.test(unit))
  const unit = units.find((each) => !isPeople.test(each))
  const missing = [
    ...(all.some(({ kind }) => kind === 'day') && !has('date') ? fieldOf(isStart ? 'start date' : 'date') : []),
    // "Tuesdays at 16:00": it comes again every week.
    ...(all.some(({ kind }) => kind === 'weekly') ? fieldOf('when (text)') : []),
    ...(all.some(({ kind }) => kind === 'clock') && !has('time') ? fieldOf('time') : []),
    ...(sort === 'held' &&
    things.some((thing) => placesOf(thing.values, hasDay(thing)) !== undefined) &&
    !rest.some(({ label, kind }) => kind === 'number' && ofPlaces.test(label))
      ? fieldOf('places').map((field): Field => ({
          ...field,
          ...(unit !== undefined && labelled(unit)),
          kind: 'number',
        }))
      : []),
    ...((all.some(({ kind }) => kind === 'money') && !has('money')) || (sort === 'wares' && !has('money'))
      ? fieldOf('price')
      : []),
    ...(all.some(({ kind }) => kind === 'person') ? fieldOf(personLabel(rest, text, sort)) : []),
  ].filter(({ label }) => !rest.some((field) => field.label.toLowerCase() === label.toLowerCase()))
  const ordered = [...rest, ...missing]
  const common = sort === 'held' && things.length === 0 ? forAll.exec(text)?.[2] : undefined
  if (common !== undefined && !ordered.some(({ kind }) => kind === 'number'))
    ordered.push(...fieldOf('places').map((field): Field => ({ ...field, ...labelled(common), kind: 'number' })))
  const isBare = ordered.length === 0 || (sort === 'wares' && told.length === 0)
  const description = isBare ? fieldOf('description (long text)') : []
  return title === undefined ? ordered : [{ ...title, required: true }, ...ordered, ...description]
}

function labelled(unit: string): { label: string; name: string } {
  const label = capitalize(pluralize(singularize(unit.toLowerCase())))
  return { label, name: label.toLowerCase().replace(/[^a-z0-9]+/g, '_') }
}

/** A thing as a row: every value says whose it is. */
function offerOf(
  thing: ValuedThing,
  { singular, fields, sort }: Pick<Part, 'singular' | 'fields' | 'sort'>,
  text: string,
): Offer {
  const places = sort === 'held' ? placesOf(thing.values, hasDay(thing)) : undefined
  const placesField =
    fields.find(({ label, kind }) => kind === 'number' && ofPlaces.test(label)) ??
    fields.find(({ kind }) => kind === 'number')
  const cost =
    money(thing.values) ??
    (sort === 'wares' ? thing.values.find((value) => value.kind === 'number' && !isYear(value)) : undefined)
  const details = thing.values.flatMap((value) => {
    if (value === cost) return []
    if (value === places)
      return placesField === undefined ? [] : [`${placesField.label} ${/\d+/.exec(value.text)?.[0] ?? ''}`]
    if (value.kind === 'weekly') return [`When ${value.text}`]
    if (value.kind === 'person') return [`${personLabel(fields, text, sort)} ${value.text}`]
    if (isYear(value)) return [fields.some(({ label }) => label === 'Year') ? `Year ${value.text}` : value.text]
    const tick = fields.find(
      ({ kind, label }) => kind === 'boolean' && label.toLowerCase() === value.text.toLowerCase(),
    )
    return [tick === undefined ? value.text : `${tick.label} yes`]
  })
  // A tick that was not said of it is none.
  const unticked = fields
    .filter(({ kind, label }) => kind === 'boolean' && !details.includes(`${label} yes`))
    .map(({ label }) => `${label} no`)
  return {
    name: thing.name,
    ...(cost !== undefined && { price: cost.text.trim() }),
    details: [...details, ...unticked].join(', '),
    of: singular,
  }
}

export interface PartDraft {
  sort: Part['sort']
  singular: string
  told: readonly Field[]
  things: readonly ValuedThing[]
  at: number
  isMass?: boolean
  /** False where `told` is what such parts have by custom. */
  isTold?: boolean
}

/** What was told of "days" is told of "garden days". */
export function toldOf(noun: string, facts: readonly NounFacts[]): NounFacts | undefined {
  const last = noun.split(' ').at(-1) ?? noun
  return facts.find((each) => each.noun === noun) ?? facts.find((each) => each.noun === last)
}

export function partFrom(said: PartDraft, text: string): Part {
  const draft = said.sort === 'held' ? { ...said, things: withPlaces(said.things, text) } : said
  const passing = draft.sort === 'held' ? factsInPassing(text) : []
  const told = draft.told.map((field) => passing.find(({ name }) => name === field.name) ?? field)
  const more = passing.filter(({ name, options = [] }) => {
    const isSaid = draft.things.some(({ values }) =>
      values.some((value) => options.some((each) => each.toLowerCase() === value.text.toLowerCase())),
    )
    return isSaid && !told.some((field) => field.name === name)
  })
  const fields = fieldsOf({ ...draft, told: [...told, ...more] }, text)
  const { sort, singular, at, things } = draft
  return {
    sort,
    singular,
    plural: draft.isMass === true ? singular : pluralize(singular),
    fields,
    offers: things.map((thing) => offerOf(thing, { singular, fields, sort }, text)),
    at,
    isTold: draft.isTold !== false && draft.told.length >= 2,
  }
}
