// What a hostile page can reach from inside the wall: the app and nothing else.
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'

import { chromium as playwright } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type PlainApp, servePlainApp } from '../fixtures/serve-plain-app.ts'
import { testChromium } from '../fixtures/try-check.ts'
import { within } from '../walk/within.ts'
import { findBrowserWall } from './browser-wall.ts'
import { launchBrowser, type WalkBrowser } from './launch-browser.ts'
import { probeBrowser } from './probe-browser.ts'
import { areRenderersSandboxed } from './renderer-sandbox.ts'

const probe = testChromium === null ? null : await probeBrowser({ chromiumPath: null, searchPath: '/usr/bin:/bin' })
const canWall = probe?.isWalled === true
const cleanUps: (() => unknown)[] = []
let mine: PlainApp
let other: PlainApp
let started: WalkBrowser

beforeAll(async () => {
  if (!canWall) return
  mine = await servePlainApp({ handle: ({ path }) => (path === '/' ? '<h1>Mine</h1>' : new Response('answer')) })
  other = await servePlainApp({ handle: () => '<h1>Of somebody else</h1>' })
  started = await launchBrowser({ chromiumPath: testChromium ?? '', wall: findBrowserWall('/usr/bin:/bin') })
  started.proxy.serve(mine.app)
})

afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
  if (!canWall) return
  await started.close()
  await mine.close()
  await other.close()
})

/** Opens the app in a new window and runs the script there. */
async function inPage<T>(script: string): Promise<T> {
  const context = await started.browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(mine.app.origin)
    return await page.evaluate<T>(`(async () => { ${script} })()`)
  } finally {
    await context.close()
  }
}

function reach(url: string): Promise<string> {
  return inPage(`
    const tries = [fetch(${JSON.stringify(url)}, { mode: 'no-cors' }).then(async (r) =>
      r.type === 'opaque' ? 'opaque' : r.status === 403 ? 'refused' : await r.text())]
    return Promise.race([...tries, new Promise((done) => setTimeout(done, 4000, 'silence'))]).catch(() => 'refused')`)
}

test.runIf(canWall)('the app itself answers', async () => {
  expect(await reach('/api')).toBe('answer')
})

test.runIf(canWall)('Chromium runs with its own sandbox inside the wall, and not as root', async () => {
  const page = await started.browser.newPage()
  expect(await areRenderersSandboxed(started.pid)).toBe(true)
  await page.close()
})

test.runIf(canWall)('Chromium without its own sandbox is found out', async () => {
  const browser = await playwright.launch({ executablePath: testChromium ?? '', args: ['--no-sandbox'] })
  cleanUps.push(() => browser.close())
  await browser.newPage()
  expect(await areRenderersSandboxed(process.pid)).toBe(false)
})

test.runIf(canWall)('a port of this machine is out of reach, by name and by number', async () => {
  let requests = 0
  const builder = createServer((_request, response) => {
    requests += 1
    response.setHeader('access-control-allow-origin', '*').end('the builder')
  })
  await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => builder.close())
  const address = builder.address()
  const port = typeof address === 'object' ? address?.port : 0

  for (const host of ['127.0.0.1', 'localhost', '[::1]', 'check-x.localhost', '0.0.0.0']) {
    expect(await reach(`http://${host}:${port}/`)).not.toContain('the builder')
  }
  expect(requests).toBe(0)
  expect(started.proxy.refused().map((call) => call.url)).toContain(`http://127.0.0.1:${port}/`)
})

test.runIf(canWall)('other apps, other machines and the metadata address are refused and noted', async () => {
  for (const url of [
    `${other.app.origin}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://outside.example/a?secret=1',
    'https://outside.example:8443/',
    'ws://outside.example/socket',
  ]) {
    const isSocket = url.startsWith('ws:')
    const seen = isSocket
      ? await inPage(
          `return new Promise((done) => { const s = new WebSocket('${url}'); s.onerror = () => done('refused'); s.onopen = () => done('open') })`,
        )
      : await reach(url)
    // A page may not read the answer of another origin; that it is a refusal stands in the list below.
    expect(seen).toMatch(/refused|opaque/)
  }
  const refused = started.proxy.refused().map((call) => `${call.method} ${call.url}`)
  expect(refused).toEqual(
    expect.arrayContaining([
      `GET ${other.app.origin}/`,
      'GET http://169.254.169.254/latest/meta-data/',
      'GET http://outside.example/a?secret=1',
      'CONNECT outside.example:8443',
      'CONNECT outside.example:80',
    ]),
  )
})

test.runIf(canWall)('the port of the relay is no way around: it forwards to the app alone', async () => {
  expect(await reach('http://127.0.0.1:3128/')).not.toContain('answer')
})

test.runIf(canWall)('a page cannot read files', async () => {
  expect(await reach('file:///etc/passwd')).toBe('refused')
  const context = await started.browser.newContext()
  const page = await context.newPage()
  await page.goto(mine.app.origin)
  await page.evaluate(`location.href = 'file:///etc/hostname'`)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(page.url()).toBe(`${mine.app.origin}/`)
  await context.close()
})

test.runIf(canWall)('even Chromium itself, asked for a file, finds no file of this machine', async () => {
  const page = await started.browser.newPage()
  await expect(page.goto(`file://${import.meta.filename}`)).rejects.toThrow('ERR_FILE_NOT_FOUND')
  await page.close()
})

test.runIf(canWall)('WebRTC gathers no address that leads out, and no packet leaves', async () => {
  const packets: string[] = []
  const udp = createSocket('udp4', (message) => packets.push(message.toString()))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  const tcp = createTcpServer(() => packets.push('tcp'))
  await new Promise<void>((resolve) => tcp.listen(udp.address().port, '127.0.0.1', resolve))
  cleanUps.push(
    () => udp.close(),
    () => tcp.close(),
  )
  const { port } = udp.address()
  const gather = () =>
    inPage<string[]>(`
    const found = []
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:127.0.0.1:${port}' },
      { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'b' } ] })
    peer.onicecandidate = (event) => { if (event.candidate) found.push(event.candidate.candidate) }
    peer.createDataChannel('x')
    await peer.setLocalDescription(await peer.createOffer())
    await new Promise((done) => setTimeout(done, 3000))
    return found`)
  // On a busy machine Chromium may never come to make the offer: nothing was gathered then, and it is asked once more.
  const first = gather()
  const candidates = (await within(first, 12_000)) ? await first : await gather()
  expect(candidates.filter((each) => /typ (srflx|relay|prflx)/.test(each))).toEqual([])
  expect(packets).toEqual([])
})
