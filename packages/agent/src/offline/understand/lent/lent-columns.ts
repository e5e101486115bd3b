// What known apps near to the message say of single facts that its own rows do not know: a dam is called as a mother of the herd.
import type { Brief, Field } from '../../brief.ts'
import { rowsOfKnown } from '../../cases/case-file.ts'
import { type LikelyKind, shownBy } from './likely-kinds.ts'

/** So likely a case is of the same world. */
const near = 0.7

/** What is told of nearly anything is better said of the record itself. */
const isOfAnything =
  /^(?:names?|titles?|what|dates?|days?|times?|when|notes?|remarks?|photos?|pictures?|status|done|number|price|cost|amount|e-?mail|phone)$/iu

/** Dates and amounts hang on the other facts of their row; words, sorts and sizes do not. */
const lends: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'choice', 'number', 'rating', 'tags'])

/** Fewer are the same again and again. */
const leastValues = 3

const hasValues = (known: string, name: string): boolean =>
  new Set(rowsOfKnown(known).flatMap(({ values }) => (values[name] ?? '') || [])).size >= leastValues

/** The same with the rows of other kinds of records to show single facts by; their sorts stay as they were told. */
export function lentColumns(brief: Brief, kinds: readonly LikelyKind[]): Brief {
  const [, ...fields] = brief.fields
  const known = brief.exampleRows?.names ?? {}
  const open = fields.filter(
    ({ name, label, isMade, kind }) =>
      known[name] === undefined && isMade !== true && lends.has(kind) && !isOfAnything.test(label),
  )
  if (open.length === 0) return brief
  const lent: NonNullable<Brief['lentFacts']> = {}
  for (const likely of kinds.filter(({ share }) => share >= near)) {
    const left = open.filter(({ name }) => lent[name] === undefined)
    for (const { told, known: same } of shownBy(likely, left).matches) {
      if (same === null || same.name.startsWith('@') || !lends.has(same.kind)) continue
      if (!hasValues(likely.known, same.name)) continue
      lent[told.name] = { known: likely.known, name: same.name }
    }
  }
  return Object.keys(lent).length === 0 ? brief : { ...brief, lentFacts: lent }
}
