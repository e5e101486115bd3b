// Which rows of the database a page shows, known by the words of their telling column.
import type { Visitor } from '../../walk/app-session.ts'
import type { DataWalk } from './data-walk.ts'
import { readShownLabels } from './in-page/read-shown-labels.ts'
import { inPage } from './page-hand.ts'
import type { DataLook, Row } from './row-differences.ts'
import { asText, keyOf } from './row-differences.ts'

export interface ShownRow {
  table: string
  key: string
  row: Row
  /** What it is called on the page. */
  label: string
}

export interface ShownList {
  table: string
  column: string
  /** In the order in which the page shows them. */
  rows: ShownRow[]
}

interface Candidate {
  table: string
  column: string
  rows: readonly ShownRow[]
}

/** Text columns whose values tell rows apart, one list each. */
function candidates(walk: DataWalk, look: DataLook): Candidate[] {
  return walk.tables.flatMap((table) => {
    if (/session|token|migration/i.test(table.name)) return []
    const rows = look.get(table.name) ?? []
    const texts = table.columns.filter(
      (column) =>
        !/hash|password|token|secret|url|image|photo|slug|_at$/i.test(column.name) &&
        !/^(bool|uuid|json|timestamp|date|time)/i.test(column.type),
    )
    return texts.flatMap(({ name }) => {
      const values = rows.map((row) => asText(row[name]).trim())
      const counts = new Map<string, number>()
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
      const telling = rows.flatMap((row, index) => {
        const label = values[index] ?? ''
        const isTelling =
          label.length >= 3 && label.length <= 200 && counts.get(label) === 1 && !/^[\d.,:\s-]+$/.test(label)
        return isTelling ? [{ table: table.name, key: keyOf(row, table), row, label }] : []
      })
      // Where most values repeat, it is a sort of thing: the same word stands elsewhere on the page for another row.
      const filled = values.filter((value) => value !== '').length
      return telling.length * 2 <= filled ? [] : [{ table: table.name, column: name, rows: telling }]
    })
  })
}

/** The lists a page shows: for each table the column most of whose values stand on it; the longest list first. */
export async function listsOn(walk: DataWalk, visitor: Visitor, look: DataLook): Promise<ShownList[]> {
  const all = candidates(walk, look)
  const labels = [...new Set(all.flatMap((each) => each.rows.map((row) => row.label)))]
  if (labels.length === 0) return []
  const shown = await inPage(visitor, readShownLabels, labels)
  const order = new Map(shown.map((label, index) => [label, index]))
  const best = new Map<string, ShownList>()
  for (const { table, column, rows } of all) {
    const seen = rows
      .filter((row) => order.has(row.label))
      .sort((a, b) => (order.get(a.label) ?? 0) - (order.get(b.label) ?? 0))
    const known = best.get(table)
    if (seen.length > (known?.rows.length ?? 0)) best.set(table, { table, column, rows: seen })
  }
  return [...best.values()].sort((a, b) => b.rows.length - a.rows.length)
}

/** The rows of the same list that the page shows now. */
export async function shownOf(visitor: Visitor, list: ShownList): Promise<ShownRow[]> {
  const shown = await inPage(
    visitor,
    readShownLabels,
    list.rows.map((row) => row.label),
  )
  return shown.flatMap((label) => list.rows.filter((row) => row.label === label).slice(0, 1))
}

/** All rows of the list's table, also those that the page did not show at first. */
export function wholeList(walk: DataWalk, look: DataLook, list: ShownList): ShownList {
  const found = candidates(walk, look).find((each) => each.table === list.table && each.column === list.column)
  return { ...list, rows: [...(found?.rows ?? list.rows)] }
}
