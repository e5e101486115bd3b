// Brings production's structure up to development's; the first time it makes production.
import type { FirstData } from '@joinery/contract/publish'

import type { AppDatabaseKey, SqlFailure } from '../app-databases.ts'
import type { AppDatabaseQueries, ScriptRow } from './app-database-queries.ts'
import type { QuietCopy } from './quiet-copy.ts'
import type { ScriptRecorder } from './record-scripts.ts'
import type { StatementToRun } from './run-statements.ts'
import { parseScript } from './sql-statements.ts'
import type { TenantCluster } from './tenant-cluster.ts'
import type { TenantDatabase, TenantSessions } from './tenant-sessions.ts'

type Promoted = { ok: true; applied: number } | SqlFailure

const replayTimeoutMs = 60_000
const drainMs = 6_000

/** A failed replay while production is made: the half-made database is thrown away. */
class ReplayFailed extends Error {
  readonly failure: SqlFailure
  constructor(failure: SqlFailure) {
    super(failure.message)
    this.name = 'ReplayFailed'
    this.failure = failure
  }
}

/** The answer expects to be called under the app's lock. */
export function createPromotion(parts: {
  queries: AppDatabaseQueries
  cluster: TenantCluster
  sessions: TenantSessions
  recorder: ScriptRecorder
  quietCopy: QuietCopy
  find: (key: AppDatabaseKey) => Promise<TenantDatabase | null>
  make: (key: AppDatabaseKey, fill: (database: TenantDatabase) => Promise<number>) => Promise<TenantDatabase>
}): (projectGroupId: string, firstData: FirstData) => Promise<Promoted> {
  const { queries, cluster, sessions, recorder, quietCopy, find, make } = parts

  async function replay(database: TenantDatabase, scripts: ScriptRow[], isStructureOnly: boolean): Promise<Promoted> {
    const statements: StatementToRun[] = []
    for (const script of scripts) {
      const parsed = parseScript(script.sql)
      if (!parsed.ok) return parsed
      const chosen = parsed.statements.filter((statement) => !isStructureOnly || statement.isStructure)
      statements.push(...chosen.map(({ text }) => ({ text, params: [] })))
    }
    const last = scripts.at(-1)?.position
    if (last === undefined) return { ok: true, applied: 0 }
    // In the same transaction, because the platform's note of the position may be lost in a crash.
    statements.push({ text: 'insert into joinery.replayed (position) values ($1)', params: [last] })
    const outcome = await sessions.run(database, statements, { isTransaction: true, timeoutMs: replayTimeoutMs })
    return outcome.ok ? { ok: true, applied: scripts.length } : outcome
  }

  async function copyRows(development: TenantDatabase, main: TenantDatabase): Promise<void> {
    if (await quietCopy.copy(development, main)) return
    // Whoever holds on is sent away: the publish does not wait for them.
    const { resume } = await sessions.gate.pause(development.databaseName, drainMs)
    try {
      await cluster.copyDatabase(development.databaseName, main.databaseName, main.roleName)
    } finally {
      resume()
    }
  }

  async function makeMain(key: AppDatabaseKey, development: TenantDatabase, firstData: FirstData): Promise<Promoted> {
    const scripts = await queries.scriptsAfter(key.projectGroupId, 0)
    try {
      await make(key, async (main) => {
        if (firstData === 'development_rows') {
          await copyRows(development, main)
        } else {
          await cluster.createDatabase(main.databaseName, main.roleName)
          const replayed = await replay(main, scripts, firstData === 'empty')
          if (!replayed.ok) throw new ReplayFailed(replayed)
        }
        return scripts.at(-1)?.position ?? 0
      })
      return { ok: true, applied: scripts.length }
    } catch (error) {
      if (error instanceof ReplayFailed) return error.failure
      throw error
    }
  }

  async function updateMain(key: AppDatabaseKey, main: TenantDatabase): Promise<Promoted> {
    const row = await queries.find(key)
    const text = 'select coalesce(max(position), 0) as last from joinery.replayed'
    const known = await sessions.run(main, [{ text, params: [] }], { isTransaction: false, timeoutMs: replayTimeoutMs })
    if (!known.ok) return known
    const from = Math.max(row?.appliedPosition ?? 0, Number(known.results[0]?.rows[0]?.['last'] ?? 0))
    const scripts = await queries.scriptsAfter(key.projectGroupId, from)
    const replayed = await replay(main, scripts, true)
    if (replayed.ok) await queries.complete(key, scripts.at(-1)?.position ?? from)
    return replayed
  }

  return async (projectGroupId, firstData) => {
    const development = await find({ projectGroupId, environment: 'development' })
    if (development === null) return { ok: true, applied: 0 }
    await recorder.catchUp(projectGroupId)
    const key: AppDatabaseKey = { projectGroupId, environment: 'main' }
    const main = await find(key)
    return main === null ? makeMain(key, development, firstData) : updateMain(key, main)
  }
}
