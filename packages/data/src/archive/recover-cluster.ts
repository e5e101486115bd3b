// Brings a copy of the cluster to a moment of the past, in a second Postgres beside the running one.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { Client } from 'pg'

import { findPostgresUser } from '../postgres/postgres-user.ts'
import { isAlive, isPostmasterOf, readPostmaster } from '../postgres/postmaster-file.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { listBases, type Base } from './archive-folder.ts'

export interface RecoverCluster {
  /** Of the running cluster, with the archive beside it. */
  dataDir: string
  adminUrl: string
  at: Date
}

const prefix = 'restore-'
const archivedWithinMs = 5 * 60_000
const recoveredWithinMs = 30 * 60_000

/** @returns null when the archive does not reach back that far */
export async function withRecoveredCluster<T>(
  input: RecoverCluster,
  work: (adminUrl: string) => Promise<T>,
): Promise<T | null> {
  const { dataDir, adminUrl, at } = input
  const base = (await listBases(dataDir)).findLast(({ endedAt }) => Date.parse(endedAt) <= at.getTime())
  if (base === undefined) return null
  await archiveUntilNow(adminUrl)
  const folder = join(dataDir, `${prefix}${process.pid}-${randomBytes(6).toString('hex')}`)
  try {
    await unpack(base, folder, dataDir)
    const postgres = await startPostgres({
      dataDir: folder,
      startTimeoutMs: recoveredWithinMs,
      settings: [
        'archive_mode=off',
        // It is thrown away in a moment.
        'fsync=off',
        'hot_standby=off',
        'restore_command=test -f ../../archive/wal/%f.gz && gzip -cd ../../archive/wal/%f.gz > %p',
        // As an offset: names of zones are not known yet when this is read.
        `recovery_target_time=${at.toISOString().replace('Z', '+00')}`,
        'recovery_target_inclusive=off',
        'recovery_target_action=promote',
      ],
    })
    try {
      return await work(postgres.adminUrl)
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends and removes what killed processes left. */
export async function clearRecoveries(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!name.startsWith(prefix) || isAlive(Number(name.split('-')[1]))) continue
    const cluster = join(dataDir, name, 'cluster')
    const postmaster = await readPostmaster(cluster)
    if (postmaster !== null && (await isPostmasterOf(cluster, postmaster.pid))) process.kill(postmaster.pid, 'SIGQUIT')
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/**
 * Everything up to now into the archive. The empty transaction comes after any moment that can be asked for, so that
 * Postgres knows when it has passed it.
 */
async function archiveUntilNow(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, application_name: 'joinery archive' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query('select pg_current_xact_id()')
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    const deadline = Date.now() + archivedWithinMs
    for (;;) {
      const archived = await client.query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      )
      if ((archived.rows[0]?.last?.slice(8, 24) ?? '') >= (rows[0]?.name ?? '').slice(8, 24)) return
      if (Date.now() > deadline) throw new Error('Postgres does not archive: look into its log.')
      await sleep(100)
    }
  } finally {
    await client.end()
  }
}

async function unpack(base: Base, folder: string, dataDir: string): Promise<void> {
  const user = findPostgresUser()
  const cluster = join(folder, 'cluster')
  const own = async (path: string) => {
    if (user !== null) await chown(path, user.uid, user.gid)
  }
  for (const path of [folder, cluster]) {
    await mkdir(path, { mode: 0o700 })
    await own(path)
  }
  await copyFile(join(dataDir, 'password'), join(folder, 'password'))
  await own(join(folder, 'password'))
  // Its folder is entered before the user changes, who may not be able to walk there.
  const child = spawn('tar', ['-x'], { ...user, cwd: cluster, stdio: ['pipe', 'ignore', 'pipe'] })
  const words: string[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  await pipeline(createReadStream(`${base.path}.tar.gz`), createGunzip(), child.stdin)
  const code = await ended
  if (code !== 0) throw new Error(`tar failed (${code}): ${words.join('').slice(-2_000)}`)
  for (const [name, text] of [
    ['backup_label', base.label],
    ['recovery.signal', ''],
  ] as const) {
    await writeFile(join(cluster, name), text, { mode: 0o600 })
    await own(join(cluster, name))
  }
}
