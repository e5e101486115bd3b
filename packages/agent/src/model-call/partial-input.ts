// Looks into a tool call's JSON while it is still being written.

/** The value of a string property that is complete already. */
export function readStringProperty(json: string, key: string): string | undefined {
  const match = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(json)
  if (match?.[1] === undefined) return undefined
  try {
    const value: unknown = JSON.parse(match[1])
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** The last lines of the text that is being written, readable, at most `maxCharacters`. */
export function readTail(json: string, maxCharacters = 240): string {
  // Twice as much raw text is enough: most characters are not escaped.
  const raw = json.slice(-2 * maxCharacters)
  const text = raw
    .replace(/^[^\\]?["\\]?(?=\\)/, '')
    .replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (escapes[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
    )
  return text.slice(-maxCharacters).toWellFormed()
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '  ', r: '', b: '', f: '' }
