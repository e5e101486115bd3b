// The template that app databases are copied from: what every app's role may and may not see.
import { createHash } from 'node:crypto'

import { Client, escapeIdentifier, type Pool } from 'pg'

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
  'pg_stat_get_backend_idset()',
  'pg_stat_get_backend_pid(integer)',
  'pg_stat_get_backend_dbid(integer)',
  'pg_stat_get_backend_userid(integer)',
  'pg_stat_get_backend_activity(integer)',
  'pg_stat_get_backend_client_addr(integer)',
  'pg_stat_get_backend_start(integer)',
  'pg_stat_get_progress_info(text)',
  'pg_tablespace_size(name)',
  'pg_tablespace_size(oid)',
  'pg_tablespace_databases(oid)',
  'pg_lock_status()',
  'pg_blocking_pids(integer)',
  'pg_show_all_settings()',
  'pg_prepared_xact()',
]
// One table in memory holds the locks of all apps together, and these fill it in a moment.
const lockFunctions = ['lock', 'lock_shared', 'xact_lock', 'xact_lock_shared'].flatMap((name) =>
  ['', 'try_'].flatMap((prefix) =>
    ['bigint', 'integer, integer'].map((parameters) => `pg_${prefix}advisory_${name}(${parameters})`),
  ),
)
const sharedFunctions = [
  ...lockFunctions,
  // Objects are locked one by one, in the same table.
  'lo_create(oid)',
  'lo_creat(integer)',
  'lo_from_bytea(oid, bytea)',
  // All sessions of an app have one role: what runs in a preview must not end what runs for visitors.
  'pg_terminate_backend(integer, bigint)',
  'pg_cancel_backend(integer)',
  // One queue and one log for the whole cluster.
  'pg_notify(text, text)',
  'pg_logical_emit_message(boolean, text, text, boolean)',
  'pg_logical_emit_message(boolean, text, bytea, boolean)',
  'pg_export_snapshot()',
]

// PUBLIC is the app's own role and nobody else: only that role may connect. So a copy needs no more grants, and nobody
// has to connect to it as administrator.
const templateSql = `
  ${hiddenViews.map((view) => `revoke select on pg_catalog.${view} from public;`).join('\n')}
  ${[...hiddenFunctions, ...sharedFunctions].map((name) => `revoke execute on function pg_catalog.${name} from public;`).join('\n')}
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
export const templateName = `joinery_app_template_${createHash('sha256').update(templateSql).digest('hex').slice(0, 8)}`

/** The platform's own database may live on the same cluster; its owner shuts out everybody else. */
export async function closeToPublic(platformPool: Pool): Promise<void> {
  const { rows } = await platformPool.query<{ name: string }>('select current_database() as name')
  const name = escapeIdentifier(rows[0]?.name ?? '')
  await platformPool.query(`revoke connect on database ${name} from public`).catch(() => {}) // not the owner
}

/** Makes the template that app databases are copied from and closes the administrator's databases to everybody. */
export async function prepareCluster(pool: Pool, adminUrl: string): Promise<void> {
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

/** What the role itself may not lift. */
export async function limitRole(pool: Pool, role: string): Promise<void> {
  // A managed Postgres may refuse these.
  const limits = ["temp_file_limit = '512MB'", "log_min_messages = 'panic'", "log_min_error_statement = 'panic'"]
  for (const limit of limits) await pool.query(`alter role ${escapeIdentifier(role)} set ${limit}`).catch(() => {})
}

/** Roles that were made before a limit was thought of. */
export async function limitOlderRoles(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>(
    `select rolname as role from pg_roles
     where rolname ~ '^r_[0-9a-f]{20}$' and not coalesce(rolconfig::text like '%log_min_error_statement%', false)`,
  )
  for (const { role } of rows) await limitRole(pool, role)
}

async function fillTemplate(adminUrl: string, database: string): Promise<void> {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  const client = new Client({ connectionString: url.href })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query(templateSql)
  } finally {
    await client.end()
  }
}
