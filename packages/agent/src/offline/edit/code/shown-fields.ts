// Where rows are shown: a value more in each, after the last one that is shown there.
import type { Field } from '../../brief.ts'
import { jsxText } from '../../compose/data/expressions.ts'
import type { AppCode } from './app-code.ts'
import { type Element, isInside } from './elements.ts'
import type { Table } from './sql-texts.ts'
import { child, findAll, indentAt, type Node, type Patch, word } from './syntax.ts'

/** `note.title` in an element: the record's name, and the column. */
function shownIn(node: Node, columns: ReadonlySet<string>): { record: string; column: string; end: number }[] {
  return findAll(
    node,
    (each) => each.type === 'MemberExpression' && columns.has(word(child(each, 'property'))),
  ).flatMap((each) => {
    const object = child(each, 'object')
    const record = word(object)
    return object?.type === 'Identifier' && record !== ''
      ? [{ record, column: word(child(each, 'property')), end: each.end }]
      : []
  })
}

/** True where it is shown in one place at least. */
export function addToLists(app: AppCode, table: Table, field: Field): boolean {
  const columns = new Set(
    table.columns.map(({ name }) => name).filter((name) => !/^(?:id|created_at|updated_at|user_id)$/.test(name)),
  )
  let isShown = false
  for (const path of app.screens()) {
    const patches = listPatches(app.elements(path), { columns, field })
    if (patches.length > 0 && app.patch(path, patches)) isShown = true
  }
  return isShown
}

function listPatches(
  elements: readonly Element[],
  { columns, field }: { columns: ReadonlySet<string>; field: Field },
): Patch[] {
  // The row: what is made for each record, or a page about one.
  const rows = elements.filter(
    (each) =>
      /^(?:li|tr|article|section|div|main|dl|[A-Z]\w*)$/.test(each.tag) &&
      !each.parents.some(({ tag }) => tag === 'form') &&
      isRow(each, columns),
  )
  const inner = rows.filter((row) => !rows.some((other) => isInside(other, row)))
  return inner.flatMap((row) => rowPatches(row, elements, { columns, field }))
}

function isRow({ node, attributes, tag, module }: Element, columns: ReadonlySet<string>): boolean {
  if (tag === 'form' || /<form\b/.test(module.text.slice(node.start, node.end))) return false
  const isMapped = attributes.has('key')
  const shown = shownIn(node, columns)
  return (
    shown.length > 0 &&
    (isMapped || /^(?:li|tr|dl|article)$/.test(tag)) &&
    new Set(shown.map(({ record }) => record)).size === 1
  )
}

function rowPatches(
  row: Element,
  elements: readonly Element[],
  { columns, field }: { columns: ReadonlySet<string>; field: Field },
): Patch[] {
  const { text } = row.module
  const inside = elements.filter((each) => isInside(each, row))
  const showing = inside.filter((each) => shownAsText(each, columns) !== null)
  const holder = showing.at(-1) ?? (shownAsText(row, columns) === null ? undefined : row)
  const record = holder === undefined ? null : shownAsText(holder, columns)
  if (holder === undefined || record === null) return []
  const value = `${record}.${field.name}`
  const words = field.kind === 'boolean' ? `${value} ? 'Yes' : 'No'` : value
  if (holder.tag === 'td' || holder.tag === 'dd') return cellPatches(row, holder, elements, { field, words })
  const shown = field.kind === 'boolean' ? jsxText(field.label) : `{${value}}`
  if (holder === row) {
    const end = child(row.node, 'closingElement')?.start ?? row.node.end
    return [{ start: end, end, text: ` {${value} && <span className="text-muted">${shown}</span>}` }]
  }
  const indent = indentAt(text, holder.node.start)
  const inline = /^(?:span|strong|em|b|small|Link|a|time)$/.test(holder.tag)
  const tag = inline ? 'span' : 'p'
  const gap = inline ? ' ' : `\n${indent}`
  return [
    {
      start: holder.node.end,
      end: holder.node.end,
      text: `${gap}{${value} && <${tag} className="text-muted">${shown}</${tag}>}`,
    },
  ]
}

/** The record whose column stands as text right in the element; null for elements that only pass it on. */
function shownAsText({ node }: Element, columns: ReadonlySet<string>): string | null {
  const containers = findAll(node, (each, parents) => each.type === 'JSXExpressionContainer' && parents.at(-1) === node)
  for (const container of containers) {
    const isMarkup = findAll(container, ({ type }) => type === 'JSXElement').length > 0
    const shown = isMarkup ? undefined : shownIn(container, columns).at(-1)
    if (shown !== undefined) return shown.record
  }
  return null
}

/** A cell more in each row of a table, and its heading; a term more in a list of facts. */
function cellPatches(
  row: Element,
  cell: Element,
  elements: readonly Element[],
  { field, words }: { field: Field; words: string },
): Patch[] {
  const { text } = row.module
  const classes = cell.attributes.get('className')?.literal
  const styled = classes === undefined || classes === null ? '' : ` className="${classes}"`
  const indent = indentAt(text, cell.node.start)
  if (cell.tag === 'dd') {
    const term = elements.findLast(
      ({ tag, node, parents }) => tag === 'dt' && node.end <= cell.node.start && parents.at(-1) === cell.parents.at(-1),
    )
    const look = term?.attributes.get('className')?.literal
    const heading = `<dt${look === undefined || look === null ? '' : ` className="${look}"`}>${jsxText(field.label)}</dt>`
    return [
      {
        start: cell.node.end,
        end: cell.node.end,
        text: `\n${indent}${heading}\n${indent}<dd${styled}>{${words}}</dd>`,
      },
    ]
  }
  const cells = elements.filter(({ tag, parents }) => tag === 'td' && parents.at(-1) === row)
  const headings = elements.filter(
    ({ tag, parents }) => tag === 'th' && parents.some(({ tag: outer }) => outer === 'thead' || outer === 'tr'),
  )
  const heading = headings[cells.indexOf(cell)]
  const look = heading?.attributes.get('className')?.literal
  const patches: Patch[] = [
    { start: cell.node.end, end: cell.node.end, text: `\n${indent}<td${styled}>{${words}}</td>` },
  ]
  if (heading !== undefined)
    patches.push({
      start: heading.node.end,
      end: heading.node.end,
      text: `\n${indentAt(text, heading.node.start)}<th${look === undefined || look === null ? '' : ` className="${look}"`}>${jsxText(field.label)}</th>`,
    })
  return patches
}
