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

/** The last lines of the value that is being written, readable, at most `maxCharacters`. */
export function readTail(json: string, maxCharacters = 240): string {
  const { start, end } = findLastValue(json)
  const text = json
    .slice(start, end)
    .replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (escapes[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
    )
  return text.slice(-maxCharacters).toWellFormed()
}

/** Where the last string value stands, as far as it has arrived; without an escape that is cut off. */
function findLastValue(json: string): { start: number; end: number } {
  let value = { start: 0, end: 0 }
  let before = ''
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? ''
    if (sign === '"') {
      const end = findStringEnd(json, at + 1)
      // A name is no value.
      if (before === ':') value = { start: at + 1, end }
      at = end
    }
    if (sign.trim() !== '') before = sign
  }
  return value
}

function findStringEnd(json: string, start: number): number {
  let at = start
  while (at < json.length && json[at] !== '"') {
    const length = json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2
    if (at + length > json.length) return at
    at += length
  }
  return at
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '  ', r: '', b: '', f: '' }
