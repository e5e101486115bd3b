import type { CreditPot, CreditTransactionKind } from '@joinery/contract/vocabulary/credits'

import type { Tx } from '../context.ts'
import { bookEntry, lockBalance } from './ledger-queries.ts'
import { dayOf } from './run-credits.ts'

/** Of the free plan, once (decisions, "Plans, credits, limits"): 2,000 credits. */
const firstCredits = 2_000_000

/** Harmless when repeated. */
export async function grantFirstCredits(tx: Tx, to: { organizationId: string; at: Date }): Promise<void> {
  const id = `${to.organizationId}:first`
  await addCredits(tx, { ...to, id, kind: 'REFILL_CREDITS', pot: 'deposited', amount: firstCredits })
}

/**
 * Puts credits into a pot; the same `id` once.
 *
 * @param input.amount in thousandths of a credit
 */
export async function addCredits(
  tx: Tx,
  input: {
    id: string
    organizationId: string
    kind: Extract<CreditTransactionKind, 'DEPOSIT_CREDITS' | 'REFILL_CREDITS' | 'PERIODIC_REFILL_CREDITS'>
    pot: CreditPot
    amount: number
    at: Date
  },
): Promise<void> {
  const { id, organizationId, kind, pot, amount, at } = input
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount of credits`)
  await lockBalance(tx, organizationId)
  await bookEntry(tx, {
    id,
    organizationId,
    kind,
    state: 'settled',
    periodic: pot === 'periodic' ? amount : 0,
    deposited: pot === 'deposited' ? amount : 0,
    worth: amount,
    day: dayOf(at),
    createdAt: at,
  })
}
