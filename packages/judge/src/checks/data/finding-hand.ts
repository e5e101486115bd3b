// The page whose list is looked through: how to use its fields and how to tell what it shows.
import type { CheckResult } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { DataWalk } from './data-walk.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import { submitButton } from './form-seen.ts'
import { fillField, formsOn, pressButton } from './page-hand.ts'
import type { DataLook } from './row-differences.ts'
import { asText, type Row } from './row-differences.ts'
import { shownOf, type ShownList, type ShownRow } from './shown-rows.ts'

export interface FindingPlace {
  walk: DataWalk
  visitor: Visitor
  path: string
  look: DataLook
  /** What the page shows at first. */
  list: ShownList
  /** The same with every row of the table. */
  whole: ShownList
}

export function findingResult(place: FindingPlace, title: string, problem: string | null): CheckResult {
  const said = { kind: 'finding' as const, title, page: place.path }
  return problem === null
    ? passed(said)
    : failed({ ...said, detail: problem, evidence: place.visitor.evidence().slice(-8) })
}

/** Fills a field that chooses what is shown and sends it off, by its button if it has one. */
export async function ask({ visitor }: FindingPlace, form: FormSeen, field: FieldSeen, value: string): Promise<void> {
  // A page that answered another question was drawn anew.
  const forms = await formsOn(visitor)
  const now =
    forms.find((each) => each.mark === form.mark) ??
    forms.find((each) => each.fields.some((one) => isSameField(one, field)))
  const target = now?.fields.find((each) => isSameField(each, field)) ?? field
  visitor.step(`choose “${value}” in “${field.label || field.name}”`)
  await fillField(visitor, target, { value, shown: value })
  await visitor.settle()
  const button = now?.isForm === true ? submitButton(now) : null
  if (button !== null) await pressButton(visitor, button)
  else if (field.kind !== 'select' && field.kind !== 'radio') {
    await visitor.page
      .locator(`[data-judge-mark="${target.mark}"]`)
      .press('Enter', { timeout: 800 })
      .catch(() => null)
    await visitor.settle()
  }
}

function isSameField(one: FieldSeen, other: FieldSeen): boolean {
  return one.mark === other.mark || (one.kind === other.kind && one.name === other.name && one.label === other.label)
}

/** Longest time a field may wait for the end of typing before it asks. */
const debounceMs = 600

/** What is shown after a question; waits once more where nothing has changed yet. */
export async function shownAfter({ visitor, whole }: FindingPlace, before: readonly ShownRow[]): Promise<ShownRow[]> {
  const first = await shownOf(visitor, whole)
  if (!isSameSet(first, before)) return first
  await new Promise((resolve) => setTimeout(resolve, debounceMs))
  await visitor.settle()
  return shownOf(visitor, whole)
}

export function isSameSet(one: readonly ShownRow[], other: readonly ShownRow[]): boolean {
  return one.length === other.length && one.every((row) => other.some((each) => each.key === row.key))
}

export function isSameOrder(one: readonly ShownRow[], other: readonly ShownRow[]): boolean {
  return one.length === other.length && one.every((row, index) => row.key === other[index]?.key)
}

export function namesOf(rows: readonly ShownRow[]): string {
  const names = rows.slice(0, 4).map((row) => `“${row.label.slice(0, 50)}”`)
  return `${names.join(', ')}${rows.length > 4 ? ` and ${rows.length - 4} more` : ''}`
}

/** The row's own words and those of rows it refers to or that refer to it. */
export function relatedCells({ walk, look }: FindingPlace, { table, row }: ShownRow): string[] {
  const id = asText(row['id'])
  const near = walk.keys.flatMap((key) => {
    if (key.table === table)
      return (look.get(key.target) ?? []).filter((each) => asText(each['id']) === asText(row[key.column]))
    if (key.target !== table) return []
    const ties = (look.get(key.table) ?? []).filter((each) => asText(each[key.column]) === id)
    const beyond = walk.keys.filter((other) => other.table === key.table && other.target !== table)
    return [
      ...ties,
      ...beyond.flatMap((other) =>
        (look.get(other.target) ?? []).filter((each) =>
          ties.some((tie) => asText(tie[other.column]) === asText(each['id'])),
        ),
      ),
    ]
  })
  return [...cellsOf(row), ...near.flatMap(cellsOf)]
}

function cellsOf(row: Row): string[] {
  return Object.values(row).map(asText)
}
