// SQL of the projects room.
import { openVersionStatuses } from '@joinery/contract/vocabulary/statuses'
import { deployment, generation, projectGroup } from '@joinery/data/schema'
import { and, count, desc, eq, gt, ilike, inArray, isNull, lte, sql } from 'drizzle-orm'

import type { Queryable } from '../context.ts'

export type ProjectRow = typeof projectGroup.$inferSelect

/** A project row with what the dashboard shows about its live version and its runs. */
export interface ProjectOverviewRow {
  project: ProjectRow
  liveRevisionNumber: number | null
  wasPublished: boolean
  isBuilding: boolean
}

export async function findProject(
  db: Queryable,
  key: { projectGroupId: string; organizationId: string },
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projectGroup)
    .where(and(eq(projectGroup.id, key.projectGroupId), eq(projectGroup.organizationId, key.organizationId)))
  return row
}

function overview(db: Queryable) {
  return db
    .select({
      project: projectGroup,
      liveRevisionNumber: deployment.revisionNumber,
      wasPublished: sql<boolean>`exists (select 1 from ${deployment} past where past.project_group_id = ${projectGroup.id} and past.status = 'SUCCESS')`,
      isBuilding: sql<boolean>`exists (select 1 from ${generation} run where run.project_group_id = ${projectGroup.id} and ${inArray(sql`run.status`, [...openVersionStatuses])})`,
    })
    .from(projectGroup)
    .leftJoin(deployment, eq(deployment.id, projectGroup.liveDeploymentId))
}

export async function findProjectOverview(
  db: Queryable,
  key: { projectGroupId: string; organizationId: string },
): Promise<ProjectOverviewRow | undefined> {
  const [row] = await overview(db).where(
    and(eq(projectGroup.id, key.projectGroupId), eq(projectGroup.organizationId, key.organizationId)),
  )
  return row
}

export async function listProjectOverviews(
  db: Queryable,
  input: {
    organizationId: string
    /** Set to list the trash: what was put there later than this. */
    trashedAfter: Date | null
    search: string
    limit: number
    offset: number
  },
): Promise<{ rows: ProjectOverviewRow[]; total: number }> {
  const pattern = `%${input.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const where = and(
    eq(projectGroup.organizationId, input.organizationId),
    input.trashedAfter === null ? isNull(projectGroup.deletedAt) : gt(projectGroup.deletedAt, input.trashedAfter),
    input.search === '' ? undefined : ilike(projectGroup.name, pattern),
  )
  const [rows, [counted]] = await Promise.all([
    overview(db)
      .where(where)
      .orderBy(desc(projectGroup.updatedAt), projectGroup.id)
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: count() }).from(projectGroup).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function insertProject(db: Queryable, row: typeof projectGroup.$inferInsert): Promise<void> {
  await db.insert(projectGroup).values(row)
}

export async function updateProject(
  db: Queryable,
  key: { projectGroupId: string; organizationId: string },
  change: Partial<Pick<ProjectRow, 'name' | 'deletedAt' | 'updatedAt'>>,
): Promise<void> {
  await db
    .update(projectGroup)
    .set(change)
    .where(and(eq(projectGroup.id, key.projectGroupId), eq(projectGroup.organizationId, key.organizationId)))
}

export async function listTrashedBefore(db: Queryable, limit: Date): Promise<string[]> {
  const rows = await db.select({ id: projectGroup.id }).from(projectGroup).where(lte(projectGroup.deletedAt, limit))
  return rows.map(({ id }) => id)
}

/** With everything that belongs to it. */
export async function deleteTrashed(db: Queryable, key: { projectGroupId: string; limit: Date }): Promise<void> {
  await db
    .delete(projectGroup)
    .where(and(eq(projectGroup.id, key.projectGroupId), lte(projectGroup.deletedAt, key.limit)))
}
