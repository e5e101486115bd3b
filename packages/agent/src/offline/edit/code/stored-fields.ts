// The statements that write and read a table, with one column more.
import type { Field } from '../../brief.ts'
import { quoteName } from '../../compose/data/quote-sql.ts'
import type { AppCode } from './app-code.ts'
import { closing, splitTop, type SqlText, sqlTextsIn, type Table } from './sql-texts.ts'
import { child, children, type Module, type Node, type Patch, sourceOf, walk, word } from './syntax.ts'

/** How code that stores one column's value is turned into code for another's; null where it is not plain. */
function exprFor(module: Module, hole: Node, column: string, field: Field): string | null {
  const source = sourceOf(module, hole)
  const name = new RegExp(`\\b${column}\\b|\\b${toCamel(column)}\\b`)
  const at = name.exec(source)
  if (at === null) return null
  const core = coreOf(module, hole, at[0])
  if (core === null) return null
  const own = core.replace(name, at[0] === column ? field.name : toCamel(field.name))
  if (field.kind === 'boolean') return `[true, 'true', 'on'].includes(${own})`
  return `${own} || null`
}

/** `title`, `body.title`, `form.get('title')`: what the value is taken from, without what is done to it. */
function coreOf(module: Module, hole: Node, name: string): string | null {
  let found: Node | null = null
  walk(hole, (node) => {
    if (found !== null) return
    const isName = node.type === 'Identifier' && word(node) === name
    const isMember = node.type === 'MemberExpression' && word(child(node, 'property')) === name
    const [first] = children(node, 'arguments')
    const isGet =
      node.type === 'CallExpression' &&
      word(child(child(node, 'callee'), 'property')) === 'get' &&
      word(first, 'value') === name
    if (isMember || isGet || isName) found = node
  })
  return found === null ? null : sourceOf(module, found)
}

function toCamel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function addToStatements(app: AppCode, table: Table, field: Field): { isStored: boolean; why: string } {
  let isStored = false
  let why = 'there is no plain “insert into”'
  for (const path of [...app.files.keys()].filter((each) => /^web\/.*\.[jt]sx?$/.test(each))) {
    const module = app.module(path)
    if (module === null) continue
    const patches: Patch[] = []
    for (const statement of sqlTextsIn(module)) {
      const inserted = insertPatches(module, statement, table, field)
      if (inserted === null) continue
      if (inserted.patches.length === 0 && inserted.why !== '') why = inserted.why
      isStored ||= inserted.isInsert && inserted.patches.length > 0
      patches.push(...inserted.patches)
    }
    if (patches.length > 0 && !app.patch(path, unique([...patches, ...takenPatches(module, patches, field, table)])))
      return { isStored: false, why: `${path} does not hold together with it` }
  }
  return { isStored, why }
}

function unique(patches: readonly Patch[]): Patch[] {
  return patches.filter(
    (patch, index) => patches.findIndex(({ start, text }) => start === patch.start && text === patch.text) === index,
  )
}

interface Stored {
  patches: Patch[]
  isInsert: boolean
  why: string
}

function insertPatches(module: Module, statement: SqlText, table: Table, field: Field): Stored | null {
  const { text, start } = statement
  const column = quoteName(field.name)
  const insert = new RegExp(`insert\\s+into\\s+"?${table.name}"?\\s*\\(`, 'i').exec(text)
  const update = new RegExp(`update\\s+"?${table.name}"?\\s+set\\s+`, 'i').exec(text)
  const read = readPatches(statement, table, field)
  if (insert !== null) {
    const open = insert.index + insert[0].length
    const end = closing(text, open)
    const columns = splitTop(text.slice(open, end)).map((name) => name.trim().replaceAll('"', ''))
    const values = /^\s*\)\s*values\s*\(/i.exec(text.slice(end))
    if (values === null) return { patches: [], isInsert: true, why: 'its values are not written out' }
    const from = end + values[0].length
    const to = closing(text, from)
    const value = valueFor(module, statement, { columns, field, from })
    if (value === null) return { patches: [], isInsert: true, why: 'its values come from code that I cannot read' }
    return {
      patches: [
        { start: start + end, end: start + end, text: `, ${column}` },
        { start: start + to, end: start + to, text: `, ${value.sql}` },
        ...value.patches,
        ...read,
      ],
      isInsert: true,
      why: '',
    }
  }
  if (update !== null) {
    const from = update.index + update[0].length
    const where = /\s+(?:where|returning)\b/i.exec(text.slice(from))
    const to = where === null ? text.trimEnd().length - 1 : from + where.index
    const columns = splitTop(text.slice(from, to)).map((part) => (part.split('=')[0] ?? '').trim().replaceAll('"', ''))
    // A statement that ticks one thing is not where a form is stored.
    const isForm = columns.length >= 2 || table.columns.length <= 3
    const value = isForm ? valueFor(module, statement, { columns, field, from }) : null
    if (value === null) return { patches: read, isInsert: false, why: '' }
    return {
      patches: [{ start: start + to, end: start + to, text: `, ${column} = ${value.sql}` }, ...value.patches, ...read],
      isInsert: false,
      why: '',
    }
  }
  return read.length === 0 ? null : { patches: read, isInsert: false, why: '' }
}

function valueFor(
  module: Module,
  { text, start, holes, values }: SqlText,
  { columns, field, from }: { columns: readonly string[]; field: Field; from: number },
): { sql: string; patches: Patch[] } | null {
  if (values === null) {
    for (const hole of holes.filter((each) => each.start >= start + from)) {
      for (const column of columns) {
        const expr = exprFor(module, hole, column, field)
        if (expr !== null) return { sql: `\${${expr}}`, patches: [] }
      }
    }
    return null
  }
  const items = children(values, 'elements')
  for (const item of items)
    for (const column of columns) {
      const expr = exprFor(module, item, column, field)
      const last = items.at(-1)
      if (expr !== null && last !== undefined)
        return { sql: `$${items.length + 1}`, patches: [{ start: last.end, end: last.end, text: `, ${expr}` }] }
    }
  return text === '' ? null : null
}

const casts: Partial<Record<Field['kind'], string>> = { date: '::text', time: '::text', money: '::float8' }

/** `select id, title from notes` and `returning id, title` give the new column too; `*` gives it anyway. */
function readPatches({ text, start }: SqlText, table: Table, field: Field): Patch[] {
  const known = new Set(table.columns.map(({ name }) => name))
  const name = `${quoteName(field.name)}${casts[field.kind] ?? ''}`
  const lists = [
    ...text.matchAll(new RegExp(`\\bselect\\s+([^()§]+?)\\s+from\\s+"?${table.name}"?\\b`, 'gi')),
    ...(new RegExp(`\\b(?:into|update|from)\\s+"?${table.name}"?\\b`, 'i').test(text)
      ? text.matchAll(/\breturning\s+([^()§`'"]+?)(?=\s*[`'"]|\s*$)/gi)
      : []),
  ]
  return lists.flatMap((found) => {
    const list = found[1] ?? ''
    const columns = splitTop(list).map((part) =>
      part
        .trim()
        .replace(/::\w+$/, '')
        .replace(/^\w+\./, ''),
    )
    const isOfTable = columns.length >= 2 && columns.filter((column) => known.has(column)).length >= columns.length - 1
    if (!isOfTable) return []
    const end = start + found.index + found[0].indexOf(list) + list.length
    const prefix = /(?:^|,)\s*(\w+)\.\w+\s*$/.exec(list)?.[1]
    return [{ start: end, end, text: `, ${prefix === undefined ? '' : `${prefix}.`}${name}` }]
  })
}

/** `const { title } = await request.json()` takes the new one as well, where the statement uses it by its bare name. */
function takenPatches(module: Module, patches: readonly Patch[], field: Field, table: Table): Patch[] {
  const known = new Set(table.columns.flatMap(({ name }) => [name, toCamel(name)]))
  const bare = [field.name, toCamel(field.name)].find((name) =>
    patches.some(({ text }) => new RegExp(`(?:^|[^.\\w'"])${name}(?: \\|\\||\\))`).test(text)),
  )
  if (bare === undefined) return []
  const found: Patch[] = []
  walk(module.program, (node) => {
    if (node.type !== 'VariableDeclarator') return
    const pattern = child(node, 'id')
    const source = child(node, 'init')
    if (
      pattern?.type !== 'ObjectPattern' ||
      source === null ||
      !/\b(?:json\(\)|formData\(\)|body|input|values|fromEntries)/.test(sourceOf(module, source))
    )
      return
    const last = children(pattern, 'properties').at(-1)
    if (
      last !== undefined &&
      children(pattern, 'properties').some((property) => known.has(word(child(property, 'key'))))
    )
      found.push({ start: last.end, end: last.end, text: `, ${bare}` })
  })
  return found
}
