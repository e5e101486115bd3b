// Credits of runs: set aside at the start, settled or returned at the end. "Pay only for green" (decisions, "Plans,
// credits, limits"). Each happens once per run, however often a node dies on the way.
import { ownPrices } from '@joinery/contract/model-prices'
import { costOf, type ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState } from '@joinery/contract/vocabulary/credits'

import type { Tx } from '../context.ts'
import { bookEntry, countOfDay, findEntry, lockBalance, type Pots } from './ledger-queries.ts'

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

/** @returns false when there is nothing left to set aside */
export async function reserveCredits(tx: Tx, run: RunOfLedger): Promise<boolean> {
  const { organizationId, generationId, isLimited } = run
  const id = `${generationId}:reserved`
  const pots = await lockBalance(tx, organizationId)
  for (const booked of [id, `${generationId}:end`]) {
    if ((await findEntry(tx, { organizationId, id: booked })) !== undefined) return true
  }
  const taken = isLimited ? takeFrom(pots, reservedPerRun) : nothing
  if (isLimited && sumOf(taken) === 0) return false
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
  run: RunOfLedger & { isGreen: boolean; isOurFault: boolean; usage: readonly ModelUsage[] },
): Promise<CreditEntryState> {
  const { organizationId, generationId, usage } = run
  const id = `${generationId}:end`
  const pots = await lockBalance(tx, organizationId)
  const ended = await findEntry(tx, { organizationId, id })
  if (ended !== undefined) return ended.state
  const reserved = await findEntry(tx, { organizationId, id: `${generationId}:reserved` })
  const aside: Pots = reserved === undefined ? nothing : negated(reserved)
  const worth = costOf(usage)
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
    priceList: ownPrices.version,
  })
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
function takeFrom({ periodic, deposited }: Pots, amount: number): Pots {
  const first = Math.min(periodic, amount)
  return { periodic: first, deposited: Math.min(deposited, amount - first) }
}

function sumOf({ periodic, deposited }: Pots): number {
  return periodic + deposited
}

/** Without a negative zero, which JSON and tests tell from zero. */
function negated({ periodic, deposited }: Pots): Pots {
  return { periodic: 0 - periodic, deposited: 0 - deposited }
}

function added(one: Pots, other: Pots): Pots {
  return { periodic: one.periodic + other.periodic, deposited: one.deposited + other.deposited }
}
