// The platform's own database: Drizzle over a pg pool.
import { fileURLToPath } from 'node:url'

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, escapeIdentifier, escapeLiteral, Pool } from 'pg'

import * as schema from './schema/index.ts'
import { surviveLosses } from './postgres/survive-losses.ts'

export type Database = NodePgDatabase<typeof schema>

export interface PlatformDatabase {
  db: Database
  pool: Pool
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
const migrationLock = 4_051_988_101

export function openPlatformDatabase(url: string, options: { maxConnections?: number } = {}): PlatformDatabase {
  const pool = new Pool({ connectionString: url, max: options.maxConnections ?? 20, application_name: 'joinery' })
  surviveLosses(pool)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}

/**
 * Makes the platform's database in our own cluster, owned by a role that is no superuser.
 *
 * @returns the address to open it with
 */
export async function createPlatformDatabaseIfMissing(adminUrl: string, name = 'joinery'): Promise<string> {
  const url = new URL(adminUrl)
  const identifier = escapeIdentifier(name)
  await withClient(adminUrl, async (client) => {
    const password = escapeLiteral(decodeURIComponent(url.password))
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [name])
    if (roles.rowCount === 0) await client.query(`create role ${identifier} login password ${password}`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [name])
    if (databases.rowCount === 0) await client.query(`create database ${identifier} owner ${identifier}`)
    await client.query(`revoke connect on database ${identifier} from public`)
  })
  url.username = encodeURIComponent(name)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** Brings the platform's tables up to date; several nodes may start at once. */
export async function migratePlatform(url: string): Promise<void> {
  await withClient(url, async (client) => {
    // Drizzle's migrator is not safe against itself. The lock ends with this connection, however it ends.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  })
}

async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'joinery' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
