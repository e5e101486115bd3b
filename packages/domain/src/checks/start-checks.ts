// "Check again": a judging of the head that a person asked for, carried out as a durable job.
import {
  type AcceptanceCheck,
  acceptanceCheckSchema,
  type AskedExpectations,
  askedExpectationsSchema,
  type CheckKind,
  checkKindSchema,
  type CheckRun,
} from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'
import type { Job, JobRun } from '@joinery/data'
import * as z from 'zod'

import { AppError } from '../app-error.ts'
import type { DomainContext, Services } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { readTree } from '../revisions/index.ts'
import { hashTree } from './app-hash.ts'
import { findCheckRun, putCheckRun, updateCheckRun } from './checks-queries.ts'
import { presentCheckRun } from './present-checks.ts'
import { runChecks } from './run-checks.ts'

/** Kind of the queue's jobs that judge; a job has the id of its check run. */
export const judgeJobKind = 'judge'

const payloadSchema = z.object({
  acceptance: z.array(acceptanceCheckSchema),
  expectations: askedExpectationsSchema.optional(),
  kinds: z.array(checkKindSchema).optional(),
})

/** @throws AppError unavailable, with what the operator can do, where there is no browser */
export async function startChecks(
  ctx: DomainContext,
  input: {
    projectGroupId: string
    acceptance: AcceptanceCheck[]
    expectations?: AskedExpectations | undefined
    kinds?: CheckKind[] | undefined
  },
): Promise<CheckRun> {
  const { id: projectGroupId, organizationId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const opened = await ctx.judging.open()
  if (opened.judge === null) throw new AppError('unavailable', 'checks.unavailable', opened.reason)
  const { revisionId, number, tree } = await readTree(ctx, projectGroupId)
  const id = newId()
  const row = await ctx.db.transaction(async (tx) => {
    const { acceptance, expectations, kinds } = input
    const payload: z.infer<typeof payloadSchema> = { acceptance, expectations, kinds }
    await ctx.jobs.enqueue(tx, {
      id,
      kind: judgeJobKind,
      organizationId,
      projectGroupId,
      payload,
      lane: `judge:${projectGroupId}`,
    })
    const treeHash = hashTree(tree)
    return putCheckRun(tx, {
      id,
      projectGroupId,
      status: 'RUNNING',
      reason: 'asked',
      stepKey: stepKeyOf(id),
      revisionId,
      revisionNumber: number,
      treeHash,
      // Until it begins: the structure of the tables is read then.
      appHash: treeHash,
      kinds: input.kinds ?? null,
      createdAt: ctx.now(),
    })
  })
  ctx.jobs.wake()
  ctx.facts.emit(projectGroupId, 'checks')
  return presentCheckRun(row)
}

/** The handler of `judge` jobs. */
export async function runJudgeJob(services: Services, run: JobRun): Promise<void> {
  const { id: checkRunId, projectGroupId } = run.job
  const row = await findCheckRun(services.db, { projectGroupId, checkRunId })
  if (row === undefined || row.status === 'FINISHED') return
  const { acceptance, expectations, kinds } = payloadSchema.parse(run.job.payload)
  const { tree, revisionId, number } = await readTree(services, projectGroupId, row.revisionId ?? undefined)
  await runChecks(services, {
    projectGroupId,
    reason: 'asked',
    stepKey: stepKeyOf(checkRunId),
    checkRunId,
    generationId: null,
    revision: { id: revisionId, number },
    tree,
    acceptance,
    expectations,
    ...(kinds === undefined ? {} : { kinds }),
    signal: run.signal,
  }).catch((error: unknown) => {
    // Cancelled: the row says so. Otherwise the job goes on elsewhere.
    if (!run.isCancelled()) throw error
  })
}

/** The queue will not try it again. */
export async function giveJudgingUp(services: Services, job: Pick<Job, 'id' | 'projectGroupId'>): Promise<void> {
  const problem = 'The checks broke off several times. Check again.'
  await updateCheckRun(
    services.db,
    { projectGroupId: job.projectGroupId, checkRunId: job.id },
    { status: 'FAILED', problem, finishedAt: services.now() },
  )
  services.facts.emit(job.projectGroupId, 'checks')
}

function stepKeyOf(checkRunId: string): string {
  return `asked:${checkRunId}`
}
