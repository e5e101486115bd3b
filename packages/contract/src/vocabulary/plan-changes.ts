// What moving from one plan to another is (specification 4, "Plan change classification").
import * as z from 'zod'

import { errorMessages } from './error-catalogue.ts'
import { type Plan, planFacts, planOrder, type UsageTier, usageTierSchema } from './plans.ts'

export const planChangeSchema = z.enum(['renewal', 'cancel', 'start', 'upgrade', 'downgrade', 'change'])
export type PlanChange = z.infer<typeof planChangeSchema>

export interface PlanMove {
  oldPlan: Plan
  newPlan: Plan
  oldTier?: UsageTier | undefined
  newTier?: UsageTier | undefined
}

/**
 * Names a change of plan. The rules are asked in this order, and the first that fits decides:
 *
 * 1. same plan and same tier (two missing tiers are the same) → renewal
 * 2. paid to not paid → cancel; not paid to paid → start
 * 3. paid to paid with both tiers given → by tier position, when the positions differ
 * 4. fixed plan to usage plan → upgrade; usage plan to fixed plan → downgrade. It stands before the rank, because a
 *    usage plan has none; between two plans that are not paid it decides as well
 * 5. paid to paid → by rank
 * 6. anything else → change: ENTERPRISE has no rank, and so has another tier of the same unpaid plan
 *
 * @throws Error 'New plans are not supported' when rule 5 meets a usage plan: PRO_USAGE to PRO_USAGE with one tier missing
 */
export function classifyPlanChange({ oldPlan, newPlan, oldTier, newTier }: PlanMove): PlanChange {
  if (oldPlan === newPlan && oldTier === newTier) return 'renewal'
  const [before, after] = [planFacts[oldPlan], planFacts[newPlan]]
  if (before.isPaid && !after.isPaid) return 'cancel'
  if (!before.isPaid && after.isPaid) return 'start'
  const isPaid = before.isPaid && after.isPaid
  if (isPaid && oldTier !== undefined && newTier !== undefined && oldTier !== newTier) {
    return compareTiers(oldTier, newTier) < 0 ? 'upgrade' : 'downgrade'
  }
  if (before.isUsageBased !== after.isUsageBased) return after.isUsageBased ? 'upgrade' : 'downgrade'
  return isPaid ? comparePlanRank(oldPlan, newPlan) : 'change'
}

/** Negative when the first tier comes before the second one. */
export function compareTiers(a: UsageTier, b: UsageTier): number {
  const order = usageTierSchema.options
  return order.indexOf(a) - order.indexOf(b)
}

/**
 * Compares fixed plans: BUSINESS above PRO above FREE.
 *
 * @returns `change` when one of them has no rank or both are the same
 * @throws Error 'New plans are not supported' when the old plan is usage-based (specification 8)
 */
export function comparePlanRank(oldPlan: Plan, newPlan: Plan): 'upgrade' | 'downgrade' | 'change' {
  if (planFacts[oldPlan].isUsageBased) throw new Error(errorMessages.newPlansNotSupported)
  const order: readonly Plan[] = planOrder
  const [before, after] = [order.indexOf(oldPlan), order.indexOf(newPlan)]
  if (before < 0 || after < 0 || before === after) return 'change'
  return after < before ? 'upgrade' : 'downgrade'
}
