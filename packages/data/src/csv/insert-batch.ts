// Puts rows of text into a table, and says which row and column is wrong when they do not go.
import type { CsvError, CsvRow } from '@joinery/contract/csv'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'

import { type TableColumn, tableName } from './table-columns.ts'

/** @returns what is wrong with values of these rows, by line and column; nothing is written */
export async function checkTypes(
  client: Client,
  columns: readonly TableColumn[],
  rows: readonly CsvRow[],
): Promise<CsvError[]> {
  const parts = columns.map(({ type }, index) => {
    const literal = client.escapeLiteral(type)
    return `select n, ${index} as c, (pg_input_error_info(v${index}, ${literal})).message
            from given where v${index} is not null and not pg_input_is_valid(v${index}, ${literal})`
  })
  const { rows: found } = await client.query<{ n: string; c: string; message: string }>(
    `with given as materialized (${givenSql(columns)}) ${parts.join(' union all ')} order by 1, 2`,
    valuesOf(columns, rows),
  )
  return found.map(({ n, c, message }) => ({
    line: rows[Number(n) - 1]?.line ?? null,
    column: columns[Number(c)]?.name ?? null,
    message,
  }))
}

/** @returns what the table's rules say against one of these rows; null when all are in */
export async function insertBatch(
  client: Client,
  table: string,
  columns: readonly TableColumn[],
  rows: readonly CsvRow[],
): Promise<CsvError | null> {
  const failure = await tryInsert(client, table, columns, rows)
  if (failure === null) return null
  if (rows.length === 1) {
    const detail = failure.detail === undefined ? '' : ` ${failure.detail}`
    return { line: rows[0]?.line ?? null, column: failure.column ?? null, message: `${failure.message}.${detail}` }
  }
  // Half by half, so that the row is found in a few steps.
  const middle = Math.ceil(rows.length / 2)
  const first = await insertBatch(client, table, columns, rows.slice(0, middle))
  return first ?? insertBatch(client, table, columns, rows.slice(middle))
}

/** @throws DatabaseError */
export async function insertRows(
  client: Client,
  table: string,
  columns: readonly TableColumn[],
  rows: readonly CsvRow[],
): Promise<void> {
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const casts = columns.map(({ type }, index) => `v${index}::${type}`).join(', ')
  await client.query(
    `insert into ${tableName(table)} (${names}) overriding system value
     select ${casts} from (${givenSql(columns)}) given order by n`,
    valuesOf(columns, rows),
  )
}

async function tryInsert(
  client: Client,
  table: string,
  columns: readonly TableColumn[],
  rows: readonly CsvRow[],
): Promise<DatabaseError | null> {
  await client.query('savepoint batch')
  try {
    await insertRows(client, table, columns, rows)
    await client.query('release savepoint batch')
    return null
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    await client.query('rollback to savepoint batch')
    return error
  }
}

/** The rows as v0, v1… with their place n. */
function givenSql(columns: readonly TableColumn[]): string {
  const names = columns.map((_, index) => `v${index}`)
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`)
  return `select * from unnest(${arrays.join(', ')}) with ordinality as rows(${[...names, 'n'].join(', ')})`
}

function valuesOf(columns: readonly TableColumn[], rows: readonly CsvRow[]): (string | null)[][] {
  return columns.map((_, index) => rows.map(({ values }) => values[index] ?? null))
}

/** After rows came with their numbers, the next number is one that nobody has. */
export async function followNumbers(client: Client, table: string, columns: readonly TableColumn[]): Promise<void> {
  for (const { name, sequence } of columns) {
    if (sequence === null) continue
    const column = escapeIdentifier(name)
    await client.query(
      `select setval($1::regclass, greatest(max(${column}), nextval($1::regclass))) from ${tableName(table)}
       having max(${column}) is not null`,
      [sequence],
    )
  }
}
