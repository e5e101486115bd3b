// What is worked out as one statement of SQL. The tables stand in it by their own names: a kind is counted by its records of the
// group's record, or by all where nothing leads from one to the other.
import type { Field } from '../../brief.ts'
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { reachedBy } from '../parts/oversight.ts'
import { formulaSql } from '../records/formula-sql.ts'
import { titleSql } from '../records/made-title.ts'
import { namesOf } from '../roles.ts'
import { type View, referencesOf } from '../views.ts'
import type { Bound, Column, Condition, Period, Reckoning, Span, Term } from './reckoning.ts'

/** As many lines as somebody reads. */
const mostLines = 200
/** As many points as a drawing has, over all that it tells apart. */
const mostPoints = 600

const tableOf = (view: View): string => quoteName(namesOf(view).table)
/** A column, or what follows from others. */
const columnSql = (field: Field, view: View): string =>
  field.formula === undefined ? `${tableOf(view)}.${quoteName(field.name)}` : formulaSql(field.formula, view)

const all = (conditions: readonly string[]): string => conditions.filter((each) => each !== '').join(' and ')
const whereSql = (conditions: readonly string[]): string => {
  const joined = all(conditions)
  return joined === '' ? '' : ` where ${joined}`
}

/** Only what the reader may see. */
const reached = (view: View): string => (view.access === 'private' ? reachedBy(view, '$1') : '')

function spanSql(day: string, span: Span): string {
  switch (span.sort) {
    case 'period':
      return span.period === 'day'
        ? `${day} = current_date`
        : `date_trunc('${span.period}', ${day}) = date_trunc('${span.period}', current_date)`
    case 'days':
      return span.days < 0
        ? `${day} > current_date - ${-span.days} and ${day} <= current_date`
        : `${day} between current_date and current_date + ${span.days}`
    case 'past':
      return `${day} < current_date`
    case 'due':
      return `${day} <= current_date`
    case 'to-come':
      return `${day} >= current_date`
  }
}

function numberSql(field: Field, view: View): string {
  return `${columnSql(field, view)}::float8`
}

/** The value as it is compared and read. */
function wordsSql(field: Field, view: View, views: readonly View[]): string {
  const column = columnSql(field, view)
  if (field.kind === 'time') return `to_char(${column}, 'HH24:MI')`
  const target = referencesOf(view, views).find((reference) => reference.field === field)?.target
  if (target === undefined || target === view) return column
  return `(select ${titleSql(target, views)} from ${tableOf(target)} where ${tableOf(target)}.id = ${column})`
}

function conditionSql(condition: Condition, view: View, views: readonly View[]): string {
  const column = columnSql(condition.field, view)
  switch (condition.sort) {
    case 'filled': {
      const { field, isNot } = condition
      if (field.kind === 'boolean') return isNot ? `not ${column}` : column
      return isNot ? `${column} is null` : `${column} is not null`
    }
    case 'one-of': {
      const value = `${wordsSql(condition.field, view, views)}::text`
      const values = condition.values.map(quoteText).join(', ')
      return condition.isNot ? `coalesce(${value}, '') not in (${values})` : `${value} in (${values})`
    }
    case 'compared': {
      const than = typeof condition.than === 'number' ? String(condition.than) : numberSql(condition.than, view)
      return `${numberSql(condition.field, view)} ${condition.sign} ${than}`
    }
    case 'within':
      return spanSql(column, condition.span)
  }
}

/** How the records of one kind belong to a record of another: themselves, or by what they belong to; '' where nothing leads there. */
function linkSql({ of, by }: Extract<Term, { sort: 'tally' }>, group: View, views: readonly View[]): string {
  if (of === group) return ''
  const here = `${tableOf(group)}.id`
  const direct = referencesOf(of, views).filter(
    ({ target, field }) => target === group && (by === null || field === by),
  )
  if (direct.length > 0) {
    const links = direct.map(({ field }) => `${columnSql(field, of)} = ${here}`)
    return links.length === 1 ? (links[0] ?? '') : `(${links.join(' or ')})`
  }
  const upward = referencesOf(group, views).find(({ target }) => target === of)
  if (upward !== undefined) return `${tableOf(of)}.id = ${columnSql(upward.field, group)}`
  for (const { field, target } of referencesOf(of, views)) {
    const above = referencesOf(target, views).find((reference) => reference.target === group)
    if (above !== undefined && target !== of)
      return `${columnSql(field, of)} in (select ${tableOf(target)}.id from ${tableOf(target)} where ${columnSql(above.field, target)} = ${here})`
  }
  return ''
}

/** One number, day or word of many records; `filter` narrows them where they are told apart by a value. */
function aggregateSql(
  { tally, field, of }: Extract<Term, { sort: 'tally' }>,
  filter: string,
  views: readonly View[],
): string {
  const among = filter === '' ? '' : ` filter (where ${filter})`
  if (field === null && tally !== 'count')
    return `floor(extract(epoch from now() - max(${tableOf(of)}.created_at)${among}) / 60)::int`
  if (field === null) return `(count(*)${among})::int`
  const column = columnSql(field, of)
  const day = field.kind === 'date'
  switch (tally) {
    case 'count':
      return `(count(${column})${among})::int`
    case 'sum':
      return `coalesce(sum(${numberSql(field, of)})${among}, 0)`
    case 'average':
      return `round((avg(${numberSql(field, of)})${among})::numeric, 1)::float8`
    case 'highest':
    case 'lowest':
      return `${tally === 'highest' ? 'max' : 'min'}(${day ? column : numberSql(field, of)})${among}`
    case 'different':
      return `(count(distinct ${column})${among})::int`
    case 'latest':
      return `max(${column})${among}`
    case 'first':
      return `min(${column})${among}`
    case 'gap':
    case 'next': {
      const [first, latest] = [`min(${column})${among}`, `max(${column})${among}`]
      const gap = `round((${latest} - ${first})::numeric / nullif(count(distinct ${column})${among} - 1, 0))::int`
      return tally === 'gap' ? gap : `${latest} + ${gap}`
    }
    case 'last': {
      const byDay = of.fields.find(({ kind }) => kind === 'date')
      const order = byDay === undefined ? '' : `${columnSql(byDay, of)} desc nulls last, `
      const value =
        field.kind === 'number' || field.kind === 'money' ? numberSql(field, of) : wordsSql(field, of, views)
      return `(array_agg(${value} order by ${order}${tableOf(of)}.id desc)${among})[1]`
    }
  }
}

function countedDays(sql: string, { counting, field }: Extract<Term, { sort: 'own' | 'tally' }>): string {
  if (counting === null || field === null) return sql
  // It may be taken off something: what is due in so many days.
  return counting === 'since' ? `(current_date - ${sql})` : `(${sql} - current_date)`
}

interface Place {
  reckoning: Reckoning
  views: readonly View[]
}

function termSql(term: Term, { reckoning: { group }, views }: Place): string {
  if (term.sort === 'number') return String(term.value)
  if (term.sort === 'own') {
    if (group.sort !== 'records') return 'null'
    const { field } = term
    const isNumber = field.kind === 'number' || field.kind === 'money' || field.kind === 'rating'
    return countedDays(isNumber ? numberSql(field, group.of) : wordsSql(field, group.of, views), term)
  }
  const conditions = term.where.map((condition) => conditionSql(condition, term.of, views))
  if (group.sort === 'values') return countedDays(aggregateSql(term, all(conditions), views), term)
  const link = group.sort === 'records' ? linkSql(term, group.of, views) : ''
  const from = `from ${tableOf(term.of)}${whereSql([link, reached(term.of), ...conditions])}`
  return countedDays(`(select ${aggregateSql(term, '', views)} ${from})`, term)
}

function columnValue({ terms, signs, reads }: Column, place: Place): string {
  const sql = terms
    .map((term, at) => {
      const own = termSql(term, place)
      // No deposit is none paid; what it is taken from has to be there.
      const value = at > 0 && term.sort === 'own' ? `coalesce(${own}, 0)` : own
      const sign = signs[at - 1]
      // What is divided by nothing is nothing.
      return sign === undefined ? value : `${sign} ${sign === '/' ? `nullif(${value}, 0)` : value}`
    })
    .join(' ')
  if (reads === 'date') return `(${sql})::text`
  return terms.length > 1 ? `round((${sql})::numeric, 2)::float8` : sql
}

/** The names of the values in each line: its columns by their labels. */
export function keysOf({ columns }: Reckoning): string[] {
  return columns.map(({ label }, at) => {
    const key = toIdentifier(label)
    const isTaken =
      ['id', 'name', 'first', 'series'].includes(key) ||
      columns.slice(0, at).some((each) => toIdentifier(each.label) === key)
    return isTaken ? `${key}_${at + 1}` : key
  })
}

function boundSql({ column, sign, than }: Bound, reckoning: Reckoning): string {
  const key = quoteName(keysOf(reckoning)[reckoning.columns.indexOf(column)] ?? '')
  // What never was is longer ago than anything.
  return column.reads === 'days' && sign === '>' ? `(${key} > ${than} or ${key} is null)` : `${key} ${sign} ${than}`
}

/** Days that come soonest first, what is longest ago first, words by the alphabet, numbers from the largest. */
function orderSql(reckoning: Reckoning): string {
  const { group, columns, order } = reckoning
  const column = order?.column ?? columns[0]
  const key = quoteName(keysOf(reckoning)[column === undefined ? 0 : columns.indexOf(column)] ?? '')
  if (order !== null) return order.isDown ? `${key} desc nulls last` : `${key} nulls first`
  if (group.sort === 'values' && group.by !== 'value') return 'first desc'
  if (column?.reads === 'text' || column?.reads === 'date' || column?.reads === 'mark') return `${key} nulls last`
  const isAhead = column?.terms[0]?.sort !== 'number' && column?.terms[0]?.counting === 'until'
  if (column?.reads === 'days') return isAhead ? `${key} nulls last` : `${key} desc nulls first`
  return `${key} desc nulls last`
}

/** A statement whose lines have a `name`, and an `id` where they are records. */
export function reckoningSql(reckoning: Reckoning, views: readonly View[]): string {
  const { group, columns } = reckoning
  const place = { reckoning, views }
  const keys = keysOf(reckoning)
  const values = columns.map((column, at) => `${columnValue(column, place)} as ${quoteName(keys[at] ?? '')}`)
  if (group.sort === 'all') return `select ${values.join(', ')}`
  const { of, where } = group
  const conditions = [reached(of), ...where.map((condition) => conditionSql(condition, of, views))]
  const lines =
    group.sort === 'records'
      ? `select ${tableOf(of)}.id, ${titleSql(of, views)} as name, ${values.join(', ')} from ${tableOf(of)}${whereSql(conditions)}`
      : valueLines(reckoning, values, conditions, views)
  const bound = reckoning.only === null ? '' : ` where ${boundSql(reckoning.only, reckoning)}`
  return `select * from (${lines}) as lines${bound} order by ${orderSql(reckoning)} limit ${reckoning.isLine ? mostPoints : mostLines}`
}

/** What a stretch of days is called. */
const periodSql: Readonly<Record<Period, (column: string) => string>> = {
  day: (column) => `to_char(${column}, 'FMDD Mon YYYY')`,
  week: (column) => `'Week of ' || to_char(date_trunc('week', ${column}), 'FMDD Mon YYYY')`,
  month: (column) => `to_char(${column}, 'FMMonth YYYY')`,
  year: (column) => `to_char(${column}, 'YYYY')`,
}

function valueLines(
  { group }: Reckoning,
  values: readonly string[],
  conditions: readonly string[],
  views: readonly View[],
): string {
  if (group.sort !== 'values') return ''
  const { of, field, by, series } = group
  const column = columnSql(field, of)
  const isSeveral = field.kind === 'tags'
  const name =
    by !== 'value'
      ? periodSql[by](column)
      : isSeveral
        ? 'value'
        : field.kind === 'boolean'
          ? `case when ${column} then 'Yes' else 'No' end`
          : `${wordsSql(field, of, views)}::text`
  const from = isSeveral ? `${tableOf(of)}, regexp_split_to_table(${column}, ', *') as value` : tableOf(of)
  const first = by === 'value' ? '' : `, min(${column})::text as first`
  const apart = series === null ? '' : `, ${wordsSql(series, of, views)} as series`
  const told = [
    ...conditions,
    `${column} is not null`,
    ...(series === null ? [] : [`${columnSql(series, of)} is not null`]),
  ]
  return `select ${name} as name${apart}, ${values.join(', ')}${first} from ${from}${whereSql(told)} group by ${series === null ? '1' : '1, 2'}`
}
