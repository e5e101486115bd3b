// What runs take of services beside their model: one entry a kind, of the same fate as the run itself.
import type { PriceList } from '@joinery/contract/model-prices'
import { costOf, type ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState, UsageEventKind } from '@joinery/contract/vocabulary/credits'

import type { Tx } from '../context.ts'
import { noteAlerts } from './credit-alerts.ts'
import { bookEntry, lockBalance } from './ledger-queries.ts'
import { dayOf, negated, takeFrom, type RunOfLedger } from './run-credits.ts'

/** Structurally the agent's `ServiceUse`. */
export interface UsedService {
  kind: UsageEventKind
  service: string
  requests: number
  tokens: number
}

/** Once per run and kind. What is counted by the piece has no price in the list: it is counted, not priced. */
export async function bookServices(
  tx: Tx,
  run: RunOfLedger & { state: CreditEntryState; used: readonly UsedService[]; prices: PriceList },
): Promise<void> {
  const { organizationId, projectGroupId, generationId, isLimited, state, used, prices, at } = run
  for (const kind of new Set(used.map((each) => each.kind))) {
    const usage = sumByService(used.filter((each) => each.kind === kind))
    const worth = usage.some(({ requests = 0 }) => requests > 0) ? null : costOf(usage, prices)
    const pots = await lockBalance(tx, organizationId)
    const spent = takeFrom(pots, isLimited && state === 'settled' ? (worth ?? 0) : 0)
    await bookEntry(tx, {
      id: `${generationId}:${kind}`,
      organizationId,
      projectGroupId,
      generationId,
      kind,
      state,
      ...negated(spent),
      worth,
      usage,
      priceList: prices.version,
      day: dayOf(at),
      createdAt: at,
    })
  }
  if (used.length > 0) await noteAlerts(tx, run)
}

function sumByService(used: readonly UsedService[]): ModelUsage[] {
  return [...new Set(used.map(({ service }) => service))].map((service) => {
    const own = used.filter((each) => each.service === service)
    const requests = own.reduce((sum, each) => sum + each.requests, 0)
    const inputTokens = own.reduce((sum, each) => sum + each.tokens, 0)
    return {
      model: service,
      inputTokens,
      cachedInputTokens: 0,
      outputTokens: 0,
      reasoningTokens: 0,
      isEstimated: false,
      ...(requests === 0 ? {} : { requests }),
    }
  })
}
