import { createTestDatabase } from '@joinery/testkit'
import { expect, test } from 'vitest'

import { createPlatformDatabaseIfMissing, migratePlatform, openPlatformDatabase } from './platform-database.ts'

const { db, pool, adminUrl } = await createTestDatabase()

test('a test file has its own migrated database', async () => {
  expect(await db.query.job.findMany()).toEqual([])
})

test('the platform is no superuser', async () => {
  const { rows } = await pool.query(
    'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  )
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
})

test('several nodes may create nothing twice and migrate at once', async () => {
  const url = await createPlatformDatabaseIfMissing(adminUrl, 'three_nodes')
  expect(await createPlatformDatabaseIfMissing(adminUrl, 'three_nodes')).toBe(url)
  await Promise.all([migratePlatform(url), migratePlatform(url), migratePlatform(url)])
  const three = openPlatformDatabase(url)
  expect(await three.db.query.user.findMany()).toEqual([])
  await three.close()
})
