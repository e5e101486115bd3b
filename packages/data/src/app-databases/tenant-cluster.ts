// What the administrator does on the cluster that hosts app databases. It makes, copies and drops them and ends their
// sessions; it never connects to one, because what a tenant made there would run with its rights.
import { createHash } from 'node:crypto'

import { Client, escapeIdentifier, escapeLiteral, Pool } from 'pg'

export interface TenantCluster {
  /** Makes the template that app databases are copied from, once. */
  prepare(): Promise<void>
  createRole(role: string, password: string): Promise<void>
  setPassword(role: string, password: string): Promise<void>
  dropRole(role: string): Promise<void>
  createDatabase(database: string, role: string): Promise<void>
  /** Everybody must be kept out of `source` meanwhile. */
  copyDatabase(source: string, database: string, role: string): Promise<void>
  dropDatabase(database: string): Promise<void>
  cancel(pid: number): Promise<void>
  terminate(pid: number): Promise<void>
  urlFor(database: string, role: string, password: string): string
  close(): Promise<void>
}

const clusterLock = 4_051_988_103

// Postgres shows every role and database of the cluster to everybody; the names are opaque, and these hide them too.
const hiddenViews = [
  'pg_database',
  'pg_roles',
  'pg_user',
  'pg_group',
  'pg_auth_members',
  'pg_db_role_setting',
  'pg_tablespace',
  'pg_shdescription',
  'pg_shdepend',
  'pg_shseclabel',
  'pg_stat_activity',
  'pg_stat_database',
  'pg_stat_database_conflicts',
  'pg_stat_replication',
  'pg_stat_ssl',
  'pg_stat_gssapi',
  'pg_stat_progress_create_index',
  'pg_stat_progress_vacuum',
  'pg_prepared_xacts',
  'pg_locks',
  'pg_settings',
  'pg_file_settings',
  'pg_replication_slots',
]
const hiddenFunctions = [
  'pg_stat_get_activity(integer)',
  'pg_lock_status()',
  'pg_show_all_settings()',
  'pg_prepared_xact()',
]

// PUBLIC is the app's own role and nobody else: only that role may connect. So a copy needs no more grants, and nobody
// has to connect to it as administrator.
const templateSql = `
  ${hiddenViews.map((view) => `revoke select on pg_catalog.${view} from public;`).join('\n')}
  ${hiddenFunctions.map((name) => `revoke execute on function pg_catalog.${name} from public;`).join('\n')}
  grant usage, create on schema public to public;
  create schema joinery;
  create table joinery.script (
    id bigint generated always as identity, step_key text primary key, sql text not null, has_structure boolean not null
  );
  create table joinery.replayed (position integer primary key);
  grant usage on schema joinery to public;
  grant select, insert on joinery.script, joinery.replayed to public;
`
// A template of an older version stays; new databases come from the new one.
const templateName = `joinery_app_template_${createHash('sha256').update(templateSql).digest('hex').slice(0, 8)}`

export function createTenantCluster(adminUrl: string, platformPool: Pool): TenantCluster {
  const pool = new Pool({ connectionString: adminUrl, max: 4, application_name: 'joinery admin' })
  pool.on('error', () => {}) // an idle connection is replaced on the next query
  let preparing: Promise<void> | null = null

  async function admin(sql: string, values: unknown[] = []): Promise<number> {
    return (await pool.query(sql, values)).rowCount ?? 0
  }
  async function createFrom(template: string, database: string, role: string): Promise<void> {
    const name = escapeIdentifier(database)
    const exists = await admin('select from pg_database where datname = $1', [database])
    if (exists === 0) await admin(`create database ${name} template ${escapeIdentifier(template)}`)
    await admin(`revoke all on database ${name} from public`)
    await admin(`grant connect, temporary on database ${name} to ${escapeIdentifier(role)}`)
  }
  async function prepared(): Promise<void> {
    preparing ??= closeToPublic(platformPool).then(() => prepareCluster(pool, adminUrl))
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
      // Courtesy only: a role may lift these. The clock that counts is ours (run-statements.ts).
      await admin(`alter role ${name} set idle_in_transaction_session_timeout = '60s'`)
      // A managed Postgres may refuse this one.
      await admin(`alter role ${name} set temp_file_limit = '512MB'`).catch(() => {})
    },
    async setPassword(role, password) {
      await admin(`alter role ${escapeIdentifier(role)} password ${escapeLiteral(password)}`)
    },
    async dropRole(role) {
      await admin(`drop role if exists ${escapeIdentifier(role)}`)
    },
    async createDatabase(database, role) {
      await prepared()
      await createFrom(templateName, database, role)
    },
    async copyDatabase(source, database, role) {
      for (let attempt = 1; ; attempt += 1) {
        await admin('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source])
        try {
          await createFrom(source, database, role)
          return
        } catch (error) {
          // 55006: another node connected in between. Postgres itself has waited five seconds already.
          if (attempt >= 4 || !hasCode(error, '55006')) throw error
        }
      }
    },
    async dropDatabase(database) {
      await admin(`drop database if exists ${escapeIdentifier(database)} with (force)`)
    },
    async cancel(pid) {
      await admin('select pg_cancel_backend($1)', [pid])
    },
    async terminate(pid) {
      await admin('select pg_terminate_backend($1)', [pid])
    },
    urlFor(database, role, password) {
      const url = new URL(adminUrl)
      url.username = encodeURIComponent(role)
      url.password = encodeURIComponent(password)
      url.pathname = `/${encodeURIComponent(database)}`
      return url.href
    },
    close: () => pool.end(),
  }
}

/** The platform's own database may live on the same cluster; its owner shuts out everybody else. */
async function closeToPublic(platformPool: Pool): Promise<void> {
  const { rows } = await platformPool.query<{ name: string }>('select current_database() as name')
  const name = escapeIdentifier(rows[0]?.name ?? '')
  await platformPool.query(`revoke connect on database ${name} from public`).catch(() => {}) // not the owner
}

/** Makes the template that app databases are copied from and closes the administrator's databases to everybody. */
async function prepareCluster(pool: Pool, adminUrl: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [clusterLock])
    // On a managed Postgres these databases belong to somebody else.
    await client.query('revoke connect on database postgres, template1 from public').catch(() => {})
    const { rowCount } = await client.query('select from pg_database where datname = $1', [templateName])
    if (rowCount !== 0) return
    // Under another name until it is complete.
    const unfinished = `${templateName}_new`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished} template template0`)
    await client.query(`revoke connect on database ${unfinished} from public`)
    await fillTemplate(adminUrl, unfinished)
    await client.query(`alter database ${unfinished} rename to ${templateName}`)
    await client.query(`alter database ${templateName} allow_connections false`)
  } finally {
    client.release(true) // ends the lock with the session
  }
}

async function fillTemplate(adminUrl: string, database: string): Promise<void> {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(templateSql)
  } finally {
    await client.end()
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
