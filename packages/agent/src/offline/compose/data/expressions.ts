// How a field's value is written in the generated code.
import type { Field } from '../../brief.ts'

/** JSON string, but in the single quotes that the rest of the generated code uses. */
export function quoteJs(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** Text that stands between tags. */
export function jsxText(text: string): string {
  return /[{}<>]/.test(text) ? `{${quoteJs(text)}}` : text
}

/** Text as the value of a JSX attribute, with its quotes or braces. */
export function jsxAttribute(text: string): string {
  return /["\\{}<>&]/.test(text) ? `{${quoteJs(text)}}` : JSON.stringify(text)
}

function instead({ zero }: Field, value: string, words: string): string {
  return zero === undefined ? words : `${value} === 0 ? ${quoteJs(zero)} : ${words}`
}

/** Numbers by which something is called, and that are counted by nobody: 2021 is no "2,021". */
const isSerial =
  /(?:^|_)(?:years?|vintage|(?:made|built|born|founded)_in|hatched|drink_by|iso|number(?!_of)|no|nr|room|flat|floor|edition|volume|code|id)(?:_|$)/

export function isCalledBy({ kind, name, unit }: Field): boolean {
  return kind === 'number' && unit === undefined && isSerial.test(name)
}

/** The value as words, for lines of a list: an expression that is '' or null when there is no value. */
export function wordsOf(field: Field, record: string): string {
  const value = `${record}.${field.name}`
  switch (field.kind) {
    case 'date':
      return `formatDate(${value}, today)`
    case 'money':
      return `formatMoney(${value})`
    case 'number':
      if (isCalledBy(field)) return instead(field, value, `${value} === null ? null : String(${value})`)
      return instead(
        field,
        value,
        field.unit === undefined ? `formatNumber(${value})` : `formatNumber(${value}, ${quoteJs(field.unit)})`,
      )
    case 'rating':
      return `formatRating(${value}, ${field.max ?? 5})`
    case 'boolean':
      return `${value} ? 'Yes' : 'No'`
    case 'reference':
      return `${value.replace(/_id$/, '')}_name`
    default:
      return value
  }
}

const formatters: Partial<Record<Field['kind'], string>> = {
  date: 'formatDate',
  money: 'formatMoney',
  number: 'formatNumber',
  rating: 'formatRating',
}

/** The import line for the formatters that a piece of code speaks of, or ''. */
export function importSaidFormats(code: string): string {
  return importFormats(
    [],
    Object.values(formatters).filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
  )
}

/** The import line for the formatters that these fields need, or ''. */
export function importFormats(fields: readonly Field[], more: readonly string[] = []): string {
  const names = [
    ...new Set([...fields.flatMap((field) => (isCalledBy(field) ? [] : (formatters[field.kind] ?? []))), ...more]),
  ].sort()
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '@/lib/format.js'\n`
}

/** Stands for a part that is absent; its line goes away. */
export const nothing = '\u0000'

/** Drops the blank lines that absent parts leave behind. */
export function tidy(code: string): string {
  const withoutAbsent = code.split('\n').filter((line) => !line.includes(nothing))
  return `${withoutAbsent
    .join('\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The part, or a line that `tidy` takes out. */
export function only(condition: boolean, part: string): string {
  return condition ? part : nothing
}

/** Parts in which a mark may stand for nothing. */
export function tidyFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)]))
}
