// A case as its message wants it: with the options and scales that are told for it, and without a fact that was told twice.
import type { Brief, Field } from '../../brief.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import type { Records } from '../purposes/purpose.ts'
import { type OtherStates, byOtherStates } from './other-states.ts'
import { ownOptions, withOwnOptions } from './own-options.ts'
import { withOwnScales } from './own-scales.ts'
import { withReckonedAsTold } from './reckoned-as-told.ts'
import { isScrapOfChoice, isTwin } from './twins.ts'

/** What its parts do goes by the states that the case has. */
const goesByStates = ({ requests, claims, answers }: Brief): boolean =>
  requests !== undefined || claims !== undefined || answers !== undefined

/** A choice of nothing is written. */
const written = (field: Field): Field =>
  field.kind === 'choice' && (field.options?.length ?? 0) < 2 ? { ...field, kind: 'text' } : field

function otherStates(before: readonly Field[], after: readonly Field[]): OtherStates[] {
  return after.flatMap(({ label, options: own = [] }) => {
    const known = before.find((field) => field.label === label)?.options ?? []
    return own.length === 0 || known.length === 0 || known.join() === own.join() ? [] : [{ label, known, own }]
  })
}

export const fitCase = (brief: Brief, message: string, records: Records): Brief =>
  withReckonedAsTold(withOwnStates(brief, message, records), message)

function withOwnStates(brief: Brief, message: string, { kind, fields, more = [] }: Records): Brief {
  const kinds = [{ kind, fields }, ...more].map((each) => ({ kind: each.kind, fields: keptFields(each.fields) }))
  const told = goesByStates(brief) ? [] : ownOptions(message)
  const all = [brief, ...brief.more].flatMap((each) => each.fields)
  const isOnly = all.filter(({ label }) => /^sta(?:tus|ge)$/iu.test(label)).length === 1
  const fit = (own: readonly Field[], at: number): Field[] => {
    const known = new Set(kinds[at]?.fields.map(({ label }) => label.toLowerCase()))
    const rest = own.flatMap((field) => {
      if (field.kind === 'reference' || known.has(field.label.toLowerCase())) return [field]
      return isScrapOfChoice(field) || isTwin(field, kinds, at) ? [] : [written(field)]
    })
    return withOwnScales(withOwnOptions(rest, told, isOnly), message)
  }
  const fitted = {
    ...brief,
    fields: fit(brief.fields, 0),
    more: brief.more.map((each, at) => ({ ...each, fields: fit(each.fields, at + 1) })),
  }
  const states = otherStates(
    all,
    [fitted, ...fitted.more].flatMap((each) => each.fields),
  )
  if (brief.reckoned === undefined || states.length === 0) return fitted
  const lines = brief.reckoned.flatMap((line) => {
    const other = states.reduce<string | null>((said, each) => (said === null ? null : byOtherStates(said, each)), line)
    return other === null ? [] : [other]
  })
  return { ...fitted, reckoned: lines }
}
