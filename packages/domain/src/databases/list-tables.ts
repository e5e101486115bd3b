import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from './access.ts'

/**
 * An app that never stored anything has no database yet: no tables, and none is made by looking. Its own tables come
 * first, those that keep sign-ins last.
 */
export async function listTables(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<{ tables: DatabaseTable[] }> {
  const key = await requireDatabaseAccess(ctx, input)
  if (!(await ctx.appDatabases.exists(key))) return { tables: [] }
  const tables = await ctx.appDatabases.tables(key)
  return { tables: tables.toSorted((one, other) => isOfSignIn(one) - isOfSignIn(other)) }
}

function isOfSignIn({ name }: DatabaseTable): number {
  return Number(name.startsWith('auth_'))
}
