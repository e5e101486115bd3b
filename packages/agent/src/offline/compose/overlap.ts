// Bookings of what is shared: none of the same thing at the same time as another.
import { asksNoOverlap, isSharedThing } from '../understand/read-shared-bookings.ts'
import { saidTakenWords } from '../understand/read-bookings.ts'
import type { Field } from '../brief.ts'
import { quoteJs } from './expressions.ts'
import { namesOf } from './roles.ts'
import { quoteName } from './quote-sql.ts'
import { type View, isMain } from './views.ts'

interface Overlap {
  /** What is booked, the day and the slot: where one of them differs, two bookings do not meet. */
  same: Field[]
  /** Two bookings meet where each begins before the other ends. */
  span: { from: Field; to: Field } | null
}

const begins = /^(?:from|start|start_time|starts|begin|begins|arrival|check_in|from_time|start_date)$/
const ends = /^(?:to|until|till|end|end_time|ends|departure|check_out|to_time|end_date)$/

export function overlapOf(view: View): Overlap | null {
  const isBooking = /(?:booking|reservation|stay)$/.test(view.entity.singular)
  if (view.front !== 'list' || !isBooking || !isMain(view) || !asksNoOverlap(view.request)) return null
  const from = view.fields.find(({ name }) => begins.test(name))
  const to = view.fields.find(({ name }) => ends.test(name))
  const span = from === undefined || to === undefined || from.kind !== to.kind ? null : { from, to }
  const same = view.fields.filter(
    (field) =>
      field !== span?.from &&
      field !== span?.to &&
      (field.kind === 'date' ||
        field.kind === 'time' ||
        (field.kind === 'choice' && field.required) ||
        (field.kind === 'text' && isSharedThing.test(field.label))),
  )
  return same.length === 0 && span === null ? null : { same, span }
}

/** A function of the table's module; '' where bookings may lie beside each other. */
export function clashFinder(view: View): string {
  const overlap = overlapOf(view)
  if (overlap === null) return ''
  const { Component, table } = namesOf(view)
  const { same, span } = overlap
  const conditions = [
    ...same.map(({ name }) => `${quoteName(name)} = \${values.${name}}`),
    ...(span === null
      ? []
      : [
          `${quoteName(span.from.name)} < \${values.${span.to.name}}`,
          `${quoteName(span.to.name)} > \${values.${span.from.name}}`,
        ]),
  ]
  return `/** Another ${view.entity.singular} of the same at the same time. */
export async function find${Component}Clash(values, id = 0) {
  const [clash] = await sql\`select id from ${quoteName(table)} where id <> \${id} and ${conditions.join(' and ')} limit 1\`
  return clash ?? null
}`
}

/** Lines of a route that refuse what clashes; `id` is an expression for the record itself, '' for a new one. */
export function clashGuard(view: View, id: string): string {
  const overlap = overlapOf(view)
  if (overlap === null) return ''
  const { Component } = namesOf(view)
  const at = overlap.span?.from ?? overlap.same.findLast(({ kind }) => kind !== 'date') ?? overlap.same[0]
  const order =
    overlap.span === null
      ? ''
      : `  if (values.${overlap.span.to.name} <= values.${overlap.span.from.name}) return Response.json({ errors: { ${overlap.span.to.name}: 'This is not after the beginning.' } }, { status: 422 })\n`
  const words = saidTakenWords(view.request) ?? 'This is already booked: that time is taken. Choose another one.'
  return `${order}  if ((await find${Component}Clash(values${id === '' ? '' : `, ${id}`})) !== null) return Response.json({ errors: { ${at?.name ?? 'form'}: ${quoteJs(words)} } }, { status: 409 })\n`
}
