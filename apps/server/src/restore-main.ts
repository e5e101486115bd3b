// `npm run restore -- --database <project> --at <time>`: brings one app's database back to a minute, also while the
// server runs. What was there before stays as a snapshot.
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { databaseEnvironmentSchema } from '@joinery/contract/vocabulary/databases'
import {
  createAppDatabases,
  createPlatformDatabaseIfMissing,
  isPostgresRunning,
  openPlatformDatabase,
  prepareArchive,
  startPostgres,
} from '@joinery/data'

import { parseConfig } from './config.ts'
import { deriveKey, readMasterSecret } from './secrets.ts'

const usage = `npm run restore -- --database <project> --at <time> [--environment main|development] [--snapshot-only]

  --database       id of the project, as in its address
  --at             a moment of the last seven days, for example 2026-03-01T09:30Z
  --environment    main (production) unless you say development
  --snapshot-only  sets the data aside as a snapshot and leaves the present data where it is`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      at: { type: 'string' },
      environment: { type: 'string', default: 'main' },
      'snapshot-only': { type: 'boolean', default: false },
    },
  })
  const minute = new Date(values.at ?? '')
  const environment = databaseEnvironmentSchema.safeParse(values.environment)
  if (values.database === undefined || Number.isNaN(minute.getTime()) || !environment.success) throw new Error(usage)
  const config = parseConfig(process.env, join(import.meta.dirname, '..', '..', '..'))
  if (!config.isArchived)
    throw new Error('This installation keeps no archive: its Postgres is your own, or ARCHIVE is off.')
  const dataDir = join(config.dataDir, 'postgres')
  const isServed = await isPostgresRunning(dataDir)
  const settings = await prepareArchive(dataDir)
  const postgres = await startPostgres({ dataDir, settings, onProgress: say })
  const platform = openPlatformDatabase(await createPlatformDatabaseIfMissing(postgres.adminUrl))
  const masterSecret = await readMasterSecret(config.dataDir, config.appSecret)
  const apps = createAppDatabases({
    adminUrl: postgres.adminUrl,
    platformPool: platform.pool,
    masterKey: deriveKey(masterSecret, 'app-databases'),
    archiveDir: dataDir,
  })
  try {
    say(`Bringing a copy of the databases to ${minute.toISOString()}…`)
    const input = { environment: environment.data, minute, createdBy: null }
    const taken = await apps.minutes?.take(values.database, input)
    if (taken?.ok !== true) throw new Error(taken?.message ?? 'There is no archive.')
    say(`Set aside as the snapshot “${taken.snapshot.name}”.`)
    if (values['snapshot-only']) return
    const options = { snapshotId: taken.snapshot.id, createdBy: null }
    const restored = await apps.snapshots.restore(values.database, options)
    if (!restored.ok) throw new Error(restored.message)
    say(`Restored. What was there before is the snapshot “${restored.snapshot.name}”.`)
  } finally {
    await apps.close()
    await platform.close()
    if (!isServed) await postgres.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
