import type { SignInSettings } from '@joinery/contract/sign-in'
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { insertSettingChanges } from '../variables/index.ts'
import { presentSignIn } from './get-sign-in.ts'
import { prepareAccountTables } from './prepare-tables.ts'
import { findSignIn, putSignIn } from './sign-in-queries.ts'

/** What is left out stays as it is. Off keeps accounts and sessions; nobody is recognised until it is on again. */
export async function updateSignIn(
  ctx: DomainContext,
  input: { projectGroupId: string; isEnabled?: boolean | undefined; providers?: SignInProvider[] | undefined },
): Promise<SignInSettings> {
  const project = await requireProjectRole(ctx, input.projectGroupId, teamActionRoles.edit)
  if (input.isEnabled === true) {
    const made = await prepareAccountTables(ctx, project.id)
    if (!made.ok) {
      const advice = 'If the app has a table user_accounts of its own, rename it, or give it an id of type text.'
      throw new AppError(
        'conflict',
        'sign_in.tables',
        `The tables of accounts could not be made: ${made.message} ${advice}`,
      )
    }
  }
  await ctx.db.transaction(async (tx) => {
    const before = await findSignIn(tx, project.id)
    const isEnabled = input.isEnabled ?? before?.isEnabled ?? false
    const providers = [...new Set(input.providers ?? before?.providers ?? ['email' as const])]
    const at = ctx.now()
    await putSignIn(tx, { projectGroupId: project.id, isEnabled, providers, updatedAt: at })
    await insertSettingChanges(tx, [
      {
        projectGroupId: project.id,
        action: 'sign_in.updated',
        subject: `${isEnabled ? 'on' : 'off'}: ${providers.join(', ')}`,
        actorId: ctx.actor.userId,
        createdAt: at,
      },
    ])
  })
  ctx.facts.emit(project.id, 'settings')
  return presentSignIn(ctx, project.id)
}
