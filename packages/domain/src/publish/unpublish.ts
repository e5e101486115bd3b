// Takes an app off its address. Its production rows stay, so that publishing again brings them back.
import type { Publication } from '@joinery/contract/publish'
import { deploymentStatusesBefore } from '@joinery/contract/vocabulary/transitions'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { getPublication } from './get-publication.ts'
import { cancelDeployments, lockProject, updatePublication } from './publish-queries.ts'

/** Also stops a publish that is waiting or running: the last word counts. */
export async function unpublish(ctx: DomainContext, input: { projectGroupId: string }): Promise<Publication> {
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const cancelled = await ctx.db.transaction(async (tx) => {
    await lockProject(tx, projectGroupId)
    const ids = await cancelDeployments(tx, {
      projectGroupId,
      statuses: deploymentStatusesBefore('CANCELED'),
      at: ctx.now(),
    })
    await updatePublication(tx, projectGroupId, { publishState: 'UNPUBLISHED', liveDeploymentId: null })
    return ids
  })
  for (const jobId of cancelled) await ctx.jobs.cancel(jobId)
  for (const topic of ['publish', 'project', 'revisions'] as const) ctx.facts.emit(projectGroupId, topic)
  await ctx.runtime.retire({ projectGroupId, environment: 'main' })
  return getPublication(ctx, input)
}
