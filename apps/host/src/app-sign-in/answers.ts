// How sign-in answers: documents, JSON and redirects that nobody keeps and nobody frames.
import type { ServerResponse } from 'node:http'

import { authPagePaths } from '@joinery/contract/vocabulary/auth-pages'
import { callbackUrlParameter } from '@joinery/contract/vocabulary/return-address'
import type { SignInError } from '@joinery/contract/vocabulary/sign-in-providers'

export interface AnswerRules {
  response: ServerResponse
  /** Who may frame the pages, as CSP says it. */
  frameAncestors: string
  /** Origins that a form leads to by way of us. */
  formTargets: readonly string[]
}

export function sendDocument(
  { response, frameAncestors, formTargets }: AnswerRules,
  status: number,
  html: string,
  headers: Record<string, string> = {},
): void {
  send(response, status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action ${["'self'", ...formTargets].join(' ')}; base-uri 'none'; frame-ancestors ${frameAncestors}`,
    ...headers,
  })
}

export function sendJson(
  { response }: Pick<AnswerRules, 'response'>,
  status: number,
  value: unknown,
  cookies: readonly string[] = [],
): void {
  send(response, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
  })
}

/** After a form: the address is asked for with GET. */
export function sendOnwards(
  { response }: Pick<AnswerRules, 'response'>,
  location: string,
  cookies: readonly string[] = [],
): void {
  send(response, 303, '', { location, ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) })
}

/** The address that tells of a failure (decisions, "Routes"). */
export function addressOfError(
  page: 'AUTH_PAGE_SIGN_IN' | 'AUTH_PAGE_SIGN_UP',
  error: SignInError,
  callbackUrl: string,
): string {
  const query = new URLSearchParams({ error, ...(callbackUrl === '/' ? {} : { [callbackUrlParameter]: callbackUrl }) })
  return `${authPagePaths[page]}?${query}`
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string | readonly string[]>,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    vary: 'cookie',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
    ),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
