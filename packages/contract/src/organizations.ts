// Accounts, organizations and their roles.
import { oc } from '@orpc/contract'
import * as z from 'zod'

export { redirectAfterLoginKey, safeCallbackUrl } from './return-address.ts'

/** Team member roles (specification 3). */
export const teamRoleSchema = z.enum(['OWNER', 'ADMIN', 'EDITOR', 'VIEWER'])
export type TeamRole = z.infer<typeof teamRoleSchema>

/** Platform roles (specification 3). */
export const platformRoleSchema = z.enum(['ADMIN', 'CUSTOMER', 'CREATOR', 'CREATOR_LEAD'])
export type PlatformRole = z.infer<typeof platformRoleSchema>

export const userStatusSchema = z.enum(['UNVERIFIED', 'ACTIVE', 'SUSPENDED', 'DELETED'])
export type UserStatus = z.infer<typeof userStatusSchema>

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
  organization: z.object({ id: z.string(), name: z.string(), role: teamRoleSchema }),
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
