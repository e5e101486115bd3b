// What an organization has in credits, and where they went.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { modelUsageSchema } from './model-usage.ts'
import { creditEntryStateSchema, creditTransactionKindSchema } from './vocabulary/credits.ts'
import { maxPageLimit } from './vocabulary/product.ts'

/** What runs low: the credits that came in last, or the month's budget. */
export const creditAlertOfSchema = z.enum(['credits', 'budget'])
export type CreditAlertOf = z.infer<typeof creditAlertOfSchema>

/** Amounts are thousandths of a credit, which are millionths of the list price's currency unit. */
export const ledgerSchema = z.object({
  /** False: use is counted and not limited. */
  isLimited: z.boolean(),
  balance: z.object({ periodic: z.number().int(), deposited: z.number().int() }),
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
      createdAt: z.date(),
    }),
  ),
})
export type Ledger = z.infer<typeof ledgerSchema>

export const ledgerContract = {
  get: oc
    .input(z.object({ limit: z.number().int().min(1).max(maxPageLimit).default(maxPageLimit) }))
    .output(ledgerSchema),
}
