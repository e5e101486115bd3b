// Plans, their order and what they allow (specification 3, 4 and 6; decisions, "Plans, credits, limits").
import * as z from 'zod'

import { paidGenerationSlots } from './product.ts'

export const planSchema = z.enum(['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE', 'FREE_USAGE', 'PRO_USAGE'])
export type Plan = z.infer<typeof planSchema>

/** In tier order (specification 6). */
export const usageTierSchema = z.enum([
  'usage_free',
  'usage_pro_20',
  'usage_pro_50',
  'usage_pro_100',
  'usage_pro_200',
  'usage_pro_300',
  'usage_pro_400',
  'usage_pro_500',
  'usage_pro_600',
  'usage_pro_750',
  'usage_pro_900',
])
export type UsageTier = z.infer<typeof usageTierSchema>

/** Plans by rank, the highest first (specification 6, "Plan order"); the others have no rank. */
export const planOrder = ['BUSINESS', 'PRO', 'FREE'] as const satisfies readonly Plan[]

const gib = 1_073_741_824
const mib = 1_048_576

export interface PlanFacts {
  /** FREE and FREE_USAGE count as not paid (specification 4). */
  isPaid: boolean
  isUsageBased: boolean
  /** Bytes of all databases of the organization (specification 6). */
  databaseStorageLimit: number
  /** How many projects may be private (specification 6; what it counts is ours). Unlimited is Infinity. */
  privateProjectAllowance: number
  /** Runs at the same time. Ours; the paid plans' 4 is the specification's constant 4. */
  generationSlots: number
  /** Bytes of one upload; beyond it 413. Ours. */
  uploadLimit: number
}

export const planFacts: Readonly<Record<Plan, Readonly<PlanFacts>>> = {
  FREE: {
    isPaid: false,
    isUsageBased: false,
    databaseStorageLimit: gib,
    privateProjectAllowance: 0,
    generationSlots: 1,
    uploadLimit: 10 * mib,
  },
  PRO: {
    isPaid: true,
    isUsageBased: false,
    databaseStorageLimit: 10 * gib,
    privateProjectAllowance: 3,
    generationSlots: paidGenerationSlots,
    uploadLimit: 100 * mib,
  },
  BUSINESS: {
    isPaid: true,
    isUsageBased: false,
    databaseStorageLimit: 100 * gib,
    privateProjectAllowance: Infinity,
    generationSlots: 8,
    uploadLimit: 100 * mib,
  },
  ENTERPRISE: {
    isPaid: true,
    isUsageBased: false,
    databaseStorageLimit: 100 * gib,
    privateProjectAllowance: Infinity,
    generationSlots: 16,
    uploadLimit: 100 * mib,
  },
  // Slots of the two usage plans are those of the fixed plan of the same name.
  FREE_USAGE: {
    isPaid: false,
    isUsageBased: true,
    databaseStorageLimit: gib,
    privateProjectAllowance: 0,
    generationSlots: 1,
    uploadLimit: 10 * mib,
  },
  PRO_USAGE: {
    isPaid: true,
    isUsageBased: true,
    databaseStorageLimit: 10 * gib,
    privateProjectAllowance: Infinity,
    generationSlots: paidGenerationSlots,
    uploadLimit: 100 * mib,
  },
}

/** The plan of every organization while billing is off. Ours. */
export const planWithoutBilling: Plan = 'ENTERPRISE'

export const planPeriodSchema = z.enum(['once', 'monthly'])
export type PlanPeriod = z.infer<typeof planPeriodSchema>

export interface PlanCredits {
  credits: number
  period: PlanPeriod
}

/**
 * The credits that come with a plan. Ours.
 *
 * @param tier needed for PRO_USAGE: 1,000 credits a month for each unit of its amount, a tenth more from 50 up
 * @returns null when they are agreed on with the customer, or the tier of PRO_USAGE is missing
 */
export function creditsOf(plan: Plan, tier?: UsageTier): PlanCredits | null {
  switch (plan) {
    case 'FREE':
      return { credits: 2_000, period: 'once' }
    case 'PRO':
      return { credits: 10_000, period: 'monthly' }
    case 'BUSINESS':
      return { credits: 50_000, period: 'monthly' }
    case 'ENTERPRISE':
      return null
    case 'FREE_USAGE':
      return { credits: 3_000, period: 'once' }
    case 'PRO_USAGE': {
      const amount = tier === undefined ? 0 : amountOf(tier)
      return amount === 0 ? null : { credits: amount * (amount < 50 ? 1_000 : 1_100), period: 'monthly' }
    }
  }
}

/** The amount in `usage_pro_{amount}`; 0 for usage_free. */
export function amountOf(tier: UsageTier): number {
  return Number(/^usage_pro_(\d+)$/.exec(tier)?.[1] ?? 0)
}
