// What the administrator does on the cluster that hosts app databases. It makes, copies and drops them and ends their
// sessions; it never connects to one, because what a tenant made there would run with its rights.
import { escapeIdentifier, escapeLiteral, Pool } from 'pg'

import { surviveLosses } from '../postgres/survive-losses.ts'
import {
  copyDatabase,
  copyQuietDatabase,
  createFrom,
  type NewDatabase,
  openToRole,
  waitUntilQuiet,
} from './copy-database.ts'
import type { BackendStopper } from './run-statements.ts'
import { closeToPublic, limitOlderRoles, limitRole, prepareCluster, templateName } from './tenant-template.ts'

export interface TenantCluster extends BackendStopper {
  /** Makes the template that app databases are copied from, once. */
  prepare(): Promise<void>
  createRole(role: string, password: string): Promise<void>
  setPassword(role: string, password: string): Promise<void>
  dropRole(role: string): Promise<void>
  createDatabase(database: string, role: string): Promise<void>
  /** Everybody must be kept out of `source` meanwhile. */
  copyDatabase(source: string, database: string, role: string): Promise<void>
  /** @returns false when somebody is still connected after `timeoutMs` */
  waitUntilQuiet(database: string, timeoutMs: number): Promise<boolean>
  /** As `copyDatabase`, but ends nobody's session: false when somebody came in between or it took too long. */
  copyQuietDatabase(source: string, target: NewDatabase, timeoutMs: number): Promise<boolean>
  /** In bytes on disk; an empty database has 7 to 8 million. */
  sizeOf(database: string): Promise<number>
  /** By database: another text after something was written to it. */
  writeCounters(): Promise<Map<string, string>>
  /** Whether nobody on the cluster holds the advisory lock of this name. */
  isLockFree(name: string): Promise<boolean>
  dropDatabase(database: string): Promise<void>
  /** Lets the role connect, which the owner of all that is in the database can have undone. */
  openToRole(database: string, role: string): Promise<void>
  urlFor(database: string, role: string, password: string): string
  close(): Promise<void>
}

export function createTenantCluster(adminUrl: string, platformPool: Pool): TenantCluster {
  const pool = new Pool({ connectionString: adminUrl, max: 4, application_name: 'joinery admin' })
  surviveLosses(pool)
  // Of their own, because the others may all be busy with long copies while somebody has to be stopped.
  const stoppers = new Pool({ connectionString: adminUrl, max: 2, application_name: 'joinery clock' })
  surviveLosses(stoppers)
  let preparing: Promise<void> | null = null

  async function admin(sql: string, values: unknown[] = []): Promise<number> {
    return (await pool.query(sql, values)).rowCount ?? 0
  }
  async function prepared(): Promise<void> {
    preparing ??= closeToPublic(platformPool)
      .then(() => prepareCluster(pool, adminUrl))
      .then(() => limitOlderRoles(pool))
    try {
      await preparing
    } catch (error) {
      preparing = null
      throw error
    }
  }

  return {
    prepare: prepared,
    async createRole(role, password) {
      await prepared()
      const name = escapeIdentifier(role)
      const exists = await admin('select from pg_roles where rolname = $1', [role])
      const verb = exists === 0 ? 'create' : 'alter'
      await admin(`${verb} role ${name} login noinherit connection limit 40 password ${escapeLiteral(password)}`)
      await limitRole(pool, role)
    },
    async setPassword(role, password) {
      await admin(`alter role ${escapeIdentifier(role)} password ${escapeLiteral(password)}`)
    },
    async dropRole(role) {
      await admin(`drop role if exists ${escapeIdentifier(role)}`)
    },
    async createDatabase(database, role) {
      await prepared()
      await createFrom(pool, templateName, { databaseName: database, roleName: role })
    },
    copyDatabase: (source, database, role) => copyDatabase(pool, source, { databaseName: database, roleName: role }),
    waitUntilQuiet: (database, timeoutMs) => waitUntilQuiet(pool, database, timeoutMs),
    copyQuietDatabase: (source, target, timeoutMs) => copyQuietDatabase(pool, source, { ...target, timeoutMs }),
    async sizeOf(database) {
      const { rows } = await pool.query<{ bytes: string }>('select pg_database_size($1) as bytes', [database])
      return Number(rows[0]?.bytes ?? 0)
    },
    async writeCounters() {
      const { rows } = await pool.query<{ name: string; written: string }>(
        `select datname as name, (tup_inserted + tup_updated + tup_deleted + xact_commit)::text as written
         from pg_stat_database where datname is not null`,
      )
      return new Map(rows.map(({ name, written }) => [name, written]))
    },
    async isLockFree(name) {
      // Outside of a transaction it is given back at once.
      const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free'
      const { rows } = await pool.query<{ free: boolean }>(sql, [name])
      return rows[0]?.free === true
    },
    async dropDatabase(database) {
      await admin(`drop database if exists ${escapeIdentifier(database)} with (force)`)
    },
    async cancel({ pid, role }) {
      await stoppers.query('select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and usename = $2', [
        pid,
        role,
      ])
    },
    async terminate({ pid, role }) {
      await stoppers.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and usename = $2', [
        pid,
        role,
      ])
    },
    openToRole: (databaseName, roleName) => openToRole(pool, { databaseName, roleName }),
    urlFor(database, role, password) {
      const url = new URL(adminUrl)
      url.username = encodeURIComponent(role)
      url.password = encodeURIComponent(password)
      url.pathname = `/${encodeURIComponent(database)}`
      return url.href
    },
    async close() {
      await Promise.all([pool.end(), stoppers.end()])
    },
  }
}
