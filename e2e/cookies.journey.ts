// Apps of strangers below one parent domain, as on a real installation with https: none reads, replaces or plants the
// cookies of another. Each trick is first shown to work between apps that are served without the host's rules. On
// *.localhost browsers refuse such cookies by themselves, so the apps are called *.apps.test.
import { createServer, type Server } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sendWebResponse, toWebRequest } from '../apps/host/src/web-messages.ts'
import { chromiumPath } from './browser.ts'
import { certificate, privateKey } from './fixtures/apps-certificate.ts'

type App = (request: Request) => Response

/** A shop with a session as apps write one, and a page that tells what its server sees. */
const victim: App = (request) => {
  const { pathname } = new URL(request.url)
  const headers = new Headers({ 'content-type': 'text/html' })
  if (pathname === '/signin') headers.append('set-cookie', 'sid=mine; Path=/; HttpOnly; Secure; SameSite=Lax')
  if (pathname === '/signin-for-all')
    headers.append('set-cookie', 'sid=mine; Path=/; Domain=apps.test; HttpOnly; Secure')
  if (pathname === '/signout') headers.append('set-cookie', 'sid=; Path=/; Max-Age=0')
  return new Response(`<body>${request.headers.get('cookie') ?? 'none'}</body>`, { headers })
}

/** Sets what the address says, as its server. */
const attacker: App = (request) => {
  const { searchParams } = new URL(request.url)
  const headers = new Headers({ 'content-type': 'text/html' })
  for (const cookie of searchParams.getAll('set')) headers.append('set-cookie', cookie)
  return new Response(`<body>${request.headers.get('cookie') ?? 'none'}</body>`, { headers })
}

const apps: Readonly<Record<string, App>> = { victim, attacker }
const ways = ['bare', 'hosted'] as const
type Way = (typeof ways)[number]
let browser: Browser
let servers: Record<Way, { server: Server; port: number }>

beforeAll(async () => {
  servers = { bare: await listen(answerBare), hosted: await listen(answerHosted) }
  browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--host-resolver-rules=MAP *.apps.test 127.0.0.1', '--disable-quic', '--no-first-run'],
    chromiumSandbox: process.getuid?.() !== 0,
  })
})

afterAll(async () => {
  await browser?.close()
  for (const { server } of Object.values(servers ?? {})) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: (name: string, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) {
  const server = createServer({ cert: certificate, key: privateKey }, (incoming, outgoing) => {
    answer(incoming.headers.host?.split('.')[0] ?? '', incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

async function answerBare(name: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = Object.entries(incoming.headers).map(([key, value]): [string, string] => [key, String(value)])
  const response =
    apps[name]?.(new Request(`https://${name}.apps.test${incoming.url}`, { headers })) ?? Response.error()
  outgoing.setHeaders(response.headers)
  outgoing.setHeader('set-cookie', response.headers.getSetCookie())
  outgoing.end(await response.text())
}

async function answerHosted(name: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const origin = `https://${name}.apps.test`
  const input = { origin, requestId: crypto.randomUUID(), gone: new AbortController(), user: null }
  const response = apps[name]?.(toWebRequest(incoming, input)) ?? Response.error()
  await sendWebResponse(outgoing, response, { origin, headers: {} })
}

interface Visit {
  /** Opens a path of an app, and what its server saw. */
  open: (app: 'victim' | 'attacker', path: string) => Promise<string>
  /** Runs in the attacker's page. */
  inAttackersPage: (script: string) => Promise<void>
}

async function visit(way: Way, work: (visit: Visit) => Promise<void>): Promise<void> {
  const context: BrowserContext = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const open = async (app: 'victim' | 'attacker', path: string) => {
    await page.goto(`https://${app}.apps.test:${servers[way].port}${path}`)
    return page.locator('body').innerText()
  }
  await work({
    open,
    async inAttackersPage(script) {
      await open('attacker', '/')
      await page.evaluate(script)
    },
  })
  await context.close()
}

/** What both ways make of the same visit. */
async function bothWays(work: (visit: Visit) => Promise<string>): Promise<Record<Way, string>> {
  const seen: Record<Way, string> = { bare: '', hosted: '' }
  for (const way of ways) {
    await visit(way, async (each) => {
      seen[way] = await work(each)
    })
  }
  return seen
}

const planted = encodeURIComponent('sid=evil; Path=/; Domain=apps.test; Secure')

test('a session works: it is set, it comes back, it goes away', async () => {
  const seen = await bothWays(async ({ open }) => {
    await open('victim', '/signin')
    const signedIn = await open('victim', '/')
    await open('victim', '/signout')
    return `${signedIn}, then ${await open('victim', '/')}`
  })
  expect(seen).toEqual({ bare: 'sid=mine, then none', hosted: 'sid=mine, then none' })
})

test('an app that offers its session to all does not hand it to a neighbour', async () => {
  const seen = await bothWays(async ({ open }) => {
    await open('victim', '/signin-for-all')
    return open('attacker', '/')
  })
  expect(seen).toEqual({ bare: 'sid=mine', hosted: 'none' })
})

test('a neighbour’s server cannot plant a cookie', async () => {
  const seen = await bothWays(async ({ open }) => {
    await open('attacker', `/?set=${planted}`)
    return open('victim', '/')
  })
  expect(seen).toEqual({ bare: 'sid=evil', hosted: 'none' })
})

test.each([
  { name: 'of the same path', cookie: 'sid=evil; Path=/; Domain=apps.test; Secure' },
  { name: 'of a longer path, which comes first', cookie: 'sid=evil; Path=/account; Domain=apps.test; Secure' },
])('a cookie $name that a neighbour’s page tosses does not replace a session', async ({ cookie }) => {
  const seen = await bothWays(async ({ open, inAttackersPage }) => {
    await inAttackersPage(`document.cookie = ${JSON.stringify(cookie)}`)
    await open('victim', '/signin')
    await inAttackersPage(`document.cookie = ${JSON.stringify(cookie)}`)
    return open('victim', '/account')
  })
  expect(seen.bare).toContain('sid=evil')
  expect(seen.hosted).toBe('sid=mine')
})

test('neighbours cannot toss the guarded names themselves', async () => {
  const tosses = [
    '__Host-app.sid=evil; Path=/; Domain=apps.test; Secure',
    '__Host-app-session=evil; Path=/; Domain=apps.test; Secure',
    '=__Host-app.sid=evil; Path=/; Domain=apps.test; Secure',
  ]
  const seen = await bothWays(async ({ open, inAttackersPage }) => {
    for (const cookie of [...tosses, 'free=evil; Path=/; Domain=apps.test; Secure']) {
      await inAttackersPage(`document.cookie = ${JSON.stringify(cookie)}`)
    }
    await open('attacker', `/?${tosses.map((cookie) => `set=${encodeURIComponent(cookie)}`).join('&')}`)
    return open('victim', '/')
  })
  // Tossing as such works in this browser.
  expect(seen).toEqual({ bare: 'free=evil', hosted: 'free=evil' })
})
