// What the interface shows of the judge's reports and of the walks that are kept.
import type { AcceptanceList, CheckRun } from '@joinery/contract/checks'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { findCheckRun, hasPicture, listAcceptance, listCheckRuns, retireAcceptance } from './checks-queries.ts'
import { presentAcceptance, presentCheckRun } from './present-checks.ts'

export async function listChecks(
  ctx: DomainContext,
  input: { projectGroupId: string; limit: number },
): Promise<{ runs: CheckRun[]; unavailable: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const [rows, opened] = await Promise.all([
    listCheckRuns(ctx.db, { projectGroupId: project.id, limit: input.limit }),
    ctx.judging.open(),
  ])
  return { runs: rows.map(presentCheckRun), unavailable: opened.judge === null ? opened.reason : null }
}

export async function getCheckRun(
  ctx: DomainContext,
  input: { projectGroupId: string; checkRunId: string },
): Promise<CheckRun> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const row = await findCheckRun(ctx.db, { projectGroupId: project.id, checkRunId: input.checkRunId })
  if (row === undefined) {
    throw new AppError('not_found', 'checks.run_not_found', 'This report is not kept any more. Check again.')
  }
  return presentCheckRun(row)
}

export async function listAcceptanceChecks(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<AcceptanceList> {
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const [active, retired] = await Promise.all([
    listAcceptance(ctx.db, { projectGroupId, isRetired: false }),
    listAcceptance(ctx.db, { projectGroupId, isRetired: true }),
  ])
  return {
    checks: active.map(presentAcceptance),
    retired: retired.flatMap((row) =>
      row.retiredAt === null || row.retiredBecause !== 'outdated'
        ? []
        : [{ ...presentAcceptance(row), retiredAt: row.retiredAt }],
    ),
  }
}

export async function removeAcceptanceCheck(
  ctx: DomainContext,
  input: { projectGroupId: string; acceptanceId: string },
): Promise<AcceptanceList> {
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const removed = await retireAcceptance(ctx.db, {
    projectGroupId,
    ids: [input.acceptanceId],
    because: 'removed',
    at: ctx.now(),
  })
  if (removed === 0) throw new AppError('not_found', 'checks.acceptance_not_found', 'This check is not there any more.')
  ctx.facts.emit(projectGroupId, 'checks')
  return listAcceptanceChecks(ctx, { projectGroupId })
}

/**
 * The bytes of a picture, if a report of this project shows it.
 *
 * @throws AppError not_found otherwise, also for another organization's project
 */
export async function readPicture(
  ctx: DomainContext,
  input: { projectGroupId: string; hash: string },
): Promise<Uint8Array> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const isShown = await hasPicture(ctx.db, { projectGroupId: project.id, hash: input.hash })
  const bytes = isShown ? await ctx.blobs.get(input.hash) : null
  if (bytes === null) throw new AppError('not_found', 'checks.picture_not_found', 'This picture is not kept any more.')
  return bytes
}
