// How much may be uploaded. Billing is off on a self-hosted installation: everybody has the plan without billing.
import { planFacts, planWithoutBilling } from '@joinery/contract/vocabulary/plans'

export const uploadLimits = {
  /** Bytes of one upload (decisions, "Plans, credits, limits"). */
  oneUpload: planFacts[planWithoutBilling].uploadLimit,
  /** Bytes of all uploads of an organization: as much as its databases may take, counted by themselves. Ours. */
  organization: planFacts[planWithoutBilling].databaseStorageLimit,
} as const
