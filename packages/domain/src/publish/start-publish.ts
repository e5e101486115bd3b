// Queues a publish of the head. At most one publish of a project runs; a newer one takes the place of a waiting one.
import { newId } from '@joinery/contract/ids'
import type { Deployment, FirstData } from '@joinery/contract/publish'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { presentDeployment } from './present-deployment.ts'
import { requirePublishable } from './require-publishable.ts'
import { cancelDeployments, insertDeployment, lockProject, updatePublication } from './publish-queries.ts'

/** The job's kind; its payload is empty because a job and its deployment share one id. */
export const publishJobKind = 'publish'

export async function startPublish(
  ctx: DomainContext,
  input: { projectGroupId: string; firstData: FirstData; despiteChecks?: boolean; confirmedLoss?: string | null },
): Promise<Deployment> {
  const { id: projectGroupId, organizationId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  await requirePublishable(ctx, projectGroupId)
  const id = newId()
  const at = ctx.now()
  const { started, replaced } = await ctx.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectGroupId)
    const waiting = await cancelDeployments(tx, { projectGroupId, statuses: ['PENDING'], at })
    const row = await insertDeployment(tx, {
      id,
      projectGroupId,
      revisionId: project.headRevisionId,
      revisionNumber: project.headNumber,
      status: 'PENDING',
      firstData: input.firstData,
      isDespiteChecks: input.despiteChecks ?? false,
      confirmedLoss: input.confirmedLoss?.trim() ?? null,
      createdBy: ctx.actor.userId,
      createdAt: at,
    })
    await updatePublication(tx, projectGroupId, { publishState: 'PUBLISHING' })
    await ctx.jobs.enqueue(tx, {
      id,
      kind: publishJobKind,
      organizationId,
      projectGroupId,
      payload: {},
      lane: `publish:${projectGroupId}`,
    })
    return { started: presentDeployment(row, project.liveDeploymentId), replaced: waiting }
  })
  for (const jobId of replaced) await ctx.jobs.cancel(jobId)
  ctx.jobs.wake()
  ctx.facts.emit(projectGroupId, 'publish')
  ctx.facts.emit(projectGroupId, 'project')
  return started
}
