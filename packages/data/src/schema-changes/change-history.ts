// What became of the changes of production's structure, and the end of those that nobody goes on with.
import type { AppLock } from '../app-databases/app-lock.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { createChangeExecution } from './carry-out-change.ts'
import type { MigrationQueries } from './migration-queries.ts'
import type { SchemaChanges } from './schema-changes.ts'

const listLength = 50
/** Longer than a publish waits for its next try. */
const leftAfterMs = 3_600_000

export function createChangeHistory(parts: {
  migrations: MigrationQueries
  lock: AppLock
  directory: Pick<DatabaseDirectory, 'find'>
  execution: ReturnType<typeof createChangeExecution>
}): Pick<SchemaChanges, 'list' | 'removeAll' | 'settleLeft'> {
  const { migrations, lock, directory, execution } = parts
  return {
    async list(projectGroupId) {
      const rows = await migrations.list(projectGroupId, listLength)
      return rows.map(({ id, status, transactions, losses, failure, createdAt }) => ({
        id,
        environment: 'main',
        status,
        sql: transactions.flat(),
        losses,
        failure,
        createdAt,
      }))
    },

    removeAll: (projectGroupId) => migrations.removeAll(projectGroupId),

    async settleLeft() {
      const left = await migrations.listLeft(leftAfterMs)
      for (const row of left) {
        await lock.hold(row.projectGroupId, async () => {
          const known = await migrations.find(row.projectGroupId, row.id)
          if (known !== null)
            await execution.settle(
              known,
              await directory.find({ projectGroupId: row.projectGroupId, environment: 'main' }),
            )
        })
      }
      return left.length
    },
  }
}
