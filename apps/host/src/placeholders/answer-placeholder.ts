// GET /v0/image?prompt=… on every host: the builder's, previews' and published apps'.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { placeholderImagePath } from '@joinery/contract/vocabulary/placeholder-image'

import { drawPlaceholder } from './placeholder-image.ts'

/** Opened by itself, the picture is a document: it may do nothing there but wear its own tones by day and by night. */
function policyOf(image: string): string {
  const [, style] = /<style>([^<]*)<\/style>/.exec(image) ?? []
  const own = style === undefined ? '' : ` style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`
  return `default-src 'none';${own} sandbox`
}

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/** @returns false when the request is for something else */
export function answerPlaceholder(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? ''
  if (!url.startsWith(placeholderImagePath)) return false
  const [path, query = ''] = url.split('?', 2)
  if (path !== placeholderImagePath) return false
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return true
  }
  const asked = new URLSearchParams(query)
  const drawn = drawPlaceholder(asked.get('prompt') ?? '', { isFree: asked.get('fit') === 'place' })
  const image = Buffer.from(drawn)
  const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag, 'cache-control': headers['cache-control'] }).end()
    return true
  }
  response.writeHead(200, {
    ...headers,
    'content-security-policy': policyOf(drawn),
    etag,
    'content-length': image.length,
  })
  response.end(request.method === 'HEAD' ? undefined : image)
  return true
}
