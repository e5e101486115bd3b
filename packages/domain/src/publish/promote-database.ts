// The database step of a publish: production gets development's structure, and rows only the very first time
// (DESIGN section 6).
import { firstDataSchema } from '@joinery/contract/publish'
import type { SchemaChange } from '@joinery/contract/schema-changes'

import type { DomainContext, Services } from '../context.ts'
import { findSql } from '../databases/index.ts'
import { requireProjectRole } from '../projects/index.ts'
import { readFiles, readTree } from '../revisions/index.ts'
import { PublishFailed } from './publish-outcomes.ts'
import { findLiveDeployment } from './publish-queries.ts'
import type { PublishRun } from './run-publish.ts'

/** @throws PublishFailed with what stands in the way; production is as it was then */
export async function promoteDatabase(services: Services, run: PublishRun): Promise<null> {
  const { projectGroupId, id: changeId, confirmedLoss } = run.deployment
  if (!(await services.appDatabases.exists({ projectGroupId, environment: 'development' }))) return null
  const firstData = firstDataSchema.parse(run.deployment.firstData)
  const liveQueries = await readLiveQueries(services, projectGroupId)
  const outcome = await services.appDatabases.promote(projectGroupId, {
    firstData,
    changeId,
    confirmedLoss,
    liveQueries,
  })
  if (!outcome.ok) {
    const { code, message } = outcome
    throw new PublishFailed(`The production database could not be brought up to date: ${message}`, [
      { severity: 'error', code: code === 'not_confirmed' ? 'databases.loss_not_confirmed' : 'sql.error', message },
    ])
  }
  await run.log(
    outcome.applied === 0 ? 'The production database is up to date.' : 'Brought the production database up to date.',
  )
  return null
}

/** What publishing now would do to production, for the dialog. */
export async function previewChange(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ change: SchemaChange | null }> {
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  if (!(await ctx.appDatabases.exists({ projectGroupId, environment: 'main' }))) return { change: null }
  const liveQueries = await readLiveQueries(ctx, projectGroupId)
  return { change: await ctx.appDatabases.changes.preview(projectGroupId, { liveQueries }) }
}

/** Statements of the version that visitors use now. */
async function readLiveQueries(services: Services, projectGroupId: string): Promise<string[]> {
  const live = await findLiveDeployment(services.db, projectGroupId)
  if (live === undefined) return []
  const { tree } = await readTree(services, projectGroupId, live.revisionId)
  return findSql(await readFiles(services, tree))
}
