// Makes databases from others: the template, or an app's own, as it is at that moment.
import { setTimeout as sleep } from 'node:timers/promises'

import { escapeIdentifier, type Pool } from 'pg'

import { hasCode } from './error-code.ts'

export interface NewDatabase {
  databaseName: string
  /** Who may connect to it; nobody else may. */
  roleName: string
}

const inUse = '55006'
const cancelled = '57014'

/** Harmless when the database is there. */
export async function createFrom(pool: Pool, template: string, target: NewDatabase): Promise<void> {
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [target.databaseName])
  if (rowCount === 0) await pool.query(createSql(template, target))
  await openToRole(pool, target)
}

/** Ends the sessions of whoever is connected to `source`. */
export async function copyDatabase(pool: Pool, source: string, target: NewDatabase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source])
    try {
      await createFrom(pool, source, target)
      return
    } catch (error) {
      // Another node connected in between. Postgres itself has waited five seconds already.
      if (attempt >= 4 || !hasCode(error, inUse)) throw error
    }
  }
}

/** @returns false when somebody is still connected after `timeoutMs` */
export async function waitUntilQuiet(pool: Pool, database: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    // Autovacuum makes way for a copy by itself.
    const sql = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`
    if ((await pool.query(sql, [database])).rowCount === 0) return true
    if (Date.now() >= deadline) return false
    await sleep(5)
  }
}

/** @returns false, and nothing was made, when somebody came in between or it took too long */
export async function copyQuietDatabase(
  pool: Pool,
  source: string,
  target: NewDatabase & { timeoutMs: number },
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = ${target.timeoutMs}`)
    await client.query(createSql(source, target))
  } catch (error) {
    if (hasCode(error, inUse) || hasCode(error, cancelled)) return false
    throw error
  } finally {
    await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
  await openToRole(pool, target)
  return true
}

function createSql(template: string, { databaseName }: NewDatabase): string {
  return `create database ${escapeIdentifier(databaseName)} template ${escapeIdentifier(template)}`
}

export async function openToRole(pool: Pool, { databaseName, roleName }: NewDatabase): Promise<void> {
  const name = escapeIdentifier(databaseName)
  await pool.query(`revoke all on database ${name} from public`)
  await pool.query(`grant connect, temporary on database ${name} to ${escapeIdentifier(roleName)}`)
}
