// Chooses every way of sorting: the shown rows stand in the order of a column that its words name.
import type { CheckResult } from '@joinery/contract/checks'

import { ask, findingResult, isSameOrder, namesOf, shownAfter, type FindingPlace } from './finding-hand.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import type { ChoiceSeen } from './in-page/read-choices.ts'
import { readChoices } from './in-page/read-choices.ts'
import { inPage, pressButton } from './page-hand.ts'
import { asText } from './row-differences.ts'
import { shownOf, type ShownRow } from './shown-rows.ts'

const maxWays = 5

export function isSortField(field: FieldSeen): boolean {
  return field.kind === 'select' && /\b(sort|order)\b/i.test(`${field.label} ${field.name}`)
}

export async function judgeSortField(place: FindingPlace, form: FormSeen, field: FieldSeen): Promise<CheckResult[]> {
  const title = `“${field.label || field.name}” puts the list in order`
  const orders: ShownRow[][] = []
  let last = await shownOf(place.visitor, place.whole)
  if (last.length < 3) return []
  for (const option of field.options.slice(0, maxWays)) {
    await ask(place, form, field, option.value)
    const shown = await orderAfter(place, last)
    const problem = orderProblem(place, `${option.label} ${option.value}`, option.label, shown)
    if (problem !== null) return [findingResult(place, title, problem)]
    orders.push(shown)
    last = shown
  }
  const [first] = orders
  const isStill = first !== undefined && orders.length >= 2 && orders.every((order) => isSameOrder(order, first))
  return [
    findingResult(place, title, isStill ? `However it is sorted, the list stays as it is: ${namesOf(first)}.` : null),
  ]
}

export async function judgeSorter(place: FindingPlace, sorter: ChoiceSeen): Promise<CheckResult[]> {
  const { visitor } = place
  const title = `“${sorter.name}” puts the list in order`
  const before = await shownOf(visitor, place.whole)
  if (before.length < 3) return []
  const press = async (last: readonly ShownRow[]): Promise<ShownRow[]> => {
    const now = await inPage(visitor, readChoices, null)
    const found = now.sorters.find((each) => bareName(each.name) === bareName(sorter.name))
    if (found !== undefined) await pressButton(visitor, { ...found, isSubmit: false, isDisabled: false })
    return orderAfter(place, last)
  }
  const once = await press(before)
  const twice = await press(once)
  const columns = columnsFor(place, sorter.name)
  if (columns.length === 0) return []
  if (isSameOrder(before, once) && isSameOrder(once, twice) && columns.some((column) => distinct(before, column) > 1))
    return [findingResult(place, title, `Pressing “${sorter.name}” leaves the list as it is: ${namesOf(before)}.`)]
  const isOrdered = (rows: readonly ShownRow[]): boolean => columns.some((column) => wayOf(rows, column) !== 'none')
  return [
    findingResult(
      place,
      title,
      isOrdered(once) || isOrdered(twice)
        ? null
        : `After “${sorter.name}” the list is in no order of ${columns.join(' or ')}: ${namesOf(once)}.`,
    ),
  ]
}

function bareName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\b(sorted|ascending|descending|asc|desc)\b/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

async function orderAfter(place: FindingPlace, last: readonly ShownRow[]): Promise<ShownRow[]> {
  return shownAfter(place, last)
}

function orderProblem(place: FindingPlace, words: string, label: string, rows: readonly ShownRow[]): string | null {
  const columns = columnsFor(place, words)
  if (rows.length < 3 || columns.length === 0) return null
  const asked = askedWay(words)
  const ways = columns.map((column) => wayOf(rows, column))
  if (ways.some((way) => way === 'both' || (way !== 'none' && (asked === null || way === asked)))) return null
  return `With “${label}” the rows are not in ${asked === 'down' ? 'falling ' : asked === 'up' ? 'rising ' : ''}order of ${columns.join(' or ')}: ${namesOf(rows)}.`
}

function askedWay(words: string): 'up' | 'down' | null {
  if (
    /z\s?(?:to|[-–→])\s?a|high(?:est)? (?:to|first)|high[-–→ ]+low|newest|latest|most|recent|dearest|priciest|largest|longest|\bdesc/i.test(
      words,
    )
  )
    return 'down'
  if (
    /a\s?(?:to|[-–→])\s?z|low(?:est)? (?:to|first)|low[-–→ ]+high|oldest|earliest|soonest|cheapest|least|fewest|shortest|smallest|\basc/i.test(
      words,
    )
  )
    return 'up'
  return null
}

/** Columns that the words may mean, by name or by kind. */
function columnsFor({ walk, whole }: FindingPlace, words: string): string[] {
  const text = words.toLowerCase().replaceAll(/[_-]/g, ' ')
  const columns = walk.tableOf(whole.table)?.columns ?? []
  const named = columns.filter(({ name }) =>
    name
      .toLowerCase()
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[_ ]/)
      .some(
        (part) =>
          part.length > 2 &&
          !/^(cents|the|for|and|is|at|on|id)$/.test(part) &&
          new RegExp(String.raw`\b${part.replaceAll(/\W/g, '')}`).test(text),
      ),
  )
  const kinds: string[] = []
  if (/a\s?[-–→]\s?z|z\s?[-–→]\s?a|a to z|z to a|alphabet|\b(name|title)\b/.test(text)) kinds.push(whole.column)
  if (/newest|latest|oldest|recent|earliest|date|soonest|\b(added|created|entered)\b/.test(text))
    kinds.push(
      ...columns
        .filter(
          ({ name, type }) => /date|time/i.test(type) || /date|_at$|_on$|At$|day|year|due/.test(name) || name === 'id',
        )
        .map(({ name }) => name),
    )
  if (/cheap|price|cost|amount|expens|dear/.test(text))
    kinds.push(...columns.filter(({ name }) => /price|cost|amount|total/i.test(name)).map(({ name }) => name))
  return [...new Set([...named.map(({ name }) => name), ...kinds])].filter((name) => name !== undefined)
}

function distinct(rows: readonly ShownRow[], column: string): number {
  return new Set(rows.map((row) => asText(row.row[column]))).size
}

type Way = 'up' | 'down' | 'both' | 'none'

/** Rows may stand in groups, done ones below: order counts inside of them. */
function wayOf(rows: readonly ShownRow[], column: string): Way {
  const whole = plainWay(rows, column)
  if (whole !== 'none') return whole
  const flags = Object.keys(rows[0]?.row ?? {}).filter((name) => {
    const values = new Set(rows.map((row) => asText(row.row[name])))
    return values.size === 2 && name !== column
  })
  for (const flag of flags) {
    const runs = rows.filter(
      (row, index) => index > 0 && asText(row.row[flag]) !== asText(rows[index - 1]?.row[flag]),
    ).length
    if (runs !== 1) continue
    const groups = [...Map.groupBy(rows, (row) => asText(row.row[flag])).values()].filter((group) => group.length > 1)
    const ways = new Set(groups.map((group) => plainWay(group, column)).filter((way) => way !== 'both'))
    if (ways.size === 1 && groups.some((group) => group.length > 2)) return [...ways][0] ?? 'none'
  }
  return 'none'
}

function plainWay(rows: readonly ShownRow[], column: string): Way {
  const values = rows.map((row) => asText(row.row[column])).filter((text) => text !== '')
  const steps = values.slice(1).map((value, index) => compareValues(values[index] ?? '', value))
  const isUp = steps.every((step) => step <= 0)
  const isDown = steps.every((step) => step >= 0)
  if (isUp && isDown) return 'both'
  return isUp ? 'up' : isDown ? 'down' : 'none'
}

function compareValues(one: string, other: string): number {
  const numbers = [Number(one), Number(other)]
  if (numbers.every((number) => Number.isFinite(number))) return (numbers[0] ?? 0) - (numbers[1] ?? 0)
  return one.localeCompare(other, 'en', { sensitivity: 'base', numeric: false })
}
