// SQL of the preview room.
import { draft, member, previewToken, projectGroup, type TreeRow } from '@joinery/data/schema'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'

import type { Queryable } from '../context.ts'

export type PreviewTokenRow = typeof previewToken.$inferSelect

/** The token of one person for one project (and revision), as long as it has not run out. */
export async function findOwnToken(
  db: Queryable,
  input: { projectGroupId: string; revisionId: string | null; userId: string; now: Date },
): Promise<PreviewTokenRow | undefined> {
  const [row] = await db
    .select()
    .from(previewToken)
    .where(
      and(
        eq(previewToken.projectGroupId, input.projectGroupId),
        eq(previewToken.userId, input.userId),
        input.revisionId === null ? isNull(previewToken.revisionId) : eq(previewToken.revisionId, input.revisionId),
        gt(previewToken.expiresAt, input.now),
      ),
    )
    .limit(1)
  return row
}

export async function insertToken(db: Queryable, row: typeof previewToken.$inferInsert): Promise<void> {
  await db.insert(previewToken).values(row)
}

export async function renewToken(db: Queryable, input: { token: string; expiresAt: Date }): Promise<void> {
  await db.update(previewToken).set({ expiresAt: input.expiresAt }).where(eq(previewToken.token, input.token))
}

export async function deleteExpiredTokens(db: Queryable, input: { userId: string; now: Date }): Promise<void> {
  await db.delete(previewToken).where(and(eq(previewToken.userId, input.userId), lt(previewToken.expiresAt, input.now)))
}

/** What a token opens, if it has not run out, its project is not in the trash and its person still is a member. */
export async function findTokenTarget(
  db: Queryable,
  input: { token: string; now: Date },
): Promise<Pick<PreviewTokenRow, 'projectGroupId' | 'revisionId'> | undefined> {
  const [row] = await db
    .select({ projectGroupId: previewToken.projectGroupId, revisionId: previewToken.revisionId })
    .from(previewToken)
    .innerJoin(projectGroup, eq(projectGroup.id, previewToken.projectGroupId))
    .innerJoin(
      member,
      and(eq(member.userId, previewToken.userId), eq(member.organizationId, projectGroup.organizationId)),
    )
    .where(
      and(eq(previewToken.token, input.token), gt(previewToken.expiresAt, input.now), isNull(projectGroup.deletedAt)),
    )
  return row
}

export async function findDraftTree(db: Queryable, projectGroupId: string): Promise<TreeRow | undefined> {
  const [row] = await db.select({ tree: draft.tree }).from(draft).where(eq(draft.projectGroupId, projectGroupId))
  return row?.tree
}
