// Hosted databases: one Postgres database per app and environment, reached only through this gate (DESIGN section 8).
import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { CsvTransfer } from './csv/csv-transfer.ts'
import type { Promote, Promoted, SchemaChanges } from './schema-changes/schema-changes.ts'
import type { DatabaseSnapshots, MinuteRestore } from './snapshots/database-snapshots.ts'

export interface AppDatabaseKey {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** A throw-away copy of that database, made by `copy`. */
  copyId?: string
}

/** Why there is no copy. `busy`: somebody's statement did not end in time; a later try may succeed. */
export type CopyOutcome = { ok: true } | { ok: false; code: 'no_database' | 'too_large' | 'busy'; message: string }

export interface ForkDatabase {
  /** The other app, which has no database yet. */
  to: string
  withRows: boolean
}

/** `cannot`: something in it cannot be made again by itself. */
export type ForkOutcome = { ok: true } | { ok: false; code: 'no_database' | 'too_large' | 'cannot'; message: string }

export interface Statement {
  text: string
  params: unknown[]
}

export interface ExecuteOptions {
  /** Of the transaction that they are then run in, also when there is only one. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable' | undefined
}

export interface StatementResult {
  columns: string[]
  rows: Record<string, unknown>[]
  rowCount: number
}

/** A statement that failed is data: the app or the model wrote it, not we. */
export interface SqlFailure {
  ok: false
  /** SQLSTATE, or ours: `refused` (statement kind not allowed), `too_large`, `timeout`, `busy`, `storage_full`. */
  code: string
  message: string
  hint?: string
  /** 1-based character offset into the statement. */
  position?: number
}

export type SqlOutcome = { ok: true; results: StatementResult[] } | SqlFailure

/** What a visitor's browser asks (specification 7, `POST /api/db/{database}`). */
export interface OpenRow {
  /** `select … from table where id = $1 limit 1` */
  query: string
  /** The id. */
  values: unknown[]
  /** Who is signed in: that person's own account may be read. */
  visitorId: string | null
}

/** `code` is also `closed`: the app has not opened this table to everybody. */
export type OpenRowOutcome = { ok: true; rows: Record<string, unknown>[] } | SqlFailure

/** Of all databases of an organization together. */
export interface StorageUse {
  bytes: number
  limitBytes: number
}

export interface AppDatabases {
  /** Makes what every database is copied from, so that the first app need not wait for it; harmless when it is there. */
  prepare(): Promise<void>
  /** Opens a connection ahead of need when the app has this database; makes nothing. */
  connect(key: AppDatabaseKey): Promise<void>
  exists(key: AppDatabaseKey): Promise<boolean>
  /** What the organization that owns this app holds, as it was measured last, and what its plan allows. */
  storage(projectGroupId: string): Promise<StorageUse>
  /** Measures what was written to since the last round; answers how many databases have another size now. */
  measureStorage(): Promise<number>
  /** Makes the database when it is not there; harmless when it is. */
  ensure(key: AppDatabaseKey): Promise<void>
  /**
   * Runs statements as the app's role: each parsed and exactly one, several in one transaction, byte and time caps.
   * Creates the development database on first need; never production's or a copy.
   */
  execute(key: AppDatabaseKey, statements: Statement[], options?: ExecuteOptions): Promise<SqlOutcome>
  /** One row by its id, or none; makes no database. */
  openRow(key: AppDatabaseKey, input: OpenRow): Promise<OpenRowOutcome>
  /**
   * Runs a script of many statements in one transaction on development, as the app's role, and records it: publish
   * reads renames and fillings of columns there. `stepKey` makes it happen once however often it is tried; a repeated
   * key answers ok with no results.
   */
  runScript(projectGroupId: string, input: { sql: string; stepKey: string }): Promise<SqlOutcome>
  tables(key: AppDatabaseKey): Promise<DatabaseTable[]>
  /** Rows for the Data view; the table's name is checked against the catalogue. */
  rows(
    key: AppDatabaseKey,
    input: { table: string; limit: number; offset: number },
  ): Promise<StatementResult & { total: number }>
  /** Scripts recorded on development that main has not had yet, in order. */
  pendingScripts(projectGroupId: string): Promise<{ position: number; sql: string }[]>
  /**
   * Brings main to development's structure. First time: makes main with the chosen rows. Later: carries the difference
   * over. Harmless when repeated, with the same `changeId` (`SchemaChanges.promote`).
   */
  promote(projectGroupId: string, input: Pick<Promote, 'firstData'> & Partial<Promote>): Promise<Promoted>
  changes: SchemaChanges
  snapshots: DatabaseSnapshots
  csv: CsvTransfer
  /** null: this installation archives nothing. */
  minutes: MinuteRestore | null
  /**
   * Makes a throw-away copy of development, structure and rows, under `copyId`: a name that was never used before.
   * Whoever uses development meanwhile waits for a moment and sees no error. The copy goes with `drop`, with the
   * process that made it, or an hour later (`sweepCopies`). For an app without a database `ensure` with a `copyId`
   * makes an empty one.
   */
  copy(projectGroupId: string, input: { copyId: string }): Promise<CopyOutcome>
  /** Makes another app's development database from this one's. Both are apart from then on. */
  fork(projectGroupId: string, input: ForkDatabase): Promise<ForkOutcome>
  /** Drops copies whose maker is gone, and those older than an hour; answers how many. */
  sweepCopies(): Promise<number>
  drop(key: AppDatabaseKey): Promise<void>
  close(): Promise<void>
}
