// A visitor's request to a published app: a file, or the app itself in the sandbox.
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Services } from '@joinery/domain'

import type { Exchange } from './exchange.ts'
import type { LiveSite, LiveSites } from './live-sites.ts'
import { faviconPath, fileNotFound, notPublished, sendNoIcon, sendPlainPage } from './plain-pages.ts'
import { sendWebResponse, toWebRequest } from './web-messages.ts'

/** Addresses under it that are no file; everything else there is a file or nothing. */
const dataPath = '/_joinery/data'

/**
 * The path of a file that may answer this request, or null. A document was rendered without a query, so a request
 * with one goes to the app; hashed files do not mind.
 */
export function staticPathOf(method: string | undefined, url: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const query = url.indexOf('?')
  if (query === -1) return url
  return url.startsWith('/_joinery/') ? url.slice(0, query) : null
}

/** Answers from memory, without waiting for anything; false when that is not possible. */
export function answerStaticNow(site: LiveSite, request: IncomingMessage, response: ServerResponse): boolean {
  const path = staticPathOf(request.method, request.url ?? '/')
  return path !== null && site.files.get(path)?.sendNow(request, response) === true
}

export async function answerPublished(
  services: Services,
  sites: LiveSites,
  { projectGroupId, request, response, requestId, gone }: Exchange & { projectGroupId: string },
): Promise<void> {
  const site = await sites.read(projectGroupId)
  if (site === null) {
    sendPlainPage(response, notPublished)
    return
  }
  const url = request.url ?? '/'
  const path = staticPathOf(request.method, url)
  const file = path === null ? undefined : site.files.get(path)
  if (file !== undefined) {
    await file.send(request, response)
    return
  }
  if (path !== null && path.length > 1 && path.endsWith('/') && site.files.has(path.slice(0, -1))) {
    response.writeHead(308, { location: path.slice(0, -1), 'cache-control': 'no-cache' }).end()
    return
  }
  if (path === faviconPath) {
    sendNoIcon(response)
    return
  }
  if (url.startsWith('/_joinery/') && !url.startsWith(dataPath)) {
    sendPlainPage(response, fileNotFound)
    return
  }
  const origin = new URL(services.addresses.publishedUrl(projectGroupId)).origin
  const app = await site.deployment.serverVersion()
  const answer = await services.runtime.fetch(app, toWebRequest(request, { origin, requestId, gone }))
  await sendWebResponse(response, answer, {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...(answer.headers.has('referrer-policy') ? {} : { 'referrer-policy': 'strict-origin-when-cross-origin' }),
    // Rows change: what the app does not allow to be kept is asked for again.
    ...(answer.headers.has('cache-control') ? {} : { 'cache-control': 'private, no-cache' }),
  })
}
