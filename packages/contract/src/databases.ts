// Hosted databases, one per app and environment; this room shows what is in them.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { databaseMigrationSchema } from './schema-changes.ts'
import { resetTargetSchema, snapshotNameSchema, snapshotSchema } from './snapshots.ts'
import { maxSqlText, sqlErrorSchema } from './tasks.ts'
import { databaseEnvironmentSchema } from './vocabulary/databases.ts'
import { maxPageLimit } from './vocabulary/product.ts'

const at = z.object({ projectGroupId: idSchema, environment: databaseEnvironmentSchema.default('development') })

export const databaseTableSchema = z.object({
  name: z.string(),
  rowCount: z.number().int(),
  columns: z.array(
    z.object({ name: z.string(), type: z.string(), isNullable: z.boolean(), isPrimaryKey: z.boolean() }),
  ),
  /** Checks, unique and foreign keys: name and definition as Postgres writes them. */
  constraints: z.array(z.string()),
})
export type DatabaseTable = z.infer<typeof databaseTableSchema>

export const sqlRunSchema = z.object({
  /** Nothing of the script has happened then. */
  error: sqlErrorSchema.nullable(),
  /** By statement; of many rows only the first ones. */
  results: z.array(
    z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())), rowCount: z.number().int() }),
  ),
  elapsedMs: z.number().int(),
})
export type SqlRun = z.infer<typeof sqlRunSchema>

const oneSnapshot = z.object({ projectGroupId: idSchema, snapshotId: idSchema })
/** `replaceConfirmation` of the environment, as a person typed it. */
const confirmation = z.string().max(200)

export const databasesContract = {
  tables: oc.input(at).output(z.object({ tables: z.array(databaseTableSchema) })),
  rows: oc
    .input(
      at.extend({
        table: z.string().min(1).max(63),
        limit: z.number().int().min(1).max(maxPageLimit).default(50),
        offset: z.number().int().min(0).default(0),
      }),
    )
    .output(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())), total: z.number().int() })),
  /** Runs a script on development, all of it or nothing; with a name, after a snapshot. */
  run: oc
    .input(
      z.object({
        projectGroupId: idSchema,
        sql: z.string().trim().min(1, 'Write a statement.').max(maxSqlText, 'This is too long. Run it in parts.'),
        snapshotName: snapshotNameSchema.nullable().default(null),
      }),
    )
    .output(sqlRunSchema),
  /** What all databases of the app's organization hold, as measured last, and what its plan allows. */
  storage: oc
    .input(z.object({ projectGroupId: idSchema }))
    .output(z.object({ bytes: z.number().int(), limitBytes: z.number().int() })),
  /** Newest first; deleted ones stay for 30 days. Those of production only for whoever may see its rows. */
  snapshots: oc.input(z.object({ projectGroupId: idSchema })).output(
    z.object({
      snapshots: z.array(snapshotSchema),
      /** Any minute since then can be taken out of the archive; null: there is none. */
      archivedSince: z.date().nullable(),
      /** Minutes are kept, or will be from the first copy on, a few minutes after the first start. */
      isArchived: z.boolean(),
    }),
  ),
  takeSnapshot: oc.input(at.extend({ name: snapshotNameSchema })).output(snapshotSchema),
  /** Data only: code stays as it is. Answers the snapshot of what was there before. */
  restoreSnapshot: oc.input(oneSnapshot.extend({ confirmation })).output(snapshotSchema),
  removeSnapshot: oc.input(oneSnapshot).output(z.object({})),
  undeleteSnapshot: oc.input(oneSnapshot).output(z.object({})),
  /** Development starts again. Answers the snapshot of what was there before. */
  reset: oc.input(z.object({ projectGroupId: idSchema, to: resetTargetSchema, confirmation })).output(snapshotSchema),
  /** Takes a database out of the archive as it was at a minute; answers it as a snapshot, which can be restored. */
  takeMinute: oc.input(at.extend({ minute: z.date() })).output(snapshotSchema),
  /** Changes of production's structure, newest first. */
  migrations: oc
    .input(z.object({ projectGroupId: idSchema }))
    .output(z.object({ migrations: z.array(databaseMigrationSchema) })),
}
