import { type Account, themeSchema, type Theme } from '@joinery/contract/organizations'
import { planWithoutBilling } from '@joinery/contract/vocabulary/plans'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { findUser, listMemberships, setUserTheme } from './organizations-queries.ts'

/** Who is signed in, where, and what this installation is. */
export async function getAccount(ctx: DomainContext): Promise<Account> {
  const { actor } = ctx
  const [person, memberships] = await Promise.all([
    findUser(ctx.db, actor.userId),
    listMemberships(ctx.db, actor.userId),
  ])
  const membership = memberships.find((each) => each.organization.id === actor.organizationId)
  if (person === undefined || membership === undefined) {
    throw new AppError('unauthenticated', 'organizations.signed_out', 'You are signed out. Sign in again.')
  }
  return {
    user: {
      id: person.id,
      email: person.email,
      name: person.name,
      platformRole: actor.platformRole,
      theme: themeSchema.parse(person.theme),
    },
    organization: {
      id: membership.organization.id,
      name: membership.organization.name,
      role: actor.role,
      plan: planWithoutBilling,
    },
    installation: ctx.installation,
  }
}

export async function setTheme(ctx: DomainContext, input: { theme: Theme }): Promise<{ theme: Theme }> {
  await setUserTheme(ctx.db, { userId: ctx.actor.userId, theme: input.theme })
  return input
}
