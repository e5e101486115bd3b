// The two cookies of an app's sign-in: host-only, out of reach of scripts, and never shown to the app's own code.
import type { IncomingMessage } from 'node:http'

import { longestSessionDays } from '@joinery/domain/sign-in'

import type { AppPlace } from './app-place.ts'

export type CookieKind = 'session' | 'flow'

const lifeSeconds: Record<CookieKind, number> = { session: longestSessionDays * 24 * 3600, flow: 600 }

/** Cookies of sign-in, which neither the app's code nor its answers may touch. */
export const signInCookie = /^(?:__Host-)?app-(?:session|flow)$/

function cookieName(place: AppPlace, kind: CookieKind): string {
  return isSecure(place) ? `__Host-app-${kind}` : `app-${kind}`
}

/** A framed cookie must be secure; browsers count `localhost` as that too. */
function isSecure(place: AppPlace): boolean {
  return place.isFramed || place.origin.startsWith('https:')
}

/** Null when there is none, and when there are several: somebody else put one beside ours. */
export function readCookie(place: AppPlace, request: IncomingMessage, kind: CookieKind): string | null {
  const name = cookieName(place, kind)
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [value] = values
  return values.length === 1 && value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : null
}

/** @param value null takes the cookie away */
export function writeCookie(place: AppPlace, kind: CookieKind, value: string | null): string {
  const attributes = [
    'Path=/',
    'HttpOnly',
    `Max-Age=${value === null ? 0 : lifeSeconds[kind]}`,
    ...(place.isFramed ? ['Secure', 'SameSite=None', 'Partitioned'] : ['SameSite=Lax']),
    ...(isSecure(place) && !place.isFramed ? ['Secure'] : []),
  ]
  return `${cookieName(place, kind)}=${value ?? ''}; ${attributes.join('; ')}`
}
