// What the tables say of a sent form: typed values there, nothing dropped, nothing else touched, nothing twice.
import type { DataWalk, FormPlace } from './data-walk.ts'
import type { ChangedRow, Row } from './row-differences.ts'
import { areLinked, asText, rowWords } from './row-differences.ts'
import type { Sent } from './send-form.ts'
import { holdsInClear, isStored, mayStayOut } from './stored-values.ts'

export function wroteNothing(sent: Sent): string {
  const isKept = sent.isStorageChanged ? ' It is only in the storage of this browser.' : ''
  const writes = sent.writes.map(({ method, path, status }) => `${method} ${path} answered ${status ?? 'nothing'}`)
  const said = writes.length === 0 ? 'No request was made.' : `${writes.join(', ')}.`
  return `It was accepted, but no row of any table is new or changed. ${said}${isKept}`
}

export function valuesNotStored(sent: Sent): string[] {
  const { inserted, changed } = sent.differences
  const rows = [...inserted.map(({ row }) => row), ...changed.map(onlyChanged)]
  const known = [...sent.after.values()].flat()
  const dropped = sent.typed.filter((typed) => !mayStayOut(typed) && !isStored(typed, rows, known))
  const tables = [...new Set([...inserted, ...changed].map(({ table }) => table))].join(', ')
  const problems = dropped.map(
    ({ field, made }) =>
      `“${field.label || field.name}” (typed “${made.shown.slice(0, 80)}”) is in no column of the new row${tables === '' ? '' : ` in ${tables}`}: it is dropped on save.`,
  )
  const clear = sent.typed.filter(({ field, made }) => field.kind === 'password' && holdsInClear(made.value, rows))
  if (clear.length > 0) problems.push('The password is stored in clear: store a salted hash.')
  return problems
}

function onlyChanged({ after, columns }: ChangedRow): Row {
  return Object.fromEntries(columns.map((column) => [column, after[column]]))
}

/** Rows that saving one record must not touch. */
export function changedWrongly(walk: DataWalk, sent: Sent): string[] {
  const { inserted, changed, deleted } = sent.differences
  const tables = new Set(inserted.map(({ table }) => table))
  const problems: string[] = []
  const gone = deleted.filter(({ table }) => !isPassing(table))
  if (gone.length > 0)
    problems.push(
      `Saving it deleted ${gone.length} row${gone.length === 1 ? '' : 's'} of ${[...new Set(gone.map(({ table }) => table))].join(', ')}.`,
    )
  const strange = inserted.length === 0 ? [] : changed.filter((change) => !isBookkeeping(walk, change, tables))
  for (const { table, after, columns } of strange.slice(0, 3))
    problems.push(`Saving it also changed ${columns.join(', ')} of another row of ${table} {${rowWords(after)}}.`)
  return problems
}

/** Visits, sessions, carts: rows that come and go beside the records. */
function isPassing(table: string): boolean {
  return /session|cart|basket|draft|visit|token|lock|log|event_queue|rate/i.test(table)
}

function isBookkeeping(walk: DataWalk, change: ChangedRow, tables: ReadonlySet<string>): boolean {
  if (isPassing(change.table)) return true
  const isOrder = change.columns.every((column) =>
    /position|sort|order|rank|updated|modified|last_|version|count|is_(?:current|latest|default)/i.test(column),
  )
  if (isOrder) return true
  if (tables.has(change.table)) return false
  const isLinked = [...tables].some((table) => areLinked(table, change.table, walk.keys))
  if (isLinked) return true
  // Without a declared key: a number or a time that moved is a counter.
  return change.columns.every((column) => {
    const value = asText(change.after[column])
    return value !== '' && (Number.isFinite(Number(value)) || !Number.isNaN(Date.parse(value)))
  })
}

/** An order has lines: a table that refers to the new row and to something that was chosen before. */
export function orderWithoutLines(walk: DataWalk, place: FormPlace, sent: Sent): string[] {
  if (place.prelude === null) return []
  const tables = new Set(sent.differences.inserted.map(({ table }) => table))
  return [...tables].flatMap((table) => {
    const lines = walk.keys
      .filter(
        (key) => key.target === table && walk.keys.some((other) => other.table === key.table && other.target !== table),
      )
      .map((key) => key.table)
    return lines.length === 0 || lines.some((line) => tables.has(line))
      ? []
      : [`The new row of ${table} has no rows in ${lines.join(' or ')}: what was in the cart is not stored.`]
  })
}

/** One press must give one record. */
export function storedTwice(sent: Sent): string[] {
  const problems: string[] = []
  const words = sent.typed
    .filter(({ field }) => field.kind !== 'checkbox')
    .map(({ made }) => made.value)
    .filter((value) => value.length >= 3)
  const byTable = Map.groupBy(sent.differences.inserted, ({ table }) => table)
  for (const [table, rows] of byTable) {
    const alike = rows.filter(({ row }) =>
      words.some((word) => Object.values(row).some((cell) => asText(cell) === word)),
    )
    const bodies = new Set(
      alike.map(({ row }) =>
        JSON.stringify(
          Object.entries(row).filter(([column]) => !/^(id|.*_id|.*_at|uuid|slug|token|code|number)$/i.test(column)),
        ),
      ),
    )
    if (alike.length > 1 && bodies.size === 1)
      problems.push(`One press stored the record ${alike.length} times in ${table}.`)
  }
  return problems
}
