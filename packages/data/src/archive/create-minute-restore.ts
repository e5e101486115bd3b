// Takes one database of one app out of the archive, as it was at a minute, and sets it aside as a snapshot.
import { randomBytes } from 'node:crypto'

import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { Client, escapeIdentifier, escapeLiteral, type Pool } from 'pg'

import { createHeldSession } from '../app-databases/held-session.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { createSchemaReader } from '../schema-changes/schema-reader.ts'
import type { DatabaseSnapshots, MinuteRestore, SnapshotOutcome } from '../snapshots/database-snapshots.ts'
import { listBases } from './archive-folder.ts'
import { CannotBeCarried, carryDatabase } from './carry-database.ts'
import { withRecoveredCluster } from './recover-cluster.ts'

export function createMinuteRestore(parts: {
  /** Of the running cluster. */
  dataDir: string
  adminUrl: string
  platformPool: Pool
  snapshots: DatabaseSnapshots
}): MinuteRestore {
  const { dataDir, adminUrl, platformPool, snapshots } = parts
  // Each recovery is a whole cluster on disk and a Postgres in memory.
  let last: Promise<unknown> = Promise.resolve()

  async function take(projectGroupId: string, input: TakeMinute): Promise<SnapshotOutcome> {
    const { rows } = await platformPool.query<{ name: string }>('select current_database() as name')
    const platformName = rows[0]?.name ?? ''
    const { environment, minute, createdBy } = input
    const outcome = await withRecoveredCluster({ dataDir, adminUrl, at: minute }, async (recoveredUrl) => {
      const database = await findThen(recoveredUrl, platformName, { projectGroupId, environment })
      if (database === null) return refuse('There was no such database at that time.')
      const name = `As of ${minute.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      const words = { environment, name, reason: 'minute' as const, createdBy }
      try {
        return await snapshots.adopt(projectGroupId, words, (target) =>
          carryDatabase(
            { database, session: createHeldSession(recoveredUrl), reader: createSchemaReader(recoveredUrl) },
            { database: target, session: createHeldSession(adminUrl), reader: createSchemaReader(adminUrl) },
          ),
        )
      } catch (error) {
        if (!(error instanceof CannotBeCarried)) throw error
        return refuse(`The database of that time cannot be brought back by itself: ${error.message}`)
      }
    })
    return outcome ?? refuse('The archive does not reach back that far.')
  }

  return {
    async archivedSince() {
      const [first] = await listBases(dataDir)
      return first === undefined ? null : new Date(first.endedAt)
    },

    take(projectGroupId, input) {
      const turn = last.then(() => take(projectGroupId, input))
      last = turn.catch(() => {}) // told to whoever asked
      return turn
    },
  }
}

interface TakeMinute {
  environment: DatabaseEnvironment
  minute: Date
  createdBy: string | null
}

/** What the app's database was called then; its role gets a password of its own there. */
async function findThen(
  recoveredUrl: string,
  platformName: string,
  key: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<TenantDatabase | null> {
  const url = new URL(recoveredUrl)
  url.pathname = `/${encodeURIComponent(platformName)}`
  const client = new Client({ connectionString: url.href, application_name: 'joinery restore' })
  await client.connect()
  try {
    const { rows } = await client.query<{ databaseName: string; roleName: string }>(
      `select database_name as "databaseName", role_name as "roleName" from app_database
       where project_group_id = $1 and environment = $2 and copy_id = '' and status = 'COMPLETED'`,
      [key.projectGroupId, key.environment],
    )
    const [found] = rows
    if (found === undefined) return null
    const password = randomBytes(18).toString('base64url')
    await client.query(`alter role ${escapeIdentifier(found.roleName)} password ${escapeLiteral(password)}`)
    return { ...found, password }
  } finally {
    await client.end()
  }
}

function refuse(message: string): SnapshotOutcome {
  return { ok: false, code: 'not_archived', message }
}
