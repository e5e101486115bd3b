// Looks at every process four times a second: is its thread alive, does it take more than its share?
import { get } from 'node:http'

import type { RuntimeLimits } from '../runtime-limits.ts'
import type { AppProcess } from './app-process.ts'
import type { AppProcesses } from './app-processes.ts'
import { readCpuMs, readWaitedMs } from './cpu-time.ts'
import { createPrecedence, type Precedence } from '../sandbox/precedence.ts'
import { TokenBucket } from './token-bucket.ts'

interface Watched {
  cpuMs: number
  waitedMs: number
  lookedAt: number
  precedence: Precedence
  bucket: TokenBucket
  ping: { startedAt: number; cpuMs: number } | null
}

/** A silent thread that used no CPU is starved by the machine, not stuck: it gets this many times the patience. */
const starvedPatience = 4

/** @returns stops it */
export function startWatchdog(processes: AppProcesses, limits: RuntimeLimits): () => void {
  const watched = new WeakMap<AppProcess, Watched>()
  let lastAt = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const lateMs = Math.max(0, now - lastAt - limits.sweepMs)
    lastAt = now
    for (const process of processes.alive()) {
      const state = watched.get(process) ?? newWatched(limits, now)
      watched.set(process, state)
      // Time in which we ourselves did not run says nothing about the app.
      if (state.ping !== null) state.ping.startedAt += lateMs
      if (process.canServe) look(process, state, limits, now)
    }
    processes.sweep(now)
  }, limits.sweepMs)
  return () => clearInterval(timer)
}

function newWatched(limits: RuntimeLimits, now: number): Watched {
  const bucket = new TokenBucket({ capacity: limits.cpuBurstMs, perSecond: limits.cpuShare * 1000, now })
  return { cpuMs: 0, waitedMs: 0, lookedAt: now, precedence: createPrecedence(), bucket, ping: null }
}

function look(process: AppProcess, state: Watched, limits: RuntimeLimits, now: number): void {
  const pid = process.workerdPid()
  const cpuMs = pid === null ? null : readCpuMs(pid)
  if (pid !== null && cpuMs !== null) {
    const used = cpuMs - state.cpuMs
    const waitedMs = readWaitedMs(pid)
    const span = { elapsedMs: now - state.lookedAt, ranMs: used, waitedMs: waitedMs - state.waitedMs }
    state.precedence.look(pid, span)
    Object.assign(state, { cpuMs, waitedMs, lookedAt: now })
    if (!state.bucket.take(used, now)) {
      process.end('The app used too much processor time and was stopped.')
      return
    }
  }
  if (state.ping === null) {
    if (process.inFlight > 0) ping(process, state, now)
    return
  }
  const silentMs = now - state.ping.startedAt
  const isBusy = cpuMs === null || cpuMs - state.ping.cpuMs >= limits.stuckMs / 4
  if (silentMs >= limits.stuckMs * (isBusy ? 1 : starvedPatience)) {
    const seconds = (silentMs / 1000).toFixed(1)
    process.end(`The app did not react for ${seconds} s (an endless loop?) and was stopped.`)
  }
}

function ping(process: AppProcess, state: Watched, now: number): void {
  state.ping = { startedAt: now, cpuMs: state.cpuMs }
  const done = () => (state.ping = null)
  get({ socketPath: process.controlSocket, path: '/', agent: process.controlAgent }, (response) => {
    response.resume()
    response.on('close', done)
  }).on('error', done)
}
