// SQL in the code of an app, and the tables that database/schema.sql keeps a record of.
import { literalOf } from './elements.ts'
import { child, children, type Module, type Node, walk, word } from './syntax.ts'

export const schemaPath = 'database/schema.sql'

export interface Table {
  name: string
  columns: { name: string; type: string }[]
  /** Where the list of columns ends in the schema's text. */
  end: number
}

const noColumn = /^(?:constraint|primary|unique|check|foreign|exclude|like)\b/i

/** Only plain `create table`; what a script does besides is not read. */
export function readTables(schema: string): Table[] {
  return [...schema.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?\s*\(/gi)].map(
    (found) => {
      const start = found.index + found[0].length
      const end = closing(schema, start)
      const columns = splitTop(schema.slice(start, end).replace(/--[^\n]*/g, ''))
        .map((part) => part.trim())
        .filter((part) => part !== '' && !noColumn.test(part))
        .map((part) => {
          const [, name = '', type = ''] = /^"?(\w+)"?\s*([\s\S]*)$/.exec(part) ?? []
          return { name, type: type.trim().toLowerCase() }
        })
      return { name: found[1] ?? '', columns, end }
    },
  )
}

/** Place of the bracket that closes the one before `from`; the end where none does. */
export function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === "'") at = Math.max(at, text.indexOf("'", at + 1))
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

export function splitTop(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
}

/** A statement in the code: its text with `§` for each hole, one character each, and where that text begins. */
export interface SqlText {
  /** As long as the code, so that places in it are places in the file. */
  text: string
  start: number
  /** Expressions in the holes of a template, in order. */
  holes: Node[]
  /** `sql(text, [values])`: the list of values; null for templates. */
  values: Node | null
}

export function sqlTextsIn(module: Module): SqlText[] {
  const found: SqlText[] = []
  walk(module.program, (node, parents) => {
    const isTag = node.type === 'TaggedTemplateExpression' && word(child(node, 'tag')) === 'sql'
    const quasi = isTag ? child(node, 'quasi') : null
    if (quasi !== null) found.push(ofTemplate(module, quasi, null))
    if (node.type !== 'CallExpression') return
    const callee = child(node, 'callee')
    if (word(callee) !== 'sql' && word(child(callee, 'property')) !== 'query') return
    const [text, values] = children(node, 'arguments')
    if (text === undefined || parents.length === 0) return
    const list = values?.type === 'ArrayExpression' ? values : null
    if (text.type === 'TemplateLiteral') found.push(ofTemplate(module, text, list))
    else if (literalOf(text) !== null)
      found.push({ text: module.text.slice(text.start, text.end), start: text.start, holes: [], values: list })
  })
  return found
}

function ofTemplate({ text }: Module, template: Node, values: Node | null): SqlText {
  let words = text.slice(template.start, template.end)
  const holes = children(template, 'expressions')
  for (const hole of holes) {
    const from = text.lastIndexOf('${', hole.start) - template.start
    const to = text.indexOf('}', hole.end) + 1 - template.start
    words = words.slice(0, from) + '§'.repeat(to - from) + words.slice(to)
  }
  return { text: words, start: template.start, holes, values }
}

/** Tables that a statement reads or writes. */
export function tablesOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]\w*)"?/gi)].map((found) =>
    (found[1] ?? '').toLowerCase(),
  )
}
