// A whole installation but for its HTTP server: real Postgres, blobs, job queue, compiler, sandbox and app databases.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createCompiler } from '@joinery/compiler'
import { createAppDatabases, createJobQueue, createNotifier, type JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { createPreviewSessions } from '@joinery/domain/preview'
import { startRuntime } from '@joinery/runtime'
import { afterAll } from 'vitest'

import { notesApp } from './notes-app.ts'
import { createTestContext, type TestContext } from './test-context.ts'

export interface TestInstallation extends TestContext {
  queue: JobQueue
}

/** Built once by whoever needs it first, and kept: the catalogue takes seconds. */
const compilerCache = join(tmpdir(), 'joinery-test-compiler')

/** For `beforeAll` of a test file, with a generous time-out; everything ends after the file's tests. */
export async function createInstallation(): Promise<TestInstallation> {
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
    createCompiler({ cacheDir: compilerCache }),
    startRuntime({ supervisorEntry: new URL('test-supervisor.ts', import.meta.url), env, isUnwalledAllowed: true }),
  ])
  // Waits for the catalogue, so that no test's own time-out pays for it.
  await compiler.buildApp({ files: notesApp() })
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey, maxConnections: 20 })
  const notifier = createNotifier(pool)
  const queue = createJobQueue({ pool, notifier, workerId: `test-${randomBytes(4).toString('hex')}` })
  const parts = { ...base, compiler, runtime, appDatabases, jobs: queue }
  const previews: Services['previews'] = createPreviewSessions(parts)
  afterAll(async () => {
    await queue.stop()
    await notifier.close()
    previews.close()
    await Promise.all([runtime.stop(), compiler.close()])
    await appDatabases.close()
  })
  return { ...parts, previews, queue }
}
