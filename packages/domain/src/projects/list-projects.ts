import type { ProjectGroup } from '@joinery/contract/projects'

import type { DomainContext } from '../context.ts'
import { presentProject } from './present-project.ts'
import { listProjectOverviews } from './projects-queries.ts'
import { trashLimit } from './purge-trash.ts'

/** The organization's projects, newest change first; two SQL statements whatever the number of projects. */
export async function listProjects(
  ctx: DomainContext,
  { isTrash, ...input }: { isTrash: boolean; search: string; limit: number; offset: number },
): Promise<{ projects: ProjectGroup[]; total: number }> {
  const { rows, total } = await listProjectOverviews(ctx.db, {
    ...input,
    trashedAfter: isTrash ? trashLimit(ctx) : null,
    organizationId: ctx.actor.organizationId,
  })
  return { projects: rows.map((row) => presentProject(row, ctx.addresses)), total }
}
