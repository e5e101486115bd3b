// What can be asked about and done to the structure of a production database.
import type { FirstData } from '@joinery/contract/publish'
import type { DatabaseMigration, SchemaChange } from '@joinery/contract/schema-changes'

export interface Promote {
  /** What the first publish puts into production. */
  firstData: FirstData
  /** The same for every try of one publish. */
  changeId: string
  /** What a person typed to agree that something goes (`lossConfirmation`). */
  confirmedLoss: string | null
  /** Statements of the version that visitors use now; those that fail afterwards are reported. */
  liveQueries: readonly string[]
}

export type Promoted = { ok: true; applied: number } | { ok: false; code: string; message: string }

export interface SchemaChanges {
  /** What a publish would do to production now, tried on a copy of it; null while there is no production. */
  preview(projectGroupId: string, input: { liveQueries: readonly string[] }): Promise<SchemaChange | null>
  /**
   * Makes production the first time; later gives it development's structure. Harmless when repeated, and resumed with
   * the same `changeId` after a kill at any moment.
   */
  promote(projectGroupId: string, input: Promote): Promise<Promoted>
  /** Newest first. */
  list(projectGroupId: string): Promise<DatabaseMigration[]>
  /** Ends what nobody goes on with any more; answers how many. */
  settleLeft(): Promise<number>
  /** Of a project that goes for good. */
  removeAll(projectGroupId: string): Promise<void>
}
