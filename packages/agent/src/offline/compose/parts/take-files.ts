// Places that people put their names down for, and things that they take and give back: both with each record.
import type { Brief, Field } from '../../brief.ts'
import { type Taking, loanWords, signupWords } from '../../understand/people/read-takes.ts'
import { hasPart } from '../access.ts'
import { quoteJs } from '../data/expressions.ts'
import { quoteName } from '../data/quote-sql.ts'
import { carePiece, careOf } from '../records/care.ts'
import { namesOf, partsOf } from '../roles.ts'
import { answerColumns, answerPiece, answerTable } from './answer-files.ts'
import { requestColumns, requestPiece, requestTable, requestWay } from './request-files.ts'
import { seatPieces, seatsOf } from './seats.ts'
import type { View } from '../views.ts'

const inputTypes: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  email: 'email',
  number: 'number',
  phone: 'tel',
  time: 'time',
}

function fieldList({ fields }: Pick<Taking, 'fields'>): string {
  const items = fields.map(
    ({ name, label, kind }) =>
      `{ name: ${quoteJs(name)}, label: ${quoteJs(label)}, type: ${quoteJs(inputTypes[kind] ?? 'text')} }`,
  )
  return `[${items.join(', ')}]`
}

const ofPlaces =
  /(?:^|_)(?:how_many|seats?|places?|spots?|spaces?|capacity|participants|limit|max|attendees|tickets|people|persons|guests|size)(?:_|$)/

/** The number that says how many places a record has. */
function placesField({ fields }: View): Field | undefined {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  return numbers.find(({ name }) => ofPlaces.test(name))
}

/** The number that a row tells by how many places are left. */
export function placesTold(view: View): Field[] {
  const field = hasPart(view, 'signups') ? placesField(view) : seatsOf(view)?.places
  return field === undefined ? [] : [field]
}

/** How many may come, as SQL over the record's row. */
function capacity(view: View): string {
  const said = signupWords(view.request).capacity ?? 'null'
  const field = placesField(view)
  return field === undefined ? String(said) : `coalesce(${quoteName(field.name)}, ${said})`
}

/** How many come with one name, in code over its `details` and in SQL: as many as it says, else one. */
function headMarks({ fields }: Taking): Record<string, string> {
  const field = fields.find(({ name, kind }) => kind === 'number' && ofPlaces.test(name))
  if (field === undefined) return { heads: '1', headsSql: '1' }
  const value = `details ->> '${field.name}'`
  return {
    heads: `Math.max(1, Math.floor(Number(details.${field.name})) || 1)`,
    headsSql: `case when ${value} ~ '^[1-9][0-9]{0,3}$' then (${value})::int else 1 end`,
  }
}

export function signupMarks(view: View): Record<string, string> {
  const words = signupWords(view.request)
  return {
    ...headMarks(words),
    act: words.act,
    fields: fieldList(words),
    full: quoteJs(words.full),
    fullError: quoteJs(words.full === 'Full' ? 'This is full: no places are left.' : words.full),
    places: words.places,
    capacity: capacity(view),
  }
}

export function loanMarks(view: View): Record<string, string> {
  const { claims } = view
  if (claims !== undefined)
    return { act: claims.act, nameLabel: 'Your name', out: 'Taken by', back: 'Give up', fields: fieldList(claims) }
  const words = loanWords(view.request)
  const { act, nameLabel, out, back } = words
  return { act, nameLabel, out, back, fields: fieldList(words) }
}

/** What stands with a record in a list, or open on its own page. */
export function takePieces(view: View, isOpen: boolean): string[] {
  const { one, path } = namesOf(view)
  const open = isOpen ? ' isOpen' : ''
  return [
    ...carePiece(view, `${one}.today`),
    ...seatPieces(view, isOpen),
    ...answerPiece(view, isOpen),
    ...(isOpen ? requestPiece(view) : requestWay(view)),
    ...(hasPart(view, 'signups')
      ? [
          `<SignUp path={\`/api/${path}/\${${one}.id}/signups\`} signups={${one}.signups} places={${one}.places_in_all}${open} />`,
        ]
      : []),
    ...(hasPart(view, 'loans')
      ? [
          `<LoanBox path={\`/api/${path}/\${${one}.id}/loan\`} loan={${one}.loan} name={${one}.${partsOf(view).title.name}}${open} />`,
        ]
      : []),
  ]
}

/** What these parts add to a record when it is read. */
export function takeColumns(view: View, column: string): string[] {
  const table = quoteName(namesOf(view).table)
  const care = careOf(view)
  return [
    ...(care === null ? [] : [care.sql, 'current_date::text as today']),
    ...answerColumns(view, column),
    ...requestColumns(view, column),
    ...(view.parts.includes('signups')
      ? [
          `(select coalesce(json_agg(json_build_object('id', signups.id, 'name', signups.name, 'details', signups.details) order by signups.id), '[]') from signups where signups.${column} = ${table}.id) as signups`,
          `${capacity(view)}::int as places_in_all`,
        ]
      : []),
    ...(view.parts.includes('loans')
      ? [
          `(select json_build_object('name', loans.name, 'details', loans.details) from loans where loans.${column} = ${table}.id and loans.returned_at is null) as loan`,
        ]
      : []),
  ]
}

/** The tables of these parts; `record` is the column by which they know a record. */
export function takeTables(
  brief: Brief,
  record: string,
  column: string,
): Record<'signups' | 'loans' | 'answers' | 'requests', { table: string; columns: string; more: string }> {
  const named = `  id integer generated always as identity primary key,
  ${record},
  name text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()`
  return {
    answers: answerTable(brief, record, column),
    requests: requestTable(brief, record, column),
    signups: { table: 'signups', columns: named, more: `create index on signups (${column});\n` },
    loans: {
      table: 'loans',
      columns: `${named},
  returned_at timestamptz`,
      more: `create unique index on loans (${column}) where returned_at is null;\n`,
    },
  }
}
