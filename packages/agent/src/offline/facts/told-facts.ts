// The facts that a message names and that the kinds of a known app do not have yet, each with the kind that it is told of.
import type { Field } from '../brief.ts'
import { stemmed, stemOf } from '../cases/stems.ts'
import { sensesOfNoun } from '../lexicon/noun-senses.ts'
import { toIdentifier } from '../understand/fields/read-fields.ts'
import { isSameFact, stemsOf } from '../understand/fields/same-fact.ts'
import { capitalize } from '../understand/inflect.ts'
import { keptFields } from '../understand/purposes/kept-fields.ts'
import { isAside } from './asides.ts'
import { type KnownFact, knownFact } from './known-facts.ts'
import { type ToldItem, shorterItems, toldItems } from './told-items.ts'

interface KeptKind {
  kind: string
  fields: readonly Field[]
}

export interface ToldFact {
  field: Field
  /** The place of its kind among those that were given. */
  at: number
}

/** Whoever keeps more than these besides knows another app. */
const mostFacts = 5
/** As much of its use as a noun, of nine, makes a word the name of a fact. */
const leastShare = 6

/** What an app is made of, and no fact of a record. */
export const ofApps =
  /^(?:page|site|website|web site|list|app|section|part|button|tab|view|overview|calendar|table|chart|form)\b|\b(?:log|logbook|diary|journal|tracker|register|planner)$/iu

interface Recognized extends KnownFact {
  /** The item is no more than the fact. */
  isWhole: boolean
  /** As it was said. */
  words: string
}

function known(told: ToldItem): Recognized | null {
  if (ofApps.test(told.item)) return null
  for (const each of shorterItems(told)) {
    const fact = ofApps.test(each) ? null : knownFact(each)
    // "Done", "paid" alone is how something stands, and no fact to be told.
    if (fact !== null && (told.isAsked || each.includes(' ') || fact.field.kind !== 'boolean'))
      return { ...fact, isWhole: each === told.item, words: told.isAsked ? '' : each }
  }
  return null
}

const asked = /^(?:which|what) (?=\p{L}+$)/iu
/** A noun of one or two words, as a form calls it. */
function nounOf(item: string): Field | null {
  const noun = item.replace(asked, '').toLowerCase()
  if (!/^\p{L}{3,}(?: \p{L}{3,})?$/u.test(noun)) return null
  const isNoun = noun.split(' ').every((word) => (sensesOfNoun(word)?.share ?? 0) >= leastShare)
  return isNoun ? (keptFields(noun)[0] ?? null) : null
}

/** A few nouns that somebody says are what its label says: their "tag number" is no chip number. */
function calledAs(field: Field, words: string): Field {
  const isLabel = /^\p{L}[\p{Ll}’'-]*(?: \p{L}[\p{Ll}’'-]*){0,2}$/u.test(words) && !joining.test(words)
  if (!isLabel || stemsOf(words).join(' ') === stemsOf(field.label).join(' ')) return field
  return { ...field, name: toIdentifier(words), label: capitalize(words.toLowerCase()) }
}

const joining = /\b(?:of|or|and|to|for|in|on|at|by|with|from|the|an?|is|are|was|it|they)\b/iu

const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.every((stem) => others.includes(stem))

/** "Who it came from" is where it came from, and a club is a "club or place". */
const saysSame = ({ label }: Field, item: string): boolean => {
  const [own, said] = [stemsOf(label), stemsOf(item)]
  return isWithin(own, said) || (item.split(' ').length < 3 && isWithin(said, own))
}

/** One fact in words of different callings. */
const alike: readonly RegExp[] = [
  /\b(?:eats|meals?|menu|diet\w*|food)\b/iu,
  /\b(?:shirts?|t-shirts?|clothing) ?(?:size)?\b/iu,
  /\b(?:lake|river|water|pond)\b/iu,
  /\b(?:results?|scores?)\b/iu,
  /\b(?:observations?|remarks?|notes|comments?)\b/iu,
  /\b(?:street|where|address|place)\b/iu,
  /\b(?:deposit|paid in advance|down payment)\b/iu,
  /\b(?:species|bird|fish)\b/iu,
  /\b(?:topic|occasion|theme)\b/iu,
  /\b(?:expires on|warranty (?:until|ends?)|best before|use by)\b/iu,
  /\b(?:fee|price|rate)\b/iu,
]
const areAlike = (one: string, other: string): boolean => alike.some((words) => words.test(one) && words.test(other))

export const hasFact = ({ kind, fields }: KeptKind, told: Field): boolean =>
  fields.some(
    (field) =>
      isSameFact(field, told.label, kind) ||
      knownFact(field.label)?.field.label === told.label ||
      areAlike(field.label, told.label),
  )

const isOption = (kinds: readonly KeptKind[], item: string): boolean =>
  kinds.some(({ fields }) =>
    fields.some(({ options = [] }) => options.some((option) => option.toLowerCase() === item.toLowerCase())),
  )

/** The kind that was named last before it; the main one where none was. */
function kindBefore(before: string, kinds: readonly KeptKind[]): number {
  const text = stemmed(before)
  const places = kinds.map(({ kind }) => text.lastIndexOf(` ${stemOf(kind.split(' ').at(-1) ?? kind)} `))
  const last = Math.max(...places)
  return last === -1 ? 0 : places.indexOf(last)
}

interface Said {
  told: ToldItem
  fact: Recognized | null
}

/** The kind that has most of what it is enumerated with; else the one that was named last. */
function kindOf({ told }: Said, all: readonly Said[], kinds: readonly KeptKind[]): number {
  const items = all.filter((each) => each.told.run === told.run && each.told !== told)
  const held = kinds.map(
    (kind) =>
      items.filter(({ told: { item }, fact }) =>
        fact === null ? kind.fields.some((kept) => saysSame(kept, item)) : hasFact(kind, fact.field),
      ).length,
  )
  const named = kindBefore(told.before, kinds)
  const most = Math.max(...held)
  return most > 1 && most > (held[named] ?? 0) ? held.indexOf(most) : named
}

/** "Chocolate or lemon": what there is to choose. */
const isChoice = (item: string, message: string): boolean =>
  [`${item} or `, ` or ${item}`].some((pair) => message.toLowerCase().includes(pair.toLowerCase()))

/** What stands in one enumeration with facts is one too: "the artist, the label and the pressing". */
function factOf({ told, fact }: Said, all: readonly Said[], message: string): KnownFact | null {
  const beside = all.filter((each) => each.told.run === told.run && each.told !== told && each.fact !== null)
  if (fact !== null) return told.isAsked || beside.length > 0 || (told.isKept && fact.isWhole) ? fact : null
  const field = beside.length > 1 && !isChoice(told.item, message) ? nounOf(told.item) : null
  return field === null ? null : { field, isUsual: false }
}

/** When something was and what it cost is told in many words: where a kind has a day or a sum, it has that. */
const lacks = (kind: KeptKind | undefined, { field, isUsual }: KnownFact): boolean =>
  !isUsual ||
  ((field.kind === 'date' || field.kind === 'money') && kind?.fields.every((each) => each.kind !== field.kind) === true)

const hasSameOptions = ({ options = [] }: Field, other: Field): boolean =>
  options.filter((option) => other.options?.includes(option)).length > 1

const unitCalled: Readonly<Record<string, string>> = {
  millilitres: 'ml',
  litres: 'l',
  kilometres: 'km',
  metres: 'm',
  kilos: 'kg',
  grams: 'g',
  minutes: 'min',
  hours: 'h',
}

/** One picture, one mark of stars is enough; what is measured in a unit has been measured. */
function hasAlike(kind: KeptKind | undefined, { kind: sort, name }: Field): boolean {
  const fields = kind?.fields ?? []
  if (['picture', 'rating', 'email', 'url'].includes(sort)) return fields.some((field) => field.kind === sort)
  const unit = unitCalled[name]
  return unit !== undefined && fields.some((field) => field.unit === unit)
}

/** @param kinds the main one first */
export function toldFacts(message: string, kinds: readonly KeptKind[]): ToldFact[] {
  const said = toldItems(message)
    .filter((told) => !isAside(told))
    .map((told): Said => ({ told, fact: known(told) }))
  const nouns = stemmed(kinds.map(({ kind }) => kind).join(' '))
  const isKnown = (field: Field, item: string): boolean =>
    nouns.includes(stemmed(field.label)) ||
    isOption(kinds, item) ||
    kinds.some((kind) => kind.fields.some((kept) => hasSameOptions(kept, field))) ||
    kinds.some((kind) => hasFact(kind, field) || kind.fields.some((kept) => saysSame(kept, item)))
  const found: ToldFact[] = []
  const labels = new Set<string>()
  for (const each of said) {
    const fact = factOf(each, said, message)
    if (fact === null || isKnown(fact.field, each.told.item)) continue
    const at = kindOf(each, said, kinds)
    if (!lacks(kinds[at], fact) || hasAlike(kinds[at], fact.field) || labels.has(fact.field.label)) continue
    labels.add(fact.field.label)
    found.push({ field: { ...calledAs(fact.field, each.fact?.words ?? ''), required: false }, at })
  }
  return found.slice(0, mostFacts)
}
