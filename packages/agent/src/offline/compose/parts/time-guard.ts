// A time that several may book takes so many and no more: the database counts, one booking after the other.
import { peoplePerTime } from '../../understand/bookings/read-bookable.ts'
import { workerField } from '../../understand/bookings/said-workers.ts'
import { isBooking } from '../access.ts'
import { isDoneInTurn } from '../fronts/booking-words.ts'
import { hasExamples } from '../samples/examples.ts'
import { guardTriggerSql, movedGuardSql } from '../data/guard-trigger.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { headsSql } from './seats.ts'

const trigger = 'time_left'

/** What tells one time from another: the day and the hour, by whom it is done, and what is booked where that is not done one after another. */
function columnsOf(view: View): string[] {
  const worker = workerField(view.fields)?.name
  return view.fields
    .filter(
      ({ name, kind, to = '' }) =>
        name === worker || (kind === 'reference' && !isDoneInTurn(to)) || kind === 'date' || kind === 'time',
    )
    .map(({ name }) => name)
}

/** What told times apart in apps that were made when each service had times of its own. */
function timedColumns(view: View): string[] {
  return view.fields.filter(({ kind }) => ['reference', 'date', 'time'].includes(kind)).map(({ name }) => name)
}

/** Once for each time, however many people ask for it at once; '' where a time takes several. */
export function timeOnceSql(view: View, all: readonly View[]): string {
  if (!isBooking(view) || peoplePerTime(view.request) !== null) return ''
  const { table } = namesOf(view)
  // What is made up to show how it looks refuses nobody.
  const isMadeUp = hasExamples(view, all) ? ' where not is_example' : ''
  return `create unique index on ${quoteName(table)} (${columnsOf(view).map(quoteName).join(', ')}) nulls not distinct${isMadeUp};\n`
}

/** How many come, as SQL over a booking. */
export function headsOf(view: View): string {
  return headsSql(view.fields, (name) => quoteName(name))
}

/** Statements that may be run again; '' where nothing is counted. */
export function timeGuardSql(view: View, all: readonly View[]): string {
  const people = isBooking(view) ? peoplePerTime(view.request) : null
  if (people === null) return ''
  const { table } = namesOf(view)
  const columns = columnsOf(view).map(quoteName)
  const isSame = columns.map((column) => `${column} is not distinct from new.${column}`).join(' and ')
  const heads = headsSql(view.fields, (name) => `new.${quoteName(name)}`)
  return guardTriggerSql({
    table,
    trigger,
    refuses: 'refuse_full_time',
    why: 'Bookings of the same time wait for each other, so that each is counted before the next.',
    unless: `${columns.map((column) => `old.${column} is not distinct from new.${column}`).join(' and ')} and ${heads} <= ${headsSql(view.fields, (name) => `old.${quoteName(name)}`)}`,
    declares: ['taken double precision;'],
    statements: [
      // Apps have no advisory locks; this one stands in nobody's way but that of its own kind.
      `lock table ${quoteName(table)} in share update exclusive mode;`,
      `select coalesce(sum(${headsOf(view)}), 0) into taken from ${quoteName(table)} where ${isSame} and id <> new.id${hasExamples(view, all) ? ' and not is_example' : ''};`,
      `if taken + ${heads} > ${people} then`,
      // As where a time is one person's.
      `  raise exception 'This time is full.' using errcode = 'unique_violation';`,
      'end if;',
    ],
  })
}

/** What changes where more, or fewer, may book a time than before. */
export function movedTimeGuard(
  before: { view: View | undefined; all: readonly View[] },
  after: { view: View; all: readonly View[] },
): string {
  const { view } = after
  const was = before.view === undefined ? '' : timeGuardSql(before.view, before.all)
  const now = timeGuardSql(view, after.all)
  const { table } = namesOf(view)
  const drops =
    was === '' && now !== ''
      ? [columnsOf(view), timedColumns(view)].map(
          (names) => `drop index if exists ${quoteName(`${table}_${names.join('_')}_idx`)};\n`,
        )
      : []
  return `${[...new Set(drops)].join('')}${movedGuardSql(was, now, { table, trigger })}`
}
