// SQL of the uploads room. Visitors have no organization: the app they use is the condition.
import { projectGroup, upload, uploadTotal } from '@joinery/data/schema'
import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export async function insertUpload(tx: Tx, row: typeof upload.$inferInsert): Promise<void> {
  await tx.insert(upload).values(row)
}

/** Locks the project's total until the transaction ends. */
export async function addToTotal(tx: Tx, input: { projectGroupId: string; bytes: number }): Promise<void> {
  await tx
    .insert(uploadTotal)
    .values({ ...input, count: 1 })
    .onConflictDoUpdate({
      target: uploadTotal.projectGroupId,
      set: { count: sql`${uploadTotal.count} + 1`, bytes: sql`${uploadTotal.bytes} + ${input.bytes}` },
    })
}

/** Bytes of all projects of the project's organization, and how many files the project itself has. */
export async function findOrganizationTotal(
  db: Queryable,
  projectGroupId: string,
): Promise<{ bytes: number; ownCount: number }> {
  const own = db
    .select({ organizationId: projectGroup.organizationId })
    .from(projectGroup)
    .where(eq(projectGroup.id, projectGroupId))
  const [row] = await db
    .select({
      bytes: sum(uploadTotal.bytes),
      ownCount: sql<
        string | null
      >`sum(${uploadTotal.count}) filter (where ${uploadTotal.projectGroupId} = ${projectGroupId})`,
    })
    .from(uploadTotal)
    .innerJoin(projectGroup, eq(projectGroup.id, uploadTotal.projectGroupId))
    .where(inArray(projectGroup.organizationId, own))
  return { bytes: Number(row?.bytes ?? 0), ownCount: Number(row?.ownCount ?? 0) }
}

export async function findUploadRow(
  db: Queryable,
  id: string,
): Promise<
  Pick<typeof upload.$inferSelect, 'id' | 'projectGroupId' | 'hash' | 'size' | 'mediaType' | 'fileName'> | undefined
> {
  const { projectGroupId, hash, size, mediaType, fileName } = upload
  const [row] = await db
    .select({ id: upload.id, projectGroupId, hash, size, mediaType, fileName })
    .from(upload)
    .innerJoin(projectGroup, eq(projectGroup.id, projectGroupId))
    .where(and(eq(upload.id, id), isNull(projectGroup.deletedAt)))
  return row
}

export async function projectExists(db: Queryable, projectGroupId: string): Promise<boolean> {
  const rows = await db.select({ id: projectGroup.id }).from(projectGroup).where(eq(projectGroup.id, projectGroupId))
  return rows.length > 0
}

/** Those of `hashes` that some upload of the project has. */
export async function listKnownHashes(
  db: Queryable,
  input: { projectGroupId: string; hashes: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: upload.hash })
    .from(upload)
    .where(and(eq(upload.projectGroupId, input.projectGroupId), inArray(upload.hash, [...input.hashes])))
  return rows.map(({ hash }) => hash)
}
