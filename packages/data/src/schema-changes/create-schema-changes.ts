// Carries development's structure to production: what would happen, what happens, and what became of it.
import type { AppDatabaseKey } from '../app-databases.ts'
import type { AppDatabaseQueries } from '../app-databases/app-database-queries.ts'
import type { AppLock } from '../app-databases/app-lock.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { ScriptRecorder } from '../app-databases/record-scripts.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import type { DatabaseSnapshots } from '../snapshots/database-snapshots.ts'
import type { createChangeExecution } from './carry-out-change.ts'
import type { createProductionMaker } from './make-production.ts'
import { createChangeHistory } from './change-history.ts'
import type { KnownEquals } from './known-equals.ts'
import type { MigrationQueries } from './migration-queries.ts'
import { type ChangePreparation, emptyChange, type PreparedChange } from './prepare-change.ts'
import type { Promote, Promoted, SchemaChanges } from './schema-changes.ts'

export function createSchemaChanges(parts: {
  queries: AppDatabaseQueries
  migrations: MigrationQueries
  lock: AppLock
  directory: DatabaseDirectory
  recorder: Pick<ScriptRecorder, 'catchUp'>
  preparation: ChangePreparation
  execution: ReturnType<typeof createChangeExecution>
  makeProduction: ReturnType<typeof createProductionMaker>
  snapshots: Pick<DatabaseSnapshots, 'createHeld'>
  equals: KnownEquals
}): SchemaChanges {
  const { queries, migrations, lock, directory, recorder, preparation, execution, makeProduction, snapshots, equals } =
    parts

  async function prepare(
    projectGroupId: string,
    databases: { main: TenantDatabase; development: TenantDatabase },
    liveQueries: readonly string[],
  ): Promise<PreparedChange> {
    if (await equals.areEqual(databases.main, databases.development)) return { change: emptyChange, transactions: [] }
    const position = (await queries.find(mainKey(projectGroupId)))?.appliedPosition ?? 0
    const scripts = await queries.scriptsAfter(projectGroupId, position)
    const prepared = await preparation.prepare({ projectGroupId, ...databases, scripts, liveQueries })
    const { statements, refusal } = prepared.change
    if (statements.length === 0 && refusal === null) await equals.remember(databases.main, databases.development)
    return prepared
  }

  async function update(
    projectGroupId: string,
    databases: { main: TenantDatabase; development: TenantDatabase },
    input: Promote,
  ): Promise<Promoted> {
    const position = await queries.lastPosition(projectGroupId)
    const { main, development } = databases
    const isKnown = (await migrations.find(projectGroupId, input.changeId)) !== null
    if (!isKnown && (await equals.areEqual(main, development))) {
      await queries.complete(mainKey(projectGroupId), position)
      return { ok: true, applied: 0 }
    }
    const outcome = await execution.carryOut({
      projectGroupId,
      migrationId: input.changeId,
      main,
      confirmedLoss: input.confirmedLoss,
      prepare: () => prepare(projectGroupId, databases, input.liveQueries),
      protect: async () => {
        const words = { environment: 'main', name: 'Before a publish', reason: 'publish', createdBy: null } as const
        const made = await snapshots.createHeld(projectGroupId, words)
        if (!made.ok) throw new Error(`No snapshot before a loss: ${made.message}`)
      },
    })
    if (!outcome.ok) return outcome
    await queries.complete(mainKey(projectGroupId), position)
    await equals.remember(main, development)
    return { ok: true, applied: outcome.statements }
  }

  return {
    preview: (projectGroupId, { liveQueries }) =>
      lock.hold(projectGroupId, async () => {
        const development = await directory.find({ projectGroupId, environment: 'development' })
        const main = await directory.find(mainKey(projectGroupId))
        if (main === null || development === null) return null
        await recorder.catchUp(projectGroupId)
        const { change } = await prepare(projectGroupId, { main, development }, liveQueries)
        return change
      }),

    promote: (projectGroupId, input) =>
      lock.hold(projectGroupId, async () => {
        const development = await directory.find({ projectGroupId, environment: 'development' })
        if (development === null) return { ok: true, applied: 0 }
        await recorder.catchUp(projectGroupId)
        const main = await directory.find(mainKey(projectGroupId))
        if (main !== null) return update(projectGroupId, { main, development }, input)
        const scripts = await queries.scriptsAfter(projectGroupId, 0)
        const { firstData } = input
        const made = await makeProduction(mainKey(projectGroupId), { development, firstData, scripts })
        if (!made.ok) return made
        const fresh = await directory.find(mainKey(projectGroupId))
        if (fresh !== null) await equals.remember(fresh, development)
        return { ok: true, applied: scripts.length }
      }),

    ...createChangeHistory({ migrations, lock, directory, execution }),
  }
}

function mainKey(projectGroupId: string): AppDatabaseKey {
  return { projectGroupId, environment: 'main' }
}
