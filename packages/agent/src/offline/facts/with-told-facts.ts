// A brief with the facts that its message names in everyday words and that no reader before has found.
import type { Brief, Field } from '../brief.ts'
import { knownFact } from './known-facts.ts'
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

/** What no label begins with. */
const isTorn =
  /^(?:for|if|of|in|on|at|to|from|with|by|until|since|then|right|maybe|also|each|every|all|couple|few|several|many|lots?|everyone)\b/i

/** A piece of a sentence that was taken for a fact; the first is what a record is called by. */
const isScrap = ({ label, kind, options }: Field): boolean =>
  kind !== 'reference' && options === undefined && isTorn.test(label) && knownFact(label) === null

/** The same in place of pieces of sentences, where there is something to stand in their place. */
export function withFactsForScraps(brief: Brief, message: string): Brief {
  const clean = withFields(brief, (fields) => fields.filter((field, at) => at === 0 || !isScrap(field)))
  const facts = toldFacts(message, kindsOf(clean))
  return facts.length === 0 ? brief : withFields(clean, withMore(facts))
}
