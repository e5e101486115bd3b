// Connections to many databases under one cap: a few per database, the longest idle one makes room for another.
import { setTimeout as sleep } from 'node:timers/promises'

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
  /** For one database; whoever comes then hears at once that it is busy. */
  maxWaiting?: number
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
  return new Gate(options)
}

class Gate implements ConnectionGate {
  private readonly options: Required<ConnectionGateOptions>
  private readonly openCounts = new Map<string, number>()
  private readonly databaseOf = new Map<TenantConnection, string>()
  /** In order of falling idle, so the first one is the longest idle. */
  private readonly idle = new Map<TenantConnection, NodeJS.Timeout>()
  private readonly paused = new Map<string, number>()
  private readonly waiters = new Set<Waiter>()
  private readonly waiting = new Map<string, number>()
  private total = 0

  constructor(options: ConnectionGateOptions) {
    this.options = { maxPerDatabase: 4, idleMs: 15_000, waitMs: 5_000, maxWaiting: 200, ...options }
  }

  async acquire(database: string): Promise<TenantConnection> {
    const taken = this.take(database) ?? (await this.wait(database))
    if (taken instanceof GateBusy) throw taken
    return taken === 'open' ? this.open(database) : taken
  }

  release(connection: TenantConnection, state: 'clean' | 'broken'): void {
    const database = this.databaseOf.get(connection)
    if (database === undefined) return // ended meanwhile
    if (state === 'broken' || this.paused.has(database)) return this.discard(connection)
    const timer = setTimeout(() => this.discard(connection), this.options.idleMs)
    timer.unref()
    this.idle.set(connection, timer)
    this.serveWaiters()
  }

  async pause(database: string, drainMs: number): Promise<{ resume: () => void }> {
    this.paused.set(database, (this.paused.get(database) ?? 0) + 1)
    for (const connection of this.idle.keys()) {
      if (this.databaseOf.get(connection) === database) this.discard(connection)
    }
    const deadline = Date.now() + drainMs
    while (this.openCounts.has(database) && Date.now() < deadline) await sleep(10)
    return {
      resume: () => {
        const others = (this.paused.get(database) ?? 1) - 1
        if (others === 0) this.paused.delete(database)
        else this.paused.set(database, others)
        this.serveWaiters()
      },
    }
  }

  async close(): Promise<void> {
    for (const waiter of this.waiters) waiter.wake(new GateBusy())
    const connections = [...this.databaseOf.keys()]
    for (const connection of connections) {
      clearTimeout(this.idle.get(connection))
      this.databaseOf.delete(connection)
    }
    this.idle.clear()
    await Promise.all(connections.map((connection) => connection.client.end().catch(() => {})))
  }

  /** An idle connection, the right to open one, or nothing for now. */
  private take(database: string): TenantConnection | 'open' | null {
    if (this.paused.has(database)) return null
    const known = [...this.idle.keys()].findLast((connection) => this.databaseOf.get(connection) === database)
    if (known !== undefined) {
      clearTimeout(this.idle.get(known))
      this.idle.delete(known)
      return known
    }
    const { maxPerDatabase, maxTotal } = this.options
    if ((this.openCounts.get(database) ?? 0) >= maxPerDatabase) return null
    const [longestIdle] = this.idle.keys()
    if (this.total >= maxTotal && longestIdle === undefined) return null
    this.count(database, 1) // before room is made, because that serves the waiters
    if (this.total > maxTotal && longestIdle !== undefined) this.discard(longestIdle)
    return 'open'
  }

  private async open(database: string): Promise<TenantConnection> {
    try {
      const connection = await this.options.connect(database)
      this.databaseOf.set(connection, database)
      connection.client.once('end', () => this.discard(connection))
      return connection
    } catch (error) {
      this.count(database, -1)
      this.serveWaiters()
      throw error
    }
  }

  private discard(connection: TenantConnection): void {
    const database = this.databaseOf.get(connection)
    if (database === undefined) return
    this.databaseOf.delete(connection)
    clearTimeout(this.idle.get(connection))
    this.idle.delete(connection)
    this.count(database, -1)
    connection.client.end().catch(() => {})
    this.serveWaiters()
  }

  private count(database: string, change: 1 | -1): void {
    this.total += change
    const now = (this.openCounts.get(database) ?? 0) + change
    if (now === 0) this.openCounts.delete(database)
    else this.openCounts.set(database, now)
  }

  private serveWaiters(): void {
    const stuck = new Set<string>()
    for (const waiter of this.waiters) {
      if (stuck.has(waiter.database)) continue
      const taken = this.take(waiter.database)
      if (taken === null) {
        // Nor is there anything for those behind it.
        stuck.add(waiter.database)
        continue
      }
      this.waiters.delete(waiter)
      waiter.wake(taken)
    }
  }

  private wait(database: string): Promise<TenantConnection | 'open' | GateBusy> {
    // One app's crowd must not make each release slow for all.
    const waiting = this.waiting.get(database) ?? 0
    if (waiting >= this.options.maxWaiting) return Promise.resolve(new GateBusy())
    this.waiting.set(database, waiting + 1)
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.wake(new GateBusy()), this.options.waitMs)
      const waiter: Waiter = {
        database,
        wake: (result) => {
          clearTimeout(timer)
          this.waiters.delete(waiter)
          const left = (this.waiting.get(database) ?? 1) - 1
          if (left === 0) this.waiting.delete(database)
          else this.waiting.set(database, left)
          resolve(result)
        },
      }
      this.waiters.add(waiter)
    })
  }
}
