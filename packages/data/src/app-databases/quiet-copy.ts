// Copies a database that is in use. Postgres copies one only while nobody is connected, and several processes keep
// connections to it: all of them are asked to step aside for a moment. Their callers wait; none is cut off.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Notifier } from '../jobs/notifier.ts'
import type { ConnectionGate } from './connection-gate.ts'
import type { TenantCluster } from './tenant-cluster.ts'
import type { TenantDatabase } from './tenant-sessions.ts'

export interface QuietCopy {
  /** False when the source did not fall quiet in time; nothing was made then. */
  copy(source: TenantDatabase, target: TenantDatabase): Promise<boolean>
  /** Does `work` while everybody is asked to stay away; who is still there after a moment is for `work` to end. */
  alone<T>(database: TenantDatabase, work: () => Promise<T>): Promise<T>
  close(): void
}

const pauseTopic = 'app-database-pause'
const resumeTopic = 'app-database-resume'
// Together less than the gate lets a caller wait (5 s), so that a pause is never an error.
const drainMs = 1_000
const copyMs = 3_000
/** For a word to resume that never comes. */
const longestPauseMs = drainMs + copyMs
const maxAttempts = 5
const betweenAttemptsMs = 300

export function createQuietCopy(parts: {
  notifier: Notifier
  gate: ConnectionGate
  cluster: TenantCluster
}): QuietCopy {
  const { notifier, gate, cluster } = parts
  /** How to end the pauses that were asked for, by their id. */
  const pauses = new Map<string, () => void>()

  async function pause(id: string, database: string): Promise<void> {
    if (pauses.has(id)) return
    const timer = setTimeout(() => pauses.get(id)?.(), longestPauseMs)
    const paused = gate.pause(database, 0)
    pauses.set(id, () => {
      pauses.delete(id)
      clearTimeout(timer)
      void paused.then(({ resume }) => resume())
    })
    await paused
  }

  const subscriptions = [
    notifier.subscribe(pauseTopic, (payload) => {
      const [id = '', database = ''] = payload.split(' ')
      void pause(id, database)
    }),
    notifier.subscribe(resumeTopic, (id) => pauses.get(id)?.()),
  ]

  async function attempt(source: TenantDatabase, target: TenantDatabase): Promise<boolean> {
    const id = randomUUID()
    // This process needs no message to hear of it.
    await pause(id, source.databaseName)
    try {
      await notifier.publish(pauseTopic, `${id} ${source.databaseName}`)
      const isQuiet = await cluster.waitUntilQuiet(source.databaseName, drainMs)
      return isQuiet && (await cluster.copyQuietDatabase(source.databaseName, target, copyMs))
    } finally {
      pauses.get(id)?.()
      await notifier.publish(resumeTopic, id)
    }
  }

  return {
    async copy(source, target) {
      for (let count = 1; ; count += 1) {
        if (await attempt(source, target)) return true
        if (count === maxAttempts) return false
        await sleep(betweenAttemptsMs)
      }
    },
    async alone({ databaseName }, work) {
      const id = randomUUID()
      await pause(id, databaseName)
      try {
        await notifier.publish(pauseTopic, `${id} ${databaseName}`)
        await cluster.waitUntilQuiet(databaseName, drainMs)
        return await work()
      } finally {
        pauses.get(id)?.()
        await notifier.publish(resumeTopic, id)
      }
    },
    close() {
      for (const end of subscriptions) end()
      for (const resume of pauses.values()) resume()
    },
  }
}
