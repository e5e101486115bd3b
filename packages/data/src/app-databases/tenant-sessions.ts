// Runs statements in app databases: the right role, the gate, the limits, and one repair.
import type { SqlFailure, SqlOutcome } from '../app-databases.ts'
import { createConnectionGate, GateBusy, type ConnectionGate } from './connection-gate.ts'
import { hasCode } from './error-code.ts'
import { clearSession, type RunOptions, runStatements, type StatementToRun } from './run-statements.ts'
import { openTenantConnection } from './tenant-connection.ts'
import type { TenantCluster } from './tenant-cluster.ts'

export interface TenantDatabase {
  databaseName: string
  roleName: string
  password: string
  /** Nothing may be added to it. */
  isFull?: boolean
}

export interface TenantSessions {
  gate: ConnectionGate
  run(
    database: TenantDatabase,
    statements: readonly StatementToRun[],
    options: Omit<RunOptions['limits'], 'maxBytes'>,
  ): Promise<SqlOutcome>
}

const maxResultBytes = 8_000_000

export function createTenantSessions(cluster: TenantCluster, maxConnections: number): TenantSessions {
  const known = new Map<string, TenantDatabase>()
  const gate = createConnectionGate({
    maxTotal: maxConnections,
    async connect(databaseName) {
      const database = known.get(databaseName)
      if (database === undefined) throw new Error(`Nobody asked for ${databaseName}.`)
      const { roleName, password } = database
      const url = cluster.urlFor(databaseName, roleName, password)
      try {
        return await openTenantConnection(url)
      } catch (error) {
        // From inside a DO block an app can lock itself out: of its role, or of its databases (DROP OWNED).
        if (hasCode(error, '28P01')) await cluster.setPassword(roleName, password)
        else if (hasCode(error, '42501')) await cluster.openToRole(databaseName, roleName)
        else throw error
        return openTenantConnection(url)
      }
    },
  })

  return {
    gate,
    async run(database, statements, options) {
      known.set(database.databaseName, database)
      try {
        const connection = await gate.acquire(database.databaseName)
        const limits = { ...options, maxBytes: maxResultBytes }
        const { outcome, state } = await runStatements(connection, statements, { limits, stopper: cluster })
        if (state === 'broken' || statements.every((statement) => statement.isStateless === true)) {
          gate.release(connection, state)
        } else {
          // The caller need not wait for it.
          void clearSession(connection, cluster).then((cleared) => gate.release(connection, cleared))
        }
        return outcome
      } catch (error) {
        const failure = connectFailure(error)
        if (failure === null) throw error
        return failure
      }
    },
  }
}

/** What an app may hit through no fault of ours or for a moment; the rest is a bug or an outage. */
function connectFailure(error: unknown): SqlFailure | null {
  if (error instanceof GateBusy) return { ok: false, code: 'busy', message: error.message }
  if (hasCode(error, '53300'))
    return { ok: false, code: 'busy', message: 'Too many connections. Try again in a moment.' }
  if (hasCode(error, '3D000')) return { ok: false, code: '3D000', message: 'This database is gone.' }
  return null
}
