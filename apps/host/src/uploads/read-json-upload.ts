// Reads an upload that comes as JSON: { url } or { base64 }, the latter without blocking other visitors.
import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { UploadSource } from '@joinery/domain/uploads'

import { unendedBytes } from './read-multipart.ts'

export type JsonUpload = { kind: 'address'; address: string } | { kind: 'source'; source: UploadSource }

/** Larger bodies are not parsed as JSON but looked at byte by byte; they are base64 and nothing else. */
const parsedBytes = 2 * 1024 * 1024
/** Multiple of 4, so that each piece can be decoded for itself. */
const pieceBytes = 1024 * 1024

/** How many bytes of JSON carry a file of `fileBytes`, and some room for names and quotes. */
export function jsonBytesFor(fileBytes: number): number {
  return Math.ceil(fileBytes / 3) * 4 + 64 * 1024
}

/** @returns null when there is more */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unendedBytes(request)) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** @returns null when the body is something else */
export function parseJsonUpload(body: Buffer): JsonUpload | null {
  if (body.length > parsedBytes) return parseLongBase64(body)
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  if ('url' in value && typeof value.url === 'string' && value.url !== '')
    return { kind: 'address', address: value.url }
  if (!('base64' in value) || typeof value.base64 !== 'string') return null
  return fromBase64(Buffer.from(value.base64.replace(/\s+/g, ''), 'latin1'))
}

/** `{"base64":"…"}` with nothing else in it, as the helper of app-kit writes it. */
function parseLongBase64(body: Buffer): JsonUpload | null {
  const start = /^\s*\{\s*"base64"\s*:\s*"/.exec(body.toString('latin1', 0, 1024))?.[0].length
  if (start === undefined) return null
  const end = body.indexOf('"', start)
  if (end === -1 || !/^"\s*\}\s*$/.test(body.toString('latin1', end, end + 1024)) || body.length > end + 1024)
    return null
  return fromBase64(body.subarray(start, end))
}

/** @param text base64 as Latin-1, perhaps as a data address */
function fromBase64(text: Buffer): JsonUpload | null {
  const header = /^data:([^,;]*)[^,]*;base64,/.exec(text.toString('latin1', 0, 512))
  const digits = text.subarray(header?.[0].length ?? 0)
  return {
    kind: 'source',
    source: { bytes: decodePieces(digits), claimedType: header?.[1] ?? null, fileName: null },
  }
}

/** Fails at what is no base64; Node's decoder would skip it. */
async function* decodePieces(digits: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < digits.length; at += pieceBytes) {
    const piece = digits.toString('latin1', at, at + pieceBytes)
    const isLast = at + pieceBytes >= digits.length
    const bytes = Buffer.from(piece, 'base64')
    const count = isLast ? piece.replace(/={1,2}$/, '').length : piece.length
    if (bytes.length !== Math.floor((count * 3) / 4) || count % 4 === 1) throw new Error('not base64')
    yield bytes
    await nextTurn()
  }
}
