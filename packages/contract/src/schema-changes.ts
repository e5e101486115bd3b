// Changes of a production database's structure: what a publish is going to do to it, rehearsed on a copy.
import * as z from 'zod'

import { databaseEnvironmentSchema } from './vocabulary/databases.ts'
import { migrationStatusSchema } from './vocabulary/statuses.ts'

/** Something that is in production and will not be any more. */
export const schemaLossSchema = z.object({
  table: z.string(),
  /** null: the whole table. */
  column: z.string().nullable(),
  /** Rows that hold something there now. */
  rows: z.number().int(),
})
export type SchemaLoss = z.infer<typeof schemaLossSchema>

export const schemaStatementSchema = z.object({
  sql: z.string(),
  isDestructive: z.boolean(),
  /** Whom it keeps waiting while it runs: nobody, writers, or readers too. */
  blocks: z.enum(['nobody', 'writers', 'everybody']),
  /** On the copy; null when it was not rehearsed. */
  durationMs: z.number().nullable(),
})
export type SchemaStatement = z.infer<typeof schemaStatementSchema>

export const schemaChangeSchema = z.object({
  /** In order; empty: production has development's structure already. */
  statements: z.array(schemaStatementSchema),
  losses: z.array(schemaLossSchema),
  /** What a person types to agree to the losses; null when nothing is lost. */
  confirmation: z.string().nullable(),
  /** Statements of the live version that stop working: it serves until the new version is there. */
  failingQueries: z.array(z.object({ sql: z.string(), message: z.string() })),
  /** Why it cannot be done; then nothing is changed and the publish stops. */
  refusal: z.string().nullable(),
})
export type SchemaChange = z.infer<typeof schemaChangeSchema>

/** The words a person types before something goes for good: what goes, in order. */
export function lossConfirmation(losses: readonly SchemaLoss[]): string | null {
  if (losses.length === 0) return null
  return losses
    .map(({ table, column }) => (column === null ? table : `${table}.${column}`))
    .toSorted()
    .join(', ')
}

/** A change that a publish made, or tried to make. */
export const databaseMigrationSchema = z.object({
  id: z.string(),
  environment: databaseEnvironmentSchema,
  status: migrationStatusSchema,
  sql: z.array(z.string()),
  losses: z.array(schemaLossSchema),
  failure: z.string().nullable(),
  createdAt: z.date(),
})
export type DatabaseMigration = z.infer<typeof databaseMigrationSchema>
