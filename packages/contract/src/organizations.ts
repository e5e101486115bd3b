// Accounts, organizations and their roles.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { planSchema } from './vocabulary/plans.ts'
import { type PlatformRole, platformRoleSchema, type TeamRole, teamRoleSchema } from './vocabulary/roles.ts'

export type { PlatformRole, TeamRole }
export { redirectAfterLoginKey, safeCallbackUrl } from './vocabulary/return-address.ts'

export const themeSchema = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof themeSchema>

export const accountSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    platformRole: platformRoleSchema,
    theme: themeSchema,
  }),
  organization: z.object({ id: z.string(), name: z.string(), role: teamRoleSchema, plan: planSchema }),
  installation: z.object({
    /** Model that answers chat messages here, for example `offline` or `anthropic/claude-…`. */
    model: z.string(),
    /** True while generated code runs without the outer wall (DESIGN 7): the UI shows a permanent banner. */
    isUnwalled: z.boolean(),
    unwalledReason: z.string().optional(),
  }),
})
export type Account = z.infer<typeof accountSchema>

export const organizationsContract = {
  account: oc.output(accountSchema),
  setTheme: oc.input(z.object({ theme: themeSchema })).output(z.object({ theme: themeSchema })),
}
