// Cookies of apps beside each other below one parent domain. A browser lets every one of them set cookies that its
// neighbours receive, too; only names with the prefix __Host- are out of their reach. So what an app's server keeps from
// its own scripts is kept under such a name, and comes back to it under its own.
import { signInCookie } from './app-sign-in/index.ts'

const guardPrefix = '__Host-app.'

/** Cookies of the builder, should a browser ever send them to an app's origin. */
const builderCookie = /^(?:__Host-|__Secure-)?(?:joinery|better-auth)[._-]/i

/** The cookie header as the app's code sees it; empty when nothing is left. */
export function appCookies(header: string): string {
  const pairs = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !builderCookie.test(pair) && !signInCookie.test(cookieNameOf(pair)))
  const guarded = pairs.filter((pair) => pair.startsWith(guardPrefix)).map((pair) => pair.slice(guardPrefix.length))
  const names = guarded.map(cookieNameOf)
  // A browser keeps one of each guarded name: where there are two, one of them was put there by a trick.
  const own = guarded.filter((pair) => names.filter((name) => name === cookieNameOf(pair)).length === 1)
  // Of a name that the app's server has written itself, nobody else's value counts.
  const others = pairs.filter((pair) => !pair.startsWith(guardPrefix) && !names.includes(cookieNameOf(pair)))
  return [...own, ...others].join('; ')
}

/**
 * What the browser is told instead of an app's own `Set-Cookie`: one or two headers, or none.
 *
 * @param origin the app's; without https browsers do not keep guarded names
 */
export function browserCookies(cookie: string, origin: string): string[] {
  const name = cookieNameOf(cookie)
  if (signInCookie.test(name) || name.startsWith(guardPrefix)) return []
  const kept = withoutDomain(cookie)
  const isOwnName = !/^__(?:Host|Secure)-/i.test(name)
  const isOfAllPaths = attributeOf(cookie, 'path') === '/'
  if (!origin.startsWith('https:') || !isOwnName || !isOfAllPaths) return [kept]
  const guarded = `${guardPrefix}${kept.trimStart()}${attributeOf(cookie, 'secure') === null ? '; Secure' : ''}`
  // An app that takes a cookie away does not always repeat how it set it.
  if (isRemoval(cookie)) return [kept, guarded]
  return attributeOf(cookie, 'httponly') === null ? [kept] : [guarded]
}

/** An app's cookies stay on the app's own host, whatever it asks for. */
export function withoutDomain(cookie: string): string {
  return cookie
    .split(';')
    .filter((part, index) => index === 0 || !/^\s*domain\s*=/i.test(part))
    .join(';')
}

function cookieNameOf(pair: string): string {
  return pair.split('=')[0]?.trim() ?? ''
}

/** @returns null when the cookie has no such attribute; the last one counts */
function attributeOf(cookie: string, wanted: string): string | null {
  const found = cookie
    .split(';')
    .slice(1)
    .map((part) => part.trim().split('='))
    .findLast(([name = '']) => name.trim().toLowerCase() === wanted)
  return found === undefined ? null : (found[1] ?? '').trim()
}

function isRemoval(cookie: string): boolean {
  const maxAge = attributeOf(cookie, 'max-age')
  if (maxAge !== null) return Number(maxAge) <= 0
  const expires = attributeOf(cookie, 'expires')
  return expires !== null && Date.parse(expires) < Date.now()
}
