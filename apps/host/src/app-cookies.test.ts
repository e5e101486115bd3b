import { expect, test } from 'vitest'

import { appCookies, browserCookies, withoutDomain } from './app-cookies.ts'

const secure = 'https://bakery.apps.test'

test('the builder’s cookies and those of sign-in never reach an app, the app’s own do', () => {
  expect(appCookies('a=1; __Host-joinery.session=secret; better-auth.session_token=x; __Host-app-session=y; b=2')).toBe(
    'a=1; b=2',
  )
})

test('a cookie of an app cannot reach other hosts', () => {
  expect(withoutDomain('id=1; Path=/; Domain=localhost; HttpOnly')).toBe('id=1; Path=/; HttpOnly')
  expect(withoutDomain('domain=kept; Path=/')).toBe('domain=kept; Path=/')
})

test('what a server keeps from scripts is kept under a guarded name and comes back under its own', () => {
  expect(browserCookies('sid=1; Path=/; Domain=apps.test; HttpOnly; SameSite=Lax', secure)).toEqual([
    '__Host-app.sid=1; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(appCookies('__Host-app.sid=1; theme=dark')).toBe('sid=1; theme=dark')
})

test('somebody else’s value of a guarded name does not count, wherever it stands', () => {
  expect(appCookies('sid=evil; __Host-app.sid=1; sid=worse')).toBe('sid=1')
  expect(appCookies('__Host-app.sid=evil; __Host-app.sid=1; a=2; sid=worse')).toBe('a=2')
})

test('cookies for scripts, for some paths, with a prefix of their own or without https stay as they are', () => {
  for (const cookie of ['theme=dark; Path=/', 'sid=1; Path=/api; HttpOnly', '__Host-own=1; Path=/; Secure; HttpOnly']) {
    expect(browserCookies(cookie, secure)).toEqual([cookie])
  }
  expect(browserCookies('sid=1; Path=/; HttpOnly', 'http://bakery.localhost:3000')).toEqual(['sid=1; Path=/; HttpOnly'])
})

test('a cookie that is taken away goes under both names', () => {
  const gone = ['sid=; Path=/; Max-Age=0', 'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure']
  expect(gone.map((cookie) => browserCookies(cookie, secure))).toEqual([
    [gone[0], '__Host-app.sid=; Path=/; Max-Age=0; Secure'],
    [gone[1], `__Host-app.${gone[1]}`],
  ])
})

test('an app can neither write guarded names nor those of sign-in itself', () => {
  expect(browserCookies('__Host-app.sid=1; Path=/; Secure', secure)).toEqual([])
  expect(browserCookies('__Host-app-session=1; Path=/; Secure', secure)).toEqual([])
  expect(browserCookies('app-session=1; Path=/', 'http://bakery.localhost:3000')).toEqual([])
})
