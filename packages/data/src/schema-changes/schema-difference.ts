// What leads from one database's structure to another's. The library that works it out hides behind this.
import type { SchemaLoss } from '@joinery/contract/schema-changes'

export interface ChangeStatement {
  sql: string
  isDestructive: boolean
  blocks: 'nobody' | 'writers' | 'everybody'
  /** Must not share a transaction with what comes before: a new value of an enumeration is usable only after a commit. */
  startsTransaction: boolean
  /** What is stored goes with it. */
  loses: Omit<SchemaLoss, 'rows'>[]
  /** What it makes or changes, by the library's words: `table`, `column`, `constraint`, `trigger`… */
  kinds: string[]
}

export type SchemaDifference =
  | {
      ok: true
      statements: ChangeStatement[]
      /** The same for the same two structures. */
      fingerprint: string
    }
  /** There is a difference that the library cannot put into statements; nobody guesses. */
  | { ok: false; reason: string }

/** Statements that run together or not at all; more than one group only where Postgres demands a commit in between. */
export function inTransactions<T extends Pick<ChangeStatement, 'startsTransaction'>>(statements: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const statement of statements) {
    const last = groups.at(-1)
    if (last === undefined || statement.startsTransaction) groups.push([statement])
    else last.push(statement)
  }
  return groups
}

/** Functions may call what is made after them; what they say is checked when they run. */
export const bodiesLater = 'set local check_function_bodies = off'
