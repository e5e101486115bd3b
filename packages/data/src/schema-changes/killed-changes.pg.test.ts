// kill -9 between any two statuses of a change: whoever tries again ends it, as COMPLETED or as REVERTED.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import { createAppDatabases } from '../app-databases/create-app-databases.ts'

const timeout = 180_000
const { pool, url, adminUrl } = await createTestDatabase()
const masterKey = Buffer.alloc(32, 6)
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey })
const projects: string[] = []
afterAll(async () => {
  for (const projectGroupId of projects) {
    await apps.snapshots.dropAll(projectGroupId)
    await apps.drop({ projectGroupId, environment: 'main' })
    await apps.drop({ projectGroupId, environment: 'development' })
  }
  await apps.close()
})

/** An app whose production has a row, and whose development has a table and a column more. */
async function seedApp(change: string): Promise<string> {
  const projectGroupId = newId()
  projects.push(projectGroupId)
  const schema = `create table notes (id int generated always as identity, title text); insert into notes (title) values ('Rye'), ('Rye')`
  await apps.runScript(projectGroupId, { stepKey: '1', sql: schema })
  await apps.promote(projectGroupId, { firstData: 'development_rows' })
  await apps.runScript(projectGroupId, { stepKey: '2', sql: change })
  return projectGroupId
}

async function killedAt(projectGroupId: string, changeId: string, when: string): Promise<void> {
  const program = fileURLToPath(new URL('fixtures/killed-change.ts', import.meta.url))
  const args = [adminUrl, url, masterKey.toString('hex'), projectGroupId, changeId, when]
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

async function columns(projectGroupId: string) {
  const tables = await apps.tables({ projectGroupId, environment: 'main' })
  return tables.map(({ name, rowCount, columns: all }) => [name, rowCount, all.map((column) => column.name).join()])
}

test.each(['after PENDING', 'after PREPARING', 'before RUNNING', 'after RUNNING', 'before COMPLETED'])(
  'a change that is killed %s is there once after the next try',
  { timeout },
  async (when) => {
    const projectGroupId = await seedApp('create table tags (id int); alter table notes add body text')
    const changeId = newId()
    await killedAt(projectGroupId, changeId, when)

    const again = await apps.promote(projectGroupId, { firstData: 'empty', changeId })

    expect(again).toEqual({ ok: true, applied: 2 })
    expect(await columns(projectGroupId)).toEqual([
      ['notes', 2, 'id,title,body'],
      ['tags', 0, 'id'],
    ])
    expect(await apps.changes.list(projectGroupId)).toMatchObject([{ id: changeId, status: 'COMPLETED' }])
  },
)

test.each(['before FAILED', 'after FAILED'])(
  'a change that cannot be made and is killed %s is reverted by the next try',
  { timeout },
  async (when) => {
    const projectGroupId = await seedApp(
      'alter table notes add body text; delete from notes; alter table notes add unique (title)',
    )
    const changeId = newId()
    await killedAt(projectGroupId, changeId, when)

    expect(await apps.promote(projectGroupId, { firstData: 'empty', changeId })).toMatchObject({ ok: false })
    expect(await columns(projectGroupId)).toEqual([['notes', 2, 'id,title']])
    expect(await apps.changes.list(projectGroupId)).toMatchObject([{ id: changeId, status: 'REVERTED' }])
  },
)

test('what nobody tries again is settled by what really happened', { timeout }, async () => {
  const made = await seedApp('alter table notes add body text')
  const notMade = await seedApp('alter table notes add body text')
  const [first, second] = [newId(), newId()]
  await killedAt(made, first, 'before COMPLETED')
  await killedAt(notMade, second, 'after RUNNING')
  await pool.query(`update database_migration set updated_at = now() - interval '2 hours'`)

  await apps.changes.settleLeft()

  expect(await apps.changes.list(made)).toMatchObject([{ status: 'COMPLETED' }])
  expect(await apps.changes.list(notMade)).toMatchObject([{ status: 'REVERTED' }])
})
