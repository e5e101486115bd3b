// Where the archive lies, beside the cluster: the log of all changes, segment by segment, and copies to start from.
import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findPostgresUser } from '../postgres/postgres-user.ts'

/** Run by Postgres in the cluster's folder for each full segment: `sh ../archive-wal.sh pg_wal/NAME NAME`. */
const script = `# Keeps one segment of the log for good: whole or not at all, and on disk before Postgres forgets it.
umask 077
kept="\${0%/*}/archive/wal/$2.gz"
if [ -e "$kept" ]; then gzip -cd "$kept" | cmp -s - "$1"; exit; fi
gzip -1 -c "$1" > "$kept.new" && sync "$kept.new" && mv "$kept.new" "$kept" && sync "\${0%/*}/archive/wal"
`

export interface ArchiveFolder {
  wal: string
  bases: string
}

export interface BaseNote {
  /** When the copy was whole: it can be brought to any moment after that. */
  endedAt: string
  /** What Postgres wants to find beside the copy. */
  label: string
  bytes: number
}

export function archiveFolder(dataDir: string): ArchiveFolder {
  return { wal: join(dataDir, 'archive', 'wal'), bases: join(dataDir, 'archive', 'bases') }
}

/** Postgres keeps what it cannot archive, until the disk is full: without these programs there is no archive. */
function hasPrograms(): boolean {
  const look = 'for name in gzip cmp sync mv tar; do command -v $name >/dev/null || exit 1; done'
  return spawnSync('/bin/sh', ['-c', look], { env: { PATH: '/usr/local/bin:/usr/bin:/bin' } }).status === 0
}

/**
 * Prepares the folder.
 *
 * @returns settings that make Postgres archive, from its next start; none where a program for it is missing
 */
export async function prepareArchive(dataDir: string): Promise<string[]> {
  if (!hasPrograms()) return []
  const user = findPostgresUser()
  const { wal, bases } = archiveFolder(dataDir)
  for (const folder of [dataDir, join(dataDir, 'archive'), wal, bases]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (user !== null) await chown(folder, user.uid, user.gid)
  }
  const file = join(dataDir, 'archive-wal.sh')
  await writeFile(file, script, { mode: 0o600 })
  if (user !== null) await chown(file, user.uid, user.gid)
  return [
    'archive_mode=on',
    'archive_command=sh ../archive-wal.sh %p %f',
    // What was committed a minute ago can be restored; a server where nothing happens writes nothing.
    'archive_timeout=60',
    'wal_compression=on',
  ]
}

export interface Base extends BaseNote {
  /** Path without its endings. */
  path: string
  /** First segment that is needed to start from it. */
  firstSegment: string
}

/** Whole copies, oldest first. */
export async function listBases(dataDir: string): Promise<Base[]> {
  const { bases } = archiveFolder(dataDir)
  const names = (await readdir(bases).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const path = join(bases, name.replace(/\.json$/, ''))
      const note: BaseNote = JSON.parse(await readFile(`${path}.json`, 'utf8'))
      return { ...note, path, firstSegment: /\(file ([0-9A-F]{24})\)/.exec(note.label)?.[1] ?? '' }
    }),
  )
}

/**
 * Removes what no moment of the last `keptMs` needs.
 *
 * @returns how many files went
 */
export async function pruneArchive(dataDir: string, keptMs: number, now = Date.now()): Promise<number> {
  const bases = await listBases(dataDir)
  const { wal, bases: folder } = archiveFolder(dataDir)
  const oldest = bases.findLast(({ endedAt }) => Date.parse(endedAt) < now - keptMs) ?? bases[0]
  if (oldest === undefined) return 0
  const gone: string[] = []
  for (const base of bases.slice(0, bases.indexOf(oldest))) gone.push(`${base.path}.json`, `${base.path}.tar.gz`)
  for (const name of await readdir(wal)) {
    // The first eight digits are the timeline, which stays what it is here.
    const isSegment = /^[0-9A-F]{24}/.test(name)
    if (isSegment && name.slice(8, 24) < oldest.firstSegment.slice(8)) gone.push(join(wal, name))
  }
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Left by a copy that was cut off; one under way is younger.
    if (name.endsWith('.new') && (await stat(file)).mtimeMs < now - 24 * 3_600_000) gone.push(file)
  }
  for (const file of gone) await rm(file, { force: true })
  return gone.length
}
