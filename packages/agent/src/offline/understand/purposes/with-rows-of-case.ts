// Facts that a message tells itself, of records that people keep again and again: the case knows what one is called by,
// what sort each fact is, and rows that show it.
import type { Brief, Field } from '../../brief.ts'
import { opener } from '../../cases/find-named-case.ts'
import type { CaseKind } from '../../cases/case-file.ts'
import { type LikelyCase, findCase } from '../../cases/likeliest-case.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import { readKind } from '../kinds/read-relations.ts'
import { capitalize } from '../inflect.ts'
import { isUnnamed } from './clean-facts.ts'
import { keptFields } from './kept-fields.ts'
import { isAtLeast, lastStem } from './read-known-app.ts'
import { other } from './schema.ts'

/** So likely a case knows such records, whatever else it keeps of them. */
const likely = [
  { share: 0.6, lead: 0.2 },
  { share: 1, lead: 0.1 },
]
/** Then one fact in common says which of its kinds it is. */
const surest = [{ share: 0.9, lead: 0.35 }]

interface Match {
  told: Field
  /** What the case calls it; null where it does without it. */
  known: Field | null
}

interface Shown {
  kind: CaseKind
  /** The case and the place of the kind in it. */
  known: string
  matches: readonly Match[]
  /** How many facts that were told the case has as well. */
  shared: number
}

/** A client that an order is of is a text where the message keeps no clients. */
function parentsOf({ of = '' }: CaseKind): Field[] {
  return of
    .split(' and ')
    .filter((parent) => parent !== '')
    .map((parent) => ({ name: parent.replaceAll(' ', '_'), label: capitalize(parent), kind: 'text', required: false }))
}

function shownBy(kind: CaseKind, known: string, told: readonly Field[]): Shown {
  const facts = [...keptFields(kind.fields).filter((field) => field.kind !== 'reference'), ...parentsOf(kind)]
  const taken = new Set<Field>()
  // "For" says nothing alone, and is the same as anything else that does not.
  const isSame = (each: Field, { label }: Field): boolean =>
    !taken.has(each) && stemsOf(each.label).length > 0 && isSameFact(each, label, kind.kind)
  const matches = told.map((field): Match => {
    const same = facts.find((each) => isSame(each, field)) ?? null
    if (same !== null) taken.add(same)
    return { told: field, known: same }
  })
  return { kind, known, matches, shared: taken.size }
}

/** What is called as one of the facts that the case has besides was not understood: "customer, garment, what to do". */
function isMisnamed({ entity }: Brief, { kind, matches }: Shown): boolean {
  const [title] = keptFields(kind.fields)
  const noun = lastStem(entity.singular)
  const isFact = ({ told, known }: Match): boolean =>
    known !== null && known.name !== title?.name && lastStem(told.label.toLowerCase()) === noun
  return isUnnamed.test(entity.singular) || matches.some(isFact)
}

/** "Migraine diary, date, how bad": what the app is, read as the first of its facts. */
const isOfName = ({ label, kind }: Field, { name }: Brief): boolean =>
  kind === 'text' && label.includes(' ') && label.toLowerCase() === name.toLowerCase()

function bestOf({ found, ...like }: LikelyCase, brief: Brief): Shown | null {
  const told = brief.fields.filter((field) => field.isMade !== true && !isOfName(field, brief))
  const noun = lastStem(brief.entity.singular)
  const shown = found.kinds.map((kind, at) => shownBy(kind, `${found.id}/${at}`, told))
  const own = shown.find(({ kind }) => lastStem(kind.kind) === noun)
  const [most] = shown.toSorted((one, two) => two.shared - one.shared)
  if (most === undefined) return null
  const isOther = own === undefined || (isMisnamed(brief, most) && most.shared > own.shared)
  const best = isOther ? most : own
  const least = !isOther || isAtLeast({ found, ...like }, surest) ? 1 : Math.max(2, Math.ceil(told.length / 2))
  return best.shared >= least ? best : null
}

/** A sort that the message says goes before the one of the case, and words are the least that can be said. */
function fitted({ told, known }: Match): Field {
  if (known === null || told.kind !== 'text' || told.required) return told
  const { label, name } = told
  return { ...known, label, name, required: false }
}

/** Where it is, who has it and what it costs call no record. */
const isDetail = /\b(?:shops?|stores?|address|where|place|location|city|town|who|whom|from|bought|brand|used|needed|materials|parts|colou?r|size|condition|how|why|phone|hours)\b/iu

/** A word that calls a record wherever it stands. */
const isName = /^(?:(?:\p{L}+ )?name|title|what(?: it is)?)$/iu

/** What else of what was told calls a record; undefined where nothing does: an address, a price and a tick call no gift. */
function callingOf({ kind, matches }: Shown): Match | undefined {
  const parents = new Set(parentsOf(kind).map(({ name }) => name))
  const calls = ({ told, known }: Match): boolean =>
    (told.kind === 'text' && !isDetail.test(told.label) && !(known !== null && parents.has(known.name))) ||
    (told.kind === 'long' && /^what\b/iu.test(told.label))
  return matches.find(({ told }) => isName.test(told.label)) ?? matches.find(calls)
}

/** What was told in its order, each as the case knows it. */
function ownFields(shown: Shown, { fields }: Brief): Field[] {
  return fields.flatMap((field) => {
    if (field.isMade === true) return [field]
    const match = shown.matches.find(({ told }) => told === field)
    return match === undefined ? [] : [fitted(match)]
  })
}

/** The same with what calls a record first. */
function titled(shown: Shown, brief: Brief): { fields: Field[]; isOfCase: boolean } {
  const [first] = brief.fields
  const own = ownFields(shown, brief)
  const [title] = keptFields(shown.kind.fields)
  const isTitle = ({ known }: Match): boolean => known !== null && known.name === title?.name
  const isCalled = first?.isMade === true || (first !== undefined && isName.test(first.label))
  if (isCalled || title?.kind !== 'text') return { fields: own, isOfCase: shown.matches.some(isTitle) || !isCalled }
  const called = shown.matches.find(isTitle) ?? callingOf(shown)
  if (called === undefined) return { fields: [{ ...title, required: false, callsByFacts: true }, ...own], isOfCase: true }
  if (called.told.kind !== 'text') return { fields: own, isOfCase: isTitle(called) }
  const others = own.filter(({ name }) => name !== called.told.name)
  return { fields: [{ ...fitted(called), required: true }, ...others], isOfCase: isTitle(called) }
}

function withShown(brief: Brief, shown: Shown): Brief {
  const { fields, isOfCase } = titled(shown, brief)
  const whole = { ...brief, fields }
  // What is called otherwise is of another world: a guitar has no serial number of a washing machine.
  if (!isOfCase && lastStem(shown.kind.kind) !== lastStem(brief.entity.singular)) return whole
  const names = shown.matches.flatMap(({ told, known }) => (known === null ? [] : [[told.name, known.name] as const]))
  return { ...whole, exampleRows: { known: shown.known, names: Object.fromEntries(names) } }
}

/**
 * The same with the title, the sorts of facts and the rows of the case that knows such records; what was told stays told.
 *
 * @param message as it was typed
 */
export function withRowsOfCase(brief: Brief, message: string): Brief {
  if (brief.front !== 'list' || brief.stage !== '' || brief.known !== undefined || brief.more.length > 0) return brief
  if (other.test(message) || brief.copy.offers.length > 0) return brief
  const found = findCase(message.replace(opener, ''))
  if (found === null || !isAtLeast(found, likely)) return brief
  const shown = bestOf(found, brief)
  if (shown === null) return brief
  const named = isMisnamed(brief, shown) ? readKind(shown.kind.kind, undefined) : null
  const whole = withShown(brief, shown)
  if (named === null) return whole
  // What goes by its records is called as the case calls it.
  const isCalled = brief.name.toLowerCase() === brief.entity.plural
  const entity = { singular: named.singular, plural: named.plural }
  return { ...whole, name: isCalled ? found.found.title : brief.name, entity }
}
