// Snapshots of an app's databases: data set aside, apart from code. Restoring one does not touch a version.
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { databaseEnvironmentSchema } from './vocabulary/databases.ts'

/** Who or what wanted it: a person, or what was about to change the data. `minute`: taken out of the archive. */
export const snapshotReasonSchema = z.enum(['person', 'publish', 'reset', 'restore', 'minute'])
export type SnapshotReason = z.infer<typeof snapshotReasonSchema>

export const snapshotSchema = z.object({
  id: idSchema,
  environment: databaseEnvironmentSchema,
  name: z.string(),
  reason: snapshotReasonSchema,
  sizeBytes: z.number().int(),
  createdAt: z.date(),
  /** Set: it goes for good 30 days later and can be brought back until then. */
  deletedAt: z.date().nullable(),
})
export type Snapshot = z.infer<typeof snapshotSchema>

export const snapshotNameSchema = z.string().trim().min(1).max(80)

/** What development starts with again. */
export const resetTargetSchema = z.enum(['main', 'empty'])
export type ResetTarget = z.infer<typeof resetTargetSchema>

/** What a person types before their data is replaced. */
export const replaceConfirmation = { development: 'replace development', main: 'replace production' } as const

/** How many a project keeps of those that people made; automatic ones are fewer and make room by themselves. */
export const maxSnapshots = 20
