// A request to a preview: the compiler draws documents, the sandbox answers for data and functions.
import type { Diagnostic } from '@joinery/contract/files'
import type { PageData } from '@joinery/compiler'
import type { Services } from '@joinery/domain'
import { browserVariables } from '@joinery/domain/preview'

import { type AppPlace, type AppSignIn, isOfSignIn } from './app-sign-in/index.ts'
import type { SocketApp } from './app-sockets.ts'
import type { Exchange } from './exchange.ts'
import { badRequest, faviconPath, fileNotFound, previewEnded, sendNoIcon, sendPlainPage } from './plain-pages.ts'
import { answerRows } from './rows/answer-rows.ts'
import type { SendableFile } from './static-file.ts'
import { sendWebResponse, toWebRequest } from './web-messages.ts'

type OpenPreview = Awaited<ReturnType<Services['previews']['open']>>

export interface PreviewFinders {
  findTarget: (token: string) => Promise<OpenPreview['target'] | null>
  findAsset: (path: string) => Promise<SendableFile | null>
  signIn: AppSignIn
}

/** More than this only while a build writes on and on; the page then hears of the rest as updates. */
const maxDataReads = 3
const dataPath = '/_joinery/data'
/** In a line of a stack, once it has been turned into places of the app's files. */
const ownPlace = /\b(web\/[^\s():]+):(\d+):(\d+)/

export async function answerPreview(
  services: Services,
  { findTarget, findAsset, signIn }: PreviewFinders,
  exchange: Exchange & { token: string },
): Promise<void> {
  const { request, response, token } = exchange
  const target = await findTarget(token)
  if (target === null) {
    sendPlainPage(response, previewEnded)
    return
  }
  const origin = new URL(services.addresses.previewUrl(token)).origin
  const url = URL.parse(`${origin}${request.url ?? '/'}`)
  if (url === null) {
    sendPlainPage(response, badRequest)
    return
  }
  if (url.pathname === faviconPath) {
    sendNoIcon(response)
  } else if (url.pathname === dataPath) {
    await answerData(services, await openVisit(services, signIn, target, url), exchange, url)
  } else if (url.pathname.startsWith('/_joinery/')) {
    const asset = await findAsset(url.pathname)
    if (asset === null) sendPlainPage(response, fileNotFound)
    else await asset.send(request, response)
  } else {
    const visit = await openVisit(services, signIn, target, url)
    if (isOfSignIn(url.pathname) && (await signIn.answer(visit.place, exchange))) return
    if (await answerRows(services, signIn, visit.place, exchange)) return
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) await answerFunction(services, visit, exchange)
    else await answerDocument(services, visit, exchange, url)
  }
}

/** An open preview, and where its visitors sign in. */
interface Visit {
  preview: OpenPreview
  place: AppPlace
  signIn: AppSignIn
}

async function openVisit(
  services: Services,
  signIn: AppSignIn,
  target: OpenPreview['target'],
  url: URL,
): Promise<Visit> {
  const preview = await services.previews.open(target)
  const place: AppPlace = {
    accounts: { projectGroupId: target.projectGroupId, environment: 'development' },
    origin: url.origin,
    isFramed: true,
    revisionId: target.revisionId ?? undefined,
    hasPage: (path) => preview.session.routes.some((route) => route.path === path),
  }
  return { preview, place, signIn }
}

/** The app that a visitor's WebSocket goes to; null when there is no such preview. */
export async function findPreviewSocketApp(
  services: Services,
  { findTarget, signIn }: Pick<PreviewFinders, 'findTarget' | 'signIn'>,
  token: string,
): Promise<SocketApp | null> {
  const target = await findTarget(token)
  if (target === null) return null
  const { preview, place } = await openVisit(services, signIn, target, new URL(services.addresses.previewUrl(token)))
  return {
    place,
    async serverVersion() {
      const version = await preview.serverVersion()
      return version.ok ? version.app : null
    },
  }
}

/** The address is a secret and the frame belongs to the builder: no referrer, no other parent, nothing kept. */
function frameHeaders(services: Services): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors ${services.addresses.builderOrigin}; object-src 'none'; base-uri 'self'`,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}

async function answerFunction(
  services: Services,
  { preview, place, signIn }: Visit,
  { request, response, requestId, gone }: Exchange,
): Promise<void> {
  const { origin } = place
  const version = await preview.serverVersion()
  if (!version.ok) {
    sendJson(services, response, 500, { error: firstMessage(version.diagnostics), diagnostics: version.diagnostics })
    return
  }
  const user = await signIn.identify(place, request)
  const answer = await services.runtime.fetch(version.app, toWebRequest(request, { origin, requestId, gone, user }))
  await sendWebResponse(response, answer, {
    origin,
    headers: {
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      ...(answer.headers.has('cache-control') ? {} : { 'cache-control': 'no-store' }),
    },
  })
}

async function answerData(services: Services, visit: Visit, exchange: Exchange, url: URL): Promise<void> {
  const page = await readPageData(services, visit, exchange, url)
  sendJson(services, exchange.response, 200, page)
}

async function answerDocument(services: Services, visit: Visit, exchange: Exchange, url: URL): Promise<void> {
  const { preview } = visit
  const { request, response } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
    return
  }
  const asked = new URL(dataPath, url.origin)
  asked.searchParams.set('path', url.pathname + url.search)
  const page = preview.session.needsData(url.pathname) ? await readFreshData(services, visit, exchange, asked) : null
  if (page?.redirect !== undefined) {
    response.writeHead(302, { ...frameHeaders(services), location: page.redirect }).end()
    return
  }
  const { status, html } = await preview.session.renderDocument({
    pathname: url.pathname,
    page,
    builderOrigin: services.addresses.builderOrigin,
    variables: await browserVariables(services, {
      ...visit.place.accounts,
      ...(preview.target.revisionId === null ? {} : { deployment: 'PREVIEW' }),
    }),
  })
  response.writeHead(status, {
    ...frameHeaders(services),
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'x-request-id': exchange.requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}

/** Data by the server code of the modules it is drawn with: a build may have moved on while the sandbox answered. */
async function readFreshData(
  services: Services,
  visit: Visit,
  exchange: Exchange,
  asked: URL,
): Promise<PageData & { redirect?: string }> {
  const { session } = visit.preview
  for (let attempt = 1; ; attempt += 1) {
    const before = await session.buildServer()
    const page = await readPageData(services, visit, exchange, asked)
    if (attempt === maxDataReads || (await session.buildServer()) === before) return page
  }
}

/** What `load` of the page returned. Code that does not compile or a sandbox that does not answer is told as data. */
async function readPageData(
  services: Services,
  { preview, place, signIn }: Visit,
  { request, requestId, gone }: Exchange,
  url: URL,
): Promise<PageData & { redirect?: string }> {
  const asked = URL.parse(url.searchParams.get('path') ?? '/', url.origin)
  if (asked === null || !preview.session.needsData(asked.pathname)) return { status: 200, data: null }
  const version = await preview.serverVersion()
  if (!version.ok) return failedPage(version.diagnostics[0], 'The server code does not compile.')
  const user = await signIn.identify(place, request)
  const { headers } = toWebRequest(request, { origin: url.origin, requestId, gone, user })
  const answer = await services.runtime.fetch(version.app, new Request(url, { headers, signal: gone.signal }))
  const text = await answer.text()
  return (
    readPage(text, (stack) => services.runtime.mapStack(version.app, stack)) ??
    failedPage(undefined, text.slice(0, 500))
  )
}

function failedPage(diagnostic: Diagnostic | undefined, message: string): PageData {
  return { status: 500, data: null, error: diagnostic ?? { severity: 'error', code: 'runtime.error', message } }
}

/**
 * Reads what the app's own handler wrote: `{ status, data, redirect?, error? }`; null when it is something else.
 *
 * @param mapStack turns places in the bundle into places in the app's files
 */
export function readPage(text: string, mapStack: (stack: string) => string): (PageData & { redirect?: string }) | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  if (!('status' in value) || typeof value.status !== 'number') return null
  const page: PageData & { redirect?: string } = { status: value.status, data: 'data' in value ? value.data : null }
  if ('redirect' in value && typeof value.redirect === 'string') page.redirect = value.redirect
  if ('error' in value && typeof value.error === 'object' && value.error !== null && 'message' in value.error) {
    const stack = 'stack' in value.error && typeof value.error.stack === 'string' ? value.error.stack : ''
    page.error = {
      severity: 'error',
      code: 'runtime.error',
      message: String(value.error.message),
      ...placeOf(mapStack(stack)),
    }
  }
  return page
}

/** Lines of the stack that are the app's own, and where the first of them points. */
function placeOf(stack: string): Pick<Diagnostic, 'file' | 'line' | 'column' | 'frame'> {
  const own = stack.split('\n').filter((line) => ownPlace.test(line))
  const [, file, line, column] = ownPlace.exec(own[0] ?? '') ?? []
  return file === undefined ? {} : { file, line: Number(line), column: Number(column), frame: own.join('\n') }
}

function firstMessage(diagnostics: readonly Diagnostic[]): string {
  return diagnostics[0]?.message ?? 'The server code does not compile.'
}

function sendJson(services: Services, response: Exchange['response'], status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    ...frameHeaders(services),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
