import type { SignInProviderState, SignInSettings } from '@joinery/contract/sign-in'
import { signInCallbackPath } from '@joinery/contract/vocabulary/auth-pages'
import {
  type SignInProvider,
  signInProviders,
  signInProviderSchema,
} from '@joinery/contract/vocabulary/sign-in-providers'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { listVariableNames } from '../variables/index.ts'
import { findSignIn } from './sign-in-queries.ts'

/** What is on, what is ready, and which variables production still misses. */
export async function getSignIn(ctx: DomainContext, input: { projectGroupId: string }): Promise<SignInSettings> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  return presentSignIn(ctx, project.id)
}

export async function presentSignIn(ctx: DomainContext, projectGroupId: string): Promise<SignInSettings> {
  const [row, names] = await Promise.all([
    findSignIn(ctx.db, projectGroupId),
    listVariableNames(ctx.db, { projectGroupId, environment: 'PRODUCTION' }),
  ])
  const has = new Set(names)
  const { origin } = new URL(ctx.addresses.publishedUrl(projectGroupId))
  const present = (provider: SignInProvider): SignInProviderState => {
    const { requiredVariables } = signInProviders[provider]
    const missingVariables = requiredVariables.filter((name) => !has.has(name))
    return {
      provider,
      isEnabled: row?.providers.includes(provider) ?? provider === 'email',
      isConfigured: missingVariables.length === 0,
      missingVariables,
      callbackUrl: requiredVariables.length === 0 ? null : `${origin}${signInCallbackPath(provider)}`,
    }
  }
  return { isEnabled: row?.isEnabled ?? false, providers: signInProviderSchema.options.map(present) }
}
