// SQL of the variables room; a project's id is always a condition.
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { appSettingChange, appVariable, projectGroup, user } from '@joinery/data/schema'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export interface VariablePlace {
  projectGroupId: string
  environment: DeploymentEnvironment
}

function isAt({ projectGroupId, environment }: VariablePlace) {
  return and(eq(appVariable.projectGroupId, projectGroupId), eq(appVariable.environment, environment))
}

/** Without values: nothing that lists variables has them in its hands. */
export async function listVariableRows(
  db: Queryable,
  place: VariablePlace,
): Promise<{ name: string; updatedAt: Date; updatedBy: string | null }[]> {
  return db
    .select({ name: appVariable.name, updatedAt: appVariable.updatedAt, updatedBy: user.name })
    .from(appVariable)
    .leftJoin(user, eq(user.id, appVariable.updatedBy))
    .where(isAt(place))
    .orderBy(asc(appVariable.name))
}

export async function listVariableNames(db: Queryable, place: VariablePlace): Promise<string[]> {
  const rows = await db.select({ name: appVariable.name }).from(appVariable).where(isAt(place))
  return rows.map(({ name }) => name)
}

export async function listSealedVariables(
  db: Queryable,
  place: VariablePlace,
): Promise<{ name: string; sealedValue: string }[]> {
  return db
    .select({ name: appVariable.name, sealedValue: appVariable.sealedValue })
    .from(appVariable)
    .where(isAt(place))
    .orderBy(asc(appVariable.name))
}

/** Two writers at once are counted one after the other. */
export async function lockVariables(tx: Tx, projectGroupId: string): Promise<void> {
  await tx.select({ id: projectGroup.id }).from(projectGroup).where(eq(projectGroup.id, projectGroupId)).for('update')
}

export async function putVariables(
  tx: Tx,
  place: VariablePlace,
  rows: readonly { name: string; sealedValue: string; updatedBy: string; updatedAt: Date }[],
): Promise<void> {
  await tx
    .insert(appVariable)
    .values(rows.map((row) => ({ ...place, ...row })))
    .onConflictDoUpdate({
      target: [appVariable.projectGroupId, appVariable.environment, appVariable.name],
      set: {
        sealedValue: sql`excluded.sealed_value`,
        updatedBy: sql`excluded.updated_by`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}

/** @returns whether it was there */
export async function deleteVariable(tx: Tx, place: VariablePlace & { name: string }): Promise<boolean> {
  const rows = await tx
    .delete(appVariable)
    .where(and(isAt(place), eq(appVariable.name, place.name)))
    .returning({ name: appVariable.name })
  return rows.length === 1
}

export async function insertSettingChanges(
  tx: Tx,
  rows: readonly (typeof appSettingChange.$inferInsert)[],
): Promise<void> {
  await tx.insert(appSettingChange).values([...rows])
}
