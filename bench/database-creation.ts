// How long a new app waits for its database: made by the gate (role, database, rights, record), and bare.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { newId } from '../packages/contract/src/ids.ts'
import {
  createAppDatabases,
  createPlatformDatabaseIfMissing,
  migratePlatform,
  openPlatformDatabase,
  startPostgres,
} from '../packages/data/src/index.ts'
import { type Row, tellSpeedup, tellTime, timed } from './samples.ts'

export async function measureDatabaseCreation(rounds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-databases-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  const platformUrl = await createPlatformDatabaseIfMissing(postgres.adminUrl)
  await migratePlatform(platformUrl)
  const platform = openPlatformDatabase(platformUrl)
  const { adminUrl } = postgres
  const databases = createAppDatabases({ adminUrl, platformPool: platform.pool, masterKey: randomBytes(32) })
  const client = new Client({ connectionString: adminUrl })
  try {
    await client.connect()
    await databases.prepare()
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const key = { projectGroupId: newId(), environment: 'development' as const }
      ours.push((await timed(() => databases.ensure(key))).ms)
      theirs.push((await timed(() => client.query(`create database bare_${round}`))).ms)
    }
    return [
      {
        measure: 'Time to create an app’s database (role, rights and record included)',
        ours: tellTime(ours),
        peer: `${tellTime(theirs)} (bare CREATE DATABASE in the same cluster)`,
        ratio: tellSpeedup(ours, theirs),
        aim: '',
      },
    ]
  } finally {
    await client.end()
    await databases.close()
    await platform.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
