// The kinds of records of known apps that a message may tell of, and which of their facts it tells.
import type { Field } from '../../brief.ts'
import type { Case, CaseKind } from '../../cases/case-file.ts'
import { likelyCases } from '../../cases/likeliest-case.ts'
import { capitalize } from '../inflect.ts'
import { sameFacts } from '../purposes/held-facts.ts'
import { keptFields } from '../purposes/kept-fields.ts'

export interface LikelyKind {
  found: Case
  /** How much of what the message is about its case knows. */
  share: number
  kind: CaseKind
  /** The case and the place of the kind in it. */
  known: string
  /** What it keeps of a record; `@0` is the first that it belongs to. */
  facts: readonly Field[]
}

export interface Match {
  told: Field
  /** What the case calls it, `@0` for the first record that it is of; null where the case does without it. */
  known: Field | null
  /** Told in other words: the same fact, but perhaps not of the same sort. */
  isNear: boolean
}

export interface Shown extends LikelyKind {
  matches: readonly Match[]
  /** How many facts that were told the case has as well. */
  shared: number
  /** How many of these say of which sort the records are; what is only near to one counts half. */
  own: number
}

/** Facts of any record say nothing of which it is. */
export const isAnyFact =
  /^(?:name|title|what|date|day|time|phone|e-?mail|notes?|remarks?|photo|picture|price|description|status|address|place)$/iu

/** By these anything may be called, whatever the case calls it by. */
const isUsualTitle = /^(?:name|title|what)$/iu

/** A client that an order is of is a text where the message keeps no clients. */
function parentsOf({ of = '' }: CaseKind): Field[] {
  return of
    .split(' and ')
    .filter((parent) => parent !== '')
    .map((parent, at) => ({ name: `@${at}`, label: capitalize(parent), kind: 'text', required: false }))
}

const factsOf = (kind: CaseKind): Field[] => [
  ...keptFields(kind.fields).filter((field) => field.kind !== 'reference'),
  ...parentsOf(kind),
]

/** What is told in other words counts half. */
const lessSure = 0.5

/** The kinds of the likeliest cases, the likeliest case first; none of a case that leaves a word open. */
export const likelyKinds = (message: string): LikelyKind[] => likelyCases(message).flatMap(kindsOf)

/** All kinds of its case. */
export const kindsOf = ({ found, share }: Pick<LikelyKind, 'found' | 'share'>): LikelyKind[] =>
  found.kinds.map((kind, at) => ({ found, share, kind, known: `${found.id}/${at}`, facts: factsOf(kind) }))

/** What of the facts that were told such records have. */
export function shownBy(likely: LikelyKind, told: readonly Field[]): Shown {
  const { facts, kind } = likely
  const same = sameFacts(told, [{ singular: kind.kind, fields: facts }])
  const found = new Map([...same].map(([field, each]) => [field, each.field]))
  const [title] = facts
  const named = told.find((field) => !found.has(field) && isUsualTitle.test(field.label))
  const own = [...found.keys()].filter(({ label }) => !isAnyFact.test(label))
  if (own.length > 1 && named !== undefined && title?.kind === 'text' && ![...found.values()].includes(title))
    found.set(named, title)
  const isNear = (field: Field): boolean => same.get(field)?.isNear === true
  const matches = told.map((field): Match => ({ told: field, known: found.get(field) ?? null, isNear: isNear(field) }))
  const near = own.filter(isNear).length
  return { ...likely, matches, shared: found.size, own: own.length - near * lessSure }
}
