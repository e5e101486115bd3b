// Chooses options of a filter: what is shown has the chosen value where a column tells, and changes at least.
import type { CheckResult } from '@joinery/contract/checks'

import { ask, findingResult, isSameSet, namesOf, relatedCells, shownAfter, type FindingPlace } from './finding-hand.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import type { ChoiceGroup } from './in-page/read-choices.ts'
import { readChoices } from './in-page/read-choices.ts'
import { inPage, pressButton } from './page-hand.ts'
import { asText } from './row-differences.ts'
import { shownOf, type ShownRow } from './shown-rows.ts'

const maxOptions = 3

export interface Option {
  value: string
  label: string
}

/** Choices that show everything. */
export function isAll(option: Option): boolean {
  return option.value === '' || /^(all|any|every|everything)\b/i.test(option.label)
}

export async function judgeSelectFilter(place: FindingPlace, form: FormSeen, field: FieldSeen): Promise<CheckResult[]> {
  if (/per page|page size|language|currency|theme|locale|rows|size|quantity/i.test(`${field.label} ${field.name}`))
    return []
  const options = field.options.filter((option) => !isAll(option))
  const restore = field.options.find(isAll)?.value ?? null
  const results = await judgeOptions(place, {
    title: `The filter “${field.label || field.name}” shows what it says`,
    name: field.label || field.name,
    hasAll: restore !== null,
    options,
    choose: (option) => ask(place, form, field, option.value),
  })
  if (restore !== null) await ask(place, form, field, restore)
  return results
}

export async function judgeChoiceGroup(place: FindingPlace, group: ChoiceGroup): Promise<CheckResult[]> {
  const { visitor } = place
  const all = group.choices.map((choice) => ({ value: choice.name, label: bare(choice.name) }))
  const options = all.filter((option) => !isAll(option))
  const hasAll = options.length < all.length
  if (!hasAll && !options.some((option) => allowedRows(place, option) !== null)) return []
  return judgeOptions(place, {
    title: `“${all
      .map((option) => option.label)
      .join(' · ')
      .slice(0, 80)}” show what they say`,
    name: group.title || 'filter',
    hasAll,
    options,
    choose: async (option) => {
      const now = await inPage(visitor, readChoices, null)
      const choices = now.groups.flatMap((each) => each.choices)
      const choice = choices.find((each) => bare(each.name) === option.label)
      if (choice !== undefined) await pressButton(visitor, { ...choice, isSubmit: false, isDisabled: false })
    },
  })
}

/** Without the count beside it. */
function bare(name: string): string {
  return name
    .replaceAll(/[(\d)]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

interface Filtering {
  title: string
  name: string
  hasAll: boolean
  options: readonly Option[]
  choose: (option: Option) => Promise<void>
}

async function judgeOptions(
  place: FindingPlace,
  { title, name, hasAll, options, choose }: Filtering,
): Promise<CheckResult[]> {
  // Rows that are known by the very words that one filters by are not told apart by these: they stand elsewhere as well.
  const words = new Set(options.map(({ label }) => plain(label)))
  if (place.whole.rows.every(({ label }) => words.has(plain(label)))) return []
  const before = await shownOf(place.visitor, place.whole)
  // Options that rows on the page have come first: something must be left to see.
  const ordered = [...options].sort(
    (a, b) => Number(allowedRows(place, b) !== null) - Number(allowedRows(place, a) !== null),
  )
  let last: readonly ShownRow[] = before
  let hasChanged = false
  let isMapped = false
  for (const option of ordered.slice(0, maxOptions)) {
    await choose(option)
    const shown = await shownAfter(place, last)
    hasChanged ||= !isSameSet(shown, before)
    last = shown
    const allowed = allowedRows(place, option)
    if (allowed === null) continue
    isMapped = true
    const problem = optionProblem(option, allowed, { shown, before })
    if (problem !== null) return [findingResult(place, title, problem)]
  }
  const isMeant = hasAll || /(?<![a-z])(?:filter|status|category|type|tag|month|genre)/i.test(name)
  if (!hasChanged && !isMapped && options.length >= 2 && isMeant && before.length >= 2)
    return [
      findingResult(
        place,
        title,
        `Choosing ${options
          .slice(0, maxOptions)
          .map((option) => `“${option.label}”`)
          .join(', ')} changes nothing: always ${namesOf(before)}.`,
      ),
    ]
  return hasChanged || isMapped ? [findingResult(place, title, null)] : []
}

function optionProblem(
  option: Option,
  allowed: readonly ReadonlySet<string>[],
  { shown, before }: { shown: readonly ShownRow[]; before: readonly ShownRow[] },
): string | null {
  const fits = allowed.some(
    (keys) => shown.every((row) => keys.has(row.key)) && (shown.length > 0 || !before.some((row) => keys.has(row.key))),
  )
  if (fits) return null
  const keys = allowed[0] ?? new Set<string>()
  const strangers = shown.filter((row) => !keys.has(row.key))
  if (strangers.length > 0)
    return `With “${option.label}” chosen, ${namesOf(strangers)} ${strangers.length === 1 ? 'is' : 'are'} shown too, which the data does not count to it.`
  return `With “${option.label}” chosen nothing is shown, though ${namesOf(before.filter((row) => keys.has(row.key)))} should be.`
}

/** Keys of the rows that have the option's value, for each column that knows it; null when none does. */
function allowedRows(place: FindingPlace, option: Option): ReadonlySet<string>[] | null {
  const { whole, walk } = place
  const isNumber = /^\d+$/.test(option.value)
  const wanted = new Set([...(isNumber ? [] : [option.value]), option.label].map(plain).filter((text) => text !== ''))
  if (/[<>+]|\b(over|under|up to|from|less|more|least)\b/i.test(option.label)) return null
  const table = walk.tableOf(whole.table)
  const columns = (table?.columns ?? []).filter((column) => column.name !== whole.column)
  const own = columns.map((column) =>
    keysWhere(whole.rows, (row) => isValue(asText(row.row[column.name]), wanted, option.value)),
  )
  const near = keysWhere(whole.rows, (row) =>
    relatedCells(place, row)
      .slice(Object.keys(row.row).length)
      .some((cell) => wanted.has(plain(cell))),
  )
  const found = [...own, near].filter((keys) => keys.size > 0)
  return found.length === 0 ? null : found
}

function keysWhere(rows: readonly ShownRow[], fits: (row: ShownRow) => boolean): Set<string> {
  return new Set(rows.filter(fits).map((row) => row.key))
}

function isValue(cell: string, wanted: ReadonlySet<string>, value: string): boolean {
  if (wanted.has(plain(cell))) return true
  // A month or a year of a date.
  if (/^\d{4}(-\d{2})?$/.test(value)) return cell.startsWith(value)
  // A list of values in one cell.
  return /^[[{]|,/.test(cell) && cell.split(/[[\]{},]+/).some((part) => wanted.has(plain(part)))
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
