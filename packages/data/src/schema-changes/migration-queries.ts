// Platform rows about changes of production's structure.
import type { SchemaLoss } from '@joinery/contract/schema-changes'
import { type MigrationStatus, migrationStatusSchema } from '@joinery/contract/vocabulary/statuses'
import { migrationTransitions } from '@joinery/contract/vocabulary/transitions'
import type { Pool } from 'pg'

export interface MigrationRow {
  id: string
  projectGroupId: string
  status: MigrationStatus
  transactions: string[][]
  losses: SchemaLoss[]
  failure: string | null
  createdAt: Date
}

const columns = `id, project_group_id as "projectGroupId", status, transactions, losses, failure, created_at as "createdAt"`

export type MigrationQueries = ReturnType<typeof createMigrationQueries>

export function createMigrationQueries(pool: Pool) {
  return {
    async find(projectGroupId: string, id: string): Promise<MigrationRow | null> {
      const { rows } = await pool.query<MigrationRow>(
        `select ${columns} from database_migration where project_group_id = $1 and id = $2`,
        [projectGroupId, id],
      )
      return rows[0] ?? null
    },

    async list(projectGroupId: string, limit: number): Promise<MigrationRow[]> {
      const { rows } = await pool.query<MigrationRow>(
        `select ${columns} from database_migration where project_group_id = $1 order by created_at desc, id limit $2`,
        [projectGroupId, limit],
      )
      return rows
    },

    /** A known one is left as it is. */
    async insert(projectGroupId: string, id: string): Promise<void> {
      await pool.query(
        `insert into database_migration (id, project_group_id, status) values ($1, $2, 'PENDING') on conflict do nothing`,
        [id, projectGroupId],
      )
    },

    async update(
      projectGroupId: string,
      id: string,
      change: { status: MigrationStatus; transactions?: string[][]; losses?: SchemaLoss[]; failure?: string },
    ): Promise<void> {
      const { rowCount } = await pool.query(
        `update database_migration set status = $3, transactions = coalesce($4, transactions),
           losses = coalesce($5, losses), failure = coalesce($6, failure), updated_at = now()
         where project_group_id = $1 and id = $2 and status = any($7)`,
        [
          projectGroupId,
          id,
          change.status,
          change.transactions === undefined ? null : JSON.stringify(change.transactions),
          change.losses === undefined ? null : JSON.stringify(change.losses),
          change.failure ?? null,
          statusesBefore(change.status),
        ],
      )
      if (rowCount === 0) throw new Error(`Change ${id} cannot become ${change.status} from where it is.`)
    },

    /** Those that neither ended nor moved for a while: whoever carried them out is gone for good. */
    async listLeft(olderThanMs: number): Promise<MigrationRow[]> {
      const { rows } = await pool.query<MigrationRow>(
        `select ${columns} from database_migration
         where status in ('PENDING', 'PREPARING', 'RUNNING', 'FAILED')
           and updated_at < now() - make_interval(secs => $1)`,
        [olderThanMs / 1000],
      )
      return rows
    },

    async removeAll(projectGroupId: string): Promise<void> {
      await pool.query('delete from database_migration where project_group_id = $1', [projectGroupId])
    },
  }
}

/** A step that is done again finds its own status. */
function statusesBefore(status: MigrationStatus): MigrationStatus[] {
  return migrationStatusSchema.options.filter((from) => from === status || migrationTransitions[from].includes(status))
}
