// The kinds of records of a brief as views need them: found by what is said, with facts added to them.
import type { Brief, Entity, Field } from '../../brief.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { stemsOf } from '../fields/same-fact.ts'
import { singularize } from '../inflect.ts'

/** One kind of records, the main one or another. */
export type Kind = Pick<Entity, 'singular' | 'plural' | 'fields' | 'order'>

export interface Seen {
  kind: Kind
  /** '' where what is kept says it already. */
  line: string
}

export const kindsOf = (brief: Brief): Kind[] => [
  { ...brief.entity, fields: brief.fields, ...(brief.order !== undefined && { order: brief.order }) },
  ...brief.more,
]

export const wordsIn = (said: string): string[] => said.toLowerCase().match(/\p{L}+/gu) ?? []

/** The kind that a wish names, else the first that can hold what it is about, else the main one. */
export function kindFor(kinds: readonly Kind[], said: string, fits: (kind: Kind) => boolean): Kind | undefined {
  const words = wordsIn(said).map(singularize)
  const named = kinds.filter(({ singular }) => words.includes(singular.split(' ').at(-1) ?? singular))
  return named.find(fits) ?? kinds.find(fits) ?? named[0] ?? kinds[0]
}

export const first = (kind: Kind, ...sorts: Field['kind'][]): Field | undefined =>
  kind.fields.find((field) => sorts.includes(field.kind))

export function added(kind: Kind, ...fields: Field[]): Kind {
  const long = kind.fields.findIndex((field, at) => at > 0 && field.kind === 'long')
  const at = long < 0 ? kind.fields.length : long
  const fresh = fields.filter(({ name }) => !kind.fields.some((field) => field.name === name))
  return { ...kind, fields: [...kind.fields.slice(0, at), ...fresh, ...kind.fields.slice(at)] }
}

export const factOf = (label: string, kind: Field['kind']): Field => ({
  name: toIdentifier(label),
  label,
  kind,
  required: false,
})

export function changed(kind: Kind, field: Field, change: Partial<Field>): Kind {
  return { ...kind, fields: kind.fields.map((each) => (each === field ? { ...each, ...change } : each)) }
}

/** A tick or a state that says it already: "Paid" of "Fee paid", of "Status: Open, Paid". */
export function stateOf({ fields }: Kind, label: string): Field | undefined {
  const [stem = ''] = stemsOf(label)
  return fields.find(
    ({ kind, label: own, options = [] }) =>
      (kind === 'boolean' && stemsOf(own).includes(stem)) ||
      (kind === 'choice' && options.some((option) => stemsOf(option).includes(stem))),
  )
}
