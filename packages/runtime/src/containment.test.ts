// What a process behind the wall may do, and how much of the machine it may have. Attacks stand in `attacks/`.
import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { descendantsOf, readFileQuietly, startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime()
})
afterAll(() => runtime.stop())

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

test('behind the wall a process has no rights, no root and no network of the machine', async (context) => {
  if (!runtime.runtime.wall.isWalled) context.skip(runtime.runtime.wall.reason)
  await runtime.get(runtime.writeApp(`return new Response('well')`))

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
