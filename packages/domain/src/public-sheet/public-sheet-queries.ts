// SQL of the public-sheet room. Visitors have no organization: the app and its environment are the condition.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { publicSheet, publicSheetRow } from '@joinery/data/schema'
import { and, asc, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export interface SheetPlace {
  projectGroupId: string
  environment: DatabaseEnvironment
}
export interface SheetKey extends SheetPlace {
  sheetId: string
}

export type SheetRecord = typeof publicSheet.$inferSelect
export type SheetRowRecord = Pick<typeof publicSheetRow.$inferSelect, 'id' | 'createdAt' | 'values'>

const inPlace = (place: SheetPlace) =>
  and(eq(publicSheet.projectGroupId, place.projectGroupId), eq(publicSheet.environment, place.environment))
const isSheet = (key: SheetKey) => and(inPlace(key), eq(publicSheet.sheetId, key.sheetId))
const ofSheet = (key: SheetKey) =>
  and(
    eq(publicSheetRow.projectGroupId, key.projectGroupId),
    eq(publicSheetRow.environment, key.environment),
    eq(publicSheetRow.sheetId, key.sheetId),
  )

/** The sheet, made when it is not there, and locked until the transaction ends. */
export async function lockSheet(tx: Tx, { now, ...key }: SheetKey & { now: Date }): Promise<SheetRecord> {
  await tx
    .insert(publicSheet)
    .values({ ...key, columns: [], rowCount: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [sheet] = await tx.select().from(publicSheet).where(isSheet(key)).for('update')
  if (sheet === undefined) throw new Error('the sheet was not written')
  return sheet
}

export async function countSheets(db: Queryable, place: SheetPlace): Promise<number> {
  const [row] = await db.select({ count: count() }).from(publicSheet).where(inPlace(place))
  return row?.count ?? 0
}

export async function findRecentRow(
  tx: Tx,
  { fingerprint, since, ...key }: SheetKey & { fingerprint: string; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: publicSheetRow.id })
    .from(publicSheetRow)
    .where(and(ofSheet(key), eq(publicSheetRow.fingerprint, fingerprint), gte(publicSheetRow.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

export async function insertSheetRow(tx: Tx, row: typeof publicSheetRow.$inferInsert): Promise<void> {
  await tx.insert(publicSheetRow).values(row)
}

export async function growSheet(
  tx: Tx,
  { columns, now, ...key }: SheetKey & { columns: string[]; now: Date },
): Promise<void> {
  await tx
    .update(publicSheet)
    .set({ columns, rowCount: sql`${publicSheet.rowCount} + 1`, updatedAt: now })
    .where(isSheet(key))
}

export async function listSheetRecords(db: Queryable, place: SheetPlace): Promise<SheetRecord[]> {
  return db.select().from(publicSheet).where(inPlace(place)).orderBy(desc(publicSheet.updatedAt))
}

export async function sheetExists(db: Queryable, key: SheetKey): Promise<boolean> {
  return (await findSheet(db, key)) !== undefined
}

export async function findSheet(db: Queryable, key: SheetKey): Promise<SheetRecord | undefined> {
  const [row] = await db.select().from(publicSheet).where(isSheet(key))
  return row
}

/** The newest first. */
export async function listRowRecords(
  db: Queryable,
  { limit, offset, ...key }: SheetKey & { limit: number; offset: number },
): Promise<SheetRowRecord[]> {
  const { id, createdAt, values } = publicSheetRow
  return db
    .select({ id, createdAt, values })
    .from(publicSheetRow)
    .where(ofSheet(key))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}

/** The oldest first, behind `afterId`. */
export async function listRowsAfter(
  db: Queryable,
  { limit, afterId, ...key }: SheetKey & { limit: number; afterId: number },
): Promise<SheetRowRecord[]> {
  const { id, createdAt, values } = publicSheetRow
  return db
    .select({ id, createdAt, values })
    .from(publicSheetRow)
    .where(and(ofSheet(key), gt(id, afterId)))
    .orderBy(asc(id))
    .limit(limit)
}

/** @returns how many rows went */
export async function deleteRows(
  tx: Tx,
  { rowIds, ...key }: SheetKey & { rowIds: readonly number[] },
): Promise<number> {
  const gone = await tx
    .delete(publicSheetRow)
    .where(and(ofSheet(key), inArray(publicSheetRow.id, [...rowIds])))
    .returning({ id: publicSheetRow.id })
  await tx
    .update(publicSheet)
    .set({ rowCount: sql`${publicSheet.rowCount} - ${gone.length}` })
    .where(isSheet(key))
  return gone.length
}

/** @returns how many rows went with it */
export async function deleteSheet(tx: Tx, key: SheetKey): Promise<number> {
  const gone = await tx.delete(publicSheetRow).where(ofSheet(key)).returning({ id: publicSheetRow.id })
  await tx.delete(publicSheet).where(isSheet(key))
  return gone.length
}
