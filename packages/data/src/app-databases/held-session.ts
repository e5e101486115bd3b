// A connection of its own to an app's database for work that is longer than a request: all of it in one transaction,
// as the app's role, under a clock of ours.
import { Client } from 'pg'

import type { TenantDatabase } from './tenant-sessions.ts'

export interface HeldSession {
  /**
   * Commits what `work` did, or nothing of it when it throws.
   *
   * @throws what `work` throws, DatabaseErrors of Postgres among it
   */
  hold<T>(database: TenantDatabase, options: { timeoutMs: number }, work: (client: Client) => Promise<T>): Promise<T>
}

/** Every value as Postgres writes it: nothing is lost between two databases. */
const asText = { getTypeParser: () => (text: string) => text }

/** @param adminUrl of the cluster that the databases are on */
export function createHeldSession(adminUrl: string): HeldSession {
  return {
    async hold({ databaseName, roleName, password }, { timeoutMs }, work) {
      const url = new URL(adminUrl)
      url.username = roleName
      url.password = encodeURIComponent(password)
      url.pathname = `/${encodeURIComponent(databaseName)}`
      const client = new Client({
        connectionString: url.href,
        application_name: 'joinery work',
        connectionTimeoutMillis: 10_000,
        types: asText,
      })
      client.on('error', () => {}) // the query under way reports it
      await client.connect()
      const { rows } = await client.query<{ pid: string }>('select pg_backend_pid() as pid')
      // A role can lift its own statement_timeout, so it is our clock that counts.
      const timer = setTimeout(() => void terminate(adminUrl, Number(rows[0]?.pid)).catch(() => {}), timeoutMs)
      try {
        await client.query('begin')
        const value = await work(client)
        await client.query('commit')
        return value
      } finally {
        clearTimeout(timer)
        await client.end().catch(() => {}) // what was not committed ends with the session
      }
    },
  }
}

async function terminate(adminUrl: string, pid: number): Promise<void> {
  const admin = new Client({ connectionString: adminUrl, application_name: 'joinery clock' })
  admin.on('error', () => {}) // the query under way reports it
  await admin.connect()
  try {
    await admin.query('select pg_terminate_backend($1)', [pid])
  } finally {
    await admin.end()
  }
}
