import type { Revision } from '@joinery/contract/revisions'
import { changeTypeSchema, versionOriginSchema } from '@joinery/contract/vocabulary/changes'
import { versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import type { RevisionOverviewRow } from './revisions-queries.ts'

export function presentRevision({ revision, authorName, isPublished }: RevisionOverviewRow): Revision {
  return {
    id: revision.id,
    projectGroupId: revision.projectGroupId,
    number: revision.number,
    parentId: revision.parentId,
    origin: versionOriginSchema.parse(revision.origin),
    changeType: changeTypeSchema.parse(revision.changeType),
    status: versionStatusSchema.parse(revision.status),
    message: revision.message,
    authorName,
    generationId: revision.generationId,
    added: revision.added,
    removed: revision.removed,
    isPublished,
    createdAt: revision.createdAt,
  }
}
