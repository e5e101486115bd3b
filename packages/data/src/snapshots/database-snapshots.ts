// What can be done with snapshots of an app's databases.
import type { ResetTarget, Snapshot, SnapshotReason } from '@joinery/contract/snapshots'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'

export interface NewSnapshotOf {
  environment: DatabaseEnvironment
  name: string
  reason: SnapshotReason
  createdBy: string | null
}

export type SnapshotOutcome =
  | { ok: true; snapshot: Snapshot }
  | { ok: false; code: 'no_database' | 'too_many' | 'not_found' | 'not_archived'; message: string }

export interface DatabaseSnapshots {
  /** Newest first, deleted ones among them. */
  list(projectGroupId: string): Promise<Snapshot[]>
  create(projectGroupId: string, input: NewSnapshotOf): Promise<SnapshotOutcome>
  /** As `create`, for callers that hold the app's lock. */
  createHeld(projectGroupId: string, input: NewSnapshotOf): Promise<SnapshotOutcome>
  /** Puts the snapshot in the place of its environment's database; what was there is the snapshot that is answered. */
  restore(projectGroupId: string, input: { snapshotId: string; createdBy: string | null }): Promise<SnapshotOutcome>
  /** Development starts again; what was there is the snapshot that is answered. */
  reset(projectGroupId: string, input: { to: ResetTarget; createdBy: string | null }): Promise<SnapshotOutcome>
  /** A database that somebody else has filled, taken over as a snapshot. */
  adopt(
    projectGroupId: string,
    input: NewSnapshotOf,
    fill: (database: TenantDatabase) => Promise<void>,
  ): Promise<SnapshotOutcome>
  /** Soft: `undelete` brings it back for 30 days. */
  remove(projectGroupId: string, snapshotId: string): Promise<boolean>
  undelete(projectGroupId: string, snapshotId: string): Promise<boolean>
  /** Drops what was deleted 30 days ago and what killed processes left; answers how many. */
  purge(): Promise<number>
  /** Of a project that goes for good. */
  dropAll(projectGroupId: string): Promise<void>
}

/** What the archive of the whole cluster can give back. */
export interface MinuteRestore {
  /** Any minute since then; null when nothing is archived yet. */
  archivedSince(): Promise<Date | null>
  /** The app's database as it was at that minute, as a snapshot. Takes seconds to minutes. */
  take(
    projectGroupId: string,
    input: { environment: DatabaseEnvironment; minute: Date; createdBy: string | null },
  ): Promise<SnapshotOutcome>
}
