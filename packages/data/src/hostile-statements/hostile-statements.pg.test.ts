// Every statement is shown to bite where nobody guards, and then not to bite through the gate, while a neighbour works on.
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SqlOutcome } from '../app-databases.ts'
import { disguised, empty } from './disguised-statements.ts'
import { type Lasting, lasting, leaving } from './lasting-statements.ts'
import { type Changing, changing, changingAlone, exposing } from './statements.ts'
import { bystander, type HostileApp, startUnguarded, type Unguarded } from './unguarded.ts'

let place: Unguarded
let superuser: Client
let app: HostileApp
let victim: Client
let victimPid = 0
/** Of a neighbour that reads and writes all the time. */
const neighbour = { answers: 0, failures: [] as SqlOutcome[] }
let stopNeighbour: () => Promise<void>

beforeAll(async () => {
  place = await startUnguarded()
  superuser = await place.connect('superuser')
  await superuser.query('select lo_create(4242)')
  app = await place.newApp()
  stopNeighbour = await keepWorking()
  ;[victim, victimPid] = await openVictim()
})
afterAll(async () => {
  await stopNeighbour()
  await superuser.end()
  await victim.end()
  await place.close()
})

async function keepWorking(): Promise<() => Promise<void>> {
  const other = await place.newApp()
  const over = new AbortController()
  const work = async () => {
    while (!over.signal.aborted) {
      for (const text of ['insert into held values (2)', 'select count(*) from held']) {
        const outcome = await other.send(text)
        neighbour.answers += 1
        if (!outcome.ok) neighbour.failures.push(outcome)
      }
      await sleep(20)
    }
  }
  const working = work()
  return async () => {
    over.abort()
    await working
  }
}

async function openVictim(): Promise<[Client, number]> {
  const client = await place.connect('superuser', 'postgres')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return [client, rows[0]?.pid ?? 0]
}

const freePath = () => join(tmpdir(), `joinery-loot-${randomBytes(6).toString('hex')}`)
const fill = (sql: string, values: { file: string; pid?: number }) =>
  sql
    .replaceAll('{file}', values.file)
    .replaceAll('{pid}', String(values.pid ?? 0))
    .replaceAll('{role}', bystander.role)
    .replaceAll('{database}', bystander.database)
const inBlock = (sql: string) => `do $hostile$ begin execute $attack$${sql}$attack$; end $hostile$`
const codeOf = (outcome: SqlOutcome) => (outcome.ok ? 'it worked' : outcome.code)

/** Whether an administrator sees that it happened. */
async function happened(client: Client, probe: string): Promise<boolean> {
  return client.query(probe).then(
    ({ rowCount }) => (rowCount ?? 0) > 0,
    (error: unknown) => {
      // Told about a file that is not there.
      if (error instanceof Error && 'code' in error && error.code === '58P01') return false
      throw error
    },
  )
}

test.each(exposing)('$name: a superuser learns it, an app does not', async ({ sql }) => {
  const [bitten, pid] = await openVictim()
  const intruder = await place.connect('superuser')
  const { rows } = await intruder.query(fill(sql, { file: freePath(), pid }))
  expect(rows.length).toBeGreaterThan(0)
  await Promise.all([intruder.end(), bitten.end()])

  const safe = fill(sql, { file: freePath(), pid: victimPid })
  expect(codeOf(await app.send(safe))).toBe('42501')
  expect(codeOf(await app.send(inBlock(safe)))).toBe('42501')
})

async function expectNoChange({ sql, probe, undo, code }: Changing, variants: ((sql: string) => string)[]) {
  const file = freePath()
  await superuser.query(fill(sql, { file }))
  expect(await happened(superuser, fill(probe, { file }))).toBe(true)
  if (undo !== undefined) await superuser.query(fill(undo, { file }))

  const inside = await place.connect('superuser', app.databaseName)
  try {
    const other = freePath()
    for (const vary of variants) {
      const outcome = await app.send(vary(fill(sql, { file: other })))
      expect(codeOf(outcome)).toBe(vary === inBlock ? '42501' : code)
      if (undo !== undefined) expect(await happened(inside, fill(probe, { file: other }))).toBe(false)
    }
  } finally {
    await inside.end()
  }
}

test.each(changing)('$name: a superuser does it, an app cannot', async (each) => {
  await expectNoChange(each, [(sql) => sql, inBlock])
})

test.each(changingAlone)('$name: a superuser does it, the gate refuses it', async (each) => {
  await expectNoChange(each, [(sql) => sql])
})

/** Still at it after a while, or it has taken all the memory that one session may have. */
async function expectBite(name: string, statements: readonly string[]): Promise<void> {
  const owner = await place.connect('owner')
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const values = [rows[0]?.pid]
  let bytes = 0
  let hasTakenAll = false
  // What comes is thrown away, not parsed: only the database is on trial here.
  const { stream } = owner.connection
  stream.removeAllListeners('data')
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    hasTakenAll ||= /\0C(?:53200|54000)\0/.test(chunk.toString('latin1'))
  })
  const text = statements.length === 1 ? statements.join('') : ['begin', ...statements].join(';')
  owner.query(text).catch(() => undefined)
  const goesOn = `select from pg_stat_activity
    where pid = $1 and state = 'active' and clock_timestamp() - query_start > interval '0.5 s'`
  const hasBitten = async () =>
    hasTakenAll || bytes > 20_000_000 || (await superuser.query(goesOn, values)).rowCount === 1
  await expect.poll(hasBitten, { timeout: 20_000, message: `${name} bites` }).toBe(true)
  await superuser.query('select pg_terminate_backend($1)', values)
  stream.destroy()
}

async function tryOne(each: Lasting) {
  const own = await place.newApp()
  const code = codeOf(await own.send(...each.statements))
  const next = codeOf(await own.send('select count(*) from held'))
  return { name: each.name, isBounded: each.codes.includes(code) ? true : code, next, role: own.roleName }
}

test(
  'what does not end by itself goes on where nobody guards, and is stopped by the gate',
  { timeout: 120_000 },
  async () => {
    const outcomes: Awaited<ReturnType<typeof tryOne>>[] = []
    // A few at a time, so that a small machine has memory for them.
    for (let from = 0; from < lasting.length; from += 5) {
      outcomes.push(...(await Promise.all(lasting.slice(from, from + 5).map(tryOne))))
    }
    for (const { statements, name } of lasting) await expectBite(name, statements)
    for (const { name, isBounded, next } of outcomes) {
      expect({ name, isBounded, next }).toEqual({ name, isBounded: true, next: 'it worked' })
    }
    const roles = outcomes.map(({ role }) => role)
    const busy = `select usename, query from pg_stat_activity where usename = any($1) and state <> 'idle'`
    await expect.poll(async () => (await superuser.query(busy, [roles])).rows, { timeout: 20_000 }).toEqual([])
  },
)

test.each(leaving)(
  '$name is left to the next in the session where nobody guards, and not by the gate',
  async (each) => {
    const owner = await place.connect('owner')
    await owner.query(each.sql)
    expect((await owner.query(each.probe)).rowCount).toBe(1)
    await owner.end()

    const own = await place.newApp()
    expect(codeOf(await own.send(each.sql))).toBe('it worked')
    for (let count = 0; count < 6; count += 1) {
      const next = await own.send(each.probe)
      // Where nothing was left, some probes have nothing to ask about.
      expect(next.ok ? next.results[0]?.rowCount : next.code).toSatisfy((answer) => answer === 0 || answer === '55000')
    }
  },
)

test.each(disguised)('$sql: it bites where nobody guards; the gate refuses it', async (each) => {
  const { sql } = each
  const unguarded = await place.connect('superuser')
  const file = freePath()
  try {
    expect(await each.bites(unguarded, (text) => fill(text, { file }))).toBe(true)
  } finally {
    await unguarded.end()
  }
  await expectRefusal(fill(sql, { file: freePath() }))
})

test.each(empty)('the gate refuses %j, which does nothing', expectRefusal)

/** Before Postgres sees it, alone and in a transaction. */
async function expectRefusal(sql: string): Promise<void> {
  expect(codeOf(await app.send(sql))).toBe('refused')
  expect(codeOf(await app.send('select 1', sql))).toBe('refused')
}

test('functions and views that would run with an administrator’s rights find no administrator', async () => {
  const take = `create function take() returns int language plpgsql security invoker as $f$
    begin execute format('alter role %I superuser', '${app.roleName}'); return 1; exception when others then return 0; end $f$`
  // It bites: an administrator who only counts the rows of a view gives the role away.
  const owner = await place.connect('owner')
  await owner.query(take.replaceAll(app.roleName, bystander.role))
  await owner.query('create view accounts as select take()')
  await superuser.query('select count(*) from (select * from public.accounts) a')
  await superuser.query('select * from public.accounts')
  const isSuper = 'select from pg_roles where rolname = $1 and rolsuper'
  expect((await superuser.query(isSuper, [bystander.role])).rowCount).toBe(1)
  await superuser.query(`alter role ${bystander.role} nosuperuser`)
  await owner.query('drop view accounts; drop function take()')
  await owner.end()

  await app.send(take)
  await app.send('create view accounts as select take()')
  await app.send('create table bait (a int default take(), b int generated always as identity, check (a >= 0))')
  await app.send('create index on bait ((a + 1))')
  await app.send('insert into bait default values')
  const { projectGroupId } = app.key
  await place.apps.tables(app.key)
  await place.apps.rows(app.key, { table: 'bait', limit: 1, offset: 0 })
  await place.apps.runScript(projectGroupId, { sql: 'alter table bait add c int default take()', stepKey: 'bait' })
  expect(await place.apps.copy(projectGroupId, { copyId: 'bait' })).toEqual({ ok: true })
  await place.apps.drop({ ...app.key, copyId: 'bait' })
  expect((await superuser.query(isSuper, [app.roleName])).rowCount).toBe(0)
})

test('what an app does to its own role neither locks it out nor reaches its next session', async () => {
  const own = await place.newApp()
  for (const sql of [
    `alter role current_user set search_path = 'nowhere'`,
    `alter role current_user set statement_timeout = '1ms'`,
    `alter role current_user set default_transaction_read_only = on`,
    `alter role current_user password 'lost'`,
    'drop owned by current_user',
  ]) {
    expect(codeOf(await own.send(inBlock(sql)))).toBe('it worked')
  }
  await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [own.roleName])
  await expect
    .poll(async () => codeOf(await own.send('create table again (a int)')), { timeout: 20_000 })
    .toBe('it worked')
  expect(codeOf(await own.send('insert into again select 1 from pg_sleep(0.05)'))).toBe('it worked')
})

test('an owner fills the log of the cluster, an app does not', async () => {
  const flood = `do $$ begin for i in 1..20 loop raise log '%', repeat('x', 1000000); end loop; end $$`
  const size = async () => (await stat(place.logFile)).size
  const before = await size()
  const owner = await place.connect('owner')
  await owner.query(flood)
  await owner.end()
  await expect.poll(size, { timeout: 20_000 }).toBeGreaterThan(before + 20_000_000)

  const between = await size()
  for (const sql of [
    flood,
    flood.replace('raise log', 'raise warning'),
    `select 'x'::int /* ${'x'.repeat(900_000)} */`,
  ]) {
    await app.send(sql)
  }
  expect(await size()).toBeLessThan(between + 1_000_000)
})

test('a statement that is slow to read delays nobody else', async () => {
  const delays: number[] = []
  let last = performance.now()
  const ticking = setInterval(() => {
    delays.push(performance.now() - last)
    last = performance.now()
  }, 5)
  const list = Array.from({ length: 100_000 }, (_, index) => index).join(',')
  const bombs = [`select ${list}`, `select ${'('.repeat(400_000)}1`, 'select 1;'.repeat(90_000)]
  const codes = await Promise.all(bombs.map(async (sql) => codeOf(await app.send(sql))))
  clearInterval(ticking)
  for (const code of codes) expect(code).not.toBe('it worked')
  // In this thread the first of them alone takes about a second.
  expect(Math.max(...delays)).toBeLessThan(600)
  expect(codeOf(await app.send(`select length('${'x'.repeat(300_000)}')`))).toBe('it worked')
})

test('meanwhile the neighbour had no failure, and neither roles nor bystanders have changed', async () => {
  expect(neighbour.failures).toEqual([])
  expect(neighbour.answers).toBeGreaterThan(50)
  expect((await victim.query('select 1')).rowCount).toBe(1)
  const rights = `select rolname from pg_roles
    where (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls) and oid <> 10`
  expect((await superuser.query(rights)).rows).toEqual([])
  const members = `select from pg_auth_members where member > 16383 and roleid < 16384`
  expect((await superuser.query(members)).rowCount).toBe(0)
})
