import type { IncomingMessage } from 'node:http'

const maxBytes = 16 * 1024

/**
 * The fields of a small form, or of the same as JSON.
 *
 * @returns null when it is neither, or too large
 */
export async function readFields(request: IncomingMessage): Promise<ReadonlyMap<string, string> | null> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > maxBytes) return null
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (type === 'application/x-www-form-urlencoded') return new Map(new URLSearchParams(text))
  return type === 'application/json' ? readJson(text) : null
}

function readJson(text: string): ReadonlyMap<string, string> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    return new Map(
      Object.entries(value).flatMap(([name, field]): [string, string][] =>
        typeof field === 'string' ? [[name, field]] : [],
      ),
    )
  } catch {
    return null
  }
}
