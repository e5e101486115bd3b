// What an organization has in credits, and where they went.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { modelPriceRowSchema } from './model-prices.ts'
import { modelUsageSchema } from './model-usage.ts'
import { creditEntryStateSchema, creditTransactionKindSchema } from './vocabulary/credits.ts'
import { aiTaskKindSchema } from './vocabulary/models.ts'
import { maxPageLimit } from './vocabulary/product.ts'

/** What runs low: the credits that came in last, or the month's budget. */
export const creditAlertOfSchema = z.enum(['credits', 'budget'])
export type CreditAlertOf = z.infer<typeof creditAlertOfSchema>

export const creditAlertSchema = z.object({
  of: creditAlertOfSchema,
  period: z.string().max(200),
  /** How much of it is used up: a share of `creditAlertShares` in percent. */
  percent: z.number().int(),
  createdAt: z.date(),
})
export type CreditAlert = z.infer<typeof creditAlertSchema>

/** Amounts are thousandths of a credit, which are millionths of the list price's currency unit. */
export const ledgerSchema = z.object({
  /** False: use is counted and not limited. */
  isLimited: z.boolean(),
  balance: z.object({ periodic: z.number().int(), deposited: z.number().int() }),
  /** What the organization lets itself use in a calendar month (UTC); null: as much as it has. */
  budget: z.number().int().nullable(),
  /** Settled in this month, at list prices. */
  usedThisMonth: z.number().int(),
  /** Entries of this month whose models have no known price: they are counted, and not in the sum. */
  unpricedThisMonth: z.number().int(),
  hasMore: z.boolean(),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: creditTransactionKindSchema,
      state: creditEntryStateSchema,
      /** Into the pots, or out of them when negative. */
      periodic: z.number().int(),
      deposited: z.number().int(),
      /** At list prices, whether it was taken or not; null: no price is known. */
      worth: z.number().int().nullable(),
      usage: z.array(modelUsageSchema),
      projectGroupId: z.string().nullable(),
      projectName: z.string().nullable(),
      /** The AI task that took it; null: a run, or credits coming in. */
      task: aiTaskKindSchema.nullable(),
      /** Version of the prices it was worked out by. */
      priceList: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
})
export type Ledger = z.infer<typeof ledgerSchema>

export const ledgerContract = {
  get: oc
    .input(
      z.object({
        limit: z.number().int().min(1).max(maxPageLimit).default(maxPageLimit),
        offset: z.number().int().min(0).default(0),
      }),
    )
    .output(ledgerSchema),
  /** Thousandths of a credit; null: no bound. */
  setBudget: oc.input(z.object({ monthly: z.number().int().min(1_000).max(1e15).nullable() })).output(z.object({})),
  /** What nobody has dismissed yet; empty for people who may not see what is used. */
  alerts: oc.output(z.object({ alerts: z.array(creditAlertSchema) })),
  dismissAlert: oc
    .input(creditAlertSchema.pick({ of: true, period: true, percent: true }))
    .output(z.object({ alerts: z.array(creditAlertSchema) })),
  /** The prices that count here, and where each comes from. */
  prices: oc.output(z.object({ version: z.string(), prices: z.array(modelPriceRowSchema) })),
}
