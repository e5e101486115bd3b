// What the administrator does with databases that are set aside: copies, closes, swaps and drops them. As everywhere,
// it never connects to one.
import { setTimeout as sleep } from 'node:timers/promises'

import { escapeIdentifier, escapeLiteral, Pool } from 'pg'

import { surviveLosses } from '../postgres/survive-losses.ts'
import { hasCode } from '../app-databases/error-code.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'

export interface SnapshotCluster {
  exists(database: string): Promise<boolean>
  sizeOf(database: string): Promise<number>
  /** For the role or for nobody. Whoever is connected to `source` is sent away. */
  copy(source: string, target: string, roleName: string | null): Promise<void>
  /** Lets nobody connect any more; copies can be made of it. */
  close(database: string, roleName: string): Promise<void>
  /** `next` takes the place of `current`, which is called `aside` afterwards: both or neither. */
  swap(current: TenantDatabase, names: { next: string; aside: string }): Promise<void>
  drop(database: string): Promise<void>
  end(): Promise<void>
}

const inUse = '55006'
const swapTries = 10
/** From here on copying files is quicker than writing every page to the log. */
const fileCopyBytes = 64_000_000

export function createSnapshotCluster(adminUrl: string): SnapshotCluster {
  const pool = new Pool({ connectionString: adminUrl, max: 3, application_name: 'joinery snapshots' })
  surviveLosses(pool)

  async function sizeOf(database: string): Promise<number> {
    const { rows } = await pool.query<{ bytes: string }>('select pg_database_size($1) as bytes', [database])
    return Number(rows[0]?.bytes ?? 0)
  }

  async function swapOnce(current: TenantDatabase, { next, aside }: { next: string; aside: string }): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)', [
        [current.databaseName, next],
      ])
      await client.query('begin')
      await client.query(
        `alter database ${escapeIdentifier(current.databaseName)} rename to ${escapeIdentifier(aside)}`,
      )
      await client.query(`alter database ${escapeIdentifier(next)} rename to ${escapeIdentifier(current.databaseName)}`)
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    sizeOf,
    async exists(database) {
      return (await pool.query('select from pg_database where datname = $1', [database])).rowCount === 1
    },
    async copy(source, target, roleName) {
      const strategy = (await sizeOf(source)) > fileCopyBytes ? ' strategy file_copy' : ''
      const name = escapeIdentifier(target)
      for (let tries = 1; ; tries += 1) {
        try {
          await pool.query(`create database ${name} template ${escapeIdentifier(source)}${strategy}`)
          break
        } catch (error) {
          if (!hasCode(error, inUse) || tries >= swapTries) throw error
          await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source])
        }
      }
      await pool.query(`revoke all on database ${name} from public`)
      if (roleName === null) return
      await pool.query(`grant connect, temporary on database ${name} to ${escapeIdentifier(roleName)}`)
    },
    async close(database, roleName) {
      const name = escapeIdentifier(database)
      await pool.query(`revoke all on database ${name} from public, ${escapeIdentifier(roleName)}`)
      await pool.query(`alter database ${name} allow_connections false`)
    },
    async swap(current, names) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await swapOnce(current, names)
        } catch (error) {
          // Somebody came in between; Postgres has waited five seconds for them already.
          if (!hasCode(error, inUse) || tries >= swapTries) throw error
          await sleep(100)
        }
      }
    },
    async drop(database) {
      const { rowCount } = await pool.query(
        `select from pg_database where datname = ${escapeLiteral(database)} and not datallowconn`,
      )
      if (rowCount === 1) await pool.query(`alter database ${escapeIdentifier(database)} allow_connections true`)
      await pool.query(`drop database if exists ${escapeIdentifier(database)} with (force)`)
    },
    end: () => pool.end(),
  }
}
