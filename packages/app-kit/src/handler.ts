// The server side of a generated app: API routes, page data and, in a published app, documents.
import { matchRoute } from '@joinery/contract/routes'
import { authPagePaths } from '@joinery/contract/vocabulary/auth-pages'
import { callbackUrlParameter } from '@joinery/contract/vocabulary/return-address'

import type { PageResult } from './app-store.ts'
import { provideEnvironment } from './environment.ts'
import { withRequest } from './request-scope.ts'
import { readSearchParams } from './search-params.ts'
import { isNotFound, isRedirect, isUnauthenticated } from './signals.ts'

type Params = Record<string, string>
type RouteFunction = (request: Request, context: { params: Params }) => unknown
type LoadFunction = (input: { params: Params; searchParams: Params; request: Request }) => unknown

export interface ServerRoute<Module> {
  pattern: string
  load: () => Promise<Module>
}
export interface ServerDefinition {
  api: ServerRoute<Partial<Record<string, RouteFunction>>>[]
  data: ServerRoute<{ load?: LoadFunction }>[]
  /** Patterns of all pages; null in a preview, where the browser draws them. */
  documents: { patterns: string[]; render: RenderDocument } | null
}
export type RenderDocument = (input: { url: URL; page: PageResult; request: Request }) => Promise<Response>
type Environment = Record<string, unknown>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Makes the `fetch` of a server bundle. */
export function createHandler(app: ServerDefinition) {
  return function handleRequest(request: Request, env?: Environment): Promise<Response> {
    provideEnvironment(env)
    return withRequest(request, () => answer(request, env))
  }

  async function answer(request: Request, env?: Environment): Promise<Response> {
    const url = new URL(request.url)
    const isDevelopment = ['development', 'preview'].includes(String(env?.['ENVIRONMENT']))
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
      return withoutBody(request, await answerRoute(app, request, url, isDevelopment))
    }
    if (url.pathname === '/_joinery/data') return answerData(app, request, url, isDevelopment)
    return withoutBody(request, await answerDocument(app, request, url, isDevelopment))
  }
}

function withoutBody(request: Request, response: Response): Response {
  return request.method === 'HEAD' ? new Response(null, response) : response
}

async function answerRoute(app: ServerDefinition, request: Request, url: URL, isDevelopment: boolean) {
  const match = matchRoute(
    app.api.map((route) => route.pattern),
    url.pathname,
  )
  const route = app.api.find((candidate) => candidate.pattern === match?.pattern)
  if (match === null || route === undefined) return Response.json({ error: 'Not found' }, { status: 404 })
  try {
    const module = await route.load()
    const name = request.method === 'HEAD' && module['HEAD'] === undefined ? 'GET' : request.method
    const answer = methods.includes(name) ? module[name] : undefined
    if (answer === undefined) return refuseMethod(module, request.method)
    return toResponse(await answer(request, { params: match.params }))
  } catch (error) {
    if (error instanceof Response) return error
    if (isNotFound(error)) return Response.json({ error: 'Not found' }, { status: 404 })
    if (isUnauthenticated(error)) return Response.json({ error: 'Sign in first.' }, { status: 401 })
    if (isRedirect(error)) return new Response(null, { status: 303, headers: { location: error.href } })
    report(request, error)
    return Response.json(describe(error, isDevelopment), { status: 500 })
  }
}

function toResponse(value: unknown): Response {
  if (value instanceof Response) return value
  return value === undefined || value === null ? new Response(null, { status: 204 }) : Response.json(value)
}

function refuseMethod(module: Partial<Record<string, unknown>>, method: string): Response {
  const has = methods.filter((name) => typeof module[name] === 'function')
  const allow = [...new Set(['OPTIONS', ...has, ...(has.includes('GET') ? ['HEAD'] : [])])].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  return Response.json({ error: `${method} is not offered here` }, { status: 405, headers: { allow } })
}

async function answerData(app: ServerDefinition, request: Request, url: URL, isDevelopment: boolean) {
  if (request.method !== 'GET') return refuseMethod({ GET: answerData }, request.method)
  const path = url.searchParams.get('path') ?? '/'
  // `//host` would leave this origin, so only the path and the query of what was asked are kept.
  const page = new URL(url.origin)
  const [pathname, search] = path.split(/\?(.*)/s)
  page.pathname = pathname ?? '/'
  page.search = search ?? ''
  return Response.json(await loadPage(app, request, page, isDevelopment), { headers: { 'cache-control': 'no-store' } })
}

async function loadPage(
  app: ServerDefinition,
  request: Request,
  url: URL,
  isDevelopment: boolean,
): Promise<PageResult & { redirect?: string }> {
  const match = matchRoute(app.documents?.patterns ?? app.data.map((route) => route.pattern), url.pathname)
  if (match === null) return { status: 404, data: null }
  const route = app.data.find((candidate) => candidate.pattern === match.pattern)
  if (route === undefined) return { status: 200, data: null }
  try {
    const { load } = await route.load()
    if (load === undefined) return { status: 200, data: null }
    const input = {
      params: match.params,
      searchParams: readSearchParams(url.search),
      request: new Request(url, { headers: request.headers }),
    }
    return { status: 200, data: (await load(input)) ?? null }
  } catch (error) {
    if (isNotFound(error)) return { status: 404, data: null }
    if (isRedirect(error)) return { status: 302, data: null, redirect: error.href }
    if (isUnauthenticated(error)) return { status: 302, data: null, redirect: signInAddress(url) }
    report(request, error)
    const { error: message, stack } = describe(error, isDevelopment)
    return { status: 500, data: null, error: { message, ...(stack === undefined ? {} : { stack }) } }
  }
}

async function answerDocument(app: ServerDefinition, request: Request, url: URL, isDevelopment: boolean) {
  if (app.documents === null) return new Response('Not found', { status: 404 })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuseMethod({ GET: answerDocument }, request.method)
  const page = await loadPage(app, request, url, isDevelopment)
  if (page.redirect !== undefined) {
    return new Response(null, { status: 302, headers: { location: page.redirect, 'cache-control': 'no-store' } })
  }
  return app.documents.render({ url, page, request })
}

function signInAddress(url: URL): string {
  const back = new URLSearchParams({ [callbackUrlParameter]: url.pathname + url.search })
  return `${authPagePaths.AUTH_PAGE_SIGN_IN}?${back}`
}

/** What a caller may learn about a fault: everything while building, nothing in production. */
function describe(error: unknown, isDevelopment: boolean): { error: string; stack?: string } {
  if (!isDevelopment) return { error: 'Something went wrong on our side.' }
  if (!(error instanceof Error)) return { error: String(error) }
  return error.stack === undefined ? { error: error.message } : { error: error.message, stack: error.stack }
}

function report(request: Request, error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // oxlint-disable-next-line no-console -- inside the sandbox the console is the app's log
  console.error(`${request.method} ${new URL(request.url).pathname} failed: ${text}`)
}
