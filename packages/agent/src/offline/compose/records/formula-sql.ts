// What follows from a record's other facts, as an expression of SQL: "sets * reps", "until - from".
import type { Field } from '../../brief.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'

/** What two days or two times can have between them; one at night that ends in the morning ends on the next day. */
function between(later: string, earlier: string, kind: Field['kind']): string {
  return kind === 'date'
    ? `(${later} - ${earlier})::float8`
    : `((extract(epoch from ${later} - ${earlier}) / 3600 + 24)::numeric % 24)::float8`
}

const isSpan = (kind: Field['kind'] | undefined): kind is 'date' | 'time' => kind === 'date' || kind === 'time'

/** What a formula may say besides the names of facts. */
const functions: ReadonlySet<string> = new Set(['ceil', 'exp', 'ln'])

/**
 * Nothing where a number is missing or something is divided by 0. Between two times there are hours, between two days
 * days; what goes off such a span (a break) may be missing.
 */
export function formulaSql(formula: string, view: View): string {
  const table = quoteName(namesOf(view).table)
  const terms = formula.split(' ')
  const column = (name: string) => `${table}.${quoteName(name)}`
  const kindOf = (name = '') => view.fields.find((field) => field.name === name)?.kind
  const startsSpan = (at: number) => isSpan(kindOf(terms[at])) && terms[at + 1] === '-' && isSpan(kindOf(terms[at + 2]))
  const hasSpan = terms.some((_, at) => startsSpan(at))
  const inColumns = terms
    .flatMap((term, at) => {
      if (startsSpan(at)) return [between(column(term), column(terms[at + 2] ?? ''), kindOf(term) ?? 'time')]
      if (startsSpan(at - 1) || startsSpan(at - 2)) return []
      if (!/^[a-z]/.test(term) || functions.has(term)) return [term]
      const number = `${column(term)}::float8`
      if (terms[at - 1] === '/') return [`nullif(${number}, 0)`]
      return [hasSpan ? `coalesce(${number}, 0)` : number]
    })
    .join(' ')
  return `round((${inColumns})::numeric, 2)::float8`
}
