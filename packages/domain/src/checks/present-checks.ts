import { type AcceptanceCheck, type CheckRun, checkRunSchema } from '@joinery/contract/checks'

import type { AcceptanceRow, CheckRunRow } from './checks-queries.ts'

export function presentCheckRun(row: CheckRunRow): CheckRun {
  return {
    id: row.id,
    status: checkRunSchema.shape.status.parse(row.status),
    reason: checkRunSchema.shape.reason.parse(row.reason),
    generationId: row.generationId,
    revisionId: row.revisionId,
    revisionNumber: row.revisionNumber,
    report: row.report,
    problem: row.problem,
    createdAt: row.createdAt,
  }
}

export function presentAcceptance({ id, title, steps }: AcceptanceRow): AcceptanceCheck {
  return { id, title, steps }
}
