// Runs scripts on development exactly once and keeps the list of them that publish replays.
import type { AppDatabaseKey, SqlOutcome } from '../app-databases.ts'
import type { AppLock } from './app-lock.ts'
import type { AppDatabaseQueries } from './app-database-queries.ts'
import type { StatementReader } from './read-statements.ts'
import type { StatementToRun } from './run-statements.ts'
import type { TenantDatabase, TenantSessions } from './tenant-sessions.ts'

export interface ScriptRecorder {
  run(projectGroupId: string, database: TenantDatabase, script: { sql: string; stepKey: string }): Promise<SqlOutcome>
  /** Records what a crash kept from being recorded. */
  catchUp(projectGroupId: string): Promise<void>
}

const scriptTimeoutMs = 30_000

export function createScriptRecorder(parts: {
  queries: AppDatabaseQueries
  lock: AppLock
  sessions: TenantSessions
  reader: StatementReader
  find: (key: AppDatabaseKey) => Promise<TenantDatabase | null>
}): ScriptRecorder {
  const { queries, lock, sessions, reader, find } = parts

  /** Copies scripts that the app's own database knows and the platform does not, in their order. */
  async function recordUnrecorded(projectGroupId: string, database: TenantDatabase): Promise<void> {
    const recorded = await queries.recordedKeys(projectGroupId)
    const text = `select step_key, case when step_key = any($1) then '' else sql end as sql, has_structure
                  from joinery.script order by id`
    const outcome = await sessions.run(database, [{ text, params: [[...recorded]] }], {
      isTransaction: false,
      timeoutMs: scriptTimeoutMs,
    })
    if (!outcome.ok) throw new Error(`The scripts of ${database.databaseName} cannot be read: ${outcome.message}`)
    for (const { step_key: stepKey, sql, has_structure: hasStructure } of outcome.results[0]?.rows ?? []) {
      if (typeof stepKey !== 'string' || typeof sql !== 'string' || recorded.has(stepKey)) continue
      await queries.record(projectGroupId, { stepKey, sql, hasStructure: hasStructure === true })
    }
  }

  return {
    async run(projectGroupId, database, { sql, stepKey }) {
      const parsed = await reader.readScript(sql)
      if (!parsed.ok) return parsed
      const hasStructure = parsed.statements.some((statement) => statement.isStructure)
      return lock.hold(projectGroupId, async () => {
        // The marker is written in the script's own transaction, so both happened or neither.
        const marker: StatementToRun = {
          text: 'insert into joinery.script (step_key, sql, has_structure) values ($1, $2, $3)',
          params: [stepKey, sql.toWellFormed(), hasStructure],
        }
        const statements = parsed.statements.map(({ text, offset }) => ({ text, offset, params: [] }))
        const outcome = await runUnlessDone(database, stepKey, [marker, ...statements])
        if (outcome.ok) await recordUnrecorded(projectGroupId, database)
        return outcome
      })
    },

    async catchUp(projectGroupId) {
      const database = await find({ projectGroupId, environment: 'development' })
      if (database !== null) await recordUnrecorded(projectGroupId, database)
    },
  }

  async function runUnlessDone(
    database: TenantDatabase,
    stepKey: string,
    statements: StatementToRun[],
  ): Promise<SqlOutcome> {
    const options = { isTransaction: true, timeoutMs: scriptTimeoutMs }
    const isDone = { text: 'select from joinery.script where step_key = $1', params: [stepKey] }
    const done = await sessions.run(database, [isDone], { ...options, isTransaction: false })
    if (!done.ok) return done
    if (done.results[0]?.rowCount === 1) return { ok: true, results: [] }
    const outcome = await sessions.run(database, statements, options)
    return outcome.ok ? { ok: true, results: outcome.results.slice(1) } : outcome
  }
}
