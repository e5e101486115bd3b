// How often one person may book: the database counts, one booking after the other, and refuses what is too often.
import { type BookingLimit, bookingLimit } from '../../understand/bookings/read-bookable.ts'
import type { Field } from '../../brief.ts'
import { hasOwners, isBooking } from '../access.ts'
import { guardTriggerSql, movedGuardSql } from '../data/guard-trigger.ts'
import { quoteName } from '../data/quote-sql.ts'
import { quoteJs } from '../data/expressions.ts'
import { hasExamples } from '../samples/examples.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'

const isHome = ({ name }: Field): boolean => /^(?:flat|apartment|household|family|house)$/.test(name)

/** Whom the bookings are counted of: a home that shares, else whoever is reached there, else the name. */
function countedBy({ fields }: View): Field | undefined {
  return (
    fields.find(isHome) ??
    fields.find(({ kind }) => kind === 'email') ??
    fields.find(({ kind }) => kind === 'phone') ??
    fields.find(({ kind }) => kind === 'text')
  )
}

const within: Readonly<Record<BookingLimit['span'], string>> = {
  day: 'date = new.date',
  week: "date_trunc('week', date) = date_trunc('week', new.date)",
  month: "date_trunc('month', date) = date_trunc('month', new.date)",
  ahead: 'date >= current_date and new.date >= current_date',
}

function tooOften({ count, span }: BookingLimit, by: Field | undefined): string {
  const whose = by !== undefined && isHome(by) ? `This ${by.label.toLowerCase()} has` : 'You have'
  const bookings = count === 1 ? '1 booking' : `${count} bookings`
  return span === 'ahead'
    ? `${whose} ${bookings} ahead already. Cancel one, or come back after it.`
    : `${whose} ${bookings} ${span === 'day' ? 'on' : 'in'} that ${span} already. Choose another ${span}.`
}

function limitOf(view: View): (BookingLimit & { by: Field | undefined }) | null {
  const limit = isBooking(view) ? bookingLimit(view.request) : null
  const by = hasOwners(view) ? undefined : countedBy(view)
  return limit === null || (by === undefined && !hasOwners(view)) ? null : { ...limit, by }
}

const trigger = 'bookings_left'
/** Five letters, as every code of the database has; nothing else raises it. */
const tooMany = 'OFTEN'

/** Statements that may be run again; '' where people book as often as they like. */
export function limitGuardSql(view: View, all: readonly View[]): string {
  const limit = limitOf(view)
  if (limit === null) return ''
  const { table } = namesOf(view)
  // What is made up to show how it looks is nobody's.
  const isMadeUp = hasExamples(view, all)
  const whose = limit.by === undefined ? 'user_id' : quoteName(limit.by.name)
  const isSame = limit.by === undefined ? `${whose} = new.${whose}` : `lower(${whose}) = lower(new.${whose})`
  return guardTriggerSql({
    table,
    trigger,
    refuses: 'refuse_too_many',
    why: 'Bookings wait for each other, so that each is counted before the next.',
    unless: `old.date is not distinct from new.date and old.${whose} is not distinct from new.${whose}`,
    declares: ['held integer;'],
    statements: [
      `lock table ${quoteName(table)} in share update exclusive mode;`,
      `select count(*) into held from ${quoteName(table)} where ${isSame} and ${within[limit.span]} and id <> new.id${isMadeUp ? ' and not is_example' : ''};`,
      `if held >= ${limit.count}${isMadeUp ? ' and not new.is_example' : ''} then`,
      `  raise exception 'Booked often enough.' using errcode = '${tooMany}';`,
      'end if;',
    ],
  })
}

/** What changes where people may book more or less often than before. */
export function movedLimitGuard(
  before: { view: View | undefined; all: readonly View[] },
  after: { view: View; all: readonly View[] },
): string {
  const was = before.view === undefined ? '' : limitGuardSql(before.view, before.all)
  const now = limitGuardSql(after.view, after.all)
  return movedGuardSql(was, now, { table: namesOf(after.view).table, trigger })
}

/** What a handler answers where somebody booked often enough; '' where people book as often as they like. */
export function limitRefusal(view: View): string {
  const limit = limitOf(view)
  if (limit === null) return ''
  return `    if (error.code === '${tooMany}') return Response.json({ errors: { date: ${quoteJs(tooOften(limit, limit.by))} } }, { status: 422 })\n`
}
