// Reads a multipart form with one file while it comes: the file is handed on as a stream, fields are kept.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

import { BrokenForm, createPartReader, type PartReader } from './part-reader.ts'
import { readPartHeaders } from './part-headers.ts'

export interface MultipartFile {
  bytes: AsyncIterable<Uint8Array>
  claimedType: string | null
  fileName: string | null
}

export type Fields = ReadonlyMap<string, string>

const maxParts = 40
const maxFieldBytes = 16 * 1024

/**
 * @param onFile is told the file and a promise of all fields, those behind the file among them, which fails when the
 *   form is broken
 * @returns what `onFile` made of the file; null when there was none, or the form is broken before it
 * @throws what `onFile` throws
 */
export async function readMultipart<T>(
  request: IncomingMessage,
  maxFileBytes: number,
  onFile: (file: MultipartFile, fields: Promise<Fields>) => Promise<T>,
): Promise<T | null> {
  const boundary = boundaryOf(request.headers['content-type'] ?? '')
  if (boundary === null) return null
  const chunks = limitBytes(unendedBytes(request), 2 * maxFileBytes + 1024 * 1024)
  const whole = Promise.withResolvers<Fields>()
  // Awaited by `onFile`, or by nobody.
  whole.promise.catch(() => undefined)
  const reader = createPartReader(chunks, boundary)
  let file: Promise<T> | null = null
  try {
    const fields = await readParts(reader, (given) => {
      file = onFile(given, whole.promise)
      return file
    })
    whole.resolve(fields)
  } catch (error) {
    whole.reject(error)
    if (!(error instanceof BrokenForm) && file === null) throw error
  } finally {
    await reader.end()
  }
  return file
}

async function readParts(reader: PartReader, onFile: (file: MultipartFile) => Promise<unknown>): Promise<Fields> {
  const fields = new Map<string, string>()
  let count = 0
  let hasFile = false
  for (let headers = await reader.next(); headers !== null; headers = await reader.next()) {
    count += 1
    if (count > maxParts) throw new BrokenForm('the form has too many parts')
    const { name, fileName, contentType } = readPartHeaders(headers)
    if (name === null) continue
    if (fileName === null && contentType !== 'application/octet-stream') {
      fields.set(name, await readField(reader))
      continue
    }
    if (hasFile) throw new BrokenForm('the form has more than one file')
    hasFile = true
    const { bytes, ended } = tellEnd(reader.body())
    const result = onFile({ bytes, claimedType: contentType, fileName: fileName === '' ? null : fileName })
    // Whoever takes the file may wait for the fields behind it: only its bytes are waited for here.
    await Promise.race([ended, result.catch(() => undefined)])
  }
  return fields
}

async function readField(reader: PartReader): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reader.body()) {
    size += chunk.length
    if (size > maxFieldBytes) throw new BrokenForm('a field is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns the same bytes, and a promise that resolves when they have been read or given up */
function tellEnd(source: AsyncGenerator<Buffer, void>): { bytes: AsyncIterable<Uint8Array>; ended: Promise<void> } {
  const end = Promise.withResolvers<void>()
  async function* bytes() {
    try {
      for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value
    } finally {
      end.resolve()
    }
  }
  return { bytes: bytes(), ended: end.promise }
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0
  for await (const chunk of chunks) {
    total += chunk.length
    if (total > maxBytes) throw new BrokenForm('the form is far too large')
    yield chunk
  }
}

function boundaryOf(contentType: string): string | null {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return found?.[1] ?? found?.[2] ?? null
}

/** Whoever stops reading early leaves the stream alive: to end a request's stream would end its connection. */
export function unendedBytes(stream: Readable): AsyncIterable<Uint8Array> {
  return stream.iterator({ destroyOnReturn: false })
}
