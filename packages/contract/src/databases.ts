// Hosted databases, one per app and environment; this room shows what is in them.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
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
}
