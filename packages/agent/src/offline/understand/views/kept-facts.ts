// Which reading of a message with wishes to see something is kept: the one without them, unless more was understood with
// them, whose facts are then those that are told elsewhere.
import type { Brief, Entity, Field } from '../../brief.ts'
import { singularize } from '../inflect.ts'
import { stemsOf } from '../fields/same-fact.ts'

interface Told {
  /** The message without what is wished to be seen. */
  rest: string
  /** What is wished to be seen. */
  wished: string
}

function isOfWish({ label, isMade }: Field, { rest, wished }: Told): boolean {
  const stems = stemsOf(label)
  const [inRest, inWish] = [new Set(stemsOf(rest)), new Set(stemsOf(wished))]
  return (
    isMade !== true &&
    stems.length > 0 &&
    stems.every((stem) => inWish.has(stem)) &&
    !stems.every((stem) => inRest.has(stem))
  )
}

/** The facts that are told outside of what is wished to be seen; null where a record would lose its name. */
export function withoutWished(brief: Brief, told: Told): Brief | null {
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  if (kinds.some(({ fields: [title] }) => title !== undefined && isOfWish(title, told))) return null
  const without = (fields: Entity['fields']): Entity['fields'] => fields.filter((field) => !isOfWish(field, told))
  const nouns = new Set((told.rest.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularize))
  if (!kinds.every(({ singular }) => singular.split(' ').every((word) => nouns.has(singularize(word))))) return null
  return {
    ...brief,
    request: told.rest,
    fields: without(brief.fields),
    more: brief.more.map((kind) => ({ ...kind, fields: without(kind.fields) })),
  }
}

const countOf = ({ fields, more }: Brief): number =>
  fields.length + more.reduce((sum, kind) => sum + kind.fields.length, 0)

export function tellsMore(one: Brief, other: Brief): boolean {
  return countOf(one) + one.more.length > countOf(other) + other.more.length
}
