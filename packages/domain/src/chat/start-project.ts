// A new project with its first version and, when there is a prompt, its first message: all or nothing.
import type { ProjectGroup } from '@joinery/contract/projects'
import type { ProjectKind } from '@joinery/contract/vocabulary/projects'

import type { DomainContext } from '../context.ts'
import { createProjectIn, getProject } from '../projects/index.ts'
import { createInitialRevisionIn } from '../revisions/index.ts'
import { announceMessage, sendMessageIn } from './send-message.ts'

export async function startProject(
  ctx: DomainContext,
  input: { prompt?: string | undefined; name?: string | undefined; kind: ProjectKind },
): Promise<ProjectGroup> {
  const projectGroupId = await ctx.db.transaction(async (tx) => {
    const created = await createProjectIn(tx, ctx, { name: input.name, kind: input.kind })
    await createInitialRevisionIn(tx, ctx, {
      projectGroupId: created.projectGroupId,
      revisionId: created.headRevisionId,
      files: ctx.templates.blank,
    })
    if (input.prompt !== undefined) {
      await sendMessageIn(tx, ctx, {
        projectGroupId: created.projectGroupId,
        organizationId: ctx.actor.organizationId,
        text: input.prompt,
        clientId: crypto.randomUUID(),
      })
    }
    return created.projectGroupId
  })
  announceMessage(ctx, projectGroupId)
  return getProject(ctx, { projectGroupId })
}
