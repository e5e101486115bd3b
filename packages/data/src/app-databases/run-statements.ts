// Runs an app's statements on one connection, under our own clock and byte cap.
import { DatabaseError, type QueryResult } from 'pg'

import type { ExecuteOptions, SqlFailure, SqlOutcome, StatementResult } from '../app-databases.ts'
import { hasCode } from './error-code.ts'
import { toParameters } from './json-values.ts'
import type { TenantConnection } from './tenant-connection.ts'

export interface StatementToRun {
  text: string
  params: readonly unknown[]
  /** Added to the position of an error, for a statement that is part of a script. */
  offset?: number
  /** Known to leave the session as it was; without it the session is cleared before somebody else gets it. */
  isStateless?: boolean
  /** Asked again and again in the same words: outside transactions it is planned once for each connection. */
  isRepeated?: boolean
}

export interface RunOptions {
  limits: {
    timeoutMs: number
    maxBytes: number
    /** All or nothing. */
    isTransaction: boolean
    /** Of a transaction: it may change nothing. */
    isReadOnly?: boolean
    isolation?: ExecuteOptions['isolation']
  }
  stopper: BackendStopper
}

/** Ends what a backend does, or the backend. */
export interface BackendStopper {
  cancel(backend: Backend): Promise<void>
  terminate(backend: Backend): Promise<void>
}

/** A process id alone may belong to somebody else by now. */
export interface Backend {
  pid: number
  role: string
}

export interface Run {
  outcome: SqlOutcome
  /** Whether the connection may be used again. */
  state: 'clean' | 'broken'
}

const graceMs = 1_000
/** A table has other columns now than when the statement was planned. */
const planOutdated = '0A000'

/** A connection that comes back broken has no backend any more that works on for nobody. */
export async function runStatements(
  connection: TenantConnection,
  statements: readonly StatementToRun[],
  options: RunOptions,
): Promise<Run> {
  const run = await runWithin(connection, statements, options)
  if (run.state === 'broken') await options.stopper.terminate(connection.backend).catch(() => {})
  return run
}

/**
 * Settings, locks, temporary tables and listeners of whoever had the session.
 *
 * @returns whether the connection may be used again
 */
export async function clearSession(connection: TenantConnection, stopper: BackendStopper): Promise<Run['state']> {
  const discard: StatementToRun = { text: 'discard all', params: [] }
  const limits = { timeoutMs: graceMs, maxBytes: 100_000, isTransaction: false }
  const { outcome, state } = await runStatements(connection, [discard], { limits, stopper })
  const mayGoOn = connection.prepared.forgetAll()
  return outcome.ok && mayGoOn ? state : 'broken'
}

async function runWithin(
  connection: TenantConnection,
  statements: readonly StatementToRun[],
  { limits, stopper }: RunOptions,
): Promise<Run> {
  const { client, socket, backend } = connection
  let isTimedOut = false
  // A role can lift its own statement_timeout, so it is our clock that counts: first ask, then force.
  const cancelTimer = setTimeout(() => {
    isTimedOut = true
    stopper.cancel(backend).catch(() => {})
  }, limits.timeoutMs)
  const forceTimer = setTimeout(() => {
    stopper.terminate(backend).catch(() => {})
    socket.destroy()
  }, limits.timeoutMs + graceMs)
  socket.allow(limits.maxBytes)

  let current: StatementToRun | undefined
  try {
    if (limits.isTransaction) await client.query(beginSql(limits))
    const results: StatementResult[] = []
    for (current of statements) {
      const result = await send(connection, limits.isTransaction ? { ...current, isRepeated: false } : current)
      results.push({
        columns: result.fields.map((field) => field.name),
        rows: result.rows,
        rowCount: result.rowCount ?? 0,
      })
    }
    current = undefined
    if (limits.isTransaction) await client.query('commit')
    return { outcome: { ok: true, results }, state: isTimedOut ? 'broken' : 'clean' }
  } catch (error) {
    if (socket.isOverLimit) {
      const limit = `${Math.round(limits.maxBytes / 1_000_000)} MB`
      return broken('too_large', `The result is larger than ${limit}. Ask for fewer rows or columns.`)
    }
    const seconds = limits.timeoutMs / 1000
    const timeout = failure('timeout', `The statement was stopped after ${seconds} seconds.`)
    if (!(error instanceof DatabaseError)) {
      if (isTimedOut) return { outcome: timeout, state: 'broken' }
      return broken('57P01', 'The connection to the database was lost. Try again.')
    }
    const isUsable = !limits.isTransaction || (await rollback(connection))
    // The order to stop may be on its way still, and would hit whoever has the connection next.
    if (isTimedOut) return { outcome: timeout, state: 'broken' }
    const outcome = toFailure(error, current?.offset ?? 0)
    return { outcome, state: isUsable && error.severity !== 'FATAL' ? 'clean' : 'broken' }
  } finally {
    clearTimeout(cancelTimer)
    clearTimeout(forceTimer)
  }
}

async function send(
  { client, prepared }: TenantConnection,
  { text, params, isRepeated }: StatementToRun,
): Promise<QueryResult<Record<string, unknown>>> {
  // Extended protocol: the server itself refuses more than one statement.
  const query = { text, values: toParameters(params), queryMode: 'extended' }
  const name = isRepeated === true ? prepared.nameOf(text) : undefined
  if (name === undefined) return client.query(query)
  try {
    return await client.query({ ...query, name })
  } catch (error) {
    if (!hasCode(error, planOutdated)) throw error
    prepared.forget(text)
    return client.query(query)
  }
}

function beginSql({ isReadOnly, isolation }: RunOptions['limits']): string {
  const level = isolation === undefined ? '' : ` isolation level ${isolation}`
  return `begin${level}${isReadOnly === true ? ' read only' : ''}`
}

async function rollback({ client }: TenantConnection): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

function toFailure(error: DatabaseError, offset: number): SqlFailure {
  const result = failure(error.code ?? 'XX000', error.message)
  if (error.hint !== undefined) result.hint = error.hint
  else if (error.detail !== undefined) result.hint = error.detail
  if (error.position !== undefined) result.position = Number(error.position) + offset
  return result
}

function failure(code: string, message: string): SqlFailure {
  return { ok: false, code, message }
}

function broken(code: string, message: string): Run {
  return { outcome: failure(code, message), state: 'broken' }
}
