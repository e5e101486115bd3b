// How a value of a row is shown: short, on one line, and nothing is left out silently.

const longest = 200

/** @returns null for SQL's null, which is shown as a word of its own */
export function formatCell(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return shorten(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return shorten(JSON.stringify(value))
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
