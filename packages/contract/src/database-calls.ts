// POST /api/db/{database} (specification 7): what is asked, and by whom.
import * as z from 'zod'

import { type DatabaseEnvironment, databaseEnvironmentSchema } from './vocabulary/databases.ts'

export const databaseCallSchema = z.object({
  query: z.string().min(1).max(100_000),
  values: z.array(z.unknown()).max(1_000).default([]),
})
export type DatabaseCall = z.infer<typeof databaseCallSchema>

/** Of one call from a page. */
export const maxDatabaseCallBytes = 65_536

const pathPattern = /^\/api\/db\/([^/?]+)\/?(?:\?|$)/

/** The name in `/api/db/{database}`; null for other paths. */
export function databaseNameOf(path: string): string | null {
  return pathPattern.exec(path)?.[1] ?? null
}

/** An app is told the name of its database as APP_AUTH_DATABASE_SLUG. No other may be named. */
export function isDatabaseOf(environment: DatabaseEnvironment, name: string): boolean {
  return databaseEnvironmentSchema.safeParse(name).data === environment
}
