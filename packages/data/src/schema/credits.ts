// What organizations have and spend: balances, and the ledger that explains them.
import type { CreditAlertOf } from '@joinery/contract/ledger'
import type { ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState, CreditTransactionKind } from '@joinery/contract/vocabulary/credits'
import type { AiTaskKind } from '@joinery/contract/vocabulary/models'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { organization, user } from './accounts.ts'

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
    /** The AI task that took it; null: a run. */
    task: text('task').$type<AiTaskKind>(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_entry_organization').on(table.organizationId, table.createdAt),
    index('credit_entry_day').on(table.organizationId, table.day, table.state),
  ],
)

/** What an organization lets itself use in a month, whether it is billed or not; no row: no bound. */
export const creditBudget = pgTable('credit_budget', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  /** Thousandths of a credit. */
  monthly: bigint('monthly', { mode: 'number' }).notNull(),
  updatedBy: text('updated_by').references(() => user.id, { onDelete: 'set null' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The organization was told, once for each share of what it had. */
export const creditAlert = pgTable(
  'credit_alert',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    of: text('of').$type<CreditAlertOf>().notNull(),
    /** What it is a share of: the entry by which credits came in last, or month and amount of the budget. */
    period: text('period').notNull(),
    percent: integer('percent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Somebody has seen it. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.of, table.period, table.percent] })],
)
