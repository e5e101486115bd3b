// What visitors ask for and whoever looks after it confirms or declines: which days are taken is seen by everybody, who
// asked by the admin alone, and the answer by whoever asked.
import type { Brief, Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { hasPart } from '../access.ts'
import { quoteJs } from '../data/expressions.ts'
import { guardTriggerSql } from '../data/guard-trigger.ts'
import { quoteName } from '../data/quote-sql.ts'
import { lookMarks } from '../fronts/front.ts'
import { titleSql } from '../records/made-title.ts'
import { namesOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import type { Extras } from './extra-parts.ts'

type Requests = NonNullable<Brief['requests']>

const usual: Requests = { span: 'days', capacity: 1, fields: [] }
const requestsOf = ({ requests }: Pick<Brief, 'requests'>): Requests => requests ?? usual

const inputTypes: Partial<Record<Field['kind'], string>> = {
  boolean: 'checkbox',
  date: 'date',
  email: 'email',
  long: 'long',
  number: 'number',
  phone: 'tel',
  time: 'time',
}

function fieldList(fields: readonly Field[]): string {
  const items = fields.map(({ name, label, kind, options, required }) =>
    [
      `{ name: ${quoteJs(name)}, label: ${quoteJs(label)}, type: ${quoteJs(inputTypes[kind] ?? 'text')}`,
      options === undefined ? '' : `, options: [${options.map(quoteJs).join(', ')}]`,
      required ? ', isRequired: true }' : ' }',
    ].join(''),
  )
  return `[${items.join(', ')}]`
}

/** How many of what there is one request takes: as many as come, where that is counted in beds or places, else one. */
function headsSql({ fields, isByHead }: Requests): string {
  const heads = isByHead === true ? fields.find(({ kind }) => kind === 'number') : undefined
  if (heads === undefined) return '1'
  const value = `details ->> '${heads.name}'`
  return `case when ${value} ~ '^[1-9][0-9]{0,3}$' then (${value})::int else 1 end`
}

/**
 * How many are taken on the fullest of the days, as SQL; on the day that one leaves, the next may come.
 *
 * @param days the first and the last of them, and by which record, as SQL
 */
function fullestSql(
  requests: Requests,
  { first, last, record, but }: { first: string; last: string; record: string; but: string },
): string {
  const { span } = requests
  const taken = `select coalesce(sum(${headsSql(requests)}), 0)::int as heads from requests where ${record} and state = 'confirmed'${but}`
  if (span === 'none') return taken
  const isOn = span === 'nights' ? 'first_day <= on_day and on_day < last_day' : 'on_day between first_day and last_day'
  const end = span === 'nights' ? `${last}::date - 1` : `${last}::date`
  return `select coalesce(max(heads), 0)::int as heads from (select (${taken} and ${isOn}) as heads from (select generate_series(${first}::date, ${end}, interval '1 day')::date as on_day) as days) as taken`
}

function takenWords({ span }: Requests): string {
  return span === 'none' ? 'This is taken already.' : 'These days are taken already. Choose others.'
}

const headsCode = ({ fields, isByHead }: Requests): string => {
  const heads = isByHead === true ? fields.find(({ kind }) => kind === 'number') : undefined
  return heads === undefined ? '1' : `Math.max(1, Number(details.${heads.name}) || 1)`
}

export function requestTable(
  brief: Brief,
  record: string,
  column: string,
): { table: string; columns: string; more: string } {
  const { span, capacity } = requestsOf(brief)
  const order = span === 'nights' ? 'last_day > first_day' : 'last_day >= first_day'
  const fullest = fullestSql(requestsOf(brief), {
    first: 'new.first_day',
    last: 'new.last_day',
    record: `${column} = new.${column}`,
    but: ' and id <> new.id',
  })
  const wanted = headsSql(requestsOf(brief)).replaceAll('details', 'new.details')
  return {
    table: 'requests',
    columns: `  id integer generated always as identity primary key,
  ${record},
  -- Whoever knows it reads the answer.
  code text not null unique,
  name text not null check (name <> ''),
  first_day date${span === 'none' ? '' : ' not null'},
  last_day date${span === 'none' ? '' : ` not null check (${order})`},
  details jsonb not null default '{}',
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'declined')),
  asked_at timestamptz not null default now()`,
    more: `create index on requests (${column});
${guardTriggerSql({
  table: 'requests',
  trigger: 'no_overlap',
  refuses: 'refuse_overlap',
  why: 'What is confirmed at the same moment is looked at one by one: each waits until the one before it is written.',
  unless: 'new.state is not distinct from old.state',
  statements: [
    "if new.state <> 'confirmed' then",
    '  return new;',
    'end if;',
    'lock table requests in share update exclusive mode;',
    `if (${fullest}) + ${wanted} > ${capacity} then`,
    "  raise exception 'This is already taken.' using errcode = 'TWICE';",
    'end if;',
  ],
})}`,
  }
}

/** Which days of a record are taken, and what day it is. */
export function requestColumns(view: View, column: string): string[] {
  if (!view.parts.includes('requests')) return []
  const table = quoteName(namesOf(view).table)
  const { span } = requestsOf(view)
  const ahead = span === 'none' ? '' : ' and requests.last_day >= current_date'
  return [
    `(select coalesce(json_agg(json_build_object('first', requests.first_day, 'last', requests.last_day, 'heads', ${headsSql(requestsOf(view))}) order by requests.first_day), '[]') from requests where requests.${column} = ${table}.id and requests.state = 'confirmed'${ahead}) as taken_days`,
    'current_date::text as asked_on',
  ]
}

/** The form on a record's page. */
export function requestPiece(view: View): string[] {
  if (!hasPart(view, 'requests')) return []
  const { one, path } = namesOf(view)
  return [
    `<RequestBox path={\`/api/${path}/\${${one}.id}/requests\`} name={${one}.${partsOf(view).title.name}} taken={${one}.taken_days} today={${one}.asked_on} />`,
  ]
}

/** From a list to the page where one asks. */
export function requestWay(view: View): string[] {
  if (!hasPart(view, 'requests')) return []
  const { one, base } = namesOf(view)
  const words = requestsOf(view).span === 'none' ? 'Send a request' : 'See what is free'
  return [
    `<Link href={\`${base}/\${${one}.id}\`} className="${lookMarks(view)['quietSurface'] ?? ''}">
  ${words}
  <span className="sr-only"> for {${one}.${partsOf(view).title.name}}</span>
</Link>`,
  ]
}

export function composeRequests(
  view: View,
  all: readonly View[],
  column: string,
  marks: Readonly<Record<string, string>>,
): Extras {
  const requests = requestsOf(view)
  const { span, capacity, fields } = requests
  const isOfNights = span === 'nights'
  return {
    files: readPart('requests', {
      ...marks,
      span,
      fields: fieldList(fields),
      capacity: String(capacity),
      fullest: fullestSql(requests, {
        first: '${first}',
        last: '${last}',
        record: `${column} = \${params.id}`,
        but: '',
      }),
      heads: headsCode(requests),
      headsSql: headsSql(requests),
      takenError: quoteJs(takenWords(requests)),
      firstLabel: quoteJs(isOfNights ? 'Arrival' : 'From'),
      lastLabel: isOfNights ? 'Departure' : 'To',
      title: titleSql(view, all),
      column,
    }),
    ways: [{ href: '/requests', label: 'Requests', isForAdmin: true }],
  }
}
