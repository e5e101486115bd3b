// A cluster of its own for hostile statements: what bites there must not bite other tests. In it a database that nobody
// guards, with a superuser and an ordinary owner, and the gate with real apps behind it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newId } from '@joinery/contract/ids'
import { Client } from 'pg'

import { createAppDatabases } from '../app-databases/create-app-databases.ts'
import type { AppDatabaseKey, AppDatabases, SqlOutcome } from '../app-databases.ts'
import { createPlatformDatabaseIfMissing, migratePlatform, openPlatformDatabase } from '../platform-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'

export interface HostileApp {
  key: AppDatabaseKey
  databaseName: string
  roleName: string
  send(...statements: string[]): Promise<SqlOutcome>
}

export interface Unguarded {
  apps: AppDatabases
  /** Where the cluster writes what it logs. */
  logFile: string
  newApp(): Promise<HostileApp>
  /** A connection that the caller ends. */
  connect(as: 'superuser' | 'owner', database?: string): Promise<Client>
  close(): Promise<void>
}

export const bystander = { role: 'bystander', database: 'bystanders' }
export const unguardedDatabase = 'unguarded'

export async function startUnguarded(): Promise<Unguarded> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-hostile-'))
  const dataDir = join(folder, 'postgres')
  const postgres = await startPostgres({
    dataDir,
    settings: ['fsync=off', 'full_page_writes=off', 'max_prepared_transactions=2'],
  })
  const { adminUrl } = postgres
  const platformUrl = await createPlatformDatabaseIfMissing(adminUrl)
  await migratePlatform(platformUrl)
  const platform = openPlatformDatabase(platformUrl, { maxConnections: 6 })
  const apps = createAppDatabases({ adminUrl, platformPool: platform.pool, masterKey: Buffer.alloc(32, 3) })

  async function connect(as: 'superuser' | 'owner', database = unguardedDatabase): Promise<Client> {
    const url = new URL(adminUrl)
    url.pathname = `/${database}`
    if (as === 'owner') [url.username, url.password] = ['owner', 'owner']
    const client = new Client({ connectionString: url.href })
    client.on('error', () => {}) // some statements end their own session
    await client.connect()
    return client
  }

  const admin = await connect('superuser', 'postgres')
  await admin.query(`create role owner login password 'owner'; create role ${bystander.role}`)
  for (const name of [bystander.database, `${bystander.database}_b`]) {
    await admin.query(`create database ${name}`)
    await admin.query(`revoke connect on database ${name} from public`)
  }
  await admin.query(`create database ${unguardedDatabase} template template0 owner owner`)
  const owner = await connect('owner')
  await owner.query('create table held (a int); insert into held values (1); create sequence counter')
  await owner.query('create table loot (line text); grant all on loot to public')
  const spy = `create function spy() returns event_trigger language plpgsql as 'begin end'`
  await owner.query(spy)
  await owner.end()

  async function newApp(): Promise<HostileApp> {
    const key: AppDatabaseKey = { projectGroupId: newId(), environment: 'development' }
    const send = (...statements: string[]) =>
      apps.execute(
        key,
        statements.map((text) => ({ text, params: [] })),
      )
    for (const text of [
      'create table held (a int)',
      'insert into held values (1)',
      'create sequence counter',
      'create table loot (line text)',
      spy,
    ]) {
      const made = await send(text)
      if (!made.ok) throw new Error(made.message)
    }
    const { rows } = await platform.pool.query<{ databaseName: string; roleName: string }>(
      `select database_name as "databaseName", role_name as "roleName" from app_database where project_group_id = $1`,
      [key.projectGroupId],
    )
    const [row] = rows
    if (row === undefined) throw new Error('The app has no database.')
    return { key, ...row, send }
  }

  return {
    apps,
    logFile: join(dataDir, 'postgres.log'),
    newApp,
    connect,
    async close() {
      await admin.end()
      await apps.close()
      await platform.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
