// Records of which nobody said a name (a handover: key, holder, day) are called by their other facts. Such a title is
// worked out whenever a record is read; nobody is asked for it and no column holds it.
import type { Field } from '../../brief.ts'
import { type Parts, namesOf, partsOf } from '../roles.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import type { View } from '../views.ts'

/** The fields that a person fills in and a column holds. */
export function storedFields({ fields }: Pick<View, 'fields'>): Field[] {
  return fields.filter(({ isMade }) => isMade !== true)
}

/** Those of them that its form asks for. */
export function askedFields(view: Pick<View, 'fields'>): Field[] {
  return storedFields(view).filter(({ isInternal }) => isInternal !== true)
}

export function hasMadeTitle(view: View): boolean {
  return partsOf(view).title.isMade === true
}

/** What says most about a record first. */
const telling: readonly Field['kind'][] = [
  'reference',
  'choice',
  'text',
  'tags',
  'long',
  'date',
  'number',
  'money',
  'rating',
  'time',
  'email',
  'phone',
]

function targetOf(field: Field, all: readonly View[]): View | undefined {
  return all.find(({ entity }) => entity.singular === field.to)
}

/** The year is said where it is another one. */
const otherYear = (column: string): string =>
  `case when to_char(${column}, 'YYYY') = to_char(current_date, 'YYYY') then '' else to_char(${column}, ' YYYY') end`

function asText(field: Field, view: View, all: readonly View[]): string {
  const table = quoteName(namesOf(view).table)
  const column = `${table}.${quoteName(field.name)}`
  if (field.kind === 'date') return `to_char(${column}, 'FMDD Mon') || ${otherYear(column)}`
  if (field.kind === 'time') return `to_char(${column}, 'HH24:MI')`
  if (field.kind === 'long') return `left(${column}, 60)`
  const target = field.kind === 'reference' ? targetOf(field, all) : undefined
  if (target !== undefined) {
    const other = quoteName(namesOf(target).table)
    const isSameOwner = view.access === 'private' ? ` and ${other}.user_id = ${table}.user_id` : ''
    return `(select ${other}.${quoteName(partsOf(target).title.name)} from ${other} where ${other}.id = ${column}${isSameOwner})`
  }
  const said = ['number', 'money', 'rating'].includes(field.kind)
  return said
    ? `${column} || ${quoteText(` ${(field.unit ?? field.label.toLowerCase()).replaceAll(/[`$\\]/g, '')}`)}`
    : column
}

/** How somebody felt calls no run, and its sky no day. */
const tellsLeast = /^(?:mood|feeling|weather|sky|conditions?|outlook)(?:_|$)|(?:^|_)felt(?:_|$)/

/** @param all what can be told in a title, what says most first */
function toldInTitle(all: readonly Field[]): Field[] {
  const usable = all.toSorted((one, other) => Number(tellsLeast.test(one.name)) - Number(tellsLeast.test(other.name)))
  const [first, next] = usable
  const others = usable.filter(({ kind }) => kind === 'reference').slice(0, 2)
  const day = usable.find(({ kind }) => kind === 'date')
  const told = others.length > 0 ? others : first === undefined ? [] : [first]
  const second = day ?? (others.length > 1 || first?.kind === 'long' ? undefined : next)
  return [...new Set([...told, ...(second === undefined ? [] : [second])])]
}

/** Lists whose entries stand beside or below their day. */
const isUnderDays: ReadonlySet<string> = new Set(['days', 'agenda'])

/** Under the heading of its day a record need not say the date once more: "Saturday run". */
function isCalledByWeekday(told: readonly Field[], { skeleton }: Pick<View, 'skeleton'>): boolean {
  return isUnderDays.has(skeleton) && told.length === 1 && told[0]?.kind === 'date'
}

/** "By the canal" stands under its day, which need not be said once more in its title. */
function besideDay(told: readonly Field[], skeleton: string | undefined): readonly Field[] {
  const rest = told.filter(({ kind }) => kind !== 'date')
  return skeleton !== undefined && isUnderDays.has(skeleton) && rest.length > 0 ? rest : told
}

/** A record that is called by its day alone says the day as people do, and its year where it is another one. */
function isDayAlone(told: readonly Field[]): boolean {
  return told.length === 1 && told[0]?.kind === 'date'
}

function dayWords(column: string): string {
  return `to_char(${column}, 'FMDay FMDD FMMonth') || ${otherYear(column)}`
}

const isRemark = ({ kind, label }: Field): boolean => kind === 'long' && /^(?:notes?|remarks?|comments?)$/i.test(label)

/** A night's hours on its day need no remark beside them; a call is told by nothing else. */
function withoutRemarks(usable: readonly Field[]): Field[] {
  const isDated = usable.some(({ kind }) => kind === 'date')
  const isMeasured = usable.some(({ kind }) => ['number', 'rating', 'choice'].includes(kind))
  return isDated && isMeasured ? usable.filter((field) => !isRemark(field)) : [...usable]
}

const byTelling = (a: Field, b: Field): number => telling.indexOf(a.kind) - telling.indexOf(b.kind)

/**
 * What is left to tell below a title that was put together of the first facts.
 * @param skeleton of a place where no heading says the day: a record's own page
 */
export function factsBesideTitle({ title, facts }: Parts, fields: readonly Field[], skeleton?: string): Field[] {
  if (title.isOfDay === true) {
    const day = fields.find(({ kind, isMade }) => kind === 'date' && isMade !== true)
    return facts.filter((field) => field !== day)
  }
  // What a title takes of other records depends on them.
  if (title.isMade !== true || fields.some(({ kind }) => kind === 'reference')) return facts
  const usable = withoutRemarks(
    fields.filter(({ kind, isMade }) => isMade !== true && telling.includes(kind)),
  ).toSorted(byTelling)
  const told = besideDay(toldInTitle(usable), skeleton)
  return facts.filter((field) => !told.includes(field))
}

/** What a title that was put together says already is told nowhere beside it. */
export function besideTitle(
  parts: Parts,
  fields: readonly Field[],
  field: Field | null,
  skeleton?: string,
): Field | null {
  return field === null ? null : (factsBesideTitle({ ...parts, facts: [field] }, fields, skeleton)[0] ?? null)
}

/** A day that the title says is no figure of its own. */
export function untoldFigure(parts: Parts, fields: readonly Field[]): Field | null {
  return parts.figure?.kind === 'date' ? besideTitle(parts, fields, parts.figure) : parts.figure
}

/** The title of a record as an expression of SQL, with its table's name before each column. */
export function titleSql(view: View, all: readonly View[]): string {
  const { title } = partsOf(view)
  const table = quoteName(namesOf(view).table)
  if (title.isMade !== true) return `${table}.${quoteName(title.name)}`
  const canBeTold = storedFields(view).filter((field) => {
    const target = field.kind === 'reference' ? targetOf(field, all) : undefined
    // A title made of made titles could go round in circles.
    return (
      telling.includes(field.kind) && (field.kind !== 'reference' || (target !== undefined && !hasMadeTitle(target)))
    )
  })
  const usable = withoutRemarks(canBeTold).toSorted(byTelling)
  const day = storedFields(view).find(({ kind }) => kind === 'date')
  if (title.isOfDay === true && day !== undefined && !isUnderDays.has(view.skeleton)) {
    const column = `${table}.${quoteName(day.name)}`
    return `to_char(${column}, 'FMDy FMDD Mon') || ${otherYear(column)}`
  }
  const told = besideDay(toldInTitle(usable), view.skeleton)
  const pieces = isCalledByWeekday(told, view)
    ? told.map(
        ({ name }) => `to_char(${table}.${quoteName(name)}, 'FMDay') || ${quoteText(` ${view.entity.singular}`)}`,
      )
    : isDayAlone(told)
      ? told.map(({ name }) => dayWords(`${table}.${quoteName(name)}`))
      : told.map((field) => asText(field, view, all))
  const number = `${quoteText(`${view.entity.singular} `)} || ${table}.id`
  return pieces.length === 0
    ? `initcap(${number})`
    : `coalesce(nullif(concat_ws(', ', ${pieces.join(', ')}), ''), ${number})`
}
