// Specification 4, "Plan change classification": expected values are typed from its text.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  classifyPlanChange,
  comparePlanRank,
  type PlanChange,
  planChangeSchema,
  type PlanMove,
} from './plan-changes.ts'
import type { Plan, UsageTier } from './plans.ts'

const plans: Plan[] = ['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE', 'FREE_USAGE', 'PRO_USAGE']
const amounts = [20, 50, 100, 200, 300, 400, 500, 600, 750, 900] as const
const tiers: UsageTier[] = ['usage_free', ...amounts.map((amount) => `usage_pro_${amount}` as const)]
const notSupported = 'New plans are not supported'

/** The classification, or the error's text: the one outcome besides the six. */
function outcomeOf(move: PlanMove): PlanChange | typeof notSupported {
  try {
    return classifyPlanChange(move)
  } catch (error) {
    if (error instanceof Error && error.message === notSupported) return notSupported
    throw error
  }
}

function back({ oldPlan, newPlan, oldTier, newTier }: PlanMove): PlanMove {
  return { oldPlan: newPlan, newPlan: oldPlan, oldTier: newTier, newTier: oldTier }
}

describe('4 Plan change classification', () => {
  test('has six classes', () => {
    expect(planChangeSchema.options).toEqual(['renewal', 'cancel', 'start', 'upgrade', 'downgrade', 'change'])
  })

  test.each<[Plan, UsageTier | undefined]>([
    ['FREE', undefined],
    ['PRO', undefined],
    ['ENTERPRISE', undefined],
    ['FREE_USAGE', 'usage_free'],
    ['PRO_USAGE', 'usage_pro_50'],
    ['PRO_USAGE', undefined],
  ])('same plan and same tier is a renewal: %s %s', (plan, tier) => {
    expect(classifyPlanChange({ oldPlan: plan, newPlan: plan, oldTier: tier, newTier: tier })).toBe('renewal')
  })

  test.each<[Plan, Plan, PlanChange]>([
    // Paid to free is a cancel; FREE and FREE_USAGE count as not paid.
    ['PRO', 'FREE', 'cancel'],
    ['BUSINESS', 'FREE_USAGE', 'cancel'],
    ['ENTERPRISE', 'FREE', 'cancel'],
    ['PRO_USAGE', 'FREE', 'cancel'],
    ['PRO_USAGE', 'FREE_USAGE', 'cancel'],
    // Free to paid is a start.
    ['FREE', 'PRO', 'start'],
    ['FREE', 'PRO_USAGE', 'start'],
    ['FREE_USAGE', 'PRO_USAGE', 'start'],
    ['FREE_USAGE', 'BUSINESS', 'start'],
    // Without tiers it compares rank, BUSINESS above PRO above FREE.
    ['PRO', 'BUSINESS', 'upgrade'],
    ['BUSINESS', 'PRO', 'downgrade'],
    // Fixed plan to usage plan is an upgrade, usage plan to fixed plan a downgrade.
    ['PRO', 'PRO_USAGE', 'upgrade'],
    ['BUSINESS', 'PRO_USAGE', 'upgrade'],
    ['PRO_USAGE', 'PRO', 'downgrade'],
    ['PRO_USAGE', 'BUSINESS', 'downgrade'],
    ['FREE', 'FREE_USAGE', 'upgrade'],
    ['FREE_USAGE', 'FREE', 'downgrade'],
    // Anything else is a change: ENTERPRISE has no rank.
    ['PRO', 'ENTERPRISE', 'change'],
    ['ENTERPRISE', 'BUSINESS', 'change'],
  ])('%s to %s without tiers: %s', (oldPlan, newPlan, expected) => {
    expect(classifyPlanChange({ oldPlan, newPlan })).toBe(expected)
  })

  test.each<[Plan, UsageTier, Plan, UsageTier, PlanChange]>([
    ['PRO_USAGE', 'usage_pro_20', 'PRO_USAGE', 'usage_pro_50', 'upgrade'],
    ['PRO_USAGE', 'usage_pro_900', 'PRO_USAGE', 'usage_pro_750', 'downgrade'],
    ['PRO_USAGE', 'usage_pro_100', 'PRO_USAGE', 'usage_pro_20', 'downgrade'],
    // Tier position comes before the kind of plan.
    ['PRO', 'usage_pro_100', 'PRO_USAGE', 'usage_pro_50', 'downgrade'],
    ['PRO', 'usage_pro_50', 'PRO_USAGE', 'usage_pro_50', 'upgrade'],
    // Whether a plan is paid comes before tiers.
    ['PRO_USAGE', 'usage_pro_20', 'FREE_USAGE', 'usage_free', 'cancel'],
    ['FREE_USAGE', 'usage_free', 'PRO_USAGE', 'usage_pro_20', 'start'],
    ['FREE_USAGE', 'usage_free', 'FREE_USAGE', 'usage_pro_20', 'change'],
  ])('%s %s to %s %s: %s', (oldPlan, oldTier, newPlan, newTier, expected) => {
    expect(classifyPlanChange({ oldPlan, oldTier, newPlan, newTier })).toBe(expected)
  })

  test('every step up in the tier order is an upgrade and every step down a downgrade', () => {
    for (const [older, oldTier] of tiers.entries()) {
      for (const [newer, newTier] of tiers.entries()) {
        const expected = older === newer ? 'renewal' : older < newer ? 'upgrade' : 'downgrade'
        expect(classifyPlanChange({ oldPlan: 'PRO_USAGE', newPlan: 'PRO_USAGE', oldTier, newTier })).toBe(expected)
      }
    }
  })
})

describe('4 Rank comparison', () => {
  test.each<[Plan, Plan, string]>([
    ['FREE', 'PRO', 'upgrade'],
    ['FREE', 'BUSINESS', 'upgrade'],
    ['BUSINESS', 'FREE', 'downgrade'],
    ['PRO', 'PRO', 'change'],
    ['ENTERPRISE', 'FREE', 'change'],
    ['PRO', 'PRO_USAGE', 'change'],
  ])('%s to %s: %s', (oldPlan, newPlan, expected) => {
    expect(comparePlanRank(oldPlan, newPlan)).toBe(expected)
  })

  test.each<Plan>(['FREE_USAGE', 'PRO_USAGE'])('a usage plan as old plan is not supported: %s', (plan) => {
    for (const newPlan of plans) expect(() => comparePlanRank(plan, newPlan)).toThrow(new Error(notSupported))
  })

  test('the classification reaches it with a usage plan only when a tier is missing', () => {
    const move = { oldPlan: 'PRO_USAGE', newPlan: 'PRO_USAGE' } as const
    expect(() => classifyPlanChange({ ...move, oldTier: 'usage_pro_20' })).toThrow(new Error(notSupported))
    expect(() => classifyPlanChange({ ...move, newTier: 'usage_pro_20' })).toThrow(new Error(notSupported))
  })
})

describe('4 Every pair of plans and tiers', () => {
  const plan = fc.constantFrom(...plans)
  const tier = fc.option(fc.constantFrom(...tiers), { nil: undefined })
  const move = fc.record({ oldPlan: plan, newPlan: plan, oldTier: tier, newTier: tier })
  const opposites = {
    renewal: 'renewal',
    cancel: 'start',
    start: 'cancel',
    upgrade: 'downgrade',
    downgrade: 'upgrade',
    change: 'change',
    [notSupported]: notSupported,
  } as const

  test('gives one class, and the way back its opposite', () => {
    let moves = 0
    for (const oldPlan of plans)
      for (const newPlan of plans)
        for (const oldTier of [undefined, ...tiers])
          for (const newTier of [undefined, ...tiers]) {
            const each = { oldPlan, newPlan, oldTier, newTier }
            expect(outcomeOf(back(each))).toBe(opposites[outcomeOf(each)])
            moves++
          }
    expect(moves).toBe(6 * 6 * 12 * 12)
  })

  test('is a renewal exactly when plan and tier stay', () => {
    fc.assert(
      fc.property(move, (each) => {
        const isSame = each.oldPlan === each.newPlan && each.oldTier === each.newTier
        expect(outcomeOf(each) === 'renewal').toBe(isSame)
      }),
    )
  })

  test('starts or cancels exactly when one side is not paid', () => {
    const free: Plan[] = ['FREE', 'FREE_USAGE']
    fc.assert(
      fc.property(move, (each) => {
        const [wasFree, isFree] = [free.includes(each.oldPlan), free.includes(each.newPlan)]
        expect(outcomeOf(each) === 'start').toBe(wasFree && !isFree)
        expect(outcomeOf(each) === 'cancel').toBe(!wasFree && isFree)
      }),
    )
  })
})
