// The archive of a small installation: rows are written, the minute is noted, everything is destroyed, the minute
// comes back.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { newId } from '@joinery/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createAppDatabases } from '../app-databases/create-app-databases.ts'
import type { AppDatabases } from '../app-databases.ts'
import {
  createPlatformDatabaseIfMissing,
  migratePlatform,
  openPlatformDatabase,
  type PlatformDatabase,
} from '../platform-database.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { archiveFolder, listBases, prepareArchive, pruneArchive } from './archive-folder.ts'
import { keepArchive } from './keep-archive.ts'
import { clearRecoveries } from './recover-cluster.ts'
import { takeBase } from './take-base.ts'

const timeout = 240_000
const folder = await mkdtemp(join(tmpdir(), 'joinery-archive-'))
const dataDir = join(folder, 'postgres')
let postgres: RunningPostgres
let platform: PlatformDatabase
let apps: AppDatabases

beforeAll(async () => {
  const settings = [...(await prepareArchive(dataDir)), 'fsync=off']
  postgres = await startPostgres({ dataDir, settings })
  const url = await createPlatformDatabaseIfMissing(postgres.adminUrl)
  await migratePlatform(url)
  platform = openPlatformDatabase(url)
  const { adminUrl } = postgres
  const masterKey = Buffer.alloc(32, 6)
  apps = createAppDatabases({ adminUrl, platformPool: platform.pool, masterKey, archiveDir: dataDir })
}, timeout)

afterAll(async () => {
  await apps.close()
  await platform.close()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const schema = `
  create table people (id int generated always as identity primary key, name text not null);
  create table notes (id serial primary key, person int not null references people on delete cascade, title text,
    shout text generated always as (upper(title)) stored, tags text[], at timestamptz default now());
  create function shouted() returns trigger language plpgsql as 'begin new.title := new.title || ''!''; return new; end';
  create trigger shouting before insert on notes for each row execute function shouted();
  create materialized view counted as select count(*) as n from notes;
  insert into people (name) values ('Ida'), ('Ole');
  insert into notes (person, title, tags) values (1, 'Rye', '{a,"b,c"}'), (2, 'Oat', null)`

test('a database comes back as it was at a minute, rows, rules and numbers', { timeout }, async () => {
  const projectGroupId = newId()
  const key = { projectGroupId, environment: 'development' } as const
  const run = async (text: string) => {
    const outcome = await apps.execute(key, [{ text, params: [] }])
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.results[0]?.rows
  }
  await apps.runScript(projectGroupId, { stepKey: '1', sql: schema })
  expect(await apps.minutes?.archivedSince()).toBeNull()
  const early = new Date()
  expect(await keepArchive({ adminUrl: postgres.adminUrl, dataDir })).toBeGreaterThan(0)
  await run(`insert into notes (person, title) values (1, 'after the copy')`)
  await run('refresh materialized view counted')
  const before = await run('select * from notes order by id')
  await sleep(20)
  const minute = new Date()
  await sleep(20)
  await run('drop table notes cascade')
  await run('drop table people cascade')

  const taken = await apps.minutes?.take(projectGroupId, { environment: 'development', minute, createdBy: null })
  if (taken?.ok !== true) throw new Error(taken?.message)
  expect(taken.snapshot).toMatchObject({ reason: 'minute', environment: 'development' })
  await apps.snapshots.restore(projectGroupId, { snapshotId: taken.snapshot.id, createdBy: null })

  expect(await run('select * from notes order by id')).toEqual(before)
  expect(await run('select n from counted')).toEqual([{ n: 3 }])
  // Numbers go on, with a gap: the log keeps them some ahead.
  const [next] = (await run(`insert into notes (person, title) values (2, 'next') returning id, title`)) ?? []
  expect(next?.['title']).toBe('next!')
  expect(next?.['id']).toBeGreaterThan(3)
  await expect(run(`insert into notes (person, title) values (9, 'nobody')`)).rejects.toThrow('foreign key')

  expect(await apps.minutes?.archivedSince()).toBeInstanceOf(Date)
  const tooEarly = { environment: 'development', minute: early, createdBy: null } as const
  expect(await apps.minutes?.take(projectGroupId, tooEarly)).toMatchObject({ ok: false, code: 'not_archived' })
  expect(await apps.minutes?.take(newId(), { ...tooEarly, minute })).toMatchObject({ ok: false })
  await mkdir(join(dataDir, 'restore-999999999-left', 'cluster'), { recursive: true })
  await clearRecoveries(dataDir)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([])
})

test('what the last seven days do not need goes, and what they need stays', { timeout }, async () => {
  const place = { adminUrl: postgres.adminUrl, dataDir }
  await takeBase(place)
  const [first, second] = (await listBases(dataDir)).slice(-2)
  const { wal } = archiveFolder(dataDir)
  const segments = async () => (await readdir(wal)).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
  expect((await segments()).length).toBeGreaterThan(0)

  // Both copies are needed as long as the second one is younger than what is promised.
  await pruneArchive(dataDir, 7 * 24 * 3_600_000)
  expect(await listBases(dataDir)).toHaveLength(2)

  const later = Date.parse(second?.endedAt ?? '') + 7 * 24 * 3_600_000 + 1_000
  expect(await pruneArchive(dataDir, 7 * 24 * 3_600_000, later)).toBeGreaterThanOrEqual(2)
  expect((await listBases(dataDir)).map(({ path }) => path)).toEqual([second?.path])
  expect((await segments()).every((name) => name.slice(8, 24) >= (second?.firstSegment.slice(8) ?? ''))).toBe(true)
  expect(first?.firstSegment).not.toBe('')
})
