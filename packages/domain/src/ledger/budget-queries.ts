// SQL of budgets and of what organizations were told; the organization is always a condition.
import type { CreditAlertOf } from '@joinery/contract/ledger'
import { creditAlert, creditBudget } from '@joinery/data/schema'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

/** Thousandths of a credit a month; null: no bound. */
export async function findBudget(db: Queryable, organizationId: string): Promise<number | null> {
  const [row] = await db
    .select({ monthly: creditBudget.monthly })
    .from(creditBudget)
    .where(eq(creditBudget.organizationId, organizationId))
  return row?.monthly ?? null
}

export async function putBudget(db: Queryable, row: typeof creditBudget.$inferInsert): Promise<void> {
  const { organizationId: _, ...change } = row
  await db.insert(creditBudget).values(row).onConflictDoUpdate({ target: creditBudget.organizationId, set: change })
}

export async function deleteBudget(db: Queryable, organizationId: string): Promise<void> {
  await db.delete(creditBudget).where(eq(creditBudget.organizationId, organizationId))
}

/** Those that were told before stay as they are. */
export async function insertAlerts(tx: Tx, rows: (typeof creditAlert.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(creditAlert).values(rows).onConflictDoNothing()
}

export async function listOpenAlerts(
  db: Queryable,
  organizationId: string,
): Promise<(typeof creditAlert.$inferSelect)[]> {
  return db
    .select()
    .from(creditAlert)
    .where(and(eq(creditAlert.organizationId, organizationId), isNull(creditAlert.dismissedAt)))
    .orderBy(desc(creditAlert.createdAt), desc(creditAlert.percent))
}

export async function markAlertDismissed(
  db: Queryable,
  input: { organizationId: string; of: CreditAlertOf; period: string; percent: number; at: Date },
): Promise<void> {
  const { organizationId, of, period, percent, at } = input
  await db
    .update(creditAlert)
    .set({ dismissedAt: at })
    .where(
      and(
        eq(creditAlert.organizationId, organizationId),
        eq(creditAlert.of, of),
        eq(creditAlert.period, period),
        lte(creditAlert.percent, percent),
      ),
    )
}
