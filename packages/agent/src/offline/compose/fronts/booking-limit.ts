// How often one person may book: asked before a booking is kept, and told where it is too often.
import { type BookingLimit, bookingLimit } from '../../understand/bookings/read-bookable.ts'
import type { Field } from '../../brief.ts'
import { hasOwners, isBooking } from '../access.ts'
import { quoteName } from '../data/quote-sql.ts'
import { quoteJs } from '../data/expressions.ts'
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
  day: 'date = ${values.date}::date',
  week: "date_trunc('week', date) = date_trunc('week', ${values.date}::date)",
  month: "date_trunc('month', date) = date_trunc('month', ${values.date}::date)",
  ahead: 'date >= current_date',
}

function tooOften({ count, span }: BookingLimit, by: Field | undefined): string {
  const whose = by !== undefined && isHome(by) ? `This ${by.label.toLowerCase()} has` : 'You have'
  const bookings = count === 1 ? '1 booking' : `${count} bookings`
  return span === 'ahead'
    ? `${whose} ${bookings} ahead already. Cancel one, or come back after it.`
    : `${whose} ${bookings} ${span === 'day' ? 'on' : 'in'} that ${span} already. Choose another ${span}.`
}

const path = 'web/lib/booking-limit.js'

/** The module that asks; none where people book as often as they like. */
export function bookingLimitFile(view: View): Record<string, string> {
  const limit = limitOf(view)
  if (limit === null) return {}
  const { by } = limit
  const whose = by === undefined ? 'user_id = ${userId}' : `lower(${quoteName(by.name)}) = lower(\${values.${by.name}})`
  return {
    [path]: `import { sql } from '@joinery/app-kit/server'

/** Why nothing more is booked, in a sentence; null where there is room for more. */
export async function whyNoMore(values, { id = 0${by === undefined ? ', userId' : ''} }) {
  const [{ held }] = await sql\`
    select count(*)::int as held from ${quoteName(namesOf(view).table)}
    where ${whose} and ${within[limit.span]} and id <> \${id} and not is_example\`
  return held < ${limit.count} ? null : ${quoteJs(tooOften(limit, by))}
}
`,
  }
}

function limitOf(view: View): (BookingLimit & { by: Field | undefined }) | null {
  const limit = isBooking(view) ? bookingLimit(view.request) : null
  const by = hasOwners(view) ? undefined : countedBy(view)
  return limit === null || (by === undefined && !hasOwners(view)) ? null : { ...limit, by }
}

/**
 * Lines of a handler before it keeps a booking; '' where people book as often as they like.
 *
 * @param before name of the booking that is changed; null for a new one
 */
export function limitCheck(view: View, before: string | null): { imports: string; lines: string } {
  const limit = limitOf(view)
  if (limit === null) return { imports: '', lines: '' }
  const given = [...(before === null ? [] : [`id: ${before}.id`]), ...(limit.by === undefined ? ['userId'] : [])]
  return {
    imports: "import { whyNoMore } from '@/lib/booking-limit.js'\n",
    lines: `  const full = await whyNoMore(values, { ${given.join(', ')} })
  if (full !== null) return Response.json({ errors: { date: full } }, { status: 422 })
`,
  }
}
