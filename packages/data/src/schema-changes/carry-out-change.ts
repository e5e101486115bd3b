// Changes production's structure: PENDING → PREPARING (rehearsed) → RUNNING → COMPLETED, or FAILED → REVERTED. Every
// status is written before what follows it, so whoever comes after a killed process knows where to go on.
import { lossConfirmation } from '@joinery/contract/schema-changes'
import { type Client, DatabaseError } from 'pg'

import type { HeldSession } from '../app-databases/held-session.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import type { MigrationQueries, MigrationRow } from './migration-queries.ts'
import type { PreparedChange } from './prepare-change.ts'
import { bodiesLater } from './schema-difference.ts'

export type ChangeOutcome =
  | { ok: true; statements: number }
  | { ok: false; code: 'refused' | 'not_confirmed' | 'failed'; message: string }

export interface CarryOut {
  projectGroupId: string
  /** The same for every try of one publish. */
  migrationId: string
  main: TenantDatabase
  /** What a person typed to agree to the losses. */
  confirmedLoss: string | null
  prepare: () => Promise<PreparedChange>
  /** Before something is lost for good. */
  protect: () => Promise<void>
}

const timeoutMs = 300_000
/** Whoever uses a table now keeps the change waiting, and the change keeps everybody else waiting. */
const lockTimeoutMs = 4_000
const lockTries = 5
const lockNotAvailable = '55P03'

/** The answer expects to be called under the app's lock. */
export function createChangeExecution(parts: { migrations: MigrationQueries; session: HeldSession }) {
  const { migrations, session } = parts

  async function carryOut(input: CarryOut): Promise<ChangeOutcome> {
    const { projectGroupId, migrationId: id } = input
    await migrations.insert(projectGroupId, id)
    const row = await migrations.find(projectGroupId, id)
    if (row === null) throw new Error(`migration ${id} was not written`)
    if (row.status === 'COMPLETED') return { ok: true, statements: countOf(row.transactions) }
    if (row.status === 'FAILED' || row.status === 'REVERTED') {
      await settle(row, input.main)
      return { ok: false, code: 'failed', message: row.failure ?? 'The change was given up.' }
    }
    if (row.status === 'RUNNING') return run(input, row.transactions)
    return prepare(input)
  }

  async function prepare(input: CarryOut): Promise<ChangeOutcome> {
    const { projectGroupId, migrationId: id, confirmedLoss } = input
    await migrations.update(projectGroupId, id, { status: 'PREPARING' })
    const { change, transactions } = await input.prepare()
    if (change.refusal !== null) return fail(input, 'refused', change.refusal)
    const needed = lossConfirmation(change.losses)
    if (needed !== null && confirmedLoss !== needed) {
      return fail(input, 'not_confirmed', `This would be lost in production: ${needed}. Nothing was changed.`)
    }
    if (needed !== null) await input.protect()
    const { losses } = change
    await migrations.update(projectGroupId, id, { status: 'RUNNING', transactions, losses })
    return run(input, transactions)
  }

  async function run(input: CarryOut, transactions: string[][]): Promise<ChangeOutcome> {
    const { projectGroupId, migrationId: id } = input
    try {
      for (const [index, statements] of transactions.entries()) {
        await runTransaction(input.main, `${id} ${index}`, statements)
      }
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error // a lost connection: the next try finds out what happened
      return fail(input, 'failed', `Production's structure could not be changed: ${error.message}`)
    }
    await migrations.update(projectGroupId, id, { status: 'COMPLETED' })
    return { ok: true, statements: countOf(transactions) }
  }

  async function runTransaction(main: TenantDatabase, marker: string, statements: string[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await session.hold(main, { timeoutMs }, async (client) => {
          await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
          await client.query(bodiesLater)
          // First of all: should an earlier try still be under way in Postgres, this waits for its end.
          if (!(await mark(client, marker, statements))) return
          for (const text of statements) await client.query(text)
        })
        return
      } catch (error) {
        const isLocked = error instanceof DatabaseError && error.code === lockNotAvailable
        if (!isLocked || tries >= lockTries) throw error
      }
    }
  }

  async function fail(
    { projectGroupId, migrationId: id }: CarryOut,
    code: 'refused' | 'not_confirmed' | 'failed',
    message: string,
  ): Promise<ChangeOutcome> {
    await migrations.update(projectGroupId, id, { status: 'FAILED', failure: message })
    // Each transaction is all or nothing, so what failed has changed nothing.
    await migrations.update(projectGroupId, id, { status: 'REVERTED' })
    return { ok: false, code, message }
  }

  /** Ends a change that nobody goes on with: what was committed stands, what was not is gone. */
  async function settle(row: MigrationRow, main: TenantDatabase | null): Promise<void> {
    const { projectGroupId, id, status, transactions } = row
    if (status === 'COMPLETED' || status === 'REVERTED') return
    if (status === 'RUNNING' && main !== null && transactions.length > 0) {
      const last = await session.hold(main, { timeoutMs: 20_000 }, (client) =>
        client.query('select from joinery.script where step_key = $1', [`change ${id} ${transactions.length - 1}`]),
      )
      if (last.rowCount === 1) return migrations.update(projectGroupId, id, { status: 'COMPLETED' })
    }
    const failure = row.failure ?? 'The publish ended before the change was made.'
    if (status === 'PENDING') await migrations.update(projectGroupId, id, { status: 'PREPARING' })
    await migrations.update(projectGroupId, id, { status: 'FAILED', failure })
    await migrations.update(projectGroupId, id, { status: 'REVERTED' })
  }

  return { carryOut, settle }
}

function countOf(transactions: string[][]): number {
  return transactions.reduce((total, statements) => total + statements.length, 0)
}

/** @returns false when this transaction has been committed before */
async function mark(client: Client, marker: string, statements: string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into joinery.script (step_key, sql, has_structure) values ($1, $2, true) on conflict do nothing`,
    [`change ${marker}`, statements.join(';\n')],
  )
  return rowCount === 1
}
