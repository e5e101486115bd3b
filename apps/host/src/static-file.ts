// Answers with one file: coding, validators, caching. Headers are made once per file, not once per request.
import type { IncomingMessage, ServerResponse } from 'node:http'

import { chooseEncoding, type Encoding, isWorthEncoding } from './encodings.ts'
import type { FileBytes, LoadBytes } from './file-bytes.ts'

export interface StaticFile {
  hash: string
  contentType: string
  /** The address names the content, so that browsers need never ask again. */
  isImmutable: boolean
  load: LoadBytes
}

/** A file ready to be sent. */
export interface SendableFile {
  /** Answers at once when the bytes are in memory; false when not. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers, reading the bytes first where needed. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void>
}

interface Sendable {
  etag: string
  /** Flat name, value list as Node writes it: for 200, and for 304. */
  headers: string[]
  unchangedHeaders: string[]
}

/** @param extraHeaders flat name, value list for answers with content */
export function createSendableFile(bytes: FileBytes, file: StaticFile, extraHeaders: readonly string[]): SendableFile {
  /** Unknown until the bytes have been seen once. */
  let isEncoded: boolean | null = null
  const byEncoding: Partial<Record<Encoding, Sendable>> = {}

  return {
    sendNow(request, response) {
      if (isEncoded === null) return false
      const encoding = isEncoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
      const sendable = byEncoding[encoding]
      const body = sendable === undefined ? undefined : bytes.peek(file.hash, encoding)
      if (sendable === undefined || body === undefined) return false
      write(request, response, sendable, body)
      return true
    },
    async send(request, response) {
      isEncoded ??= isWorthEncoding(file.contentType, (await bytes.read(file.hash, 'identity', file.load)).length)
      const encoding = isEncoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
      const body = await bytes.read(file.hash, encoding, file.load)
      const sendable = (byEncoding[encoding] ??= describe(file, { encoding, isEncoded, extraHeaders, body }))
      if (!response.destroyed) write(request, response, sendable, body)
    },
  }
}

function describe(
  file: StaticFile,
  form: { encoding: Encoding; isEncoded: boolean; extraHeaders: readonly string[]; body: Buffer },
): Sendable {
  const { encoding, isEncoded, extraHeaders, body } = form
  // A coding makes other bytes, hence another strong validator.
  const etag = `"${file.hash.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const validators = [
    'etag',
    etag,
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  ]
  if (isEncoded) validators.push('vary', 'accept-encoding')
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const content = ['content-type', file.contentType, 'content-length', String(body.length), ...coding]
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
