// Platform rows about snapshots.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { SnapshotReason } from '@joinery/contract/snapshots'
import type { Pool } from 'pg'

export interface SnapshotRow {
  id: string
  projectGroupId: string
  environment: DatabaseEnvironment
  status: string
  name: string
  reason: SnapshotReason
  databaseName: string
  roleName: string
  sizeBytes: number
  createdAt: Date
  deletedAt: Date | null
}

export type NewSnapshot = Pick<
  SnapshotRow,
  'id' | 'projectGroupId' | 'environment' | 'name' | 'reason' | 'databaseName' | 'roleName'
> & { createdBy: string | null }

const columns = `id, project_group_id as "projectGroupId", environment, status, name, reason,
  database_name as "databaseName", role_name as "roleName", size_bytes::float8 as "sizeBytes",
  created_at as "createdAt", deleted_at as "deletedAt"`

export type SnapshotQueries = ReturnType<typeof createSnapshotQueries>

export function createSnapshotQueries(pool: Pool) {
  async function rows(where: string, values: unknown[]): Promise<SnapshotRow[]> {
    const sql = `select ${columns} from database_snapshot where ${where} order by created_at desc, id`
    return (await pool.query<SnapshotRow>(sql, values)).rows
  }

  return {
    list: (projectGroupId: string) => rows(`project_group_id = $1 and status = 'COMPLETED'`, [projectGroupId]),

    listAll: (projectGroupId: string) => rows('project_group_id = $1', [projectGroupId]),

    async find(projectGroupId: string, id: string): Promise<SnapshotRow | null> {
      const found = await rows(`project_group_id = $1 and id = $2 and status = 'COMPLETED'`, [projectGroupId, id])
      return found[0] ?? null
    },

    listDeletedBefore: (limit: Date) => rows('deleted_at < $1', [limit]),

    /** Left by processes that were killed while they made them. */
    listHalfMade: (olderThanMs: number) =>
      rows(`status = 'CREATING' and created_at < now() - make_interval(secs => $1)`, [olderThanMs / 1000]),

    async insert(row: NewSnapshot): Promise<void> {
      await pool.query(
        `insert into database_snapshot
           (id, project_group_id, environment, status, name, reason, database_name, role_name, created_by)
         values ($1, $2, $3, 'CREATING', $4, $5, $6, $7, $8)`,
        [
          row.id,
          row.projectGroupId,
          row.environment,
          row.name,
          row.reason,
          row.databaseName,
          row.roleName,
          row.createdBy,
        ],
      )
    },

    async complete(id: string, sizeBytes: number): Promise<void> {
      await pool.query(`update database_snapshot set status = 'COMPLETED', size_bytes = $2 where id = $1`, [
        id,
        sizeBytes,
      ])
    },

    async setDeleted(projectGroupId: string, id: string, at: Date | null): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update database_snapshot set deleted_at = $3
         where project_group_id = $1 and id = $2 and status = 'COMPLETED' and (deleted_at is null) = ($3::timestamptz is not null)`,
        [projectGroupId, id, at],
      )
      return rowCount === 1
    },

    async remove(id: string): Promise<void> {
      await pool.query('delete from database_snapshot where id = $1', [id])
    },
  }
}
