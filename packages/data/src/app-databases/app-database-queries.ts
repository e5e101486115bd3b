// Platform rows about app databases and the scripts that shaped them.
import type { Pool } from 'pg'

import type { AppDatabaseKey } from '../app-databases.ts'

export interface AppDatabaseRow {
  status: string
  databaseName: string
  roleName: string
  rolePassword: string
  appliedPosition: number
  isFull?: boolean
}

export interface ScriptRow {
  position: number
  sql: string
}

/** A copy, or the database of a project that never came to be: that has an empty `copyId`. */
export interface CopyRow extends AppDatabaseKey {
  copyId: string
  ageMs: number
}

const columns = `status, database_name as "databaseName", role_name as "roleName", role_password as "rolePassword",
  applied_position as "appliedPosition", is_full as "isFull"`

const isKey = 'project_group_id = $1 and environment = $2 and copy_id = $3'

function valuesOf({ projectGroupId, environment, copyId = '' }: AppDatabaseKey): string[] {
  return [projectGroupId, environment, copyId]
}

export type AppDatabaseQueries = ReturnType<typeof createAppDatabaseQueries>

export function createAppDatabaseQueries(pool: Pool) {
  return {
    async find(key: AppDatabaseKey): Promise<AppDatabaseRow | null> {
      const { rows } = await pool.query<AppDatabaseRow>(
        `select ${columns} from app_database where ${isKey}`,
        valuesOf(key),
      )
      return rows[0] ?? null
    },

    /** Any database of the app, copies among them: all belong to one role. */
    async findAny(projectGroupId: string): Promise<AppDatabaseRow | null> {
      const { rows } = await pool.query<AppDatabaseRow>(
        `select ${columns} from app_database where project_group_id = $1 limit 1`,
        [projectGroupId],
      )
      return rows[0] ?? null
    },

    /** Whether the app has another database than this one. */
    async hasOther(key: AppDatabaseKey): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select from app_database where project_group_id = $1 and not (${isKey}) limit 1`,
        valuesOf(key),
      )
      return rowCount === 1
    },

    async listCopies(): Promise<CopyRow[]> {
      const { rows } = await pool.query<CopyRow>(
        `select project_group_id as "projectGroupId", environment, copy_id as "copyId",
           extract(epoch from now() - created_at)::float8 * 1000 as "ageMs"
         from app_database
         where copy_id <> '' or not exists (select from project_group where id = project_group_id)`,
      )
      return rows
    },

    async insert(key: AppDatabaseKey, row: AppDatabaseRow): Promise<void> {
      await pool.query(
        `insert into app_database (project_group_id, environment, copy_id, status, database_name, role_name,
           role_password, applied_position)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [...valuesOf(key), row.status, row.databaseName, row.roleName, row.rolePassword, row.appliedPosition],
      )
    },

    async complete(key: AppDatabaseKey, appliedPosition: number): Promise<void> {
      await pool.query(`update app_database set status = 'COMPLETED', applied_position = $4 where ${isKey}`, [
        ...valuesOf(key),
        appliedPosition,
      ])
    },

    async remove(key: AppDatabaseKey): Promise<void> {
      await pool.query(`delete from app_database where ${isKey}`, valuesOf(key))
    },

    async removeScripts(projectGroupId: string): Promise<void> {
      await pool.query('delete from schema_script where project_group_id = $1', [projectGroupId])
    },

    async scriptsAfter(projectGroupId: string, position: number): Promise<ScriptRow[]> {
      const { rows } = await pool.query<ScriptRow>(
        'select position, sql from schema_script where project_group_id = $1 and position > $2 order by position',
        [projectGroupId, position],
      )
      return rows
    },

    async lastPosition(projectGroupId: string): Promise<number> {
      const { rows } = await pool.query<{ last: number }>(
        'select coalesce(max(position), 0)::int as last from schema_script where project_group_id = $1',
        [projectGroupId],
      )
      return rows[0]?.last ?? 0
    },

    async recordedKeys(projectGroupId: string): Promise<Set<string>> {
      const { rows } = await pool.query<{ key: string }>(
        'select step_key as key from schema_script where project_group_id = $1',
        [projectGroupId],
      )
      return new Set(rows.map((row) => row.key))
    },

    /** Takes the next position; the caller holds the app's lock. A known key is left as it is. */
    async record(
      projectGroupId: string,
      script: { stepKey: string; sql: string; hasStructure: boolean },
    ): Promise<void> {
      await pool.query(
        `insert into schema_script (project_group_id, position, sql, step_key, has_structure)
         select $1, coalesce(max(position), 0) + 1, $2, $3, $4 from schema_script where project_group_id = $1
         on conflict do nothing`,
        [projectGroupId, script.sql, script.stepKey, script.hasStructure],
      )
    },
  }
}
