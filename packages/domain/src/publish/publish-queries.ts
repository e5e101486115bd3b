// SQL of the publish room. Deployments are found through their project, so the project's id is always a condition.
import { type DeploymentStatus, openDeploymentStatuses, type PublishState } from '@joinery/contract/vocabulary/statuses'
import { deployment, projectGroup } from '@joinery/data/schema'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type DeploymentRow = typeof deployment.$inferSelect

export interface DeploymentKey {
  projectGroupId: string
  deploymentId: string
}

function isDeployment(key: DeploymentKey) {
  return and(eq(deployment.id, key.deploymentId), eq(deployment.projectGroupId, key.projectGroupId))
}

/** What a switch or a cancel decides on, locked until the transaction ends. */
export async function lockProject(
  tx: Tx,
  projectGroupId: string,
): Promise<Pick<typeof projectGroup.$inferSelect, 'liveDeploymentId' | 'headRevisionId' | 'headNumber' | 'deletedAt'>> {
  const [row] = await tx
    .select({
      liveDeploymentId: projectGroup.liveDeploymentId,
      headRevisionId: projectGroup.headRevisionId,
      headNumber: projectGroup.headNumber,
      deletedAt: projectGroup.deletedAt,
    })
    .from(projectGroup)
    .where(eq(projectGroup.id, projectGroupId))
    .for('update')
  if (row === undefined) throw new Error(`project ${projectGroupId} is missing`)
  return row
}

export async function insertDeployment(tx: Tx, row: typeof deployment.$inferInsert): Promise<DeploymentRow> {
  const [inserted] = await tx.insert(deployment).values(row).returning()
  if (inserted === undefined) throw new Error('the deployment was not written')
  return inserted
}

export async function findDeployment(db: Queryable, key: DeploymentKey): Promise<DeploymentRow | undefined> {
  const [row] = await db.select().from(deployment).where(isDeployment(key))
  return row
}

export async function listDeploymentRows(
  db: Queryable,
  input: { projectGroupId: string; limit: number },
): Promise<DeploymentRow[]> {
  return db
    .select()
    .from(deployment)
    .where(eq(deployment.projectGroupId, input.projectGroupId))
    .orderBy(desc(deployment.createdAt), desc(deployment.id))
    .limit(input.limit)
}

export async function hasSucceeded(db: Queryable, projectGroupId: string): Promise<boolean> {
  const rows = await db
    .select({ id: deployment.id })
    .from(deployment)
    .where(and(eq(deployment.projectGroupId, projectGroupId), eq(deployment.status, 'SUCCESS')))
    .limit(1)
  return rows.length > 0
}

/** Cancels deployments that still are in one of `statuses`; returns their ids, which are their jobs' ids too. */
export async function cancelDeployments(
  tx: Tx,
  input: { projectGroupId: string; statuses: readonly DeploymentStatus[]; at: Date },
): Promise<string[]> {
  const rows = await tx
    .update(deployment)
    .set({ status: 'CANCELED', completedAt: input.at })
    .where(and(eq(deployment.projectGroupId, input.projectGroupId), inArray(deployment.status, [...input.statuses])))
    .returning({ id: deployment.id })
  return rows.map((row) => row.id)
}

/** Changes a deployment that still moves; false when it has ended meanwhile (a person cancelled it). */
export async function updateOpenDeployment(
  db: Queryable,
  key: DeploymentKey,
  change: Partial<typeof deployment.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(deployment)
    .set(change)
    .where(and(isDeployment(key), inArray(deployment.status, [...openDeploymentStatuses])))
    .returning({ id: deployment.id })
  return rows.length === 1
}

export async function hasOtherOpenDeployment(db: Queryable, key: DeploymentKey): Promise<boolean> {
  const rows = await db
    .select({ id: deployment.id })
    .from(deployment)
    .where(
      and(
        eq(deployment.projectGroupId, key.projectGroupId),
        inArray(deployment.status, [...openDeploymentStatuses]),
        ne(deployment.id, key.deploymentId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function updatePublication(
  tx: Tx,
  projectGroupId: string,
  change: { publishState: PublishState; liveDeploymentId?: string | null },
): Promise<void> {
  await tx.update(projectGroup).set(change).where(eq(projectGroup.id, projectGroupId))
}

/** What visitors of an address get: the live deployment of a project that is not in the trash. */
export async function findLiveDeployment(db: Queryable, projectGroupId: string): Promise<DeploymentRow | undefined> {
  const [row] = await db
    .select({ deployment })
    .from(projectGroup)
    .innerJoin(deployment, eq(deployment.id, projectGroup.liveDeploymentId))
    .where(and(eq(projectGroup.id, projectGroupId), isNull(projectGroup.deletedAt)))
  return row?.deployment
}

/** Files of the versions before the live one, newest first: pages that are still open ask for their chunks. */
export async function listEarlierFiles(
  db: Queryable,
  key: DeploymentKey & { limit: number },
): Promise<NonNullable<DeploymentRow['files']>[]> {
  const rows = await db
    .select({ files: deployment.files })
    .from(deployment)
    .where(
      and(
        eq(deployment.projectGroupId, key.projectGroupId),
        eq(deployment.status, 'SUCCESS'),
        ne(deployment.id, key.deploymentId),
      ),
    )
    .orderBy(desc(deployment.createdAt))
    .limit(key.limit)
  return rows.flatMap((row) => (row.files === null ? [] : [row.files]))
}
