// No more bookings than there are places: the database counts, so that two at the same moment cannot both take the last one.
import { signupWords } from '../../understand/people/read-takes.ts'
import { quoteJs } from '../data/expressions.ts'
import { guardTriggerSql, movedGuardSql } from '../data/guard-trigger.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import { headsSql, seatsOf } from './seats.ts'
import { takesSeat } from './takes-seat.ts'
import type { View } from '../views.ts'

/** What the database calls this refusal: a class that is nobody else's. */
const fullCode = 'SEAT0'

const trigger = 'places_left'

interface Guarded {
  own: string
  of: string
  /** Column by which a booking knows what it is of. */
  reference: string
  places: string
}

/** Null where these records take no places, or nobody said how many there are. */
function guardedBy(view: View, all: readonly View[]): Guarded | null {
  if (!takesSeat(view)) return null
  for (const target of all) {
    const seats = seatsOf(target)
    if (seats?.booking.singular === view.entity.singular && seats.places !== undefined)
      return {
        own: namesOf(view).table,
        of: namesOf(target).table,
        reference: seats.reference.name,
        places: seats.places.name,
      }
  }
  return null
}

/** Statements that may be run again; '' where nothing is refused. */
export function seatGuardSql(view: View, all: readonly View[]): string {
  const guarded = guardedBy(view, all)
  if (guarded === null) return ''
  const [own, of] = [quoteName(guarded.own), quoteName(guarded.of)]
  const [reference, places] = [quoteName(guarded.reference), quoteName(guarded.places)]
  const heads = (row: string): string => headsSql(view.fields, (name) => `${row}.${quoteName(name)}`)
  return guardTriggerSql({
    table: guarded.own,
    trigger,
    refuses: 'refuse_full',
    why: 'What is booked stays held until the booking is written, so that bookings of the same moment are counted one by one.',
    unless: `new.${reference} is not distinct from old.${reference} and ${heads('new')} <= ${heads('old')}`,
    declares: ['in_all double precision;', 'taken double precision;'],
    statements: [
      `select ${of}.${places} into in_all from ${of} where ${of}.id = new.${reference} for no key update;`,
      `select coalesce(sum(${heads(own)}), 0) into taken from ${own} where ${own}.${reference} = new.${reference} and ${own}.id <> new.id;`,
      `if taken + ${heads('new')} > in_all then`,
      `  raise exception 'No places are left.' using errcode = '${fullCode}';`,
      'end if;',
    ],
  })
}

/** What changes where other bookings are refused than before, or none any more. */
export function movedSeatGuard(
  before: { view: View | undefined; all: readonly View[] },
  { view, all }: { view: View; all: readonly View[] },
): string {
  const was = before.view === undefined ? '' : seatGuardSql(before.view, before.all)
  const now = seatGuardSql(view, all)
  return movedGuardSql(was, now, { table: namesOf(view).table, trigger })
}

/** A line of a route's `catch` that answers the database's refusal; '' where there is none. */
export function seatRefusal(view: View, all: readonly View[]): string {
  const guarded = guardedBy(view, all)
  if (guarded === null) return ''
  const { full } = signupWords(view.request)
  const said = full === 'Full' ? 'This is full: no places are left.' : full
  return `    if (error.code === '${fullCode}') return Response.json({ errors: { ${guarded.reference}: ${quoteJs(said)} } }, { status: 409 })\n`
}
