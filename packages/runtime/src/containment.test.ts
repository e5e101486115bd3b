// What a hostile or broken app may try, and what its neighbours notice of it: nothing.
import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { descendantsOf, readFileQuietly, startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'
import { defaultLimits } from './runtime-limits.ts'
import type { AppVersion } from './runtime.ts'

let runtime: TestRuntime
let neighbour: AppVersion
beforeAll(async () => {
  runtime = await startTestRuntime()
  neighbour = runtime.writeApp(`return new Response('well')`)
  await runtime.get(neighbour)
})
afterAll(() => runtime.stop())

/** Leaves the function that `writeApp` wraps around it, and opens another thing for the end of the wrapping to close. */
const loopAtTopLevel = `} }; for (;;) {} const rest = { method() {`
const spare = `if (url.pathname !== '/attack') return new Response('harmless')`

test('an endless loop is ended with a reason, the neighbour answers meanwhile, and the app comes back', async () => {
  const app = runtime.writeApp(`${spare}\nfor (;;) {}`)
  await runtime.get(app)
  const attack = runtime.get(app, '/attack')
  const answered = await answersDuring(attack, neighbour)

  const response = await attack
  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/did not react/)
  expect(answered).toBeGreaterThan(5)
  expect(await textOf(runtime.get(app))).toBe('harmless')
  expect((await runtime.runtime.readLogs(app)).at(-1)).toMatchObject({ level: 'ERROR' })
})

test('a loop at the top level of a bundle is ended too', async () => {
  const app = runtime.writeApp(loopAtTopLevel)

  const response = await runtime.get(app)

  expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/did not react/)])
})

test('filling the heap ends the app alone, and it is told so', async () => {
  const app = runtime.writeApp(`${spare}
    const kept = []
    for (;;) kept.push(new Array(100_000).fill(kept.length + 0.5))`)
  await runtime.get(app)
  const attack = runtime.get(app, '/attack')
  const answered = await answersDuring(attack, neighbour)

  const response = await attack
  expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/out of memory/)])
  expect(answered).toBeGreaterThan(0)
})

test('memory beside the heap has a limit that the app feels itself', async () => {
  const app = runtime.writeApp(`
    const kept = []
    try { for (;;) kept.push(new Uint8Array(32 << 20).fill(1)) } catch (error) { return new Response(error.name + ' ' + kept.length) }`)

  const [name, count] = (await textOf(runtime.get(app))).split(' ')

  expect(name).toBe('RangeError')
  expect(Number(count)).toBeLessThan(25)
})

test('no file of the machine can be read', async () => {
  const app = runtime.writeApp(`
    const { readFileSync } = await import('node:fs')
    const read = (path) => { try { return readFileSync(path, 'utf8') } catch { return 'refused' } }
    return Response.json(['/etc/passwd', '/proc/self/environ', '/app/app.js', '/lib/os-release', 'file:///etc/hostname'].map(read))`)

  expect(new Set(await runtime.get(app).then((response) => response.json()))).toEqual(new Set(['refused']))
})

test('process.exit and abort end nothing but the request', async () => {
  const app = runtime.writeApp(`${spare}\nprocess.exit(3)`)

  expect((await runtime.get(app, '/attack')).status).toBe(500)
  expect(await textOf(runtime.get(app))).toBe('harmless')
})

test('code cannot be made from text', async () => {
  const app = runtime.writeApp(`return new Response(String(eval('1 + 1')))`)

  expect((await runtime.get(app)).status).toBe(500)
})

test('neither outside hosts nor servers of this machine can be reached', async () => {
  let hits = 0
  const server = createServer((_, response) => response.end(`reached ${++hits}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const app = runtime.writeApp(`
    const ask = async (target) => { const answer = await fetch(target); return answer.status + ' ' + await answer.text() }
    const raw = async () => {
      const { connect } = await import('cloudflare:sockets')
      const socket = connect('127.0.0.1:${port}')
      await socket.opened
      return 'reached'
    }
    return Response.json([
      await ask('https://example.com/'), await ask('http://127.0.0.1:${port}/'), await ask('http://169.254.169.254/latest'),
      await raw().catch((error) => 'refused'),
    ])`)

  const answers: string[] = await runtime.get(app).then((response) => response.json())

  server.close()
  expect(answers[0]).toMatch(/^403 .*example\.com.*not open/)
  expect(answers[1]).toMatch(/^403/)
  expect(answers[2]).toMatch(/^403/)
  expect(answers[3]).toBe('refused')
  expect(hits).toBe(0)
})

test('a flood of log lines is cut, and does not slow the neighbour down', async () => {
  const app = runtime.writeApp(`
    const end = Date.now() + 800
    for (let n = 0; Date.now() < end; n++) { console.log('x'.repeat(2000), n); if (n % 50 === 0) await scheduler.wait(1) }
    return new Response('done')`)
  const attack = runtime.get(app)
  const answered = await answersDuring(attack, neighbour)
  await attack

  expect(answered).toBeGreaterThan(5)
  expect((await runtime.runtime.readLogs(app)).length).toBeLessThanOrEqual(500)
})

test('an app that takes more than its share of the processor is stopped', async () => {
  const strict = await startTestRuntime({ limits: { cpuBurstMs: 600, cpuShare: 0.05 } })
  const app = strict.writeApp(`
    const end = Date.now() + 20_000
    while (Date.now() < end) { const pause = Date.now() + 100; while (Date.now() < pause); await scheduler.wait(1) }
    return new Response('done')`)

  const response = await strict.get(app)

  expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/processor time/)])
  await strict.stop()
})

test('an app that keeps failing waits before it is started again', async () => {
  const app = runtime.writeApp(loopAtTopLevel)
  await runtime.get(app)
  await runtime.get(app)

  const startedAt = performance.now()
  const response = await runtime.get(app)

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  // Running into the loop again would take the watchdog's whole patience.
  expect(performance.now() - startedAt).toBeLessThan(defaultLimits.stuckMs)
})

test('behind the wall a process has no rights, no root and no network of the machine', async (context) => {
  if (!runtime.runtime.wall.isWalled) context.skip(runtime.runtime.wall.reason)
  await runtime.get(neighbour)

  const inside = descendantsOf(process.pid).filter((pid) => readFileQuietly(`/proc/${pid}/comm`).startsWith('workerd'))
  expect(inside.length).toBeGreaterThan(0)
  for (const pid of inside) {
    const status = readFileQuietly(`/proc/${pid}/status`)
    expect(status).toMatch(/CapEff:\t0+\n/)
    expect(status).toMatch(/CapBnd:\t0+\n/)
    expect(status).toMatch(/NoNewPrivs:\t1/)
    expect(status).toMatch(/Seccomp:\t2/)
    expect(status).not.toMatch(/Uid:\t0/)
    expect(readFileQuietly(`/proc/${pid}/net/unix`)).not.toContain('supervisor.sock')
    expect(readFileQuietly(`/proc/${pid}/environ`)).not.toContain('PATH')
  }
})

/** How often the app answers before the attack on another one is over. */
async function answersDuring(attack: Promise<unknown>, app: AppVersion): Promise<number> {
  const over = new AbortController()
  const ended = attack.finally(() => over.abort())
  let answers = 0
  while (!over.signal.aborted) {
    expect(await textOf(runtime.get(app))).toBe('well')
    if (!over.signal.aborted) answers++
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await ended
  return answers
}

async function textOf(response: Promise<Response>): Promise<string> {
  return (await response).text()
}
