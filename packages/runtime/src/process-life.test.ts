// Which processes live when, and that none is left behind however the others end.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import {
  descendantsOf,
  isAlive,
  pathWithoutBubblewrap,
  readFileQuietly,
  startTestRuntime,
  type TestRuntime,
  waitUntil,
} from './fixtures/test-runtime.ts'

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const isLinux = process.platform === 'linux'
const onceAlive = `globalThis.id ??= crypto.randomUUID(); return new Response(globalThis.id)`

async function start(options: Parameters<typeof startTestRuntime>[0] = {}): Promise<TestRuntime> {
  const runtime = await startTestRuntime(options)
  cleanUps.push(() => runtime.stop())
  return runtime
}

function bare(): Record<string, string> {
  const folder = pathWithoutBubblewrap()
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return { PATH: folder }
}

test('an idle app falls asleep and wakes again', async () => {
  const runtime = await start({ limits: { idleMs: 200, sweepMs: 50 } })
  const app = runtime.writeApp(onceAlive)
  const first = await textOf(runtime.get(app))
  await waitUntil(() => workerds().length === 0)

  expect(await textOf(runtime.get(app))).not.toBe(first)
})

test('when all places are taken the one longest unused is ended', async () => {
  const runtime = await start({ limits: { maxProcesses: 2 } })
  const [first, second, third] = [1, 2, 3].map(() => runtime.writeApp(onceAlive))
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three apps are needed.')
  const firstId = await textOf(runtime.get(first))
  const secondId = await textOf(runtime.get(second))
  await runtime.get(third)

  expect(await textOf(runtime.get(second))).toBe(secondId)
  expect(await textOf(runtime.get(first))).not.toBe(firstId)
})

test.runIf(isLinux)('stopping leaves no process', async () => {
  const runtime = await startTestRuntime()
  await runtime.get(runtime.writeApp(onceAlive))
  const pids = descendantsOf(process.pid)
  expect(pids.length).toBeGreaterThan(1)

  await runtime.stop()

  await waitUntil(() => workerds().length === 0)
  expect(supervisors()).toEqual([])
})

test.runIf(isLinux)('a killed supervisor takes its apps along, and another one serves', async () => {
  const runtime = await start()
  const app = runtime.writeApp(onceAlive)
  const first = await textOf(runtime.get(app))
  const [supervisor = 0] = supervisors()
  const apps = descendantsOf(supervisor)
  expect(apps.length).toBeGreaterThan(0)

  process.kill(supervisor, 'SIGKILL')
  await waitUntil(() => !apps.some(isAlive))

  const response = await runtime.get(app)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toBe(first)
})

test.runIf(isLinux)('a supervisor that is asked to end takes its folder along, and another one serves', async () => {
  const runDirs = temporaryFolder()
  const runtime = await start()
  const app = runtime.writeApp(onceAlive)
  const first = await textOf(runtime.get(app))
  const [before = ''] = runDirs()
  const [supervisor = 0] = supervisors()

  process.kill(supervisor, 'SIGTERM')

  await waitUntil(() => !isAlive(supervisor))
  await expect.poll(async () => (await runtime.get(app)).status).toBe(200)
  expect(await textOf(runtime.get(app))).not.toBe(first)
  expect(runDirs()).toEqual([expect.not.stringContaining(before)])

  await runtime.runtime.stop()
  expect(runDirs()).toEqual([])
})

test.runIf(isLinux)('when a cleaner of temporary files takes the folder, another supervisor serves', async () => {
  const runDirs = temporaryFolder()
  const runtime = await start()
  const app = runtime.writeApp(onceAlive)
  const first = await textOf(runtime.get(app))
  const [supervisor = 0] = supervisors()

  for (const name of runDirs()) rmSync(name, { recursive: true })

  await waitUntil(() => !isAlive(supervisor))
  await expect.poll(async () => (await runtime.get(app)).status).toBe(200)
  expect(await textOf(runtime.get(app))).not.toBe(first)
  expect(runDirs()).toHaveLength(1)
})

test.runIf(isLinux)('kill -9 of the server leaves neither supervisor nor app', async () => {
  const server = await startParent({ env: process.env })
  expect(server.report).toMatchObject({ status: 200, text: 'hello' })

  server.child.kill('SIGKILL')

  await waitUntil(() => !server.pids.some(isAlive), 5_000)
})

test.runIf(isLinux)('kill -9 leaves nothing without the wall either', async () => {
  const server = await startParent({ env: bare() })
  expect(server.report).toMatchObject({ wall: { isWalled: false }, status: 200 })

  server.child.kill('SIGKILL')

  await waitUntil(() => !server.pids.some(isAlive), 5_000)
})

test.runIf(isLinux)('killing server and supervisor at once leaves no app', async () => {
  const server = await startParent({ env: bare() })
  const [supervisor = 0] = descendantsOf(server.child.pid ?? 0)

  server.child.kill('SIGKILL')
  process.kill(supervisor, 'SIGKILL')

  await waitUntil(() => !server.pids.some(isAlive), 5_000)
})

test('without the wall apps are refused with the reason, until that is allowed', async () => {
  const runtime = await start({ env: bare(), isUnwalledAllowed: false })
  const app = runtime.writeApp(onceAlive)
  expect(runtime.runtime.wall).toMatchObject({ isWalled: false })

  const refused = await runtime.get(app)
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringMatching(/bubblewrap.*single account/s)])

  runtime.runtime.setUnwalledAllowed(true)
  await expect.poll(async () => (await runtime.get(app)).status).toBe(200)

  runtime.runtime.setUnwalledAllowed(false)
  await expect.poll(async () => (await runtime.get(app)).status).toBe(503)
  await waitUntil(() => workerds().length === 0)
})

test('without the wall sql works and outside hosts stay closed', async () => {
  const runtime = await start({ env: bare() })
  const app = runtime.writeApp(`
    const sql = await fetch('http://gateway.joinery.internal/sql', { method: 'POST', body: '{"statements":[{"text":"x"}]}' })
    const outside = await fetch('https://example.com/')
    return Response.json([sql.status, outside.status])`)

  expect(await runtime.get(app).then((response) => response.json())).toEqual([200, 403])
})

test.runIf(isLinux && process.getuid?.() === 0)('an ordinary user can run apps, too', async (context) => {
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const isReachable = await succeeds([...asNobody, 'test', '-r', join(import.meta.dirname, 'start-runtime.ts')])
  if (!isReachable) context.skip('The clone is in a folder that only root may enter.')

  const server = await startParent({ env: { PATH: process.env['PATH'] ?? '' }, prefix: asNobody })

  expect(server.report).toMatchObject({ status: 200, text: 'hello' })
  for (const pid of server.pids) expect(readFileQuietly(`/proc/${pid}/status`)).not.toMatch(/Uid:\t0/)
})

test.runIf(isLinux && process.getuid?.() === 0)('a bundle in a folder that only root may enter runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-closed-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o700)
  writeFileSync(join(folder, 'app.js'), `export default { fetch: () => new Response('closed') }`, { mode: 0o600 })
  const runtime = await start()

  const app = runtime.writeApp('', { bundleDir: folder })

  expect(await textOf(runtime.get(app))).toBe('closed')
})

/** Makes the runtime keep its folders in one of our own. @returns lists those */
function temporaryFolder(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-folders-'))
  vi.stubEnv('TMPDIR', folder)
  cleanUps.push(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return () =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => existsSync(join(path, 'supervisor.sock')))
}

async function startParent(input: { env: NodeJS.ProcessEnv; prefix?: string[] }) {
  const bundleDir = mkdtempSync(join(tmpdir(), 'joinery-life-'))
  // Also its temporary folder, whoever it runs as: what it leaves behind when killed goes with it.
  chmodSync(bundleDir, 0o777)
  writeFileSync(join(bundleDir, 'app.js'), `export default { fetch: () => new Response('hello') }`)
  const entry = join(import.meta.dirname, 'fixtures/parent.ts')
  const [program, ...rest] = [...(input.prefix ?? []), process.execPath, entry, bundleDir]
  const child = spawn(program, rest, { env: { ...input.env, TMPDIR: bundleDir }, stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUps.push(() => {
    child.kill('SIGKILL')
    rmSync(bundleDir, { recursive: true, force: true, maxRetries: 5 })
  })
  const report: { wall: { isWalled: boolean }; status: number; text: string } = JSON.parse(await firstLine(child))
  const pids = [child.pid ?? 0, ...descendantsOf(child.pid ?? 0)]
  expect(pids.length).toBeGreaterThan(2)
  return { child, report, pids }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '')
    })
    child.on('close', (code) => reject(new Error(`It ended with status ${code}.`)))
  })
}

function succeeds([program = '', ...rest]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(program, rest, { stdio: 'ignore' }).on('close', (code) => resolve(code === 0))
  })
}

function workerds(): number[] {
  return descendantsOf(process.pid).filter((pid) => readFileQuietly(`/proc/${pid}/comm`).startsWith('workerd'))
}

function supervisors(): number[] {
  return descendantsOf(process.pid).filter((pid) =>
    readFileQuietly(`/proc/${pid}/cmdline`).includes('fixtures/supervisor'),
  )
}

async function textOf(response: Promise<Response>): Promise<string> {
  return (await response).text()
}
