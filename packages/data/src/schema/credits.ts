// What organizations have and spend: balances, and the ledger that explains them.
import type { ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState, CreditTransactionKind } from '@joinery/contract/vocabulary/credits'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { organization } from './accounts.ts'

/** In thousandths of a credit; no row: nothing came in yet. */
export const creditBalance = pgTable(
  'credit_balance',
  {
    organizationId: text('organization_id')
      .primaryKey()
      .references(() => organization.id, { onDelete: 'cascade' }),
    periodic: bigint('periodic', { mode: 'number' }).notNull().default(0),
    deposited: bigint('deposited', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('credit_balance_not_negative', sql`${table.periodic} >= 0 and ${table.deposited} >= 0`)],
)

/** Rows are only ever added; their sums per pot are the balance. */
export const creditEntry = pgTable(
  'credit_entry',
  {
    /** Says what it is for, so that the same thing is booked once: `<generation>:reserved`, `<generation>:end`. */
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** No reference: the ledger outlives what it is about. */
    projectGroupId: text('project_group_id'),
    generationId: text('generation_id'),
    kind: text('kind').$type<CreditTransactionKind>().notNull(),
    state: text('state').$type<CreditEntryState>().notNull(),
    /** What came into the pots (positive) or went out of them, in thousandths of a credit. */
    periodic: bigint('periodic', { mode: 'number' }).notNull(),
    deposited: bigint('deposited', { mode: 'number' }).notNull(),
    /** What it is worth at list prices, in thousandths of a credit, whether it was taken or not; null: no price known. */
    worth: bigint('worth', { mode: 'number' }),
    usage: jsonb('usage').$type<readonly ModelUsage[]>(),
    priceList: text('price_list'),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_entry_organization').on(table.organizationId, table.createdAt),
    index('credit_entry_day').on(table.organizationId, table.day, table.state),
  ],
)
