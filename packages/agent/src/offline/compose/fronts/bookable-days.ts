// Days on which nothing can be booked, told on the page and refused by the server from one and the same module.
import { closedDays, daysAhead, tellWeekdays } from '../../understand/bookings/read-bookable.ts'
import { isBooking } from '../access.ts'
import { nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import type { View } from '../views.ts'

const path = 'web/lib/bookable-days.js'

function isLimited({ request }: Pick<View, 'request'>): boolean {
  return closedDays(request).length > 0 || daysAhead(request) !== null
}

function tellAhead(days: number): string {
  return days % 7 === 0 ? (days === 7 ? 'a week' : `${days / 7} weeks`) : `${days} days`
}

/** The module, where some days are left out. */
export function bookableDays({ request }: Pick<View, 'request'>): Record<string, string> {
  if (!isLimited({ request })) return {}
  const closed = closedDays(request)
  const ahead = daysAhead(request)
  return {
    [path]:
      tidy(`${only(closed.length > 0, `/** Days of the week, from Sunday, 0. */\nconst closedDays = [${closed.join(', ')}]`)}
${only(ahead !== null, `const lastDays = ${ahead}\nconst dayMs = 86_400_000`)}

/** Why nothing can be booked on a day, in a word and in a sentence; null where it can. */
export function whyNotOn(day${ahead === null ? '' : ', today'}) {
  ${only(closed.length > 0, `if (closedDays.includes(new Date(day).getUTCDay())) return { word: 'Closed', words: ${quoteJs(`We are closed on ${tellWeekdays(closed)}. Choose another day.`)} }`)}
  ${only(ahead !== null, `if (new Date(day) - new Date(today) > lastDays * dayMs) return { word: 'Not yet', words: ${quoteJs(`Bookings are taken ${tellAhead(ahead ?? 0)} ahead at most. Choose an earlier day.`)} }`)}
  return null
}
`),
  }
}

const asked = ({ request }: Pick<View, 'request'>, day: string, today: string): string =>
  `whyNotOn(${day}${daysAhead(request) === null ? '' : `, ${today}`})`

/** What the board of the coming days says of those that are left out. */
export function dayMarks(view: View): Record<string, string> {
  if (!isLimited(view)) return { daysImport: '', orClosed: '', slotToday: '', takesToday: '', closedWord: nothing }
  return {
    daysImport: "import { whyNotOn } from '@/lib/bookable-days.js'\n",
    slotToday: ' today={today}',
    takesToday: ', today',
    orClosed: ` || ${asked(view, 'day', 'today')} !== null`,
    closedWord: `{${asked(view, 'day', 'today')} !== null && <span className="block">{${asked(view, 'day', 'today')}.word}</span>}`,
  }
}

/** Lines of a handler before it writes; '' where every day can be booked. */
export function dayCheck(view: View, before: string | null): { imports: string; lines: string } {
  if (!isBooking(view) || !isLimited(view)) return { imports: '', lines: '' }
  const isOther = before === null ? '' : `values.date !== ${before}.date && `
  return {
    imports: "import { whyNotOn } from '@/lib/bookable-days.js'\n",
    lines: `  const left = ${asked(view, 'values.date', 'new Date().toISOString().slice(0, 10)')}
  if (${isOther}left !== null) return Response.json({ errors: { date: left.words } }, { status: 422 })
`,
  }
}
