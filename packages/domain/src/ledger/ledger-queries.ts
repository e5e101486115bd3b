// SQL of the ledger: balances change only together with the entry that says why.
import { type CreditEntryState, creditTransactionKindSchema, isSpending } from '@joinery/contract/vocabulary/credits'
import { creditBalance, creditEntry, projectGroup } from '@joinery/data/schema'
import { and, count, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type EntryRow = typeof creditEntry.$inferSelect
export type NewEntry = typeof creditEntry.$inferInsert
/** Thousandths of a credit. */
export interface Pots {
  periodic: number
  deposited: number
}

/** Locks the organization's balance until the transaction ends; everything else on it waits. */
export async function lockBalance(tx: Tx, organizationId: string): Promise<Pots> {
  await tx.insert(creditBalance).values({ organizationId }).onConflictDoNothing()
  const [row] = await tx
    .select({ periodic: creditBalance.periodic, deposited: creditBalance.deposited })
    .from(creditBalance)
    .where(eq(creditBalance.organizationId, organizationId))
    .for('update')
  if (row === undefined) throw new Error(`organization ${organizationId} has no balance right after it was made`)
  return row
}

/** Books an entry and moves the pots by it; nothing happens when an entry of this id exists. */
export async function bookEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const booked = await tx.insert(creditEntry).values(entry).onConflictDoNothing().returning({ id: creditEntry.id })
  if (booked.length === 0) return false
  await tx
    .update(creditBalance)
    .set({
      periodic: sql`${creditBalance.periodic} + ${entry.periodic}`,
      deposited: sql`${creditBalance.deposited} + ${entry.deposited}`,
    })
    .where(eq(creditBalance.organizationId, entry.organizationId))
  return true
}

export async function findEntry(
  db: Queryable,
  key: { organizationId: string; id: string },
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(creditEntry)
    .where(and(eq(creditEntry.id, key.id), eq(creditEntry.organizationId, key.organizationId)))
  return row
}

export async function findBalance(db: Queryable, organizationId: string): Promise<Pots> {
  const [row] = await db
    .select({ periodic: creditBalance.periodic, deposited: creditBalance.deposited })
    .from(creditBalance)
    .where(eq(creditBalance.organizationId, organizationId))
  return row ?? { periodic: 0, deposited: 0 }
}

/** Entries of a day (UTC) in this state that something had been spent on. */
export async function countOfDay(
  db: Queryable,
  key: { organizationId: string; day: string; state: CreditEntryState },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.organizationId, key.organizationId),
        eq(creditEntry.day, key.day),
        eq(creditEntry.state, key.state),
        ne(creditEntry.worth, 0),
      ),
    )
  return row?.count ?? 0
}

/** Newest first; a project that is gone for good has no name. */
export async function listEntries(
  db: Queryable,
  input: { organizationId: string; limit: number; offset?: number },
): Promise<(EntryRow & { projectName: string | null })[]> {
  const rows = await db
    .select({ entry: creditEntry, projectName: projectGroup.name })
    .from(creditEntry)
    .leftJoin(projectGroup, eq(projectGroup.id, creditEntry.projectGroupId))
    .where(eq(creditEntry.organizationId, input.organizationId))
    .orderBy(desc(creditEntry.createdAt), desc(creditEntry.id))
    .limit(input.limit)
    .offset(input.offset ?? 0)
  return rows.map(({ entry, projectName }) => ({ ...entry, projectName }))
}

/** What was settled in the calendar month (UTC) of `at`, at list prices. */
export async function sumOfMonth(
  db: Queryable,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<{ worth: number; unpriced: number }> {
  const [row] = await db
    .select({
      worth: sql<string>`coalesce(sum(${creditEntry.worth}), 0)`,
      unpriced: sql<number>`(count(*) filter (where ${creditEntry.worth} is null))::int`,
    })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.organizationId, organizationId),
        eq(creditEntry.state, 'settled'),
        inArray(creditEntry.kind, creditTransactionKindSchema.options.filter(isSpending)),
        gte(creditEntry.day, `${at.toISOString().slice(0, 7)}-01`),
        lte(creditEntry.day, at.toISOString().slice(0, 10)),
      ),
    )
  return { worth: Number(row?.worth ?? 0), unpriced: row?.unpriced ?? 0 }
}

/** The newest entry by which credits came in. */
export async function findLastIncoming(
  db: Queryable,
  organizationId: string,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const incoming = creditTransactionKindSchema.options.filter((kind) => !isSpending(kind))
  const [row] = await db
    .select({ id: creditEntry.id, createdAt: creditEntry.createdAt })
    .from(creditEntry)
    .where(and(eq(creditEntry.organizationId, organizationId), inArray(creditEntry.kind, incoming)))
    .orderBy(desc(creditEntry.createdAt), desc(creditEntry.id))
    .limit(1)
  return row
}

/** The sum of both pots as if no run were under way: what they have set aside is not used yet. */
export async function sumOfEnded(db: Queryable, key: { organizationId: string; until?: Date }): Promise<number> {
  const ended = sql`(${creditEntry.state} <> 'reserved' or exists (
    select 1 from ${creditEntry} last where last.id = ${creditEntry.generationId} || ':end'))`
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${creditEntry.periodic} + ${creditEntry.deposited}), 0)` })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.organizationId, key.organizationId),
        ended,
        ...(key.until === undefined ? [] : [lte(creditEntry.createdAt, key.until)]),
      ),
    )
  return Number(row?.sum ?? 0)
}
