// The server's end of the runtime: keeps the supervisor running and passes requests to it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defaultLimits, type RuntimeLimits } from './runtime-limits.ts'
import type { LogLine, Runtime, WallState } from './runtime.ts'
import { createSupervisorClient, type SupervisorClient } from './supervisor-client.ts'
import { createStackMapper } from './supervisor/source-map.ts'
import { watchLogs } from './watch-logs.ts'
import { type FromSupervisor, supervisorSocket, type ToSupervisor } from './supervisor-messages.ts'

export interface RunningRuntime extends Runtime {
  /** Says anew whether apps may run without the wall; on `false` those that do are ended. */
  setUnwalledAllowed(isAllowed: boolean): void
}

export interface RuntimeOptions {
  /** A program that calls `runSupervisor`. */
  supervisorEntry: string | URL
  /** Environment of that program; its PATH is where bubblewrap and the like are looked for. */
  env: Readonly<Record<string, string | undefined>>
  /** May apps run without the wall? Only while we listen on loopback and there is one account. */
  isUnwalledAllowed: boolean
  limits?: Partial<RuntimeLimits>
  onLog?: (line: { level: 'info' | 'warn' | 'error'; message: string }) => void
}

interface Supervisor {
  child: ChildProcess
  runDir: string
  client: SupervisorClient
  wall: WallState
}

const startTimeoutMs = 30_000
const stopTimeoutMs = 6_000
const longestDelayMs = 3_000
/** Between the loss of a log and the next attempt to follow it. */
const rewatchMs = 300
/** How long a request waits for a supervisor that is being restarted. */
const patienceMs = 5_000

/** @throws Error when the supervisor cannot be started at all */
export async function startRuntime(options: RuntimeOptions): Promise<RunningRuntime> {
  const log = options.onLog ?? (() => undefined)
  let { isUnwalledAllowed } = options
  let isStopping = false
  const ending = new AbortController()
  let failures = 0

  const startOne = async (): Promise<Supervisor> => {
    // A folder for each, for whatever cleans temporary folders may take the last one's. Not in the data folder: Unix
    // sockets allow about 100 bytes of path.
    const runDir = await mkdtemp(join(tmpdir(), 'joinery-'))
    const supervisor = await startSupervisor({ ...options, isUnwalledAllowed }, runDir)
    const startedAt = Date.now()
    supervisor.child.on('exit', (code, signal) => {
      supervisor.client.close()
      if (isStopping) return
      rm(supervisor.runDir, { recursive: true, force: true }).catch(() => undefined)
      log({ level: 'error', message: `The app supervisor ended (${signal ?? `status ${code}`}); starting another.` })
      failures = Date.now() - startedAt > 60_000 ? 1 : failures + 1
      current = restart()
    })
    return supervisor
  }

  const restart = async (): Promise<Supervisor> => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(longestDelayMs, 50 * 2 ** failures)))
      if (isStopping) throw new Error('The runtime is stopping.')
      try {
        return await startOne()
      } catch (error) {
        failures++
        log({ level: 'error', message: `The app supervisor did not start: ${String(error)}` })
      }
    }
  }

  let current = startOne()
  // A supervisor that comes back later must not look like a forgotten promise meanwhile.
  current.catch(() => undefined)
  let { wall } = await current.catch((error: unknown) => {
    isStopping = true
    throw error
  })

  return {
    get wall() {
      return wall
    },
    async fetch(app, request) {
      for (let attempt = 1; ; attempt++) {
        const supervisor = await inTime(current)
        if (supervisor === null) return unavailable('The app runtime is starting again. Try in a moment.')
        ;({ wall } = supervisor)
        try {
          return await supervisor.client.fetch(app, request)
        } catch (error) {
          if (request.signal.aborted) throw error
          // Only what may be asked twice without harm is asked again of the next supervisor.
          const isRepeatable = attempt === 1 && ['GET', 'HEAD'].includes(request.method)
          if (!isRepeatable) return unavailable('The app runtime ended while it worked on this request. Try again.')
          await exitOf(supervisor.child)
        }
      }
    },
    ...askSupervisor(() => inTime(current), ending.signal),
    setUnwalledAllowed(isAllowed) {
      isUnwalledAllowed = isAllowed
      current.then(({ child }) => send(child, { type: 'allow-unwalled', isAllowed })).catch(() => undefined)
    },
    mapStack: ({ bundleDir }, stack) => createStackMapper(bundleDir)(stack),
    async stop() {
      isStopping = true
      ending.abort()
      const supervisor = await current.catch(() => null)
      if (supervisor !== null) await stopSupervisor(supervisor)
    },
  }
}

/** What one question to the supervisor answers, whichever of them is there; without one there is nothing to tell. */
function askSupervisor(
  findSupervisor: () => Promise<Supervisor | null>,
  ending: AbortSignal,
): Pick<Runtime, 'openSocket' | 'readLogs' | 'watchLogs' | 'readOutsideCalls' | 'retire'> {
  return {
    async openSocket(app, request, protocols) {
      const supervisor = await findSupervisor()
      const failed = { ok: false, answer: unavailable('The app runtime is starting again. Try in a moment.') } as const
      return supervisor?.client.openSocket(app, request, protocols).catch(() => failed) ?? failed
    },
    async readLogs({ projectGroupId, environment, copyId }) {
      const supervisor = await findSupervisor()
      const lines = await supervisor?.client.ask('logs', { projectGroupId, environment, copyId }).catch(() => [])
      return Array.isArray(lines) ? lines.map((line: LogLine) => ({ ...line, at: new Date(line.at) })) : []
    },
    async *watchLogs(app, leaving) {
      const signal = AbortSignal.any([leaving, ending])
      while (!signal.aborted) {
        const supervisor = await findSupervisor()
        try {
          if (supervisor === null) continue
          yield* watchLogs(supervisorSocket(supervisor.runDir), app, signal)
        } catch {
          // Either nobody watches any more, or the next supervisor tells the rest.
        }
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, rewatchMs))
      }
    },
    async readOutsideCalls({ projectGroupId, environment, copyId }) {
      const supervisor = await findSupervisor()
      const app = { projectGroupId, environment, copyId }
      const calls = await supervisor?.client.ask('outside-calls', app).catch(() => [])
      return Array.isArray(calls) ? calls : []
    },
    async retire({ projectGroupId, environment, copyId, exceptVersion }) {
      const supervisor = await findSupervisor()
      const app = { projectGroupId, environment, copyId, exceptVersion }
      // No supervisor, no processes.
      await supervisor?.client.ask('retire', app).catch(() => null)
    },
  }
}

async function startSupervisor(options: RuntimeOptions, runDir: string): Promise<Supervisor> {
  const { onLog } = options
  const child = fork(options.supervisorEntry, [], {
    env: { ...options.env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const message = chunk.toString().trimEnd()
      tail.push(message)
      if (tail.length > 10) tail.shift()
      onLog?.({ level: 'warn', message })
    })
  }
  send(child, {
    type: 'start',
    runDir,
    searchPath: options.env['PATH'] ?? '',
    limits: { ...defaultLimits, ...options.limits },
    isUnwalledAllowed: options.isUnwalledAllowed,
  })
  try {
    const wall = await waitUntilReady(child)
    return { child, runDir, client: createSupervisorClient(supervisorSocket(runDir)), wall }
  } catch (error) {
    child.kill('SIGKILL')
    await rm(runDir, { recursive: true, force: true })
    throw new Error(`The app supervisor did not start: ${String(error)}\n${tail.join('\n')}`.trim(), { cause: error })
  }
}

async function waitUntilReady(child: ChildProcess): Promise<WallState> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    const [message]: FromSupervisor[] = await Promise.race([
      once(child, 'message', { signal: AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]) }),
      once(child, 'close', { signal }).then(([code, by]) => {
        throw new Error(`it ended with ${by ?? `status ${code}`}.`)
      }),
    ])
    if (message?.type === 'ready') return message.wall
    throw new Error(message?.reason)
  } finally {
    settled.abort()
  }
}

async function stopSupervisor({ child, client, runDir }: Supervisor): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    send(child, { type: 'stop' })
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(timer)
  }
  client.close()
  await rm(runDir, { recursive: true, force: true })
}

function send(child: ChildProcess, message: ToSupervisor): void {
  // A child that is gone is noticed by its exit, not here.
  if (child.connected) child.send(message, () => undefined)
}

/** A connection breaks a moment before the news of its process's end. */
async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([exit, new Promise((resolve) => setTimeout(resolve, 500).unref())])
}

async function inTime(supervisor: Promise<Supervisor>): Promise<Supervisor | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref())
  return Promise.race([supervisor.catch(() => null), timeout])
}

function unavailable(reason: string): Response {
  return new Response(`${reason}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
  })
}
