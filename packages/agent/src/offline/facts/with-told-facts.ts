// A brief with the facts that its message names in everyday words and that no reader before has found.
import type { Brief, Field } from '../brief.ts'
import { type ToldFact, hasFact, ofApps, toldFacts } from './told-facts.ts'

type Kept = Pick<Brief, 'fields' | 'more'>

const withFields = <Of extends Kept>(brief: Of, make: (fields: Field[], at: number) => Field[]): Of => ({
  ...brief,
  fields: make(brief.fields, 0),
  more: brief.more.map((kind, at) => ({ ...kind, fields: make(kind.fields, at + 1) })),
})

const kindsOf = ({ entity, fields, more }: Brief) => [
  { kind: entity.singular, fields },
  ...more.map((kind) => ({ kind: kind.singular, fields: kind.fields })),
]

const withMore = (facts: readonly ToldFact[]) => (fields: Field[], at: number) => [
  ...fields,
  ...facts.filter((fact) => fact.at === at).map(({ field }) => field),
]

/**
 * What the message names besides what its kinds have.
 * @param besides what other readers found, of the main kind: a known fact goes before the same in other words
 */
export function withToldFacts(brief: Brief, message: string, besides: readonly Field[] = []): Brief {
  const facts = toldFacts(message, kindsOf(brief))
  const more = withFields(brief, withMore(facts))
  const isNew = ({ label }: Field): boolean =>
    !kindsOf(more).some((kind) => hasFact(kind, { name: '', label, kind: 'text', required: false }))
  const others = besides.filter((field) => !ofApps.test(field.label) && isNew(field))
  return { ...more, fields: [...more.fields, ...others] }
}
