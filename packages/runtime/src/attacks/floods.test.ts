// Apps and visitors that pour: log lines, answers without end, uploads and answers that never come to an end.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectUndisturbed, wakeNeighbour } from '../fixtures/neighbour.ts'
import { residentMb, startUnwalled, type Unwalled } from '../fixtures/start-unwalled.ts'
import {
  descendantsOf,
  readFileQuietly,
  startTestRuntime,
  type TestRuntime,
  waitUntil,
} from '../fixtures/test-runtime.ts'
import type { AppVersion } from '../runtime.ts'

let runtime: TestRuntime
let neighbour: AppVersion
let unwalled: Unwalled
beforeAll(async () => {
  runtime = await startTestRuntime({ limits: { uploadSilenceMs: 1_000 } })
  neighbour = await wakeNeighbour(runtime)
})
afterAll(() => runtime.stop())

const connections = 100
/** The naive host has fewer places than the attack takes; a real one has more, and the attack takes more. */
const fewPlaces = { maxFiles: 64 }

async function withUnwalled(options: Parameters<typeof startUnwalled>[0], attack: () => Promise<void>): Promise<void> {
  unwalled = await startUnwalled(options)
  try {
    await attack()
  } finally {
    await unwalled.stop()
  }
}

async function expectNoPlace(): Promise<void> {
  await expect.poll(askNeighbour, { timeout: 20_000 }).not.toBe('well')
}

function askNeighbour(): Promise<string> {
  return unwalled.get(neighbour, '/', { timeoutMs: 500 }).catch(() => 'nothing')
}

test('a flood of log lines fills the host without the wall; behind it lines are counted instead', async () => {
  const app = runtime.writeApp(`
    for (let n = 0; n < 16_000; n++) {
      console.log('x'.repeat(50), n)
      if (n % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    }
    return new Response('done')`)
  await withUnwalled({}, async () => {
    const attacking = unwalled.get(app)
    await waitUntil(() => unwalled.printedBytes() > 700_000, 20_000)
    await attacking
  })

  await expectUndisturbed(runtime, neighbour, async () => (await runtime.get(app)).text())

  const lines = await runtime.runtime.readLogs(app)
  expect(lines.length).toBeLessThanOrEqual(500)
  expect(lines.reduce((size, { message }) => size + message.length, 0)).toBeLessThan(2 ** 20)
  // Said without the app having to print another line.
  await expect
    .poll(async () => (await runtime.runtime.readLogs(app)).map(({ message }) => message), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^\d+ lines were left out/))
})

test('an answer without end that nobody reads fills the host without the wall; behind it the app waits', async () => {
  const app = runtime.writeApp(`
    let megabytes = 0
    return new Response(new ReadableStream({
      pull(controller) { if (megabytes++ === 400) controller.close(); else controller.enqueue(new Uint8Array(1 << 20).fill(1)) }
    }))`)
  await withUnwalled({}, async () => {
    unwalled.ignore(app)
    await waitUntil(() => residentMb(unwalled.pid) > 350, 20_000)
  })
  await leave(await runtime.get(app))
  const before = residentMb(supervisor())

  await expectUndisturbed(runtime, neighbour, async () => {
    const ignored = await Promise.all([1, 2, 3].map(() => runtime.get(app)))
    await pause(500)
    expect(residentMb(supervisor()) - before).toBeLessThan(200)
    await Promise.all(ignored.map((response) => leave(response)))
  })
})

test('an app that pours takes its turn, and its answer is whole', async () => {
  const paced = await startTestRuntime({ limits: { bytesPerSecond: 16 * 2 ** 20, burstBytes: 2 ** 20 } })
  const app = paced.writeApp(`
    let left = 9
    return new Response(new ReadableStream({
      pull(controller) { if (left-- === 0) controller.close(); else controller.enqueue(new Uint8Array(1 << 20).fill(left)) }
    }))`)
  await leave(await paced.get(app))

  const startedAt = performance.now()
  const bytes = new Uint8Array(await (await paced.get(app)).arrayBuffer())

  // 9 MiB, of which one is free, at 16 a second.
  expect(performance.now() - startedAt).toBeGreaterThan(400)
  expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([9 * 2 ** 20, 8, 0])
  await paced.stop()
})

test('uploads that stop half way take every place without the wall; behind it they are ended', async () => {
  const app = runtime.writeApp(`return new Response(String((await request.text()).length))`)
  await withUnwalled(fewPlaces, async () => {
    for (let n = 0; n < connections; n++) unwalled.upload(app)
    await expectNoPlace()
  })

  const statuses = await expectUndisturbed(runtime, neighbour, () =>
    Promise.all(Array.from({ length: connections }, async () => (await runtime.get(app, '/', silentUpload())).status)),
  )

  expect(new Set(statuses)).toEqual(new Set([408]))
  expect(await (await runtime.get(app, '/', { method: 'POST', body: 'four' })).text()).toBe('4')
})

test('answers that never end take every place without the wall; behind it they are the app’s own', async () => {
  const app = runtime.writeApp(`
    if (url.pathname !== '/attack') return new Response('harmless')
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter()
    const drip = async () => { for (;;) { await writer.write(new Uint8Array(1)); await new Promise((resolve) => setTimeout(resolve, 100)) } }
    ctx.waitUntil(drip().catch(() => {}))
    return new Response(readable)`)
  await withUnwalled(fewPlaces, async () => {
    for (let n = 0; n < connections; n++) unwalled.get(app, '/attack').catch(() => undefined)
    await expectNoPlace()
  })

  await expectUndisturbed(runtime, neighbour, async () => {
    const open = await Promise.all(Array.from({ length: connections }, () => runtime.get(app, '/attack')))
    await pause(200)
    await Promise.all(open.map((response) => leave(response)))
  })

  expect(await (await runtime.get(app)).text()).toBe('harmless')
})

async function leave(response: Response): Promise<void> {
  await response.body?.cancel()
}

function silentUpload(): RequestInit {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return init
}

function supervisor(): number {
  const pids = descendantsOf(process.pid)
  const found = pids.find((pid) => readFileQuietly(`/proc/${pid}/cmdline`).includes('fixtures/supervisor'))
  if (found === undefined) throw new Error('There is no supervisor.')
  return found
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
