// Which app versions are awake: boots them on demand, one boot per version, and ends those nobody needs.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { OutsideCalls } from '../gateway/outside-calls.ts'
import type { AppName, AppVersion, LogLine, UnsentCall } from '../runtime.ts'
import { AppLog } from './app-log.ts'
import { AppProcess, type Surroundings } from './app-process.ts'
import type { BootQueue } from './boot-queue.ts'

/** A failure is told to the visitor, who may try again after `retryAfterMs`. */
export type Boot = { ok: true; process: AppProcess } | { ok: false; reason: string; retryAfterMs: number }

interface Entry {
  /** All alive, the first one longest; more than one while the app is hot. */
  processes: AppProcess[]
  booting: Promise<Boot> | null
  failures: number
  lastFailedAt: number
  lastReason: string
}

const firstDelayMs = 500
const longestDelayMs = 30_000
const forgivenAfterMs = 60_000
const retireGraceMs = 10_000
/** For answers that have begun: most are nearly over, streams and sockets never are. */
const streamGraceMs = 2_000
const retirePollMs = 20
const maxEndedCopies = 1_000
/** Apps that sleep keep their lines for their author as long as there are not more of them. */
const maxLogs = 300

export class AppProcesses {
  readonly #around: Surroundings
  readonly #runDir: string
  readonly #queue: BootQueue
  readonly #entries = new Map<string, Entry>()
  readonly #logs = new Map<string, AppLog>()
  /** Of apps on copies of their data. */
  readonly #outsideCalls = new Map<string, OutsideCalls>()
  /** The latest; their names are not used again. */
  readonly #endedCopies = new Set<string>()
  /** Everything that has a process, also what is on its way out. */
  readonly #alive = new Set<AppProcess>()
  #boots = 0
  #isStopped = false

  constructor(input: { around: Surroundings; runDir: string; queue: BootQueue }) {
    this.#around = input.around
    this.#runDir = input.runDir
    this.#queue = input.queue
  }

  /** The process of this version, started if it sleeps. */
  async wake(app: AppVersion): Promise<Boot> {
    if (this.#endedCopies.has(appKey(app))) return { ok: false, reason: 'This copy has ended.', retryAfterMs: 0 }
    const key = versionKey(app)
    const entry = this.#entries.get(key) ?? newEntry()
    this.#entries.set(key, entry)
    const process = leastBusy(entry)
    if (process !== null) {
      if (process.unanswered >= this.#around.limits.hotRequests) this.#addReplica(app, entry)
      if (process.inFlight < this.#around.limits.maxInFlight) return { ok: true, process }
      return { ok: false, reason: 'The app has as many requests at once as it may.', retryAfterMs: 1000 }
    }
    const retryAfterMs = entry.lastFailedAt + delayAfter(entry.failures) - Date.now()
    if (entry.booting === null && retryAfterMs > 0) return { ok: false, reason: entry.lastReason, retryAfterMs }
    entry.booting ??= this.#queue(() => this.#boot(app, entry)).finally(() => (entry.booting = null))
    return entry.booting
  }

  /** Nobody waits for it, and nobody else is put to sleep for it. */
  #addReplica(app: AppVersion, entry: Entry): void {
    const { maxReplicas, maxProcesses } = this.#around.limits
    const isFull = entry.processes.length >= maxReplicas || this.#alive.size >= maxProcesses
    const isDoubtful = Date.now() - entry.lastFailedAt < forgivenAfterMs || app.copyId !== undefined
    if (isFull || isDoubtful || entry.booting !== null || this.#isStopped) return
    entry.booting = this.#queue(() => this.#boot(app, entry)).finally(() => (entry.booting = null))
  }

  readLogs(app: AppName): LogLine[] {
    return this.#logs.get(appKey(app))?.lines() ?? []
  }

  readOutsideCalls(app: AppName): UnsentCall[] {
    return this.#outsideCalls.get(appKey(app))?.list() ?? []
  }

  alive(): AppProcess[] {
    return [...this.#alive]
  }

  /** Lets matching processes answer what they have begun, and ends them. New requests start new ones. */
  async retire(input: AppName & { exceptVersion?: string | undefined }): Promise<void> {
    if (input.copyId !== undefined) {
      await this.#endCopy(input)
      return
    }
    const matching = this.alive().filter(
      ({ app }) => appKey(app) === appKey(input) && app.version !== input.exceptVersion,
    )
    for (const { app } of matching) this.#entries.delete(versionKey(app))
    if (input.exceptVersion !== undefined) {
      // What they have begun may be a stream without an end: the sweep ends them, at the latest when their time is up.
      for (const process of matching) process.supersede()
      return
    }
    const startedAt = Date.now()
    const isWaitedFor = ({ unanswered, inFlight }: AppProcess) => {
      const waitedMs = Date.now() - startedAt
      return (unanswered > 0 && waitedMs < retireGraceMs) || (inFlight > 0 && waitedMs < streamGraceMs)
    }
    while (matching.some(isWaitedFor)) await new Promise((resolve) => setTimeout(resolve, retirePollMs))
    await Promise.all(matching.map((process) => endAndWait(process)))
  }

  /** Nobody waits for a copy's answers any more, and a request that its end cut off must not start it again. */
  async #endCopy(copy: AppName): Promise<void> {
    const key = appKey(copy)
    this.#endedCopies.add(key)
    const [oldest] = this.#endedCopies
    if (this.#endedCopies.size > maxEndedCopies && oldest !== undefined) this.#endedCopies.delete(oldest)
    const entries = [...this.#entries].filter(([name]) => name.startsWith(`${key}/`))
    for (const [name] of entries) this.#entries.delete(name)
    await Promise.all(entries.map(async ([, entry]) => entry.booting))
    await Promise.all(
      this.alive()
        .filter(({ app }) => appKey(app) === key)
        .map((process) => endAndWait(process)),
    )
    this.#logs.delete(key)
    this.#outsideCalls.delete(key)
  }

  /** Called by the watchdog: ends what has been idle long enough and forgives old failures. */
  sweep(now: number): void {
    const { idleMs, supersededIdleMs, replicaIdleMs } = this.#around.limits
    for (const process of this.#alive) {
      if (now - process.supersededAt >= this.#drainMsOf(process.app)) process.end(null)
      const restMs = process.isReplica ? replicaIdleMs : idleMs
      const patienceMs = process.supersededAt < now ? supersededIdleMs : restMs
      if (process.inFlight === 0 && now - process.lastUsedAt >= patienceMs) process.end(null)
    }
    for (const [key, entry] of this.#entries) {
      const isForgiven = now - entry.lastFailedAt > forgivenAfterMs
      if (entry.processes.length === 0 && entry.booting === null && isForgiven) this.#entries.delete(key)
    }
  }

  #drainMsOf({ environment }: AppName): number {
    const { drainMs, previewDrainMs } = this.#around.limits
    return environment === 'main' ? drainMs : previewDrainMs
  }

  async endAll(): Promise<void> {
    await Promise.all(this.alive().map((process) => endAndWait(process)))
  }

  /** Ends everything for good; a boot under way is ended as soon as it is one. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.endAll()
  }

  async #boot(app: AppVersion, entry: Entry): Promise<Boot> {
    if (!this.#makeRoom()) {
      return { ok: false, reason: 'Too many apps are awake on this machine at the moment.', retryAfterMs: 1000 }
    }
    const log = this.logOf(app)
    try {
      const dir = join(this.#runDir, String(++this.#boots))
      const outsideCalls = this.#outsideCallsOf(app)
      const process = await AppProcess.boot(this.#around, { app, dir, log, outsideCalls })
      this.#adopt(process, entry)
      return this.#isStopped
        ? { ok: false, reason: 'The runtime is stopping.', retryAfterMs: 1000 }
        : { ok: true, process }
    } catch (error) {
      const reason = `The app could not start: ${error instanceof Error ? error.message : String(error)}`
      log.note('ERROR', reason)
      noteFailure(entry, reason)
      return { ok: false, reason, retryAfterMs: delayAfter(entry.failures) }
    }
  }

  #adopt(process: AppProcess, entry: Entry): void {
    this.#alive.add(process)
    process.isReplica = entry.processes.length > 0
    entry.processes.push(process)
    for (const other of this.#alive) {
      const isOfApp = appKey(other.app) === appKey(process.app)
      if (isOfApp && !entry.processes.includes(other)) other.supersede()
    }
    process.ended
      .then(async () => {
        this.#alive.delete(process)
        entry.processes = entry.processes.filter((each) => each !== process)
        const [first] = entry.processes
        if (first !== undefined) first.isReplica = false
        if (process.hasFailed) noteFailure(entry, await process.explainFailure())
      })
      .catch(this.#around.onError)
    if (this.#isStopped) process.end(null)
  }

  #makeRoom(): boolean {
    if (this.#alive.size < this.#around.limits.maxProcesses) return true
    const { listenerMs } = this.#around.limits
    const able = this.alive().filter((process) => process.canServe)
    const idle = able.filter((process) => process.inFlight === 0)
    // Visitors who only hold a stream or a socket open come back by themselves; an app that is refused is down.
    const listenedTo = able.filter(
      ({ unanswered, startedAt }) => unanswered === 0 && Date.now() - startedAt >= listenerMs,
    )
    const oldest = (idle.length > 0 ? idle : listenedTo).sort((a, b) => a.lastUsedAt - b.lastUsedAt)[0]
    oldest?.end(null)
    return oldest !== undefined
  }

  #outsideCallsOf(app: AppName): OutsideCalls | null {
    if (app.copyId === undefined) return null
    const calls = this.#outsideCalls.get(appKey(app)) ?? new OutsideCalls()
    this.#outsideCalls.set(appKey(app), calls)
    return calls
  }

  /** The log of an app, also of one that has none yet. */
  logOf(app: AppName): AppLog {
    const key = appKey(app)
    const log = this.#logs.get(key) ?? new AppLog()
    // Moved to the end: the first is the one longest unused.
    this.#logs.delete(key)
    this.#logs.set(key, log)
    if (this.#logs.size > maxLogs) this.#forgetLog()
    return log
  }

  #forgetLog(): void {
    const awake = new Set(this.alive().map(({ app }) => appKey(app)))
    for (const [key, log] of this.#logs) {
      if (awake.has(key) || log.isWatched) continue
      this.#logs.delete(key)
      return
    }
  }
}

function newEntry(): Entry {
  return { processes: [], booting: null, failures: 0, lastFailedAt: 0, lastReason: '' }
}

/** The older one of two that have equally much to do: the others cool down and are ended. */
function leastBusy({ processes }: Entry): AppProcess | null {
  let found: AppProcess | null = null
  for (const process of processes) {
    if (process.canServe && (found === null || process.unanswered < found.unanswered)) found = process
  }
  return found
}

function appKey({ projectGroupId, environment, copyId = '' }: AppName): string {
  return `${projectGroupId}/${environment}/${copyId}`
}

/** Other variables make another process: they are part of its configuration. */
function versionKey(app: AppVersion): string {
  const variables = createHash('sha256').update(JSON.stringify(app.variables)).digest('base64url').slice(0, 16)
  return `${appKey(app)}/${app.version}/${variables}`
}

function noteFailure(entry: Entry, reason: string): void {
  const now = Date.now()
  entry.failures = now - entry.lastFailedAt > forgivenAfterMs ? 1 : entry.failures + 1
  entry.lastFailedAt = now
  entry.lastReason = reason
}

/** The first failure is free: it may have been one bad request. */
function delayAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 2))
}

async function endAndWait(process: AppProcess): Promise<void> {
  process.end(null)
  await process.ended
}
