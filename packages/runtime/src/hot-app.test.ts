// An app that many people use at once: more processes while it is hot, within bounds, and none failed on the way.
import { afterEach, expect, test } from 'vitest'

import {
  descendantsOf,
  readFileQuietly,
  startTestRuntime,
  type TestRuntime,
  waitUntil,
} from './fixtures/test-runtime.ts'
import type { AppVersion } from './runtime.ts'

const running: TestRuntime[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((runtime) => runtime.stop()))
})

async function start(limits: NonNullable<Parameters<typeof startTestRuntime>[0]>['limits']): Promise<TestRuntime> {
  const runtime = await startTestRuntime({ limits: { sweepMs: 50, ...limits } })
  running.push(runtime)
  return runtime
}

const slowId = `
  globalThis.id ??= crypto.randomUUID()
  await new Promise((resolve) => setTimeout(resolve, 100))
  return new Response(globalThis.id)`

/** Twenty at once. */
async function wave(runtime: TestRuntime, app: AppVersion): Promise<string[]> {
  const responses = await Promise.all(Array.from({ length: 20 }, () => runtime.get(app)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  return Promise.all(responses.map((response) => response.text()))
}

test.runIf(process.platform === 'linux')(
  'a hot app gets more processes, shares its requests, and cools down',
  async () => {
    const runtime = await start({ hotRequests: 4, maxReplicas: 3, replicaIdleMs: 300 })
    const app = runtime.writeApp(slowId)
    const [first] = await wave(runtime, app)

    const deadline = Date.now() + 20_000
    let shared = new Set<string>()
    while (shared.size < 3 && Date.now() < deadline) shared = new Set(await wave(runtime, app))
    expect(shared.size).toBe(3)
    for (let n = 0; n < 5; n++) expect(new Set(await wave(runtime, app)).size).toBeLessThanOrEqual(3)

    await waitUntil(() => workerds().length === 1, 20_000)
    expect(await (await runtime.get(app)).text()).toBe(first)
  },
)

test('an app that is asked one thing after the other keeps one process', async () => {
  const runtime = await start({ hotRequests: 2 })
  const app = runtime.writeApp(`globalThis.id ??= crypto.randomUUID(); return new Response(globalThis.id)`)

  const ids = new Set<string>()
  for (let n = 0; n < 30; n++) ids.add(await (await runtime.get(app)).text())

  expect(ids.size).toBe(1)
})

test('a new version of a hot app takes over without one failed request', async () => {
  const runtime = await start({ hotRequests: 2, maxReplicas: 2, supersededIdleMs: 200 })
  const old = runtime.writeApp(`await new Promise((resolve) => setTimeout(resolve, 20)); return new Response('old')`)
  const fresh = runtime.writeApp(`return new Response('new')`, { projectGroupId: old.projectGroupId, version: 'v2' })
  let current = old
  const leaving = new AbortController()
  const seen: string[] = []
  const visit = async () => {
    while (!leaving.signal.aborted) {
      const response = await runtime.get(current)
      seen.push(`${response.status} ${await response.text()}`)
    }
  }
  const visitors = Array.from({ length: 8 }, visit)
  await waitUntil(() => seen.length > 60, 20_000)
  current = fresh
  const retired = runtime.runtime.retire({ ...fresh, exceptVersion: 'v2' })
  await waitUntil(() => seen.filter((text) => text === '200 new').length > 60, 20_000)
  leaving.abort()
  await Promise.all([...visitors, retired])

  expect(new Set(seen)).toEqual(new Set(['200 old', '200 new']))
})

test('more requests at once than an app may have are told to come again', async () => {
  const runtime = await start({ maxInFlight: 5 })
  const app = runtime.writeApp(slowId)
  await runtime.get(app)

  const responses = await Promise.all(Array.from({ length: 12 }, () => runtime.get(app)))

  const refused = responses.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.text()).toMatch(/as many requests at once/)
  expect((await runtime.get(app)).status).toBe(200)
})

test('an app that thinks too long is answered for, and goes on', async () => {
  const runtime = await start({ answerTimeoutMs: 300 })
  const app = runtime.writeApp(`
    if (url.pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 20_000))
    return new Response('hello')`)

  const response = await runtime.get(app, '/slow')

  expect([response.status, await response.text()]).toEqual([504, expect.stringMatching(/did not answer/)])
  expect(await (await runtime.get(app)).text()).toBe('hello')
})

test('an app that fails to start again and again is not started for every visitor', async () => {
  const runtime = await start({})
  const app = runtime.writeApp(`this is no program`)

  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await runtime.get(app)).status)

  expect(new Set(statuses)).toEqual(new Set([503]))
  const starts = (await runtime.runtime.readLogs(app)).filter(({ message }) => message.includes('could not start'))
  expect(starts.length).toBeGreaterThan(1)
  expect(starts.length).toBeLessThan(statuses.length)
})

function workerds(): number[] {
  return descendantsOf(process.pid).filter((pid) => readFileQuietly(`/proc/${pid}/comm`).startsWith('workerd'))
}
