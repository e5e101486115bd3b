// SQL of the revisions room.
import { deployment, projectGroup, revision, user, type TreeRow } from '@joinery/data/schema'
import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type RevisionRow = typeof revision.$inferSelect

/** A revision with its author's name and whether visitors see it now; without the tree, which can be large. */
export interface RevisionOverviewRow {
  revision: Omit<RevisionRow, 'tree'>
  authorName: string | null
  isPublished: boolean
}

export async function findRevision(
  db: Queryable,
  key: { projectGroupId: string; revisionId: string },
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.id, key.revisionId), eq(revision.projectGroupId, key.projectGroupId)))
  return row
}

export async function findRevisionByNumber(
  db: Queryable,
  key: { projectGroupId: string; number: number },
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.number, key.number), eq(revision.projectGroupId, key.projectGroupId)))
  return row
}

export async function findHeadRevision(db: Queryable, projectGroupId: string): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select({ revision })
    .from(projectGroup)
    .innerJoin(revision, eq(revision.id, projectGroup.headRevisionId))
    .where(eq(projectGroup.id, projectGroupId))
  return row?.revision
}

export async function findRevisionOfGeneration(
  db: Queryable,
  key: { projectGroupId: string; generationId: string },
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.generationId, key.generationId), eq(revision.projectGroupId, key.projectGroupId)))
  return row
}

function overview(db: Queryable) {
  return db
    .select({
      revision: {
        id: revision.id,
        projectGroupId: revision.projectGroupId,
        number: revision.number,
        parentId: revision.parentId,
        origin: revision.origin,
        changeType: revision.changeType,
        status: revision.status,
        message: revision.message,
        authorId: revision.authorId,
        generationId: revision.generationId,
        added: revision.added,
        removed: revision.removed,
        createdAt: revision.createdAt,
      },
      authorName: user.name,
      isPublished: sql<boolean>`coalesce(${deployment.revisionId} = ${revision.id}, false)`,
    })
    .from(revision)
    .innerJoin(projectGroup, eq(projectGroup.id, revision.projectGroupId))
    .leftJoin(user, eq(user.id, revision.authorId))
    .leftJoin(deployment, eq(deployment.id, projectGroup.liveDeploymentId))
}

export async function findRevisionOverview(
  db: Queryable,
  key: { projectGroupId: string; revisionId: string },
): Promise<RevisionOverviewRow | undefined> {
  const [row] = await overview(db).where(
    and(eq(revision.projectGroupId, key.projectGroupId), eq(revision.id, key.revisionId)),
  )
  return row
}

export async function listRevisionOverviews(
  db: Queryable,
  input: { projectGroupId: string; beforeNumber: number | undefined; limit: number },
): Promise<RevisionOverviewRow[]> {
  return overview(db)
    .where(
      and(
        eq(revision.projectGroupId, input.projectGroupId),
        input.beforeNumber === undefined ? undefined : lt(revision.number, input.beforeNumber),
      ),
    )
    .orderBy(desc(revision.number))
    .limit(input.limit)
}

export async function insertRevision(tx: Tx, row: typeof revision.$inferInsert): Promise<void> {
  await tx.insert(revision).values(row)
}

/** Moves the head if it still is `expectedHeadId`; false when somebody else moved it. */
export async function moveHead(
  tx: Tx,
  input: { projectGroupId: string; expectedHeadId: string; revisionId: string; number: number; at: Date },
): Promise<boolean> {
  const moved = await tx
    .update(projectGroup)
    .set({ headRevisionId: input.revisionId, headNumber: input.number, updatedAt: input.at })
    .where(and(eq(projectGroup.id, input.projectGroupId), eq(projectGroup.headRevisionId, input.expectedHeadId)))
    .returning({ id: projectGroup.id })
  return moved.length === 1
}

export type { TreeRow }
