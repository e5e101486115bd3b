// An app that runs on a throw-away copy of its data: a process of its own that reaches nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'
import type { AppVersion } from './runtime.ts'

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime()
})
afterAll(() => runtime.stop())

const asking = `
  if (url.pathname === '/sql') return fetch('http://gateway.joinery.internal/sql', { method: 'POST', body: '{"statements":[{"text":"x"}]}' })
  if (url.pathname === '/outside') {
    const answer = await fetch(url.searchParams.get('to'), { method: request.method, body: request.body })
    return Response.json([answer.status, await answer.json()])
  }
  if (url.pathname === '/slow') await scheduler.wait(20_000)
  if (url.pathname === '/throw') throw new Error('no such note')
  globalThis.id ??= crypto.randomUUID()
  return new Response(globalThis.id)`

function withCopy(body = asking): { app: AppVersion; copy: AppVersion } {
  const app = runtime.writeApp(body, { environment: 'development' })
  return { app, copy: { ...app, copyId: `copy-of-${app.projectGroupId}` } }
}

test('a copy has a process of its own, and its sql says which copy it is', async () => {
  const { app, copy } = withCopy()

  const ids = await Promise.all([app, copy].map(async (each) => (await runtime.get(each)).text()))
  const asked = await Promise.all([app, copy].map(async (each) => (await runtime.get(each, '/sql')).json()))

  expect(ids[0]).not.toBe(ids[1])
  const own = { projectGroupId: app.projectGroupId, environment: 'development', text: 'x', params: [] }
  expect(asked.map((each) => each.results[0].rows[0])).toEqual([own, { ...own, copyId: copy.copyId }])
})

test('what a copy asks of the outside is written down and not sent', async () => {
  const { app, copy } = withCopy()
  const outside = async (from: AppVersion, to: string, init?: RequestInit) =>
    (await runtime.get(from, `/outside?to=${encodeURIComponent(to)}`, init)).json()

  expect(await outside(copy, 'https://api.example.com/v1/mail?x=1', { method: 'POST', body: 'hello' })).toEqual([
    200,
    {},
  ])
  expect(await outside(copy, 'http://127.0.0.1:9/')).toEqual([200, {}])
  expect(await outside(app, 'https://api.example.com/')).toMatchObject([403, { error: expect.any(String) }])

  expect(await runtime.runtime.readOutsideCalls(copy)).toEqual([
    { method: 'POST', url: 'https://api.example.com/v1/mail?x=1' },
    { method: 'GET', url: 'http://127.0.0.1:9/' },
  ])
  expect(await runtime.runtime.readOutsideCalls(app)).toEqual([])
})

test('the record has an end, however much is asked', async () => {
  const { copy } = withCopy(`
    for (let n = 0; n < 120; n++) await fetch('https://example.com/' + n + '/' + 'x'.repeat(2000))
    return new Response('done')`)
  await runtime.get(copy)

  const calls = await runtime.runtime.readOutsideCalls(copy)

  expect(calls).toHaveLength(100)
  expect(calls.map(({ url }) => url.length)).toEqual(calls.map(() => 500))
})

test('raw connections stay closed to a copy', async () => {
  const { copy } = withCopy(`
    const { connect } = await import('cloudflare:sockets')
    const socket = connect('127.0.0.1:9')
    return new Response(await socket.opened.then(() => 'open', () => 'refused'))`)

  expect(await (await runtime.get(copy)).text()).toBe('refused')
})

test('retiring a copy ends it at once and for good, forgets it and leaves the app alone', async () => {
  const { app, copy } = withCopy()
  const [appId] = await Promise.all([app, copy].map(async (each) => (await runtime.get(each)).text()))
  await runtime.get(copy, '/throw')
  expect((await runtime.runtime.readLogs(copy)).map(({ level }) => level)).toEqual(['ERROR'])
  expect(await runtime.runtime.readLogs(app)).toEqual([])
  const slow = runtime.get(copy, '/slow')
  await new Promise((resolve) => setTimeout(resolve, 100))

  const startedAt = performance.now()
  await runtime.runtime.retire(copy)
  expect(performance.now() - startedAt).toBeLessThan(2_000)

  expect((await slow).status).toBe(503)
  expect(await runtime.runtime.readLogs(copy)).toEqual([])
  expect(await (await runtime.get(app)).text()).toBe(appId)
  expect((await runtime.get(copy)).status).toBe(503)
})

test('retiring the app leaves its copies alone', async () => {
  const { app, copy } = withCopy()
  const before = await (await runtime.get(copy)).text()

  await runtime.runtime.retire(app)

  expect(await (await runtime.get(copy)).text()).toBe(before)
})
