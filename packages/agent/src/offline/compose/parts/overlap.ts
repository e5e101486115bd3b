// Bookings of what is shared: none of the same thing at the same time as another. The database looks, so that of two at the
// same moment one is kept.
import { asksNoOverlap, isSharedThing } from '../../understand/bookings/read-shared-bookings.ts'
import { saidTakenWords } from '../../understand/bookings/read-bookings.ts'
import type { Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { guardTriggerSql, movedGuardSql } from '../data/guard-trigger.ts'
import { namesOf } from '../roles.ts'
import { quoteName } from '../data/quote-sql.ts'
import { type View, isMain } from '../views.ts'

/** What the database calls this refusal: a class that is nobody else's. */
export const takenCode = 'TWICE'

const trigger = 'no_overlap'

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

/** Statements that may be run again; '' where bookings may lie beside each other. */
export function overlapGuardSql(view: View): string {
  const overlap = overlapOf(view)
  if (overlap === null) return ''
  const { table } = namesOf(view)
  const { same, span } = overlap
  const own = quoteName(table)
  const names = same.map(({ name }) => quoteName(name))
  const [from, to] = span === null ? ['', ''] : [quoteName(span.from.name), quoteName(span.to.name)]
  const watched = span === null ? names : [...names, from, to]
  const conditions = [
    ...names.map((name) => `${own}.${name} = new.${name}`),
    ...(span === null ? [] : [`${own}.${from} < new.${to}`, `${own}.${to} > new.${from}`]),
  ]
  return guardTriggerSql({
    table,
    trigger,
    refuses: 'refuse_overlap',
    why: 'Bookings of the same moment are looked at one by one: each waits until the one before it is written.',
    unless: watched.map((name) => `new.${name} is not distinct from old.${name}`).join(' and '),
    statements: [
      // Apps have no advisory locks, and a free slot has no row; this lock stands in nobody's way but that of its own kind.
      `lock table ${own} in share update exclusive mode;`,
      `if exists (select from ${own} where ${own}.id <> new.id and ${conditions.join(' and ')}) then`,
      `  raise exception 'This is already booked.' using errcode = '${takenCode}';`,
      'end if;',
    ],
  })
}

/** Rows that an app begins with may meet, made up or brought along: they are written past the guard. */
export function pastOverlapGuard(view: View, seed: string): string {
  if (seed === '' || overlapOf(view) === null) return seed
  const table = quoteName(namesOf(view).table)
  return `alter table ${table} disable trigger ${trigger};\n${seed.trimEnd()}\nalter table ${table} enable trigger ${trigger};\n`
}

/** What changes where other bookings are refused than before, or none any more. */
export function movedOverlapGuard(before: View | undefined, view: View): string {
  const [was, now] = [before === undefined ? '' : overlapGuardSql(before), overlapGuardSql(view)]
  // An open session keeps a function as it was prepared for the old types, until the function is made anew.
  if (was === now && kindsOf(before) !== kindsOf(view)) return now
  return movedGuardSql(was, now, { table: namesOf(view).table, trigger })
}

function kindsOf(view: View | undefined): string {
  const overlap = view === undefined ? null : overlapOf(view)
  if (overlap === null) return ''
  return [...overlap.same, ...(overlap.span === null ? [] : [overlap.span.from])].map(({ kind }) => kind).join()
}

/** A line of a route that refuses what ends before it begins. */
export function spanCheck(view: View): string {
  const span = overlapOf(view)?.span ?? null
  if (span === null) return ''
  return `  if (values.${span.to.name} <= values.${span.from.name}) return Response.json({ errors: { ${span.to.name}: 'This is not after the beginning.' } }, { status: 422 })\n`
}

/** A line of a route's `catch` that answers the database's refusal; '' where there is none. */
export function overlapRefusal(view: View): string {
  const overlap = overlapOf(view)
  if (overlap === null) return ''
  const at = overlap.span?.from ?? overlap.same.findLast(({ kind }) => kind !== 'date') ?? overlap.same[0]
  const words = saidTakenWords(view.request) ?? 'This is already booked: that time is taken. Choose another one.'
  return `    if (error.code === '${takenCode}') return Response.json({ errors: { ${at?.name ?? 'form'}: ${quoteJs(words)} } }, { status: 409 })\n`
}
