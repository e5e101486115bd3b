// SQL of the ledger: balances change only together with the entry that says why.
import type { CreditEntryState } from '@joinery/contract/vocabulary/credits'
import { creditBalance, creditEntry } from '@joinery/data/schema'
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'

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

/** Newest first. */
export async function listEntries(
  db: Queryable,
  input: { organizationId: string; limit: number },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(creditEntry)
    .where(eq(creditEntry.organizationId, input.organizationId))
    .orderBy(desc(creditEntry.createdAt), desc(creditEntry.id))
    .limit(input.limit)
}
