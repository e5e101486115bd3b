// A field more for an app whose code is all there is to go by: the table, what is stored and read, the form, the list.
import type { Field } from '../../brief.ts'
import { joinWords } from '../../speak.ts'
import { kindWords } from '../../understand/edits/read-edit-state.ts'
import { readFields } from '../../understand/fields/read-fields.ts'
import { quoteName, quoteText } from '../../compose/data/quote-sql.ts'
import { columnTypes } from '../column-types.ts'
import type { AppCode, Outcome } from './app-code.ts'
import { plainWords } from './elements.ts'
import { addToForms } from './form-fields.ts'
import type { Masked } from './quotes.ts'
import { addToLists } from './shown-fields.ts'
import { readTables, schemaPath, type Table } from './sql-texts.ts'
import { addToStatements } from './stored-fields.ts'

const adding =
  /^(?:add|include|insert|put in|track|record|store|save|i (?:want|need)(?: to (?:track|store|record|save|know))?|(?:each|every) \w+ (?:needs|should have|has|gets))\s+(.+)$/i
const toTable =
  /\s+(?:to|on|in|into|for|of)\s+(?:the |each |every |all |my |our )*([\w -]+?)(?:\s+(?:form|table|list|page))?$/i

export function addField(order: Masked, app: AppCode): Outcome | null {
  const found = adding.exec(order.text)
  if (found === null) return null
  const said = order.open(found[1] ?? '')
  const tables = readTables(app.files.get(schemaPath) ?? '')
  const place = toTable.exec(said)
  // "A checkbox for vegetarian" names no table.
  const isPlace =
    place !== null &&
    (!/^\s+(?:for|of)\b/i.test(place[0]) || tables.some(({ name }) => stem(name) === stem(place[1] ?? '')))
  const where = isPlace ? (place[1] ?? null) : null
  const isField = /\b(?:field|column|checkbox|dropdown|input)s?\b/i.test(said)
  const list = said
    .replace(isPlace ? toTable : /(?!)/, '')
    .replace(
      /^(?:(?:an?|the|another|new|extra|required|optional)\s+)*(?:field|column|input)s?\s+(?:for|called|named)\s+/i,
      '',
    )
  const { fields } = readFields(list)
  const [first] = fields
  if (
    first === undefined ||
    (!isField &&
      where === null &&
      fields.every(({ kind }) => kind === 'text') &&
      !/^(?:track|record|store|save|each|every)/i.test(order.text))
  )
    return null
  if (tables.length === 0)
    return { refused: `adding the field “${first.label}”, because ${schemaPath} has no table to keep it in` }
  const table = tableFor(app, tables, where)
  if (table === null)
    return {
      refused: `adding the field “${first.label}”, because I do not know to which of ${joinWords(tables.map(({ name }) => name))} it belongs (say: add … to the ${tables[0]?.name ?? 'table'})`,
    }
  return addAll(app, table, fields)
}

function stem(name: string): string {
  return plainWords(name.replaceAll('_', ' '))
    .replace(/(?:ies|y)$/, 'i')
    .replace(/e?s$/, '')
}

/** The table that was named; without a name the only one that a form fills. */
function tableFor(app: AppCode, tables: readonly Table[], where: string | null): Table | null {
  const named = where === null ? undefined : tables.find(({ name }) => stem(name) === stem(where))
  if (named !== undefined) return named
  const written = tables.filter(({ name }) =>
    [...app.files].some(
      ([path, text]) => /\.[jt]sx?$/.test(path) && new RegExp(`insert\\s+into\\s+"?${name}\\b`, 'i').test(text),
    ),
  )
  return written.length === 1 ? (written[0] ?? null) : null
}

function addAll(app: AppCode, given: Table, fields: readonly Field[]): Outcome {
  const sql: string[] = []
  let table = given
  let isShown = true
  for (const field of fields) {
    const why = addOne(app, table, field)
    if (typeof why === 'string') return { refused: `adding “${field.label}”, because ${why}` }
    isShown &&= why.isShown
    sql.push(why.sql)
    table = { ...table, columns: [...table.columns, { name: field.name, type: '' }] }
  }
  const labels = fields.map((field) => `“${field.label}” (${kindWords(field)})`)
  const where = isShown
    ? `, its form and where its rows are shown`
    : ' and its form (where its rows are shown I do not see)'
  return {
    done: `add the ${labels.length === 1 ? 'field' : 'fields'} ${joinWords(labels)} to the table ${table.name}${where}`,
    sql: sql.join('\n'),
  }
}

/** The reason where it cannot be added. */
function addOne(app: AppCode, table: Table, field: Field): string | { isShown: boolean; sql: string } {
  if (table.columns.some(({ name }) => name === field.name)) return `${table.name} has a column of that name`
  const stored = addToStatements(app, table, field)
  if (!stored.isStored) return `I do not find where ${table.name} is written (${stored.why})`
  if (addToForms(app, table, field) === null) return `I find no form whose fields are those of ${table.name}`
  const isShown = addToLists(app, table, field)
  const column = quoteName(field.name)
  const isChoice = field.kind === 'choice' && field.options !== undefined
  const rules = isChoice ? ` check (${column} in (${(field.options ?? []).map(quoteText).join(', ')}))` : ''
  const standard = field.kind === 'boolean' ? ' not null default false' : ''
  const type = `${columnTypes[field.kind]}${standard}${rules}`
  const schema = app.files.get(schemaPath) ?? ''
  const end = readTables(schema).find(({ name }) => name === table.name)?.end ?? schema.length
  const last = schema.slice(0, end).trimEnd()
  app.write(schemaPath, `${last},\n  ${column} ${type}${schema.slice(last.length, end)}${schema.slice(end)}`)
  return { isShown, sql: `alter table ${quoteName(table.name)} add column if not exists ${column} ${type};` }
}
