// Reads what people paste from a .env file.
import { variableNameSchema, variableValueSchema } from '@joinery/contract/variables'

export interface ParsedEnvFile {
  variables: { name: string; value: string }[]
  /** What cannot be taken, with the reason. */
  problems: { line: number; name: string; message: string }[]
}

const entry = /^\s*(?:export\s+)?([^\s=#]+)\s*=\s*(.*)$/
/** A value in quotes may go over several lines; only double quotes know `\n`. */
const quoted = /^(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1\s*(?:#.*)?$/

export function parseEnvFile(text: string): ParsedEnvFile {
  const found = new Map<string, string>()
  const problems: ParsedEnvFile['problems'] = []
  const lines = text.split(/\r\n|\r|\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const [, name, start = ''] = entry.exec(line) ?? []
    if (name === undefined) {
      const isNothing = line.trim() === '' || line.trim().startsWith('#')
      if (!isNothing) problems.push({ line: index + 1, name: '', message: 'NAME=value' })
      continue
    }
    const at = index + 1
    let raw = start
    while (opensQuote(raw) && index + 1 < lines.length) {
      index += 1
      raw += `\n${lines[index] ?? ''}`
    }
    const message = problemOf(name, raw)
    if (message === null) found.set(name, valueOf(raw))
    else problems.push({ line: at, name, message })
  }
  return { variables: [...found].map(([name, value]) => ({ name, value })), problems }
}

function opensQuote(raw: string): boolean {
  return /^["'`]/.test(raw) && !quoted.test(raw)
}

function problemOf(name: string, raw: string): string | null {
  const parsed = variableNameSchema.safeParse(name)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ''
  const value = variableValueSchema.safeParse(valueOf(raw))
  return value.success ? null : (value.error.issues[0]?.message ?? '')
}

function valueOf(raw: string): string {
  const [, quote, inner] = quoted.exec(raw) ?? []
  if (inner === undefined) return raw.replace(/\s+#.*$/, '').trim()
  if (quote !== '"') return inner
  return inner.replace(/\\([nrt"\\])/g, (_, letter: string) => escapes[letter] ?? letter)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }
