// The facts that a message names and that the kinds of a known app do not have yet, each with the kind that it is told of.
import type { Field } from '../brief.ts'
import { stemmed, stemOf } from '../cases/stems.ts'
import { sensesOfNoun } from '../lexicon/noun-senses.ts'
import { isSameFact, stemsOf } from '../understand/fields/same-fact.ts'
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
  /^(?:page|site|website|web site|list|app|section|part|button|tab|view|overview|calendar|table|chart|form)\b/iu

interface Recognized extends KnownFact {
  /** The item is no more than the fact. */
  isWhole: boolean
}

function known(told: ToldItem): Recognized | null {
  if (ofApps.test(told.item)) return null
  for (const each of shorterItems(told)) {
    const fact = knownFact(each)
    // "Done", "paid" alone is how something stands, and no fact to be told.
    if (fact !== null && (told.isAsked || each.includes(' ') || fact.field.kind !== 'boolean'))
      return { ...fact, isWhole: each === told.item }
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

/** "Who it came from" is where it came from. */
const saysSame = ({ label }: Field, item: string): boolean => {
  const [own, said] = [stemsOf(label), stemsOf(item)]
  return own.length > 0 && said.length > 0 && own.every((stem) => said.includes(stem))
}

export const hasFact = ({ kind, fields }: KeptKind, told: Field): boolean =>
  fields.some((field) => isSameFact(field, told.label, kind) || knownFact(field.label)?.field.label === told.label)

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

/** @param kinds the main one first */
export function toldFacts(message: string, kinds: readonly KeptKind[]): ToldFact[] {
  const said = toldItems(message)
    .filter((told) => !isAside(told))
    .map((told): Said => ({ told, fact: known(told) }))
  const nouns = stemmed(kinds.map(({ kind }) => kind).join(' '))
  const isKnown = (field: Field, item: string): boolean =>
    nouns.includes(stemmed(field.label)) ||
    isOption(kinds, item) ||
    kinds.some((kind) => hasFact(kind, field) || kind.fields.some((kept) => saysSame(kept, item)))
  const found: ToldFact[] = []
  for (const each of said) {
    const fact = factOf(each, said, message)
    if (fact === null || isKnown(fact.field, each.told.item)) continue
    const at = kindBefore(each.told.before, kinds)
    if (!lacks(kinds[at], fact) || found.some(({ field }) => field.label === fact.field.label)) continue
    found.push({ field: { ...fact.field, required: false }, at })
  }
  return found.slice(0, mostFacts)
}
