// What the Publish button and its popover show.
import type { Deployment, Publication } from '@joinery/contract/publish'
import { publishStateSchema } from '@joinery/contract/vocabulary/statuses'

import type { DomainContext } from '../context.ts'
import { freshnessOf, requireProjectRole } from '../projects/index.ts'
import { presentDeployment } from './present-deployment.ts'
import { findDeployment, hasSucceeded, listDeploymentRows } from './publish-queries.ts'

const historyLength = 50

export async function getPublication(ctx: DomainContext, input: { projectGroupId: string }): Promise<Publication> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const projectGroupId = project.id
  const [[latest], live, wasPublished, asksFirstData] = await Promise.all([
    listDeploymentRows(ctx.db, { projectGroupId, limit: 1 }),
    project.liveDeploymentId === null
      ? undefined
      : findDeployment(ctx.db, { projectGroupId, deploymentId: project.liveDeploymentId }),
    hasSucceeded(ctx.db, projectGroupId),
    needsFirstData(ctx, projectGroupId),
  ])
  const liveNumber = live?.revisionNumber ?? null
  return {
    state: publishStateSchema.parse(project.publishState),
    freshness: freshnessOf({ headNumber: project.headNumber, liveRevisionNumber: liveNumber, wasPublished }),
    url: ctx.addresses.publishedUrl(projectGroupId),
    liveNumber,
    waiting: liveNumber === null ? 0 : Math.max(0, project.headNumber - liveNumber),
    asksFirstData,
    latest: latest === undefined ? null : presentDeployment(latest, project.liveDeploymentId),
  }
}

/** Deployments, newest first. */
export async function listDeployments(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ deployments: Deployment[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const rows = await listDeploymentRows(ctx.db, { projectGroupId: project.id, limit: historyLength })
  return { deployments: rows.map((row) => presentDeployment(row, project.liveDeploymentId)) }
}

async function needsFirstData(ctx: DomainContext, projectGroupId: string): Promise<boolean> {
  if (await ctx.appDatabases.exists({ projectGroupId, environment: 'main' })) return false
  const development = { projectGroupId, environment: 'development' } as const
  if (!(await ctx.appDatabases.exists(development))) return false
  return (await ctx.appDatabases.tables(development)).length > 0
}
