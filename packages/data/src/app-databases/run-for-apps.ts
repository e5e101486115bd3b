// What apps send: read, checked against their limits, and run as their own role.
import type {
  AppDatabaseKey,
  AppDatabases,
  ExecuteOptions,
  SqlFailure,
  SqlOutcome,
  Statement,
} from '../app-databases.ts'
import type { DatabaseDirectory } from './database-directory.ts'
import { readOpenRow } from './open-rows.ts'
import type { StatementReader } from './read-statements.ts'
import type { StatementToRun } from './run-statements.ts'
import type { StatementEffect } from './statement-effect.ts'
import type { StorageMeter } from './storage-meter.ts'
import type { TenantDatabase, TenantSessions } from './tenant-sessions.ts'

const noProduction: SqlFailure = {
  ok: false,
  code: '3D000',
  message: 'This app has no production database yet; its first publish makes it.',
}
const noCopy: SqlFailure = { ok: false, code: '3D000', message: 'This copy of the database is gone.' }
/** Postgres on a write in a read-only transaction. */
const readOnlyCode = '25006'

interface ReadStatements {
  ok: true
  statements: StatementToRun[]
  effects: StatementEffect[]
}

export function createAppStatements(parts: {
  reader: StatementReader
  sessions: TenantSessions
  directory: DatabaseDirectory
  meter: StorageMeter
  timeoutMs: number
}): Pick<AppDatabases, 'connect' | 'execute' | 'openRow'> {
  const { reader, sessions, directory, meter, timeoutMs } = parts
  const { find, ensure } = directory

  async function read(statements: readonly Statement[]): Promise<ReadStatements | SqlFailure> {
    const found: ReadStatements = { ok: true, statements: [], effects: [] }
    for (const { text, params } of statements) {
      const parsed = await reader.readOne(text)
      if (!parsed.ok) return parsed
      const isStateless = parsed.statements.every((statement) => !statement.leavesState)
      found.statements.push({ text, params, isStateless })
      found.effects.push(...parsed.statements.map(({ effect }) => effect))
    }
    return found
  }

  async function run(
    key: AppDatabaseKey,
    database: TenantDatabase,
    { statements, effects, isolation }: Pick<ReadStatements, 'statements' | 'effects'> & ExecuteOptions,
  ): Promise<SqlOutcome> {
    if (statements.length === 0) return { ok: true, results: [] }
    const isFull = database.isFull === true
    if (isFull && effects.includes('adds')) return meter.refusal(key.projectGroupId)
    const isReadOnly = isFull && !effects.includes('frees')
    const isTransaction = statements.length > 1 || isReadOnly || isolation !== undefined
    const outcome = await sessions.run(database, statements, { isTransaction, isReadOnly, isolation, timeoutMs })
    // Made anew by another process: what we remember of it is out of date, the next call looks again.
    if (!outcome.ok && outcome.code === '3D000') directory.forget(key)
    if (isReadOnly && !outcome.ok && outcome.code === readOnlyCode) return meter.refusal(key.projectGroupId)
    if (key.copyId === undefined && effects.some((effect) => effect !== 'reads')) meter.noteWrite(database.databaseName)
    return outcome
  }

  return {
    async connect(key) {
      const database = await find(key)
      const nothing: StatementToRun = { text: 'select 1', params: [], isStateless: true }
      if (database !== null) await run(key, database, { statements: [nothing], effects: ['reads'] })
    },

    async execute(key, statements, { isolation } = {}) {
      const found = await read(statements)
      if (!found.ok) return found
      const isMadeOnNeed = key.environment === 'development' && key.copyId === undefined
      const database = isMadeOnNeed ? await ensure(key) : await find(key)
      return database === null ? missing(key) : run(key, database, { ...found, isolation })
    },

    async openRow(key, input) {
      const database = await find(key)
      if (database === null) return missing(key)
      return readOpenRow((statement) => run(key, database, { statements: [statement], effects: ['reads'] }), input)
    },
  }
}

function missing({ copyId }: AppDatabaseKey): SqlFailure {
  return copyId === undefined ? noProduction : noCopy
}
