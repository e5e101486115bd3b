// A whole installation but for its HTTP server: real Postgres, blobs, job queue, compiler, sandbox and app databases.
import { atFileEnd } from './at-file-end.ts'
import { randomBytes } from 'node:crypto'

import { createAppDatabases, createJobQueue, createNotifier, type JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { createJudging } from '@joinery/domain/checks'
import { createPreviewSessions } from '@joinery/domain/preview'
import { createJudge, type Judge } from '@joinery/judge'
import { startRuntime } from '@joinery/runtime'

import { notesApp } from './notes-app.ts'
import { sharedCompiler } from './shared-compiler.ts'
import { createTestContext, throwFault, type TestContext } from './test-context.ts'

export interface TestInstallation extends TestContext {
  queue: JobQueue
}

export interface InstallationOptions {
  /** With the door of the host, apps are judged in a real browser. */
  openCheckDoor?: (
    services: Omit<Services, 'previews' | 'judging' | 'openCheckDoor' | 'jobs'>,
    ...input: Parameters<Services['openCheckDoor']>
  ) => ReturnType<Services['openCheckDoor']>
  /** Instead of the one that opens a browser. */
  judge?: Judge
  /** A fault of ours that a run survives; without it the test fails. */
  onFault?: (error: unknown) => void
}

/** For `beforeAll` of a test file, with a generous time-out; everything ends after the file's tests. */
export async function createInstallation({
  openCheckDoor,
  judge = createBrowserJudge(),
  onFault = throwFault,
}: InstallationOptions = {}): Promise<TestInstallation> {
  const base = await createTestContext()
  const { pool, url, adminUrl } = base.database
  const masterKey = randomBytes(32)
  const env = {
    PATH: process.env['PATH'],
    PLATFORM_URL: url,
    ADMIN_URL: adminUrl,
    MASTER_KEY: masterKey.toString('hex'),
  }
  const [compiler, runtime] = await Promise.all([
    sharedCompiler(),
    startRuntime({ supervisorEntry: new URL('test-supervisor.ts', import.meta.url), env, isUnwalledAllowed: true }),
  ])
  // Waits for the catalogue, so that no test's own time-out pays for it.
  await compiler.buildApp({ files: notesApp() })
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey, maxConnections: 20 })
  const notifier = createNotifier(pool)
  const queue = createJobQueue({ pool, notifier, workerId: `test-${randomBytes(4).toString('hex')}` })
  const judged: Pick<Services, 'judging' | 'openCheckDoor'> =
    openCheckDoor === undefined
      ? base
      : {
          judging: createJudging({ open: () => Promise.resolve({ judge }), atOnce: 1, onFault }),
          openCheckDoor: (input) => openCheckDoor({ ...base, compiler, runtime, appDatabases }, input),
        }
  const parts = { ...base, ...judged, compiler, runtime, appDatabases, jobs: queue }
  const previews: Services['previews'] = createPreviewSessions(parts)
  atFileEnd(async () => {
    await queue.stop()
    await judge.close()
    await notifier.close()
    previews.close()
    await runtime.stop()
    await appDatabases.close()
  })
  return { ...parts, previews, queue }
}

/** Starts nothing until it is asked. */
function createBrowserJudge(): Judge {
  return createJudge({ chromiumPath: null, searchPath: process.env['PATH'] ?? '', isUnwalledAllowed: () => true })
}
