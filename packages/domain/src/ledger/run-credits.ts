// Credits of runs: set aside at the start, settled or returned at the end. "Pay only for green" (decisions, "Plans,
// credits, limits"). Each happens once per run, however often a node dies on the way.
import { ownPrices, type PriceList } from '@joinery/contract/model-prices'
import { costOf, type ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState } from '@joinery/contract/vocabulary/credits'

import type { Tx } from '../context.ts'
import { findBudget } from './budget-queries.ts'
import { noteAlerts } from './credit-alerts.ts'
import { bookEntry, countOfDay, findEntry, lockBalance, sumOfMonth, type Pots } from './ledger-queries.ts'

/** Set aside for a run, in thousandths of a credit: more than nearly every run takes. */
const reservedPerRun = 500_000
/** Runs a day that end without a working version and are given back; beyond it failing on purpose would pay. */
export const maxReturnedPerDay = 20

export interface RunOfLedger {
  organizationId: string
  projectGroupId: string
  generationId: string
  /** False where use is counted and not limited: nothing is taken from the pots. */
  isLimited: boolean
  at: Date
}

/** Nothing is left of what came in, or of what the organization lets itself use in a month. */
export type Refusal = 'no_credits' | 'budget_used'

/** Why nothing can be set aside now; null when something can. */
export async function explainRefusal(
  tx: Tx,
  input: Pick<RunOfLedger, 'organizationId' | 'isLimited' | 'at'> & { pots?: Pots },
): Promise<Refusal | null> {
  const { organizationId, isLimited } = input
  const budget = await findBudget(tx, organizationId)
  if (budget !== null && (await sumOfMonth(tx, input)).worth >= budget) return 'budget_used'
  const pots = input.pots ?? (await lockBalance(tx, organizationId))
  return isLimited && sumOf(pots) === 0 ? 'no_credits' : null
}

/** @returns false when there is nothing left to set aside: `explainRefusal` says why */
export async function reserveCredits(tx: Tx, run: RunOfLedger): Promise<boolean> {
  const { organizationId, generationId, isLimited } = run
  const id = `${generationId}:reserved`
  const pots = await lockBalance(tx, organizationId)
  for (const booked of [id, `${generationId}:end`]) {
    if ((await findEntry(tx, { organizationId, id: booked })) !== undefined) return true
  }
  if ((await explainRefusal(tx, { ...run, pots })) !== null) return false
  const taken = isLimited ? takeFrom(pots, reservedPerRun) : nothing
  await bookEntry(tx, {
    ...aboutRun(run),
    id,
    kind: 'START_GENERATION',
    state: 'reserved',
    ...negated(taken),
    worth: sumOf(taken),
  })
  return true
}

/**
 * @param run.isGreen false: the run left nothing that works, and what was set aside goes back
 * @param run.isOurFault it goes back whatever else was given back today: a provider or we broke it
 */
export async function endCredits(
  tx: Tx,
  run: RunOfLedger & {
    isGreen: boolean
    isOurFault: boolean
    usage: readonly ModelUsage[]
    prices?: PriceList
  },
): Promise<CreditEntryState> {
  const { organizationId, generationId, usage, prices = ownPrices } = run
  const id = `${generationId}:end`
  const pots = await lockBalance(tx, organizationId)
  const ended = await findEntry(tx, { organizationId, id })
  if (ended !== undefined) return ended.state
  const reserved = await findEntry(tx, { organizationId, id: `${generationId}:reserved` })
  const aside: Pots = reserved === undefined ? nothing : negated(reserved)
  const worth = costOf(usage, prices)
  const state = await stateOf(tx, run, worth)
  // What was not set aside and is taken after all comes from what is there; the rest is a gift.
  const isTaken = run.isLimited && state === 'settled'
  const spent = isTaken ? takeFrom(added(pots, aside), worth ?? 0) : nothing
  const moved = added(aside, negated(spent))
  await bookEntry(tx, {
    ...aboutRun(run),
    id,
    kind: 'GENERATION_USAGE',
    state,
    ...moved,
    worth,
    usage: [...usage],
    priceList: prices.version,
  })
  await noteAlerts(tx, run)
  return state
}

async function stateOf(
  tx: Tx,
  run: RunOfLedger & { isGreen: boolean; isOurFault: boolean },
  worth: number | null,
): Promise<CreditEntryState> {
  if (run.isGreen) return 'settled'
  if (run.isOurFault || worth === 0) return 'returned'
  const { organizationId } = run
  const returned = await countOfDay(tx, { organizationId, day: dayOf(run.at), state: 'returned' })
  return returned < maxReturnedPerDay ? 'returned' : 'settled'
}

function aboutRun({ organizationId, projectGroupId, generationId, at }: RunOfLedger) {
  return { organizationId, projectGroupId, generationId, day: dayOf(at), createdAt: at }
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

const nothing: Pots = { periodic: 0, deposited: 0 }

/** At most `amount`, the periodic pot first. */
export function takeFrom({ periodic, deposited }: Pots, amount: number): Pots {
  const first = Math.min(periodic, amount)
  return { periodic: first, deposited: Math.min(deposited, amount - first) }
}

function sumOf({ periodic, deposited }: Pots): number {
  return periodic + deposited
}

/** Without a negative zero, which JSON and tests tell from zero. */
export function negated({ periodic, deposited }: Pots): Pots {
  return { periodic: 0 - periodic, deposited: 0 - deposited }
}

function added(one: Pots, other: Pots): Pots {
  return { periodic: one.periodic + other.periodic, deposited: one.deposited + other.deposited }
}
