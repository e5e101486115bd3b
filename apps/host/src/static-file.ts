// Answers with one file: coding, validators, caching. Headers are made once per file, not once per request.
import type { IncomingMessage, ServerResponse } from 'node:http'

import { chooseEncoding, type Encoding, isWorthEncoding } from './encodings.ts'
import type { FileBytes } from './file-bytes.ts'

export interface StaticFile {
  hash: string
  contentType: string
  /** The address names the content, so that browsers need never ask again. */
  isImmutable: boolean
}

/** Files of one deployment ready to be sent. */
export interface StaticFiles {
  has(path: string): boolean
  /** Answers at once when the bytes are in memory; false when not, or when this is no static file. */
  sendNow(path: string, request: IncomingMessage, response: ServerResponse): boolean
  /** Answers, reading the bytes first where needed. The path must be there (`has`). */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>
}

interface Sendable {
  etag: string
  /** Flat name, value list as Node writes it: for 200, and for 304. */
  headers: string[]
  unchangedHeaders: string[]
}

interface Prepared {
  file: StaticFile
  /** Unknown until the bytes have been seen once. */
  isEncoded: boolean | null
  byEncoding: Partial<Record<Encoding, Sendable>>
}

export function createStaticFiles(
  bytes: FileBytes,
  files: ReadonlyMap<string, StaticFile>,
  extraHeaders: readonly string[],
): StaticFiles {
  const prepared = new Map<string, Prepared>()
  for (const [path, file] of files) prepared.set(path, { file, isEncoded: null, byEncoding: {} })

  function sendNow(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = prepared.get(path)
    if (entry === undefined || entry.isEncoded === null) return false
    const encoding = entry.isEncoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const sendable = entry.byEncoding[encoding]
    const body = bytes.peek(entry.file.hash, encoding)
    if (sendable === undefined || body === undefined) return false
    write(request, response, sendable, body)
    return true
  }

  async function send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = prepared.get(path)
    if (entry === undefined) throw new Error(`no static file ${path}`)
    const { file } = entry
    entry.isEncoded ??= isWorthEncoding(file.contentType, (await bytes.read(file.hash, 'identity')).length)
    const encoding = entry.isEncoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const body = await bytes.read(file.hash, encoding)
    const sendable = (entry.byEncoding[encoding] ??= describe(entry, encoding, body.length, extraHeaders))
    if (!response.destroyed) write(request, response, sendable, body)
  }

  return { has: (path) => prepared.has(path), sendNow, send }
}

function describe(
  { file, isEncoded }: Prepared,
  encoding: Encoding,
  length: number,
  extraHeaders: readonly string[],
): Sendable {
  // A coding makes other bytes, hence another strong validator.
  const etag = `"${file.hash.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const validators = [
    'etag',
    etag,
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  ]
  if (isEncoded === true) validators.push('vary', 'accept-encoding')
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const content = ['content-type', file.contentType, 'content-length', String(length), ...coding]
  return { etag, headers: [...content, ...validators, ...extraHeaders], unchangedHeaders: validators }
}

function write(request: IncomingMessage, response: ServerResponse, sendable: Sendable, body: Buffer): void {
  const condition = request.headers['if-none-match']
  if (condition !== undefined && isUnchanged(condition, sendable.etag)) {
    response.writeHead(304, sendable.unchangedHeaders).end()
    return
  }
  response.writeHead(200, sendable.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** If-None-Match compares weakly: a proxy may have marked our tag so. */
export function isUnchanged(condition: string, etag: string): boolean {
  return condition.split(',').some((part) => {
    const candidate = part.trim()
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`
  })
}
