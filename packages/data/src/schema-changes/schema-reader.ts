// Who may read the structure of app databases: a role that lives for one look. It is no superuser, because what a
// tenant made could run with its rights, and it is not the app's own role, from which the catalogues are hidden.
import { randomBytes } from 'node:crypto'

import { escapeIdentifier, escapeLiteral, Pool } from 'pg'

import { surviveLosses } from '../postgres/survive-losses.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'

export interface SchemaReader {
  /** Opens the database for reading its structure; everything is closed and gone when `work` ends. */
  read<T>(database: TenantDatabase, work: (pool: Pool) => Promise<T>): Promise<T>
}

const prefix = 'joinery_reader_'
const lifetime = '10 minutes'

/** @param adminUrl of the cluster that the databases are on */
export function createSchemaReader(adminUrl: string): SchemaReader {
  async function asAdmin<T>(work: (run: (sql: string) => Promise<{ rows: { name: string }[] }>) => Promise<T>) {
    const admin = new Pool({ connectionString: adminUrl, max: 1, application_name: 'joinery admin' })
    surviveLosses(admin)
    try {
      return await work((sql) => admin.query<{ name: string }>(sql))
    } finally {
      await admin.end()
    }
  }

  return {
    async read({ databaseName, roleName }, work) {
      const role = `${prefix}${randomBytes(8).toString('hex')}`
      const password = randomBytes(24).toString('base64url')
      return asAdmin(async (run) => {
        await dropForgotten(run)
        const name = escapeIdentifier(role)
        const until = `valid until '${new Date(Date.now() + 600_000).toISOString()}'`
        await run(`create role ${name} login password ${escapeLiteral(password)} ${until}`)
        let pool: Pool | null = null
        try {
          // The tables are the app's; the role only follows it to where it may connect.
          await run(`grant ${escapeIdentifier(roleName)} to ${name}`)
          // A managed Postgres may keep this for itself; there the catalogues are open.
          await run(`grant pg_read_all_data to ${name}`).catch(() => {})
          pool = openPool(databaseName, { role, password })
          return await work(pool)
        } finally {
          await pool?.end()
          await run(`drop role if exists ${name}`)
        }
      })
    },
  }

  function openPool(databaseName: string, login: { role: string; password: string }): Pool {
    const url = new URL(adminUrl)
    url.username = login.role
    url.password = login.password
    url.pathname = `/${encodeURIComponent(databaseName)}`
    const pool = new Pool({
      connectionString: url.href,
      max: 1,
      application_name: 'joinery schema reader',
      options: '-c search_path=pg_catalog -c default_transaction_read_only=on',
    })
    return surviveLosses(pool)
  }
}

/** Of processes that were killed while they looked. */
async function dropForgotten(run: (sql: string) => Promise<{ rows: { name: string }[] }>): Promise<void> {
  const { rows } = await run(
    `select rolname as name from pg_roles
     where rolname like '${prefix}%' and rolvaliduntil < now() - interval '${lifetime}'`,
  )
  for (const { name } of rows) await run(`drop role if exists ${escapeIdentifier(name)}`).catch(() => {})
}
