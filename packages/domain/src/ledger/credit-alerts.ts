// Tells an organization once when a share of its credits, or of its month's budget, is used up (decisions, "Plans,
// credits, limits").
import type { CreditAlert } from '@joinery/contract/ledger'
import { creditAlertShares } from '@joinery/contract/vocabulary/credits'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import type { DomainContext, Tx } from '../context.ts'
import { findBudget, insertAlerts, listOpenAlerts, markAlertDismissed } from './budget-queries.ts'
import { findLastIncoming, sumOfEnded, sumOfMonth } from './ledger-queries.ts'

/** Call it after an entry was booked, under the same lock of the balance. */
export async function noteAlerts(
  tx: Tx,
  { organizationId, isLimited, at }: { organizationId: string; isLimited: boolean; at: Date },
): Promise<void> {
  const uses = [
    isLimited ? await useOfCredits(tx, organizationId) : null,
    await useOfBudget(tx, { organizationId, at }),
  ]
  for (const use of uses) {
    if (use === null) continue
    const reached = creditAlertShares.filter((share) => use.used >= use.had * share)
    await insertAlerts(
      tx,
      reached.map((share) => ({
        organizationId,
        of: use.of,
        period: use.period,
        percent: Math.round(share * 100),
        createdAt: at,
      })),
    )
  }
}

interface Use extends Pick<CreditAlert, 'of' | 'period'> {
  had: number
  used: number
}

/** Against what there was right after credits came in last; what runs under way have set aside is not used yet. */
async function useOfCredits(tx: Tx, organizationId: string): Promise<Use | null> {
  const incoming = await findLastIncoming(tx, organizationId)
  if (incoming === undefined) return null
  const [had, has] = await Promise.all([
    sumOfEnded(tx, { organizationId, until: incoming.createdAt }),
    sumOfEnded(tx, { organizationId }),
  ])
  return had <= 0 ? null : { of: 'credits', period: incoming.id, had, used: had - has }
}

async function useOfBudget(tx: Tx, key: { organizationId: string; at: Date }): Promise<Use | null> {
  const budget = await findBudget(tx, key.organizationId)
  if (budget === null) return null
  const { worth } = await sumOfMonth(tx, key)
  return { of: 'budget', period: `${key.at.toISOString().slice(0, 7)}:${budget}`, had: budget, used: worth }
}

/** Newest first, of each thing only the highest share. Empty for people who may not see what is used. */
export async function listAlerts(ctx: DomainContext): Promise<{ alerts: CreditAlert[] }> {
  if (!mayTeamRole(ctx.actor.role, 'usage')) return { alerts: [] }
  const rows = await listOpenAlerts(ctx.db, ctx.actor.organizationId)
  const seen = new Set<string>()
  const alerts = rows.filter(({ of }) => !seen.has(of) && seen.add(of))
  return { alerts: alerts.map(({ of, period, percent, createdAt }) => ({ of, period, percent, createdAt })) }
}

/** With it go the lower shares of the same. */
export async function dismissAlert(
  ctx: DomainContext,
  input: Pick<CreditAlert, 'of' | 'period' | 'percent'>,
): Promise<{ alerts: CreditAlert[] }> {
  if (mayTeamRole(ctx.actor.role, 'usage')) {
    await markAlertDismissed(ctx.db, { ...input, organizationId: ctx.actor.organizationId, at: ctx.now() })
  }
  return listAlerts(ctx)
}
