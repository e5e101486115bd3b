// What an app's author reads: every word with its level and its request, kept within bounds, and live.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { descendantsOf, readFileQuietly, startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'
import type { AppVersion, LogLine } from './runtime.ts'

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime()
})
afterAll(() => runtime.stop())

/** Until the lines that are awaited have come; they travel beside the answer. */
async function linesOf(app: AppVersion, count: number): Promise<LogLine[]> {
  await expect.poll(async () => (await runtime.runtime.readLogs(app)).length, { timeout: 20_000 }).toBe(count)
  return runtime.runtime.readLogs(app)
}

test('each call of the console is a line with its level, its request and what was asked', async () => {
  const app = runtime.writeApp(`
    console.debug('one'); console.log('two', { a: [1] }); console.info('three'); console.warn('four')
    console.error(new Error('five', { cause: 'six' })); console.dir({ seven: 7 }); console.assert(1 > 2, 'eight')
    console.assert(true, 'never')
    return new Response('done')`)

  const response = await runtime.get(app, '/notes/3?token=secret')

  const lines = await linesOf(app, 7)
  expect(lines.map(({ level }) => level)).toEqual(['INFO', 'INFO', 'INFO', 'WARN', 'ERROR', 'INFO', 'ERROR'])
  expect(lines.map(({ message }) => message.split('\n')[0])).toEqual([
    'one',
    'two {"a":[1]}',
    'three',
    'four',
    'Error: five',
    '{"seven":7}',
    'Assertion failed: eight',
  ])
  expect(lines[4]?.message).toMatch(/Caused by: six/)
  for (const line of lines) {
    expect(line).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      request: { method: 'GET', path: '/notes/3' },
      source: 'app',
    })
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
})

test('the id that the host gave an exchange is the one in the log', async () => {
  const app = runtime.writeApp(`console.log('hello'); return new Response('done')`)

  await runtime.get(app, '/', { headers: { 'x-request-id': 'exchange-7' } })

  expect(await linesOf(app, 1)).toMatchObject([{ requestId: 'exchange-7' }])
})

test('lines of requests that run at the same time stay apart', async () => {
  const app = runtime.writeApp(`
    console.log('begin', url.pathname)
    await new Promise((resolve) => setTimeout(resolve, url.pathname === '/a' ? 60 : 20))
    console.log('end', url.pathname)
    return new Response('done')`)

  await Promise.all([runtime.get(app, '/a'), runtime.get(app, '/b')])

  for (const line of await linesOf(app, 4)) expect(line.message).toMatch(new RegExp(`${line.request?.path}$`))
})

test('what a process ends with is a line of ours', async () => {
  // Lets the thread breathe: its memory ends it and not the watch for endless loops, however slow the machine.
  const app = runtime.writeApp(`
    const kept = []
    for (;;) {
      kept.push(new Array(100_000).fill(kept.length + 0.5))
      await new Promise((resolve) => setTimeout(resolve, 0))
    }`)

  await runtime.get(app)

  await expect
    .poll(async () => (await runtime.runtime.readLogs(app)).at(-1), { timeout: 20_000 })
    .toMatchObject({ level: 'ERROR', source: 'runtime', message: expect.stringContaining('out of memory') })
})

test('whoever watches sees what is kept and then each line as it is written', async () => {
  const app = runtime.writeApp(`console.log('asked', url.pathname); return new Response('done')`)
  await runtime.get(app, '/before')
  await linesOf(app, 1)
  const leaving = new AbortController()
  const seen: LogLine[] = []
  const watching = collect(app, seen, leaving.signal)
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1)

  await runtime.get(app, '/after')

  await expect
    .poll(() => seen.map(({ message }) => message), { timeout: 20_000 })
    .toEqual(['asked /before', 'asked /after'])
  leaving.abort()
  await watching
  expect(seen[0]?.at).toBeInstanceOf(Date)
})

test('watching an app that never ran waits for its first line', async () => {
  const app = runtime.writeApp(`console.warn('first'); return new Response('done')`)
  const leaving = new AbortController()
  const seen: LogLine[] = []
  const watching = collect(app, seen, leaving.signal)

  await runtime.get(app)

  await expect.poll(() => seen.map(({ message }) => message), { timeout: 20_000 }).toEqual(['first'])
  leaving.abort()
  await watching
})

test.runIf(process.platform === 'linux')('a watch goes on when another supervisor takes over', async () => {
  const app = runtime.writeApp(`console.log('asked', url.pathname); return new Response('done')`)
  const leaving = new AbortController()
  const seen: LogLine[] = []
  const watching = collect(app, seen, leaving.signal)
  await runtime.get(app, '/first')
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1)

  for (const pid of descendantsOf(process.pid)) {
    if (readFileQuietly(`/proc/${pid}/cmdline`).includes('fixtures/supervisor')) process.kill(pid, 'SIGKILL')
  }
  await expect.poll(async () => (await runtime.get(app, '/second')).status, { timeout: 20_000 }).toBe(200)

  await expect.poll(() => seen.at(-1)?.message, { timeout: 20_000 }).toBe('asked /second')
  leaving.abort()
  await watching
})

test('a watch ends with the runtime', async () => {
  const other = await startTestRuntime()
  const app = other.writeApp(`console.log('hello'); return new Response('done')`)
  const seen: LogLine[] = []
  const watching = (async () => {
    for await (const lines of other.runtime.watchLogs(app, new AbortController().signal)) seen.push(...lines)
  })()
  await other.get(app)
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1)

  await other.stop()

  await watching
})

async function collect(app: AppVersion, into: LogLine[], signal: AbortSignal): Promise<void> {
  for await (const lines of runtime.runtime.watchLogs(app, signal)) into.push(...lines)
}
