// Streams a table out as CSV and takes a file in: in one transaction, all rows or none.
import {
  createCsvParser,
  type CsvError,
  type CsvMapping,
  type CsvRow,
  CsvSyntaxError,
  guardFormula,
  matchHeaders,
  maxCsvBytes,
  maxCsvErrors,
  maxCsvRows,
  unguardFormula,
  writeCsvRow,
} from '@joinery/contract/csv'
import { type Client, escapeIdentifier } from 'pg'

import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { HeldSession } from '../app-databases/held-session.ts'
import type { CsvTransfer } from './csv-transfer.ts'
import { checkTypes, followNumbers, insertBatch } from './insert-batch.ts'
import { readTableColumns, type TableColumn, tableName } from './table-columns.ts'

const timeoutMs = 600_000
const batchRows = 500
const full = 'The storage of this organization is full. Delete rows you do not need, then try again.'

/** Ends an import; nothing of it stays. */
class ImportFailed extends Error {
  readonly errors: CsvError[]

  constructor(errors: CsvError[]) {
    super('The file was not taken.')
    this.errors = errors.slice(0, maxCsvErrors)
  }
}

export function createCsvTransfer({
  directory,
  session,
}: {
  directory: Pick<DatabaseDirectory, 'find'>
  session: HeldSession
}): CsvTransfer {
  return {
    async export(key, table, write) {
      const database = await directory.find(key)
      if (database === null) return false
      return session.hold(database, { timeoutMs }, async (client) => {
        const columns = await readTableColumns(client, table)
        if (columns.length === 0) return false
        await exportRows(client, { table, columns, write })
        return true
      })
    },

    async import(key, { table, mapping, text }) {
      const database = await directory.find(key)
      if (database === null) return null
      if (database.isFull === true) return { ok: false, errors: [wholeFile(full)] }
      try {
        const rows = await session.hold(database, { timeoutMs }, async (client) => {
          const columns = await readTableColumns(client, table)
          return columns.length === 0 ? null : importRows(client, { table, columns, mapping, text })
        })
        return rows === null ? null : { ok: true, rows }
      } catch (error) {
        if (error instanceof ImportFailed) return { ok: false, errors: error.errors }
        throw error
      }
    },
  }
}

async function exportRows(
  client: Client,
  input: { table: string; columns: readonly TableColumn[]; write: (text: string) => Promise<void> },
): Promise<void> {
  const { table, columns, write } = input
  await write(writeCsvRow(columns.map(({ name }) => guardFormula(name))))
  const texts = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  await client.query(`declare written no scroll cursor for select ${texts} from ${tableName(table)}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${batchRows} from written`,
      rowMode: 'array',
    })
    if (rows.length === 0) return
    const lines = rows.map((row) =>
      writeCsvRow(row.map((value, index) => (value !== null && columns[index]?.isText ? guardFormula(value) : value))),
    )
    await write(lines.join(''))
  }
}

interface ImportInput {
  table: string
  columns: readonly TableColumn[]
  mapping: CsvMapping | null
  text: AsyncIterable<string>
}

/** @throws ImportFailed */
async function importRows(client: Client, { table, columns, mapping, text }: ImportInput): Promise<number> {
  const errors: CsvError[] = []
  let chosen: Chosen | null = null
  let waiting: CsvRow[] = []
  let count = 0

  const put = async (into: Chosen, batch: CsvRow[]) => {
    errors.push(...(await checkTypes(client, into.columns, batch)))
    if (errors.length >= maxCsvErrors) throw new ImportFailed(errors)
    if (errors.length > 0) return // the rest is looked at only for more mistakes
    const broken = await insertBatch(client, table, into.columns, batch)
    if (broken !== null) throw new ImportFailed([broken])
  }
  for await (const row of readRows(text)) {
    if (chosen === null) {
      chosen = chooseColumns(row, columns, mapping)
      continue
    }
    count += 1
    if (count > maxCsvRows) throw new ImportFailed([wholeFile(`The file has more than ${maxCsvRows} rows.`)])
    if (row.values.length !== chosen.width) {
      const message = `This row has ${row.values.length} fields, the header has ${chosen.width}.`
      errors.push({ line: row.line, column: null, message })
      if (errors.length >= maxCsvErrors) throw new ImportFailed(errors)
      continue
    }
    waiting.push({ line: row.line, values: chosen.pick(row.values) })
    if (waiting.length < batchRows) continue
    await put(chosen, waiting)
    waiting = []
  }
  if (chosen === null) throw new ImportFailed([wholeFile('The file is empty.')])
  if (waiting.length > 0) await put(chosen, waiting)
  if (errors.length > 0) throw new ImportFailed(errors)
  await followNumbers(client, table, chosen.columns)
  return count
}

/** @throws ImportFailed when the text is no CSV or too long */
async function* readRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = createCsvParser()
  let length = 0
  try {
    for await (const piece of text) {
      length += piece.length
      if (length > maxCsvBytes) throw new ImportFailed([wholeFile('The file is larger than 50 MB.')])
      yield* parser.push(piece)
    }
    yield* parser.end()
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error
    throw new ImportFailed([{ line: error.line, column: null, message: error.message }])
  }
}

interface Chosen {
  columns: TableColumn[]
  /** Fields of each row. */
  width: number
  pick: (values: readonly (string | null)[]) => (string | null)[]
}

/** @throws ImportFailed with the headers that fit no column */
function chooseColumns(row: CsvRow, columns: readonly TableColumn[], mapping: CsvMapping | null): Chosen {
  const headers = row.values.map((value) => unguardFormula(value ?? ''))
  const writable = columns.filter(({ isGenerated }) => !isGenerated)
  const names = columns.map(({ name }) => name)
  const asked = mapping ?? matchHeaders(headers, names)
  const chosen: { at: number; column: TableColumn }[] = []
  const unknown: CsvError[] = []
  for (const [at, header] of headers.entries()) {
    const name = asked[header]
    if (name === null && mapping !== null) continue
    const column = writable.find((each) => each.name === name)
    if (column !== undefined) chosen.push({ at, column })
    // What Postgres works out by itself may stand in a file that was exported.
    else if (!columns.some((each) => each.name === name && each.isGenerated)) {
      unknown.push({ line: row.line, column: header, message: 'The table has no column for this.' })
    }
  }
  if (unknown.length > 0) throw new ImportFailed(unknown)
  if (chosen.length === 0) throw new ImportFailed([wholeFile('No column of the file goes into the table.')])
  const goals = chosen.map(({ column }) => column.name)
  const twice = goals.find((name, index) => goals.indexOf(name) !== index)
  if (twice !== undefined) {
    throw new ImportFailed([{ line: row.line, column: twice, message: 'Two columns of the file go into this one.' }])
  }
  return {
    columns: chosen.map(({ column }) => column),
    width: headers.length,
    pick: (values) =>
      chosen.map(({ at, column }) => {
        const value = values[at] ?? null
        return value !== null && column.isText ? unguardFormula(value) : value
      }),
  }
}

function wholeFile(message: string): CsvError {
  return { line: null, column: null, message }
}
