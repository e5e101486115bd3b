// Works out what a publish has to do to production's structure and tries it on a copy.
import { randomBytes } from 'node:crypto'

import { lossConfirmation, type SchemaChange, type SchemaStatement } from '@joinery/contract/schema-changes'
import { LRUCache } from 'lru-cache'

import type { AppDatabaseKey } from '../app-databases.ts'
import type { ScriptRow } from '../app-databases/app-database-queries.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { HeldSession } from '../app-databases/held-session.ts'
import type { QuietCopy } from '../app-databases/quiet-copy.ts'
import { parseOne } from '../app-databases/sql-statements.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { compareSchemas } from './compare-schemas.ts'
import { fillBeforeDemand, readRecordedChanges, renameStatement, type RecordedChanges } from './recorded-changes.ts'
import { rehearseChange, type Rehearsal } from './rehearse-change.ts'
import { type ChangeStatement, inTransactions } from './schema-difference.ts'
import type { SchemaReader } from './schema-reader.ts'

export interface PreparedChange {
  change: SchemaChange
  /** What to run, by transaction; empty when nothing is to be done or it cannot be done. */
  transactions: string[][]
}

export interface PrepareChange {
  projectGroupId: string
  main: TenantDatabase
  development: TenantDatabase
  /** Scripts of development that main has not had. */
  scripts: readonly ScriptRow[]
  /** Statements of the version that visitors use now. */
  liveQueries: readonly string[]
}

export interface ChangePreparation {
  /** The caller holds the app's lock. */
  prepare(input: PrepareChange): Promise<PreparedChange>
}

/** A name is used up when its copy is made: whatever runs against it. */
class CopyBusy extends Error {}

const rowKinds = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
const notNull = '23502'
const busy = 'Production is too busy to be copied for the rehearsal. Try again in a moment.'

export function createChangePreparation(parts: {
  directory: Pick<DatabaseDirectory, 'make' | 'remove'>
  quietCopy: QuietCopy
  session: HeldSession
  reader: SchemaReader
}): ChangePreparation {
  const { directory, quietCopy, session, reader } = parts
  // The dialog asks for the same thing again and again; each rehearsal makes visitors wait for a moment.
  const rehearsed = new LRUCache<string, PreparedChange>({ max: 200, ttl: 60_000 })

  async function onCopy<T>(
    projectGroupId: string,
    main: TenantDatabase,
    work: (copy: TenantDatabase) => Promise<T>,
  ): Promise<T> {
    const copyId = `r${randomBytes(8).toString('hex')}`
    const key: AppDatabaseKey = { projectGroupId, environment: 'main', copyId }
    try {
      const copy = await directory.make(key, async (target) => {
        if (!(await quietCopy.copy(main, target))) throw new CopyBusy()
        return 0
      })
      return await work(copy)
    } finally {
      await directory.remove(key)
    }
  }

  /** With renames the difference shows only after them, so they run on a copy first. */
  async function prepareRenamed(input: PrepareChange, recorded: RecordedChanges): Promise<PreparedChange> {
    const done: ChangeStatement[] = []
    const difference = await onCopy(input.projectGroupId, input.main, async (copy) => {
      for (const sql of recorded.renames) {
        // What was made and renamed since the last publish is not there to be renamed.
        const isDone = await session
          .hold(copy, { timeoutMs: 20_000 }, (client) => client.query(sql))
          .then(
            () => true,
            () => false,
          )
        if (isDone) done.push(renameStatement(sql))
      }
      return compareSchemas(reader, { from: copy, to: input.development })
    })
    if (!difference.ok) return refuse(difference.reason)
    return rehearseAll(input, [...done, ...difference.statements], recorded.backfills)
  }

  async function rehearseAll(
    input: PrepareChange,
    statements: ChangeStatement[],
    backfills: readonly string[],
  ): Promise<PreparedChange> {
    if (statements.length === 0) return { change: emptyChange, transactions: [] }
    const liveQueries = input.liveQueries.filter(isRowStatement)
    const rehearse = (tried: readonly ChangeStatement[]) =>
      onCopy(input.projectGroupId, input.main, (copy) =>
        rehearseChange(session, copy, { statements: tried, liveQueries }),
      )
    const outcome = await rehearse(statements)
    if (outcome.ok || outcome.code !== notNull) return present(statements, outcome)
    const filled = fillBeforeDemand(statements, backfills)
    return filled === null ? present(statements, outcome) : present(filled, await rehearse(filled))
  }

  return {
    async prepare(input) {
      const recorded = readRecordedChanges(input.scripts)
      try {
        if (recorded.renames.length > 0) return await prepareRenamed(input, recorded)
        const difference = await compareSchemas(reader, { from: input.main, to: input.development })
        if (!difference.ok) return refuse(difference.reason)
        const name = JSON.stringify([input.projectGroupId, difference.fingerprint, recorded, input.liveQueries])
        const known = rehearsed.get(name)
        if (known !== undefined) return known
        const prepared = await rehearseAll(input, difference.statements, recorded.backfills)
        rehearsed.set(name, prepared)
        return prepared
      } catch (error) {
        if (error instanceof CopyBusy) return refuse(busy)
        throw error
      }
    },
  }
}

export const emptyChange: SchemaChange = {
  statements: [],
  losses: [],
  confirmation: null,
  failingQueries: [],
  refusal: null,
}

function refuse(refusal: string): PreparedChange {
  return { change: { ...emptyChange, refusal }, transactions: [] }
}

function present(statements: readonly ChangeStatement[], rehearsal: Rehearsal): PreparedChange {
  const shown = statements.map(({ sql, isDestructive, blocks }, index): SchemaStatement => ({
    sql,
    isDestructive,
    blocks,
    durationMs: rehearsal.ok ? (rehearsal.durationsMs[index] ?? null) : null,
  }))
  if (!rehearsal.ok) {
    return { change: { ...emptyChange, statements: shown, refusal: explainFailure(rehearsal) }, transactions: [] }
  }
  const { losses, failingQueries } = rehearsal
  return {
    change: { statements: shown, losses, confirmation: lossConfirmation(losses), failingQueries, refusal: null },
    transactions: inTransactions(statements).map((group) => group.map(({ sql }) => sql)),
  }
}

function explainFailure({ sql, code, message }: Extract<Rehearsal, { ok: false }>): string {
  const advice =
    code === notNull
      ? ' Rows in production have no value there: give the column a default, or let a script fill it where it is added.'
      : ''
  return `On a copy of production this fails: ${sql} — ${message}${advice}`
}

function isRowStatement(sql: string): boolean {
  const parsed = parseOne(sql)
  return parsed.ok && parsed.statements.every(({ kind }) => rowKinds.has(kind))
}
