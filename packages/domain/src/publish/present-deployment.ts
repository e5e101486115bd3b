import type { Deployment } from '@joinery/contract/publish'
import { publishStepSchema } from '@joinery/contract/publish'
import { deploymentStatusSchema } from '@joinery/contract/vocabulary/statuses'

import type { DeploymentRow } from './publish-queries.ts'

export function presentDeployment(row: DeploymentRow, liveDeploymentId: string | null): Deployment {
  return {
    id: row.id,
    revisionId: row.revisionId,
    revisionNumber: row.revisionNumber,
    status: deploymentStatusSchema.parse(row.status),
    step: publishStepSchema.nullable().parse(row.step),
    buildLogs: row.buildLogs,
    failureReason: row.failureReason,
    diagnostics: row.diagnostics,
    checkRunId: row.checkRunId,
    isLive: row.id === liveDeploymentId,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
  }
}
