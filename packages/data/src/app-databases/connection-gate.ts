// Connections to many databases under one cap: a few per database, the longest idle one makes room for another.
import type { TenantConnection } from './tenant-connection.ts'

export interface ConnectionGate {
  /** @throws GateBusy when no connection became free in time */
  acquire(database: string): Promise<TenantConnection>
  /** A connection whose state is unknown is not used again. */
  release(connection: TenantConnection, state: 'clean' | 'broken'): void
  /** Keeps everybody out of a database and closes its connections; what still runs gets `drainMs` to end. */
  pause(database: string, drainMs: number): Promise<{ resume: () => void }>
  close(): Promise<void>
}

export interface ConnectionGateOptions {
  connect(database: string): Promise<TenantConnection>
  maxTotal: number
  maxPerDatabase?: number
  idleMs?: number
  waitMs?: number
}

export class GateBusy extends Error {
  constructor() {
    super('The database is busy. Try again in a moment.')
    this.name = 'GateBusy'
  }
}

interface Waiter {
  database: string
  wake(mayOpen: TenantConnection | 'open' | GateBusy): void
}

export function createConnectionGate(options: ConnectionGateOptions): ConnectionGate {
  const { maxTotal, maxPerDatabase = 4, idleMs = 15_000, waitMs = 5_000 } = options
  const openCounts = new Map<string, number>()
  const databaseOf = new Map<TenantConnection, string>()
  /** In order of falling idle, so the first one is the longest idle. */
  const idle = new Map<TenantConnection, NodeJS.Timeout>()
  const paused = new Map<string, number>()
  const waiters = new Set<Waiter>()
  let total = 0

  function count(database: string, change: 1 | -1): void {
    total += change
    const now = (openCounts.get(database) ?? 0) + change
    if (now === 0) openCounts.delete(database)
    else openCounts.set(database, now)
  }

  function discard(connection: TenantConnection): void {
    const database = databaseOf.get(connection)
    if (database === undefined) return
    databaseOf.delete(connection)
    clearTimeout(idle.get(connection))
    idle.delete(connection)
    count(database, -1)
    connection.client.end().catch(() => {})
    serveWaiters()
  }

  function take(database: string): TenantConnection | 'open' | null {
    if (paused.has(database)) return null
    const known = [...idle.keys()].findLast((connection) => databaseOf.get(connection) === database)
    if (known !== undefined) {
      clearTimeout(idle.get(known))
      idle.delete(known)
      return known
    }
    if ((openCounts.get(database) ?? 0) >= maxPerDatabase) return null
    const [longestIdle] = idle.keys()
    if (total >= maxTotal && longestIdle === undefined) return null
    count(database, 1) // before room is made, because that serves the waiters
    if (total > maxTotal && longestIdle !== undefined) discard(longestIdle)
    return 'open'
  }

  function serveWaiters(): void {
    for (const waiter of waiters) {
      const taken = take(waiter.database)
      if (taken === null) continue
      waiters.delete(waiter)
      waiter.wake(taken)
    }
  }

  function wait(database: string): Promise<TenantConnection | 'open' | GateBusy> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.wake(new GateBusy()), waitMs)
      const waiter: Waiter = {
        database,
        wake(result) {
          clearTimeout(timer)
          waiters.delete(waiter)
          resolve(result)
        },
      }
      waiters.add(waiter)
    })
  }

  async function open(database: string): Promise<TenantConnection> {
    try {
      const connection = await options.connect(database)
      databaseOf.set(connection, database)
      connection.client.once('end', () => discard(connection))
      return connection
    } catch (error) {
      count(database, -1)
      serveWaiters()
      throw error
    }
  }

  return {
    async acquire(database) {
      const taken = take(database) ?? (await wait(database))
      if (taken instanceof GateBusy) throw taken
      return taken === 'open' ? open(database) : taken
    },

    release(connection, state) {
      const database = databaseOf.get(connection)
      if (database === undefined) return // ended meanwhile
      if (state === 'broken' || paused.has(database)) return discard(connection)
      const timer = setTimeout(() => discard(connection), idleMs)
      timer.unref()
      idle.set(connection, timer)
      serveWaiters()
    },

    async pause(database, drainMs) {
      paused.set(database, (paused.get(database) ?? 0) + 1)
      for (const connection of idle.keys()) if (databaseOf.get(connection) === database) discard(connection)
      const deadline = Date.now() + drainMs
      while (openCounts.has(database) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
      return {
        resume() {
          const others = (paused.get(database) ?? 1) - 1
          if (others === 0) paused.delete(database)
          else paused.set(database, others)
          serveWaiters()
        },
      }
    },

    async close() {
      for (const waiter of waiters) waiter.wake(new GateBusy())
      const connections = [...databaseOf.keys()]
      for (const connection of connections) {
        clearTimeout(idle.get(connection))
        databaseOf.delete(connection)
      }
      idle.clear()
      await Promise.all(connections.map((connection) => connection.client.end().catch(() => {})))
    },
  }
}
