// What AI tasks outside of runs take: booked once they are answered. There is nothing to set aside: they are small.
import type { PriceList } from '@joinery/contract/model-prices'
import { costOf, type ModelUsage } from '@joinery/contract/model-usage'
import type { AiTaskKind } from '@joinery/contract/vocabulary/models'

import type { Tx } from '../context.ts'
import { noteAlerts } from './credit-alerts.ts'
import { bookEntry, lockBalance } from './ledger-queries.ts'
import { dayOf, explainRefusal, negated, takeFrom, type Refusal } from './run-credits.ts'

export interface TaskOfLedger {
  organizationId: string
  projectGroupId: string
  task: AiTaskKind
  isLimited: boolean
  at: Date
}

/** Why no model may be asked now; null when one may. */
export async function refuseTask(
  tx: Tx,
  { organizationId, isLimited, at }: Pick<TaskOfLedger, 'organizationId' | 'isLimited' | 'at'>,
): Promise<Refusal | null> {
  return explainRefusal(tx, { organizationId, isLimited, at, pots: await lockBalance(tx, organizationId) })
}

export async function bookTask(
  tx: Tx,
  input: TaskOfLedger & { id: string; usage: ModelUsage; prices: PriceList },
): Promise<void> {
  const { id, organizationId, projectGroupId, task, isLimited, usage, prices, at } = input
  const pots = await lockBalance(tx, organizationId)
  const worth = costOf([usage], prices)
  const spent = takeFrom(pots, isLimited ? (worth ?? 0) : 0)
  await bookEntry(tx, {
    id: `task:${id}`,
    organizationId,
    projectGroupId,
    kind: 'GENERATION_USAGE',
    task,
    state: 'settled',
    ...negated(spent),
    worth,
    usage: [usage],
    priceList: prices.version,
    day: dayOf(at),
    createdAt: at,
  })
  await noteAlerts(tx, { organizationId, isLimited, at })
}
