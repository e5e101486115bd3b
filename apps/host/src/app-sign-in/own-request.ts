// Whether a request comes from the app itself. Apps are neighbours under one domain: to browsers they are one site, so
// that cookies alone would let one app act in the name of another's visitors.
import type { IncomingMessage } from 'node:http'

import type { AppPlace } from './app-place.ts'

/** Somebody is recognised only then; without these headers there is no browser whose cookies could be abused. */
export function isOwnRequest({ origin, isFramed }: AppPlace, { method, headers }: IncomingMessage): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  if (headers.origin !== undefined && headers.origin !== origin) return false
  const from = headers['sec-fetch-site']
  if (from === undefined || from === 'same-origin' || from === 'none') return true
  // A link from elsewhere may open a page, in a tab of its own; a preview's frame belongs to the builder.
  const opens = headers['sec-fetch-dest'] === 'document' || (isFramed && headers['sec-fetch-dest'] === 'iframe')
  return isReading && headers['sec-fetch-mode'] === 'navigate' && opens
}

/** Signing in or out: browsers say where every form and every script's POST comes from. */
export function isOwnPost({ origin }: AppPlace, { headers }: IncomingMessage): boolean {
  return headers.origin === origin
}
