// What is to be done every so many days: when it is due again, counted from the last time.
import { forWriters } from '../access.ts'
import type { Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { spelledNumbers } from '../../understand/plain/spelled-numbers.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, partsOf } from '../roles.ts'
import { type View, isMain, viewsOf } from '../views.ts'

export const everySoOften = /(?:^|_)(?:every|interval|how_often|frequency|days_between)(?:_|$)/
export const lastTime = /(?:^|_)(?:last|latest)(?:_|$)/
const asksDue =
  /\b(?:due|remind\w*|next (?:service|watering|time|date|check|one)|what (?:to|needs)|overdue|upcoming|every|how often|needs? (?:water|care|feeding|attention|service|repotting)\w*)\b/i
const saidEvery =
  /\b(?:every|each) (?:(\d{1,3}|two|three|four|five|six|eight|ten|twelve|other|second|half(?: an?)?) )?(day|week|month|year)s?\b|\b(once|twice|(?:three|four) times) (?:an?|per|every|each) (week|month|year)\b|\b(?:once )?(annual|year|month|week)ly\b/iu
const counts: Readonly<Record<string, number>> = { ...spelledNumbers, other: 2, second: 2, half: 0.5, 'half a': 0.5 }
const often: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3, 'four times': 4 }

function daysOf(unit: string): number {
  return /year|annual/i.test(unit) ? 365 : /week/i.test(unit) ? 7 : /month/i.test(unit) ? 30 : 1
}

/** "Every 10 days", "twice a year": days between two times; null where a message says nothing of it. */
export function saidInterval(text: string): number | null {
  const [said, count = '', unit, times, of, adverb] = saidEvery.exec(text) ?? []
  if (said === undefined) return null
  if (times !== undefined) return Math.round(daysOf(of ?? '') / (often[times.toLowerCase()] ?? 1))
  if (adverb !== undefined) return daysOf(adverb)
  return Math.round((counts[count.toLowerCase()] ?? (count === '' ? 1 : Number(count))) * daysOf(unit ?? ''))
}

/** Days between two times: an expression of SQL, and the table's own field where each has its own. */
function intervalOf({ fields, request, known }: View): string | null {
  const field = fields.find(({ kind, name }) => kind === 'number' && everySoOften.test(name))
  const told = fields.find(({ kind, name }) => kind === 'text' && everySoOften.test(name))
  // A case says itself what comes due: "each day" tells how often something is written down.
  const days = known === undefined ? saidInterval(request) : null
  if (known !== undefined && field === undefined && told === undefined) return null
  const said = days === null ? 'null' : String(days)
  if (field === undefined && told !== undefined) return `coalesce(${daysTold(quoteName(told.name))}, ${said})`
  if (field !== undefined) return `coalesce(${quoteName(field.name)} * ${daysOf(field.unit ?? '')}, ${said})`
  return days === null ? null : said
}

/** "7", "every 2 weeks", "weekly": days, as far as the words say them. */
function daysTold(column: string): string {
  const count = `(case when ${column} ~ '[0-9]' then substring(${column} from '[0-9]{1,3}')::int when ${column} ~* 'week|month|day|dai' then 1 end)`
  return `${count} * (case when ${column} ~* 'week' then 7 when ${column} ~* 'month' then 30 else 1 end)`
}

export interface Care {
  /** The day on which it is due again, as SQL. */
  sql: string
  /** The field that holds the last time, where the record has one of its own. */
  last: Field | undefined
}

export function careOf(view: View): Care | null {
  const interval = intervalOf(view)
  if (!isMain(view) || view.isInbox || view.front !== 'list' || interval === null || !asksDue.test(view.request))
    return null
  const table = quoteName(namesOf(view).table)
  const last = view.fields.find(({ kind, name }) => kind === 'date' && lastTime.test(name))
  const entries = viewsOf(view).flatMap((child) => {
    const parent = child.fields.find(({ kind, to }) => kind === 'reference' && to === view.entity.singular)
    const day = child.fields.find(({ kind }) => kind === 'date')
    return isMain(child) || parent === undefined || day === undefined
      ? []
      : [
          `(select max(${quoteName(day.name)}) from ${quoteName(namesOf(child).table)} where ${quoteName(parent.name)} = ${table}.id)`,
        ]
  })
  if (last === undefined && entries.length === 0) return null
  const times = [...entries, ...(last === undefined ? [] : [`${table}.${quoteName(last.name)}`])]
  const latest = times.length === 1 ? times[0] : `greatest(${times.join(', ')})`
  return { sql: `(coalesce(${latest}, ${table}.created_at::date) + (${interval})::int)::text as next_due`, last }
}

/** "Last watered", "date of the last check", "when I last watered it" → "watered", "check". */
function deedOf(label: string): string {
  return label.replace(/^.*\b(?:last|latest) /, '').replace(/ (?:it|them|on|date)$/, '')
}

/** "Watered today": the words of the button. */
function doneWords({ request }: View, last: Field): string {
  const said = /["“](\p{L}+(?: \p{L}+)? today)["”]/iu.exec(request)?.[1]
  return said ?? `${capitalize(deedOf(last.label.toLowerCase()))} today`
}

export function carePiece(view: View, today: string): string[] {
  const care = careOf(view)
  if (care === null) return []
  const { one, path } = namesOf(view)
  const { last } = care
  const due = `<NextDue day={${one}.next_due} today={${today}} />`
  if (last === undefined) return [due]
  const act = `<DoneToday path={\`/api/${path}/\${${one}.id}\`} field="${last.name}" act="${jsxText(doneWords(view, last))}" today={${today}} />`
  const isGuarded = view.access === 'admin' || view.access === 'members'
  return [due, isGuarded ? forWriters(view, act, `${one}.is_mine`) : act]
}

/** "Need water", "are due for a service": what the message asks about those whose day has come. */
const needed =
  /\b(?:which|what|who|ones|those)\b(?:(?!\b(?:i|we|you)\b)[^.?!;])*?\bneeds? (?:(?:to be|an?|some) )?(?!to\b|from\b|and\b)(\p{L}+)/iu
const dueFor = /\bdue (?:for (?:an? )?\p{L}+|to be \p{L}+)/iu

interface DueWords {
  one: string
  many: string
  none: string
}

/** In the person's own words, however they were understood. */
function dueWords({ request, message = request }: View): DueWords {
  const need = needed.exec(message)?.[1]?.toLowerCase()
  if (need !== undefined) return { one: `needs ${need}`, many: `need ${need}`, none: `Nothing needs ${need} today` }
  const due = dueFor.exec(message)?.[0].toLowerCase() ?? 'due'
  return { one: `is ${due}`, many: `are ${due}`, none: `Nothing is ${due} today` }
}

/** What is due today or was before, as the heading of the list: the props of what draws it; null where nothing comes due. */
export function dueProps(view: View): string[] | null {
  const care = careOf(view)
  if (care === null) return null
  const { one, many, base, path } = namesOf(view)
  const { title } = partsOf(view)
  const { one: single, many: several, none } = dueWords(view)
  // What only the admin may tick is ticked in its row.
  const isTicked = care.last !== undefined && view.access !== 'admin'
  const address = `\`/api/${path}/\${${one}.id}\``
  const ticked = view.access === 'members' ? `${one}.is_mine ? ${address} : undefined` : address
  const patch = isTicked ? `, path: ${ticked}` : ''
  const done =
    care.last === undefined || !isTicked
      ? []
      : [`field="${care.last.name}"`, `act="${jsxText(doneWords(view, care.last))}"`]
  return [
    `things={data.${many}.map((${one}) => ({ id: ${one}.id, name: ${one}.${title.name}, day: ${one}.next_due, href: \`${base}/\${${one}.id}\`${patch} }))}`,
    'today={data.today ?? new Date().toISOString().slice(0, 10)}',
    `words={{ one: ${quoteJs(single)}, many: ${quoteJs(several)} }}`,
    `none="${jsxText(none)}"`,
    ...done,
  ]
}
