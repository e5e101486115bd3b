// Finds the statements that an app's server code sends: sql`…` and sql('…'). It reads text and understands no more of
// it; what it takes for a statement by mistake fails before the change as well and does not count.
import type { FileTree } from '@joinery/contract/files'

const call = /\bsql\s*(?:<[^>]*>)?\s*(?:\(\s*)?(?=[`'"])/g

/** @returns each statement once, values as $1, $2… */
export function findSql(files: FileTree): string[] {
  const found = new Set<string>()
  for (const [path, text] of Object.entries(files)) {
    if (!/\.[jt]sx?$/.test(path)) continue
    for (const match of text.matchAll(call)) {
      const sql = readLiteral(text, match.index + match[0].length)
      if (sql !== null && sql.trim() !== '') found.add(sql.trim())
    }
  }
  return [...found]
}

function readLiteral(text: string, start: number): string | null {
  const quote = text[start]
  let sql = ''
  let values = 0
  for (let index = start + 1; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === quote) return sql
    if (letter === '\\') {
      index += 1
      sql += unescape(text[index] ?? '')
    } else if (quote === '`' && text.startsWith('${', index)) {
      values += 1
      sql += `$${values}`
      index = endOfValue(text, index + 2)
    } else {
      sql += letter
    }
  }
  return null // it does not end: no statement
}

/** Of the place behind `${`: where its closing brace is. */
function endOfValue(text: string, start: number): number {
  let depth = 1
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    else if (letter === "'" || letter === '"' || letter === '`') index = endOfText(text, index)
    if (depth === 0) return index
  }
  return text.length
}

function endOfText(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === text[start]) return index
  }
  return text.length
}

function unescape(letter: string): string {
  return { n: '\n', t: '\t', r: '\r' }[letter] ?? letter
}
