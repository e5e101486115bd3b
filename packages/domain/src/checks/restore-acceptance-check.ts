// Takes the removal of a kept walk back: the person who pressed Remove meant another one.
import type { AcceptanceList } from '@joinery/contract/checks'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { restoreAcceptance } from './checks-queries.ts'
import { listAcceptanceChecks } from './list-checks.ts'

export async function restoreAcceptanceCheck(
  ctx: DomainContext,
  input: { projectGroupId: string; acceptanceId: string },
): Promise<AcceptanceList> {
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const isRestored = await restoreAcceptance(ctx.db, { projectGroupId, acceptanceId: input.acceptanceId })
  if (!isRestored) throw new AppError('not_found', 'checks.acceptance_not_found', 'This check is not there any more.')
  ctx.facts.emit(projectGroupId, 'checks')
  return listAcceptanceChecks(ctx, { projectGroupId })
}
