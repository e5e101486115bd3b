// A visitor's request to a whole app: a file, or the app itself in the sandbox. Published apps and those that are
// looked at before are served by the same code.
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Services } from '@joinery/domain'
import type { AppVersion } from '@joinery/runtime'

import { type AppPlace, type AppSignIn, isOfSignIn } from './app-sign-in/index.ts'
import type { Exchange } from './exchange.ts'
import { faviconPath, fileNotFound, sendNoIcon, sendPlainPage } from './plain-pages.ts'
import type { SendableFile } from './static-file.ts'
import { sendWebResponse, toWebRequest } from './web-messages.ts'

export interface ServedApp {
  place: AppPlace
  /** By URL path. */
  files: ReadonlyMap<string, SendableFile>
  serverVersion(): Promise<AppVersion>
}

/** Under it every file is named by its content, so that browsers may keep it for ever. */
export const hashedFilesPrefix = '/_joinery/'
/** Addresses under it that are no file; everything else there is a file or nothing. */
const dataPath = '/_joinery/data'

export const staticHeaders = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
] as const

/**
 * The path of a file that may answer this request, or null. A document was rendered without a query, so a request
 * with one goes to the app; hashed files do not mind.
 */
export function staticPathOf(method: string | undefined, url: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const query = url.indexOf('?')
  if (query === -1) return url
  return url.startsWith(hashedFilesPrefix) ? url.slice(0, query) : null
}

/** Answers from memory, without waiting for anything; false when that is not possible. */
export function answerStaticNow(
  { files }: Pick<ServedApp, 'files'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = staticPathOf(request.method, request.url ?? '/')
  return path !== null && !isOfSignIn(path) && files.get(path)?.sendNow(request, response) === true
}

export async function answerApp(
  services: Pick<Services, 'runtime'>,
  signIn: AppSignIn,
  app: ServedApp,
  exchange: Exchange,
): Promise<void> {
  const { request, response, requestId, gone } = exchange
  if (await signIn.answer(app.place, exchange)) return
  const url = request.url ?? '/'
  const path = staticPathOf(request.method, url)
  const file = path === null ? undefined : app.files.get(path)
  if (file !== undefined) {
    await file.send(request, response)
    return
  }
  if (path !== null && path.length > 1 && path.endsWith('/') && app.files.has(path.slice(0, -1))) {
    response.writeHead(308, { location: path.slice(0, -1), 'cache-control': 'no-cache' }).end()
    return
  }
  if (path === faviconPath) {
    sendNoIcon(response)
    return
  }
  if (url.startsWith(hashedFilesPrefix) && !url.startsWith(dataPath)) {
    sendPlainPage(response, fileNotFound)
    return
  }
  const [version, user] = await Promise.all([app.serverVersion(), signIn.identify(app.place, request)])
  const { origin } = app.place
  const answer = await services.runtime.fetch(version, toWebRequest(request, { origin, requestId, gone, user }))
  await sendWebResponse(response, answer, {
    origin,
    headers: {
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      ...(answer.headers.has('referrer-policy') ? {} : { 'referrer-policy': 'strict-origin-when-cross-origin' }),
      // Rows change: what the app does not allow to be kept is asked for again.
      ...(answer.headers.has('cache-control') ? {} : { 'cache-control': 'private, no-cache' }),
    },
  })
}
