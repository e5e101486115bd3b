// Rows as CSV (RFC 4180): what is read and written the same way in the browser and on the server.
import * as z from 'zod'

/** Bytes of one file. */
export const maxCsvBytes = 50_000_000
export const maxCsvRows = 200_000
/** Mistakes that are named; a file may have more. */
export const maxCsvErrors = 20

export const csvErrorSchema = z.object({
  /** 1-based line of the file on which the row begins; null: it is about the file as a whole. */
  line: z.number().int().nullable(),
  column: z.string().nullable(),
  message: z.string(),
})
export type CsvError = z.infer<typeof csvErrorSchema>

/** All rows or none. */
export const csvImportResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), rows: z.number().int() }),
  z.object({ ok: z.literal(false), errors: z.array(csvErrorSchema) }),
])
export type CsvImportResult = z.infer<typeof csvImportResultSchema>

/** Header of the file → column of the table, or null for what is left out. */
export const csvMappingSchema = z.record(z.string(), z.string().nullable())
export type CsvMapping = z.infer<typeof csvMappingSchema>

export interface CsvRow {
  line: number
  /** null: an empty field without quotes, which is SQL's null. */
  values: (string | null)[]
}

/** Where a table's rows are read and written: GET answers the file, POST takes one. */
export function csvPath(input: { projectGroupId: string; environment: string; table: string }): string {
  return `/api/data/${input.projectGroupId}/${input.environment}/${encodeURIComponent(input.table)}/csv`
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

/** @returns for each header the column of the same name, in any case and with spaces for underscores */
export function matchHeaders(headers: readonly string[], columns: readonly string[]): CsvMapping {
  const taken = new Set<string>()
  return Object.fromEntries(
    headers.map((header) => {
      const exact = columns.find((column) => column === header)
      const column = exact ?? columns.find((name) => plain(name) === plain(header))
      if (column === undefined || taken.has(column)) return [header, null]
      taken.add(column)
      return [header, column]
    }),
  )
}

// A spreadsheet takes text that begins like this for a formula. An apostrophe in front keeps it text, and one is
// taken away again when the file comes back, so that nothing changes on the way.
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}

export function writeCsvRow(values: readonly (string | null)[]): string {
  return `${values.map(writeField).join(',')}\r\n`
}

function writeField(value: string | null): string {
  if (value === null) return ''
  return value === '' || /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

export interface CsvParser {
  /** @throws CsvSyntaxError */
  push(text: string): CsvRow[]
  /** @throws CsvSyntaxError */
  end(): CsvRow[]
}

export class CsvSyntaxError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.name = 'CsvSyntaxError'
    this.line = line
  }
}

/** Reads a file piece by piece; lines may end in any of the three ways. The first row is the header. */
export function createCsvParser(): CsvParser {
  // Between fields, in a plain one, in a quoted one, right after a quote in a quoted one.
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let field = ''
  let values: (string | null)[] = []
  let line = 1
  let rowLine = 1
  let isAfterReturn = false
  let isFirst = true
  let rows: CsvRow[] = []

  const endField = () => {
    values.push(state === 'closed' || field !== '' ? field : null)
    field = ''
    state = 'start'
  }
  const endRow = () => {
    endField()
    // An empty line is no row.
    if (values.length > 1 || values[0] !== null) rows.push({ line: rowLine, values })
    values = []
    line += 1
    rowLine = line
  }
  const read = (letter: string) => {
    if (state === 'quoted') {
      if (letter === '"') state = 'closed'
      else {
        if (letter === '\n') line += 1
        field += letter
      }
    } else if (letter === '"' && state === 'closed') {
      field += '"'
      state = 'quoted'
    } else if (letter === '"' && state === 'start') state = 'quoted'
    else if (letter === ',') endField()
    else if (letter === '\n') {
      if (!isAfterReturn) endRow()
    } else if (letter === '\r') endRow()
    else if (state === 'closed') {
      throw new CsvSyntaxError(line, 'After a closing quote comes a comma or the end of the line.')
    } else {
      state = 'plain'
      field += letter
    }
    isAfterReturn = letter === '\r' && state !== 'quoted'
  }
  const take = () => {
    const taken = rows
    rows = []
    return taken
  }

  return {
    push(text) {
      const start = isFirst && text.startsWith('\uFEFF') ? 1 : 0
      if (text !== '') isFirst = false
      for (let index = start; index < text.length; index += 1) read(text[index] ?? '')
      return take()
    },
    end() {
      if (state === 'quoted') throw new CsvSyntaxError(rowLine, 'A quote that was opened here is never closed.')
      if (state !== 'start' || values.length > 0) endRow()
      return take()
    },
  }
}
