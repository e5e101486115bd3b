// What is filled in together stands together in a form: a day and its hour, a sum and its currency, both names of a person.
import type { Field } from '../../brief.ts'

interface Pair {
  first: (field: Field) => boolean
  second: (field: Field) => boolean
}

const isRange = /(?:^|_)(?:end|ends|until|to|finish|last)(?:_|$)/

const pairs: readonly Pair[] = [
  { first: ({ kind }) => kind === 'date', second: ({ kind }) => kind === 'time' },
  {
    first: ({ kind }) => kind === 'money',
    second: ({ kind, name }) => (kind === 'choice' || kind === 'text') && /(?:^|_)currency$/.test(name),
  },
  {
    first: ({ name }) => /^(?:first_?name|given_name)$/.test(name),
    second: ({ name }) => /^(?:last_?name|family_name|surname)$/.test(name),
  },
  {
    first: ({ kind, name }) => kind === 'date' && !isRange.test(name),
    second: ({ kind, name }) => kind === 'date' && isRange.test(name),
  },
]

/** The one that a field is filled in with; undefined where there is none, or several that it might be. */
function mateOf(field: Field, fields: readonly Field[]): Field | undefined {
  for (const { first, second } of pairs) {
    if (!first(field)) continue
    const mates = fields.filter((other) => other !== field && other.onlyIf === undefined && second(other))
    const rivals = fields.filter((other) => first(other))
    if (mates.length === 1 && rivals.length === 1) return mates[0]
  }
  return undefined
}

/** In the order in which they were said, but what goes with a field comes right after it. */
export function inPairs(fields: readonly Field[]): Field[] {
  const ordered: Field[] = []
  for (const field of fields) {
    if (ordered.includes(field)) continue
    ordered.push(field)
    const mate = mateOf(field, fields)
    if (mate !== undefined && !ordered.includes(mate)) ordered.push(mate)
  }
  return ordered
}
