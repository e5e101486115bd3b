// SQL of the models room; whose rows they are is always a condition.
import type { ModelProvider, ModelTask } from '@joinery/contract/models'
import { modelChoice, modelProvider, user } from '@joinery/data/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type ProviderRow = typeof modelProvider.$inferSelect
export type ChoiceRow = typeof modelChoice.$inferSelect

/** Owner of what counts for everybody. */
export const installationOwner = 'installation'

export async function listProviders(db: Queryable, owners: readonly string[]): Promise<ProviderRow[]> {
  return db
    .select()
    .from(modelProvider)
    .where(inArray(modelProvider.owner, [...owners]))
}

export async function listProvidersWithNames(
  db: Queryable,
  owner: string,
): Promise<{ row: ProviderRow; updatedBy: string | null }[]> {
  return db
    .select({ row: modelProvider, updatedBy: user.name })
    .from(modelProvider)
    .leftJoin(user, eq(user.id, modelProvider.updatedBy))
    .where(eq(modelProvider.owner, owner))
    .orderBy(asc(modelProvider.provider))
}

export async function findProviderForUpdate(
  tx: Tx,
  key: { owner: string; provider: ModelProvider },
): Promise<ProviderRow | undefined> {
  const [row] = await tx
    .select()
    .from(modelProvider)
    .where(and(eq(modelProvider.owner, key.owner), eq(modelProvider.provider, key.provider)))
    .for('update')
  return row
}

export async function putProvider(tx: Tx, row: ProviderRow): Promise<void> {
  const { owner: _, provider: __, ...change } = row
  await tx
    .insert(modelProvider)
    .values(row)
    .onConflictDoUpdate({ target: [modelProvider.owner, modelProvider.provider], set: change })
}

export async function deleteProvider(db: Queryable, key: { owner: string; provider: ModelProvider }): Promise<void> {
  await db
    .delete(modelProvider)
    .where(and(eq(modelProvider.owner, key.owner), eq(modelProvider.provider, key.provider)))
}

export async function listChoices(db: Queryable, owners: readonly string[]): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(modelChoice)
    .where(inArray(modelChoice.owner, [...owners]))
}

export async function putChoice(db: Queryable, row: ChoiceRow): Promise<void> {
  const { owner: _, task: __, ...change } = row
  await db
    .insert(modelChoice)
    .values(row)
    .onConflictDoUpdate({ target: [modelChoice.owner, modelChoice.task], set: change })
}

export async function deleteChoice(db: Queryable, key: { owner: string; task: ModelTask }): Promise<void> {
  await db.delete(modelChoice).where(and(eq(modelChoice.owner, key.owner), eq(modelChoice.task, key.task)))
}
