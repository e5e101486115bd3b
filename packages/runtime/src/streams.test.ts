// Answers that go on and on: nothing is held back, nothing is kept open for nobody, and each app has its share only.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'
import type { AppVersion } from './runtime.ts'

const patience = { timeout: 25_000, interval: 50 }

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime({
    limits: { maxStreams: 2, drainMs: 5_000, supersededIdleMs: 100, streamIdleMs: 30_000 },
  })
})
afterAll(() => runtime.stop())

/** `/events` writes one event per request to `/go`; `/endless` writes whenever it is asked for more. */
const streaming = `
  globalThis.seen ??= { aborted: 0, canceled: 0, chunks: 0, waiting: [] }
  const seen = globalThis.seen
  if (url.pathname === '/seen') return Response.json({ ...seen, waiting: seen.waiting.length })
  if (url.pathname === '/go') {
    for (const go of seen.waiting.splice(0)) go(url.searchParams.get('event'))
    return new Response('gone')
  }
  // Without a timer workerd sees nothing that could ever end the waiting, and cancels the request.
  const beat = setInterval(() => {}, 1000)
  request.signal.addEventListener('abort', () => seen.aborted++)
  const encoder = new TextEncoder()
  const next = () => new Promise((resolve) => seen.waiting.push(resolve))
  const pull = url.pathname === '/endless'
    ? (controller) => { seen.chunks++; controller.enqueue(new Uint8Array(64 * 1024)) }
    : async (controller) => {
        const event = await next()
        if (event === 'end') { clearInterval(beat); controller.close() }
        else controller.enqueue(encoder.encode('data: ' + event + '\\n\\n'))
      }
  const body = new ReadableStream({ pull, cancel: () => { seen.canceled++ } }, { highWaterMark: 0 })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })`

async function readSeen(app: AppVersion) {
  const seen: { aborted: number; canceled: number; chunks: number; waiting: number } = await (
    await runtime.get(app, '/seen')
  ).json()
  return seen
}

async function send(app: AppVersion, event: string) {
  await expect.poll(async () => (await readSeen(app)).waiting, patience).toBeGreaterThan(0)
  await runtime.get(app, `/go?event=${event}`)
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<string | null> {
  const part = await reader?.read()
  return part?.value === undefined ? null : new TextDecoder().decode(part.value)
}

test('a stream is open before its first event, and each event comes when it is written', async () => {
  const app = runtime.writeApp(streaming)
  const response = await runtime.get(app, '/events')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.getReader()

  for (const event of ['one', 'two']) {
    await send(app, event)
    expect(await readPart(reader)).toBe(`data: ${event}\n\n`)
  }
  await send(app, 'end')
  expect(await readPart(reader)).toBeNull()
})

test('a visitor who leaves is seen by the app, and its stream ends', async () => {
  const app = runtime.writeApp(streaming)
  const leaving = new AbortController()
  await runtime.get(app, '/events', { signal: leaving.signal })
  expect(await readSeen(app)).toMatchObject({ aborted: 0, canceled: 0 })

  leaving.abort()

  await expect.poll(() => readSeen(app), patience).toMatchObject({ aborted: 1, canceled: 1 })
})

test('an app that writes without end waits for its visitor to read', async () => {
  const app = runtime.writeApp(streaming)
  const response = await runtime.get(app, '/endless')
  let before = -1
  await expect
    .poll(
      async () => {
        const { chunks } = await readSeen(app)
        const isSettled = chunks > 0 && chunks === before
        before = chunks
        return isSettled
      },
      { timeout: 25_000, interval: 300 },
    )
    .toBe(true)

  // 64 KiB each: some megabytes lie in pipes, not more.
  expect(before).toBeLessThan(200)
  await response.body?.cancel()
})

test('streams beyond the number allowed are refused until one ends', async () => {
  const app = runtime.writeApp(streaming)
  const first = await runtime.get(app, '/events')
  const second = await runtime.get(app, '/events')
  const third = await runtime.get(app, '/events')
  expect([first.status, second.status, third.status]).toEqual([200, 200, 503])
  expect(await third.text()).toMatch(/2 streams open/)
  expect((await runtime.get(app, '/seen')).status).toBe(200)

  await first.body?.cancel()

  const again = async () => {
    const response = await runtime.get(app, '/events')
    await response.body?.cancel()
    return response.status
  }
  await expect.poll(again, patience).toBe(200)
  await second.body?.cancel()
})

test('a stream in which nothing moves is cut off', async () => {
  const strict = await startTestRuntime({ limits: { streamIdleMs: 300 } })
  const app = strict.writeApp(streaming)
  const response = await strict.get(app, '/events')

  await expect(response.text()).rejects.toThrow()
  await strict.stop()
})

test('a stream outlives the version it began on, for a time', async () => {
  const app = runtime.writeApp(`
    const encoder = new TextEncoder()
    const write = (controller) => controller.enqueue(encoder.encode(Date.now() + ' '))
    return new Response(new ReadableStream({ start: (controller) => { setInterval(write, 50, controller) } }))`)
  const fresh = runtime.writeApp(`return new Response('fresh')`, { projectGroupId: app.projectGroupId, version: 'v2' })
  const reader = (await runtime.get(app)).body?.getReader()

  expect(await (await runtime.get(fresh)).text()).toBe('fresh')
  await runtime.runtime.retire({ ...fresh, exceptVersion: 'v2' })
  const retiredAt = Date.now()
  let text = ''
  const readToTheEnd = async () => {
    for (;;) text += await readPart(reader)
  }

  await expect(readToTheEnd()).rejects.toThrow()
  expect(Number(text.trim().split(' ').at(-1))).toBeGreaterThan(retiredAt)
  expect(await (await runtime.get(fresh)).text()).toBe('fresh')
})

test('where no process is free, an app that is only listened to gives way to one that is asked', async () => {
  const full = await startTestRuntime({ limits: { maxProcesses: 2, listenerMs: 0 } })
  const [first, second] = [full.writeApp(streaming), full.writeApp(streaming)]
  const third = full.writeApp(`return new Response('here')`)
  const streams = [await full.get(first, '/events'), await full.get(second, '/events')]
  const cutOff = streams[0]?.text()
  // Handled before it may fail, so that it is no forgotten promise.
  const isCutOff = expect(cutOff).rejects.toThrow()

  await expect.poll(async () => (await full.get(third)).status, patience).toBe(200)

  await isCutOff
  await full.stop()
})
