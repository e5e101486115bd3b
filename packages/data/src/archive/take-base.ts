// Copies the whole cluster while it runs. The log of that time, which Postgres archives, makes the copy whole.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { Client } from 'pg'

import { archiveFolder, type BaseNote } from './archive-folder.ts'

/** What belongs to the running server and not to its data, by the manual's chapter on base backups. */
const left = [
  './postmaster.pid',
  './postmaster.opts',
  './pg_wal/*',
  './pg_replslot/*',
  './pg_dynshmem/*',
  './pg_notify/*',
  './pg_serial/*',
  './pg_snapshots/*',
  './pg_stat_tmp/*',
  './pg_subtrans/*',
  '*/pgsql_tmp/*',
  'pg_internal.init',
]

/** @returns null when this Postgres does not archive: a copy without the log is worth nothing */
export async function takeBase({ adminUrl, dataDir }: { adminUrl: string; dataDir: string }): Promise<BaseNote | null> {
  const client = new Client({ connectionString: adminUrl, application_name: 'joinery base backup' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(archiveFolder(dataDir).bases, name)
  try {
    const { rows: modes } = await client.query<{ archive_mode: string }>('show archive_mode')
    if (modes[0]?.archive_mode !== 'on') return null
    // Ends with this session, should anything go wrong.
    await client.query('select pg_backup_start($1, true)', [name])
    await writeTar(join(dataDir, 'cluster'), `${path}.tar.gz.new`)
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(true)')
    const { size: bytes } = await stat(`${path}.tar.gz.new`)
    const note: BaseNote = { endedAt: new Date().toISOString(), label: rows[0]?.label ?? '', bytes }
    await rename(`${path}.tar.gz.new`, `${path}.tar.gz`)
    // Last: a copy without its note does not count.
    await writeDurably(`${path}.json`, JSON.stringify(note))
    return note
  } finally {
    await client.end().catch(() => {})
    await rm(`${path}.tar.gz.new`, { force: true })
  }
}

async function writeTar(folder: string, file: string): Promise<void> {
  const child = spawn('tar', ['-c', ...left.map((pattern) => `--exclude=${pattern}`), '.'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words: string[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  await pipeline(child.stdout, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }))
  const code = await ended
  // 1: files changed or went while they were read, which is what the log is for.
  if (code !== 0 && code !== 1) throw new Error(`tar failed (${code}): ${words.join('').slice(-2_000)}`)
  await sync(file)
}

async function writeDurably(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await sync(`${file}.new`)
  await rename(`${file}.new`, file)
  await sync(join(file, '..'))
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
