// A fresh platform database for a test file, copied from the migrated template.
import { atFileEnd } from './at-file-end.ts'
import { randomBytes } from 'node:crypto'

import { openPlatformDatabase, type PlatformDatabase } from '@joinery/data'
import { inject } from 'vitest'

import { platformTemplate } from './global-postgres.ts'

export interface TestDatabase extends PlatformDatabase {
  url: string
  /** Superuser of the run's Postgres, for app databases. */
  adminUrl: string
}

/** Call it in `beforeAll` or at the top of a test file: the database goes away after the file's tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('testPostgresUrl'))
  const adminUrl = await answer.text()
  if (!answer.ok) throw new Error(adminUrl)
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${platformTemplate} owner ${platformTemplate}`)
  const url = new URL(adminUrl)
  url.username = platformTemplate
  url.pathname = `/${name}`
  const database = openPlatformDatabase(url.href, { maxConnections: 10 })
  atFileEnd(async () => {
    await database.close()
    await asAdmin(adminUrl, `drop database ${name} with (force)`)
  })
  return { ...database, url: url.href, adminUrl }
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const admin = openPlatformDatabase(adminUrl, { maxConnections: 1 })
  try {
    await admin.pool.query(sql)
  } finally {
    await admin.close()
  }
}
