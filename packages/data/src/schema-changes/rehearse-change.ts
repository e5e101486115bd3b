// Tries a change on a copy of production, where nobody is harmed: how long each statement takes, what it costs, and
// which statements of the live version fail afterwards.
import type { SchemaLoss } from '@joinery/contract/schema-changes'
import { type Client, DatabaseError } from 'pg'

import type { HeldSession } from '../app-databases/held-session.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { measureLosses } from './measure-losses.ts'
import { bodiesLater, inTransactions, type ChangeStatement } from './schema-difference.ts'

export type Rehearsal =
  | { ok: true; losses: SchemaLoss[]; durationsMs: number[]; failingQueries: { sql: string; message: string }[] }
  | { ok: false; sql: string; code: string; message: string }

const timeoutMs = 120_000
const maxQueries = 300

/** A statement of the change failed; the others of its transaction are undone. */
class StatementFailed extends Error {
  readonly failure: Extract<Rehearsal, { ok: false }>

  constructor(sql: string, error: DatabaseError) {
    super(error.message)
    this.name = 'StatementFailed'
    const detail = error.detail === undefined ? '' : ` ${error.detail}`
    this.failure = { ok: false, sql, code: error.code ?? 'XX000', message: `${error.message}.${detail}` }
  }
}

export async function rehearseChange(
  session: HeldSession,
  copy: TenantDatabase,
  { statements, liveQueries }: { statements: readonly ChangeStatement[]; liveQueries: readonly string[] },
): Promise<Rehearsal> {
  const asked = liveQueries.slice(0, maxQueries)
  const working = new Set<string>()
  const before = await session.hold(copy, { timeoutMs }, async (client) => {
    for (const sql of asked) if ((await explain(client, sql)) === null) working.add(sql)
    return measureLosses(client, statements)
  })
  const durationsMs: number[] = []
  try {
    for (const transaction of inTransactions(statements)) {
      await session.hold(copy, { timeoutMs }, async (client) => {
        await client.query(bodiesLater)
        for (const { sql } of transaction) durationsMs.push(await timed(client, sql))
      })
    }
  } catch (error) {
    if (error instanceof StatementFailed) return error.failure
    throw error
  }
  const failingQueries = await session.hold(copy, { timeoutMs }, async (client) => {
    const failing: { sql: string; message: string }[] = []
    for (const sql of working) {
      const message = await explain(client, sql)
      if (message !== null) failing.push({ sql, message })
    }
    return failing
  })
  return { ok: true, losses: before, durationsMs, failingQueries }
}

async function timed(client: Client, sql: string): Promise<number> {
  const startedAt = performance.now()
  try {
    await client.query({ text: sql, queryMode: 'extended' } as { text: string })
  } catch (error) {
    throw error instanceof DatabaseError ? new StatementFailed(sql, error) : error
  }
  return Math.round(performance.now() - startedAt)
}

/** @returns why the statement cannot be planned; nothing of it runs */
async function explain(client: Client, sql: string): Promise<string | null> {
  await client.query('savepoint explained')
  try {
    await client.query(`explain (generic_plan) ${sql}`)
    return null
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return error.message
  } finally {
    await client.query('rollback to savepoint explained')
  }
}
