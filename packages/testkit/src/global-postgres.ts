// Vitest's global setup: one Postgres for the whole run, started when the first test asks for it, with a migrated
// platform database to copy for each test file.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createPlatformDatabaseIfMissing, migratePlatform, startPostgres, type RunningPostgres } from '@joinery/data'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the superuser address of the run's Postgres. */
    testPostgresUrl: string
  }
}

/** Database and owner role; nobody connects to it, so that it can be copied. */
export const platformTemplate = 'platform_template'

/** Vitest calls this once, and what it returns at the end of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  let starting: Promise<RunningPostgres> | null = null
  const server = createServer((_, response) => {
    starting ??= startTestPostgres(folder)
    starting.then(
      ({ adminUrl }) => response.end(adminUrl),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the test Postgres.')
  project.provide('testPostgresUrl', `http://127.0.0.1:${address.port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    const postgres = await starting?.catch(() => null)
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startTestPostgres(folder: string): Promise<RunningPostgres> {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings })
  endWithUs(postgres.pid, folder)
  await migratePlatform(await createPlatformDatabaseIfMissing(postgres.adminUrl, platformTemplate))
  return postgres
}

/** An interrupted run never gets to its teardown, and Postgres would outlive it. */
function endWithUs(postgresPid: number, folder: string): void {
  const script = 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; kill -QUIT "$2" 2>/dev/null; sleep 1; rm -rf "$3"'
  const args = ['-c', script, 'sh', String(process.pid), String(postgresPid), folder]
  spawn('/bin/sh', args, { stdio: 'ignore', detached: true }).unref()
}
