// What changed in the app's tables between two looks.
import type { DatabaseTable } from '@joinery/contract/databases'

import type { DataProbe } from '../../judge.ts'

export type Row = Readonly<Record<string, unknown>>
/** Table name → its rows. */
export type DataLook = ReadonlyMap<string, readonly Row[]>

export interface ChangedRow {
  table: string
  before: Row
  after: Row
  columns: string[]
}

export interface RowDifferences {
  inserted: { table: string; row: Row }[]
  deleted: { table: string; row: Row }[]
  changed: ChangedRow[]
}

/** Most rows of one table that are compared. */
export const maxRows = 2_000

export async function lookAtData(data: DataProbe, tables: readonly DatabaseTable[]): Promise<DataLook> {
  const looks = await Promise.all(
    tables.map(async ({ name }) => [name, (await data.rows(name, maxRows)).rows] as const),
  )
  return new Map(looks)
}

export function compareLooks(before: DataLook, after: DataLook, tables: readonly DatabaseTable[]): RowDifferences {
  const differences: RowDifferences = { inserted: [], deleted: [], changed: [] }
  for (const table of tables) {
    const old = keyed(before.get(table.name) ?? [], table)
    const now = keyed(after.get(table.name) ?? [], table)
    for (const [key, row] of now) {
      const previous = old.get(key)
      if (previous === undefined) {
        differences.inserted.push({ table: table.name, row })
        continue
      }
      const columns = Object.keys(row).filter((column) => asText(row[column]) !== asText(previous[column]))
      if (columns.length > 0) differences.changed.push({ table: table.name, before: previous, after: row, columns })
    }
    for (const [key, row] of old) if (!now.has(key)) differences.deleted.push({ table: table.name, row })
  }
  return withoutExamples(differences, tables)
}

const exampleColumn = 'is_example'

/**
 * Made-up rows (`is_example`) make room for the first row of somebody's own, with what belongs to them, and one that
 * somebody changes is theirs: neither is a change to what anybody wrote.
 */
function withoutExamples(
  { inserted, deleted, changed }: RowDifferences,
  tables: readonly DatabaseTable[],
): RowDifferences {
  const grown = new Set(inserted.map(({ table }) => table))
  const gone = deleted.filter(({ table, row }) => grown.has(table) && row[exampleColumn] === true)
  const keys = foreignKeys(tables)
  const isOfExample = ({ table, row }: RowDifferences['deleted'][number]): boolean =>
    keys.some(
      (key) =>
        key.table === table &&
        // A row that somebody wrote says that it is none.
        row[exampleColumn] !== false &&
        gone.some((example) => example.table === key.target && asText(example.row['id']) === asText(row[key.column])),
    )
  return {
    inserted,
    deleted: deleted.filter((each) => !gone.includes(each) && !isOfExample(each)),
    changed: changed.flatMap((each) => {
      const columns = each.columns.filter((column) => column !== exampleColumn)
      return columns.length === 0 ? [] : [{ ...each, columns }]
    }),
  }
}

export function isSame(differences: RowDifferences): boolean {
  return differences.inserted.length + differences.deleted.length + differences.changed.length === 0
}

/** The row's primary key, or the whole row where the table has none. */
export function keyOf(row: Row, table: DatabaseTable): string {
  const names = table.columns.filter((column) => column.isPrimaryKey).map((column) => column.name)
  return JSON.stringify((names.length === 0 ? Object.keys(row).sort() : names).map((name) => asText(row[name])))
}

function keyed(rows: readonly Row[], table: DatabaseTable): Map<string, Row> {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row, table)
    // Without a primary key the same row may stand there twice.
    let nth = 0
    while (byKey.has(`${key}#${nth}`)) nth += 1
    byKey.set(`${key}#${nth}`, row)
  }
  return byKey
}

/** A cell as text, the same for the same value. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export interface ForeignKey {
  table: string
  column: string
  target: string
}

/** Single-column foreign keys, read out of the constraints as Postgres writes them. */
export function foreignKeys(tables: readonly DatabaseTable[]): ForeignKey[] {
  return tables.flatMap((table) =>
    table.constraints.flatMap((constraint) => {
      const found = /FOREIGN KEY \("?([^)",]+)"?\) REFERENCES (?:public\.)?"?([^("\s]+)"?/i.exec(constraint)
      return found?.[1] === undefined || found[2] === undefined
        ? []
        : [{ table: table.name, column: found[1], target: found[2] }]
    }),
  )
}

/** True when one of the tables refers to the other. */
export function areLinked(one: string, other: string, keys: readonly ForeignKey[]): boolean {
  return keys.some((key) => (key.table === one && key.target === other) || (key.table === other && key.target === one))
}

/** A row in few words, for evidence. */
export function rowWords(row: Row): string {
  return Object.entries(row)
    .map(([column, value]) => `${column}: ${asText(value).slice(0, 80)}`)
    .join(', ')
    .slice(0, 600)
}
