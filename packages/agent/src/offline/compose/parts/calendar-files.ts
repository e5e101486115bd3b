// A month of the records that have a day: a table of weeks, and below a wide screen a list of days.
import type { Field } from '../../brief.ts'
import { capitalize, withArticle } from '../../understand/inflect.ts'
import {
  askReader,
  draftField,
  forAdders,
  forAdminImport,
  hasPart,
  isAdminsToAdd,
  isClosed,
  isHandedIn,
} from '../access.ts'
import { jsxText, only, quoteJs, tidy } from '../data/expressions.ts'
import type { Extras } from './extra-parts.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, partsOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import { takesSeat } from './takes-seat.ts'
import type { View } from '../views.ts'

/** The records whose days make the calendar: the main ones, or those that belong to them. */
export function calendarView(all: readonly View[]): View | null {
  const [main] = all
  if (main === undefined || !hasPart(main, 'calendar')) return null
  const dated = all.filter(
    (view) => !view.isInbox && !takesSeat(view) && view.fields.some(({ kind }) => kind === 'date'),
  )
  // The day on which something was written is no appointment.
  return dated.find((view) => !isWritten(view)) ?? dated[0] ?? null
}

function isWritten(view: View): boolean {
  return (
    /^(?:published|posted|written)/.test(dayOf(view)) ||
    /^(?:post|article|announcement|news|notice)$/.test(view.entity.singular)
  )
}

function dayOf({ fields }: View): string {
  return fields.find(({ kind }) => kind === 'date')?.name ?? ''
}

/** Reading a month, in the module of the table. */
export function monthReader(view: View, all: readonly View[], table: string): string {
  const dated = calendarView(all)
  if (dated?.entity.singular !== view.entity.singular) return ''
  const { many } = namesOf(view)
  const day = quoteName(view.fields.find(({ kind }) => kind === 'date')?.name ?? '')
  const [own, values] =
    view.access === 'private' ? ['user_id = $2 and ', '[`${month}-01`, userId]'] : ['', '[`${month}-01`]']
  return `/** Those of a month such as 2026-05, in the order of their days. */
export function list${capitalize(many)}InMonth(month${own === '' ? '' : ', userId'}) {
  return sql(
    \`select \${columns} from ${table} where ${own}${day} >= $1::date and ${day} < $1::date + interval '1 month' order by ${day}, id limit 500\`,
    ${values},
  )${draftField(view) === null ? '' : '.then(withoutDrafts)'}
}

/** The first of those that come after a month. */
export function list${capitalize(many)}AfterMonth(month${own === '' ? '' : ', userId'}) {
  return sql(
    \`select \${columns} from ${table} where ${own}${day} >= $1::date + interval '1 month' order by ${day}, id limit 20\`,
    ${values},
  )${draftField(view) === null ? '' : '.then(withoutDrafts)'}
}`
}

function load(view: View): string {
  const { many, manyFile } = namesOf(view)
  const asker = askReader(view)
  const isPrivate = view.access === 'private'
  return tidy(`${isClosed(view) || isHandedIn(view) ? asker.imports.trimEnd() : ''}
import { list${capitalize(many)}AfterMonth, list${capitalize(many)}InMonth } from '@/lib/${manyFile}-table.js'

export async function load({ searchParams }) {
${isClosed(view) || isHandedIn(view) ? asker.lines.trimEnd() : ''}
  const today = new Date().toISOString().slice(0, 10)
  const isMonth = /^\\d{4}-(0[1-9]|1[0-2])$/.test(searchParams.month ?? '')
  const month = isMonth ? searchParams.month : today.slice(0, 7)
  return {
    today,
    month,
    ${many}: await list${capitalize(many)}InMonth(month${isPrivate ? ', userId' : ''}),
    later: await list${capitalize(many)}AfterMonth(month${isPrivate ? ', userId' : ''}),
  }
}
`)
}

const monthModule = `const dayMs = 86_400_000
const written = (date) => date.toISOString().slice(0, 10)

/** "May 2026" for 2026-05. */
export function nameOfMonth(month) {
  return new Date(\`\${month}-01\`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** The month so many months later, or earlier. */
export function monthAfter(month, count) {
  const date = new Date(\`\${month}-01\`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return written(date).slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; days of its neighbours are null. */
export function weeksOf(month) {
  const first = Date.parse(\`\${month}-01\`)
  const last = Date.parse(\`\${monthAfter(month, 1)}-01\`) - dayMs
  const weeks = []
  // 1970-01-01 was a Thursday.
  for (let monday = first - ((first / dayMs + 3) % 7) * dayMs; monday <= last; monday += 7 * dayMs) {
    const days = Array.from({ length: 7 }, (_, index) => monday + index * dayMs)
    weeks.push(days.map((day) => (day < first || day > last ? null : written(new Date(day)))))
  }
  return weeks
}
`

/** What comes after the month that is shown. */
function laterList(view: View, label: string): string {
  const { one, many, base } = namesOf(view)
  const day = dayOf(view)
  return `function Later({ ${many}, today }) {
  return (
    <section className="mt-12">
      <h2 className="font-display text-2xl">After this month</h2>
      <ul className="mt-4">
        {${many}.map((${one}) => (
          <li key={${one}.id} className="flex gap-5 border-t border-hairline">
            <time dateTime={${one}.${day}} className="shrink-0 py-3 tabular-nums text-muted">{formatDate(${one}.${day}, today)}</time>
            <Link href={\`${base}/\${${one}.id}\`} className="flex min-h-12 min-w-0 flex-1 items-center break-words underline-offset-4 hover:underline">
              <span>${label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}`
}

/** Of a booking the day says little without what was booked, and for what. */
function bookedFields({ entity, fields }: View): Field[] {
  if (!/(?:^|\s)(?:booking|reservation)$/.test(entity.singular)) return []
  const [, ...others] = fields
  const booked = others.find(({ kind, name }) => kind === 'choice' && !/(?:^|_)(?:status|state|stage)$/.test(name))
  const reason = others.find(
    ({ kind, name }) => kind === 'text' && /(?:purpose|occasion|reason|event|topic|what)/.test(name),
  )
  return [booked, reason].filter((field) => field !== undefined)
}

/** What stands on a day: the time, the title, and what was booked. */
function labelOf(view: View): string {
  const { one } = namesOf(view)
  const { title } = partsOf(view)
  const time = view.fields.find(({ kind }) => kind === 'time')
  const more = bookedFields(view).map(({ name }) => `{${one}.${name} && \`, \${${one}.${name}}\`}`)
  const named = time === undefined ? `{${one}.${title.name}}` : `{${one}.${time.name}} {${one}.${title.name}}`
  return `${named}${more.join('')}`
}

function page(view: View): string {
  const { one, many, base } = namesOf(view)
  const day = dayOf(view)
  const label = labelOf(view)
  const add = (date: string, text: string, classes: string) =>
    `<Link href={\`${base}/new?${day}=\${${date}}\`} aria-label={\`Add ${withArticle(view.entity.singular)} on \${${date}}\`} className="${classes}">${text}</Link>`
  return tidy(`import { Link } from '@joinery/app-kit'
import clsx from 'clsx'
${only(isAdminsToAdd(view), forAdminImport)}
import { formatDate } from '@/lib/format.js'
import { monthAfter, nameOfMonth, weeksOf } from '@/lib/months.js'

export const metadata = { title: ${quoteJs(`Calendar – ${view.name}`)} }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const wayStyle = 'inline-flex min-h-11 items-center underline underline-offset-4'

function Day({ date, ${many}, today }) {
  if (date === null) return <td className="border border-surface-hairline" />
  return (
    <td className="h-28 border border-surface-hairline p-1.5 align-top">
      <div className="flex items-center justify-between">
        <time dateTime={date} className={clsx('tabular-nums', date === today ? 'font-semibold underline underline-offset-4' : 'text-surface-muted')}>
          {Number(date.slice(8))}
        </time>
        ${forAdders(view, add('date', '+', 'grid size-8 place-items-center rounded-control text-surface-muted hover:text-on-surface'), 8)}
      </div>
      <ul>
        {${many}.map((${one}) => (
          <li key={${one}.id}>
            <Link href={\`${base}/\${${one}.id}\`} className="block break-words py-1 text-[0.95rem] leading-snug underline-offset-4 hover:underline">
              ${label}
            </Link>
          </li>
        ))}
      </ul>
    </td>
  )
}

/** Only the days on which there is something, for narrow screens. */
function Days({ ${many} }) {
  return (
    <ul className="mt-6 md:hidden">
      {${many}.map((${one}) => (
        <li key={${one}.id} className="flex gap-5 border-t border-hairline">
          <time dateTime={${one}.${day}} className="w-8 shrink-0 py-3 tabular-nums text-muted">{Number(${one}.${day}.slice(8))}</time>
          <Link href={\`${base}/\${${one}.id}\`} className="flex min-h-12 min-w-0 flex-1 items-center break-words underline-offset-4 hover:underline">
            <span>${label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

${laterList(view, label)}

export default function Page({ data }) {
  const { month, today, ${many}, later } = data
  const byDay = Object.groupBy(${many}, (${one}) => ${one}.${day})

  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">{nameOfMonth(month)}</h1>
      <nav aria-label="Months" className="mt-5 flex flex-wrap gap-x-6">
        <Link href={\`/calendar?month=\${monthAfter(month, -1)}\`} className={wayStyle}>{nameOfMonth(monthAfter(month, -1))}</Link>
        {month !== today.slice(0, 7) && <Link href="/calendar" className={wayStyle}>This month</Link>}
        <Link href={\`/calendar?month=\${monthAfter(month, 1)}\`} className={wayStyle}>{nameOfMonth(monthAfter(month, 1))}</Link>
        ${forAdders(view, `<Link href="${base}/new" className={wayStyle}>${jsxText(`Add ${withArticle(view.entity.singular)}`)}</Link>`, 8)}
      </nav>
      {${many}.length === 0 && <p className="mt-6 text-lg text-muted">${jsxText(`No ${view.entity.plural} this month.`)}</p>}
      <Days ${many}={${many}} />
      <table className="mt-6 hidden w-full table-fixed rounded-surface bg-surface text-on-surface md:table">
        <caption className="sr-only">${jsxText(`The ${view.entity.plural} of the month by day`)}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="border border-surface-hairline p-1.5 text-left font-normal text-surface-muted">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <Day key={date ?? weekday} date={date} ${many}={byDay[date] ?? []} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {later.length > 0 && <Later ${many}={later} today={today} />}
    </main>
  )
}
`)
}

export function composeCalendar(all: readonly View[]): Extras | null {
  const view = calendarView(all)
  if (view === null) return null
  return {
    files: {
      'web/app/calendar/page.jsx': page(view),
      'web/app/calendar/page.server.js': load(view),
      'web/lib/months.js': monthModule,
    },
    ways: [{ href: '/calendar', label: 'Calendar' }],
  }
}
