import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { deleteBudget, putBudget } from './budget-queries.ts'
import { noteAlerts } from './credit-alerts.ts'
import { lockBalance } from './ledger-queries.ts'

/** What the organization lets itself use in a month, billed or not; null: no bound. */
export async function setBudget(ctx: DomainContext, input: { monthly: number | null }): Promise<Record<string, never>> {
  const { organizationId, role, userId } = ctx.actor
  if (!mayTeamRole(role, 'billing')) {
    throw new AppError('forbidden', 'ledger.role', 'Only admins and owners set the budget. Ask one of them.')
  }
  const { monthly } = input
  const at = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await lockBalance(tx, organizationId)
    if (monthly === null) return deleteBudget(tx, organizationId)
    await putBudget(tx, { organizationId, monthly, updatedBy: userId, updatedAt: at })
    // A budget below what is used already is told at once.
    return noteAlerts(tx, { organizationId, isLimited: ctx.isBilled, at })
  })
  return {}
}
