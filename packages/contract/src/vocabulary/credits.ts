// What credits are spent on and how they come in (specification 3; rules of decisions, "Plans, credits, limits").
import * as z from 'zod'

export const usageEventKindSchema = z.enum([
  'START_GENERATION',
  'INTEGRATION_USAGE',
  'GENERATION_USAGE',
  'WEB_SEARCH_USAGE',
  'FAST_APPLY_USAGE',
  'FILE_RANKING_USAGE',
  'EMBEDDING_USAGE',
])
export type UsageEventKind = z.infer<typeof usageEventKindSchema>

/** The usage event kinds and four more (specification 3). */
export const creditTransactionKindSchema = z.enum([
  ...usageEventKindSchema.options,
  'STORAGE_USAGE',
  'DEPOSIT_CREDITS',
  'REFILL_CREDITS',
  'PERIODIC_REFILL_CREDITS',
])
export type CreditTransactionKind = z.infer<typeof creditTransactionKindSchema>

const incoming: readonly CreditTransactionKind[] = ['DEPOSIT_CREDITS', 'REFILL_CREDITS', 'PERIODIC_REFILL_CREDITS']

/** True for the kinds that take credits away. */
export function isSpending(kind: CreditTransactionKind): boolean {
  return !incoming.includes(kind)
}

/** What the ledger shows of one reservation. Ours ("Pay only for green"). */
export const creditEntryStateSchema = z.enum(['reserved', 'settled', 'returned'])
export type CreditEntryState = z.infer<typeof creditEntryStateSchema>

/** Pots in the order in which they are spent; deposited credits never expire. Ours. */
export const creditPotSchema = z.enum(['periodic', 'deposited'])
export type CreditPot = z.infer<typeof creditPotSchema>

/** Worth of one credit in the unit of the list price's currency. Ours. */
export const creditValue = 0.001

/** Shares of the credits at which the organization is told. Ours. */
export const creditAlertShares = [0.8, 1] as const
