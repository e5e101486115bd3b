import type { Ledger } from '@joinery/contract/ledger'
import type { PriceList } from '@joinery/contract/model-prices'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { findBudget } from './budget-queries.ts'
import { findBalance, listEntries, sumOfMonth } from './ledger-queries.ts'

/** What the organization has and what became of what it had, newest first. */
export async function getLedger(ctx: DomainContext, input: { limit: number; offset?: number }): Promise<Ledger> {
  const organizationId = requireUsage(ctx)
  const { limit, offset = 0 } = input
  const [balance, budget, month, entries] = await Promise.all([
    findBalance(ctx.db, organizationId),
    findBudget(ctx.db, organizationId),
    sumOfMonth(ctx.db, { organizationId, at: ctx.now() }),
    listEntries(ctx.db, { organizationId, limit: limit + 1, offset }),
  ])
  return {
    isLimited: ctx.isBilled,
    balance,
    budget,
    usedThisMonth: month.worth,
    unpricedThisMonth: month.unpriced,
    hasMore: entries.length > limit,
    entries: entries.slice(0, limit).map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      state: entry.state,
      periodic: entry.periodic,
      deposited: entry.deposited,
      worth: entry.worth,
      usage: [...(entry.usage ?? [])],
      projectGroupId: entry.projectGroupId,
      projectName: entry.projectName,
      task: entry.task,
      priceList: entry.priceList,
      createdAt: entry.createdAt,
    })),
  }
}

/** The prices that count here. */
export function getPrices(ctx: DomainContext): { version: string; prices: PriceList['rows'][number][] } {
  requireUsage(ctx)
  const { version, rows } = ctx.models.prices
  return { version, prices: [...rows] }
}

function requireUsage({ actor }: DomainContext): string {
  if (mayTeamRole(actor.role, 'usage')) return actor.organizationId
  throw new AppError('forbidden', 'ledger.role', 'Only admins and owners see what was used. Ask one of them.')
}
