// From rows to what travels: a project as the dashboard and the builder see it.
import type { ProjectGroup } from '@joinery/contract/projects'
import { projectKindSchema, visibilitySchema } from '@joinery/contract/vocabulary/projects'
import type { PublishFreshness } from '@joinery/contract/vocabulary/statuses'
import { publishStateSchema } from '@joinery/contract/vocabulary/statuses'

import type { Addresses } from '../context.ts'
import type { ProjectOverviewRow } from './projects-queries.ts'

/** Specification 4, "Publish freshness"; an app that was taken down counts as waiting to go live again. */
export function freshnessOf(row: {
  headNumber: number
  liveRevisionNumber: number | null
  wasPublished: boolean
}): PublishFreshness {
  if (row.liveRevisionNumber !== null) return row.headNumber > row.liveRevisionNumber ? 'HAS_UPDATES' : 'UP_TO_DATE'
  return row.wasPublished ? 'HAS_UPDATES' : 'NEVER_PUBLISHED_BEFORE'
}

export function presentProject(row: ProjectOverviewRow, addresses: Addresses): ProjectGroup {
  const { project } = row
  return {
    id: project.id,
    organizationId: project.organizationId,
    name: project.name,
    kind: projectKindSchema.parse(project.kind),
    visibility: visibilitySchema.parse(project.visibility),
    headRevisionId: project.headRevisionId,
    headNumber: project.headNumber,
    publishState: publishStateSchema.parse(project.publishState),
    publishFreshness: freshnessOf({ ...row, headNumber: project.headNumber }),
    publishedUrl: addresses.publishedUrl(project.id),
    isBuilding: row.isBuilding,
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    deletedAt: project.deletedAt,
  }
}
