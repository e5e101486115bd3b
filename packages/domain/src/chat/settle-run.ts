// The end of a run: its files become a version, and the run, its draft and its last events change together.
import type { TurnOutcome } from '@joinery/agent'
import type { RunEvent, SequencedRunEvent } from '@joinery/contract/chat'
import type { Diagnostic } from '@joinery/contract/files'
import type { Revision } from '@joinery/contract/revisions'
import type { ChangeType } from '@joinery/contract/vocabulary/changes'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import { adoptCheckRunsIn } from '../checks/index.ts'
import type { Services, Tx } from '../context.ts'
import { changedPaths, commitRevisionIn, mergeOntoHead, readFiles, readTree, type TreeRow } from '../revisions/index.ts'
import type { PriceList } from '@joinery/contract/model-prices'
import { costOf, type ModelUsage } from '@joinery/contract/model-usage'
import type { CreditEntryState } from '@joinery/contract/vocabulary/credits'
import { bookServices, endCredits } from '../ledger/index.ts'
import { deleteDraft, endGeneration, findOrganization, type GenerationRow } from './chat-queries.ts'
import type { RunEventLog } from './run-event-log.ts'

/** Somebody else saves at this very moment, again and again: more tries than that is not chance. */
const maxCommits = 8

export interface RunToSettle {
  generation: GenerationRow
  authorId: string | null
  request: string
  changeType: ChangeType
  base: { revisionId: string; tree: TreeRow }
  outcome: TurnOutcome
  log: RunEventLog
}

export async function settleRun(services: Services, run: RunToSettle): Promise<void> {
  await run.log.flush()
  for (let attempt = 1; ; attempt += 1) {
    const result = await placeOnHead(services, run)
    const end = judge(run.outcome, result)
    try {
      const events = await services.db.transaction((tx) => commit(tx, services, run, { result, end }))
      run.log.tell(events)
      break
    } catch (error) {
      const hasMoved = error instanceof AppError && error.code === 'revisions.head_moved'
      if (!hasMoved || attempt >= maxCommits) throw error
    }
  }
  for (const topic of ['revisions', 'preview', 'chat', 'project', 'checks'] as const) {
    services.facts.emit(run.generation.projectGroupId, topic)
  }
}

/** What the run leads to on the head as it is now. */
interface PlacedResult {
  headId: string
  tree: TreeRow
  /** Somebody else saved meanwhile: what was tried is not what is there now. */
  isMerged: boolean
  hasChanges: boolean
  compiles: boolean
  /** Files where a person's version stayed. */
  conflicts: string[]
}

async function placeOnHead(services: Services, { generation, base, outcome }: RunToSettle): Promise<PlacedResult> {
  const head = await readTree(services, generation.projectGroupId)
  const isMoved = head.revisionId !== base.revisionId
  const { tree, conflicts } = isMoved
    ? await mergeOntoHead(services, { base: base.tree, mine: outcome.tree, head: head.tree })
    : { tree: outcome.tree, conflicts: [] }
  const hasChanges = changedPaths(head.tree, tree).length > 0
  const known = isMoved ? null : outcome.diagnostics
  const diagnostics = hasChanges ? (known ?? (await services.compiler.check(await readFiles(services, tree)))) : []
  return {
    headId: head.revisionId,
    tree,
    isMerged: isMoved,
    hasChanges,
    compiles: !diagnostics.some(isError),
    conflicts,
  }
}

interface RunEnd {
  status: VersionStatus
  problem: string | null
}

function judge(outcome: TurnOutcome, result: PlacedResult): RunEnd {
  const end = judgeOutcome(outcome, result)
  if (result.conflicts.length === 0) return end
  const kept = `You changed ${result.conflicts.join(' and ')} meanwhile: your text stayed there.`
  return { ...end, problem: end.problem === null ? kept : `${end.problem} ${kept}` }
}

function judgeOutcome({ end, problem, changes }: TurnOutcome, result: PlacedResult): RunEnd {
  switch (end) {
    case 'answered':
      return { status: 'VALID', problem }
    case 'finished':
    case 'untried':
      if (!result.compiles) {
        return { status: 'INVALID_CODE', problem: 'My changes and yours do not compile together. Ask me to fix it.' }
      }
      if (result.isMerged && result.hasChanges) {
        const merged =
          'You changed the app meanwhile: your changes and mine are put together, and nobody has tried them together yet.'
        return { status: 'CREATED', problem: problem === null ? merged : `${problem} ${merged}` }
      }
      return { status: end === 'finished' ? 'VALID' : 'CREATED', problem }
    case 'stopped':
      if (changes.kept === 0) return { status: 'CANCELED_AUTOFIX', problem: 'Stopped before anything was changed.' }
      // Nobody has used it: what a person stops is kept, but not called working.
      return {
        status: result.compiles ? 'CANCELED_AUTOFIX' : 'INVALID_CODE',
        problem: stoppedWords(changes, result.compiles),
      }
    case 'invalid':
      return { status: 'INVALID_CODE', problem }
    case 'failing':
      return { status: result.compiles ? 'INVALID' : 'INVALID_CODE', problem }
    case 'refused':
      return { status: 'INVALID_PROMPT', problem }
    case 'failed':
      return { status: 'GENERATION_FAILED', problem: `${problem ?? ''}${keptWords(changes.kept)}`.trim() }
  }
}

function stoppedWords({ kept, planned }: TurnOutcome['changes'], compiles: boolean): string {
  const words = `Stopped. ${kept} of ${planned} ${planned === 1 ? 'change was' : 'changes were'} kept.`
  return compiles ? words : `${words} It does not compile like this: go on, or go back to the version before.`
}

function keptWords(kept: number): string {
  if (kept === 0) return ' Nothing was changed.'
  return kept === 1 ? ' The change made so far was kept.' : ` The ${kept} changes made so far were kept.`
}

async function commit(
  tx: Tx,
  services: Services,
  run: RunToSettle,
  { result, end }: { result: PlacedResult; end: RunEnd },
): Promise<SequencedRunEvent[]> {
  const { generation, outcome } = run
  const { projectGroupId, id: generationId } = generation
  const revision = result.hasChanges
    ? await commitRevisionIn(tx, services, {
        projectGroupId,
        expectedHeadId: result.headId,
        tree: result.tree,
        origin: 'ITERATION',
        changeType: run.changeType,
        status: result.compiles ? end.status : 'INVALID_CODE',
        message: messageOf(run),
        authorId: run.authorId,
        generationId,
      })
    : null
  if (revision !== null) {
    const { id: revisionId, number: revisionNumber } = revision
    await adoptCheckRunsIn(tx, services, {
      projectGroupId,
      generationId,
      tree: result.tree,
      revisionId,
      revisionNumber,
    })
  }
  const finishedAt = services.now()
  await endGeneration(tx, {
    id: generationId,
    status: end.status,
    problem: end.problem,
    revisionId: revision?.id ?? null,
    ...spentOf(outcome.usage, services.models.prices),
    finishedAt,
  })
  const credits = await endCreditsOf(tx, services, generation, {
    isGreen: end.status === 'VALID' || (outcome.end === 'stopped' && outcome.changes.kept > 0),
    isOurFault: outcome.end === 'failed',
    usage: outcome.usage,
  })
  await bookServicesOf(tx, services, run, credits)
  await deleteDraft(tx, { projectGroupId, generationId })
  return run.log.appendIn(
    tx,
    lastEvents(generation, outcome.usage, { revision, end, finishedAt, credits, prices: services.models.prices }),
  )
}

/** What the list of versions says about it. */
function messageOf({ outcome, request }: RunToSettle): string {
  const text = outcome.summary.trim() === '' ? request : outcome.summary.trim()
  return text.length <= 500 ? text : `${text.slice(0, 499)}…`
}

async function endCreditsOf(
  tx: Tx,
  services: Services,
  { id: generationId, projectGroupId }: GenerationRow,
  end: { isGreen: boolean; isOurFault: boolean; usage: readonly ModelUsage[] },
): Promise<CreditEntryState> {
  const organizationId = await findOrganization(tx, projectGroupId)
  const run = { organizationId, projectGroupId, generationId, isLimited: services.isBilled, at: services.now() }
  return endCredits(tx, { ...run, ...end, prices: services.models.prices })
}

/** Searches, pictures and the like share the fate of their run. */
async function bookServicesOf(
  tx: Tx,
  services: Services,
  { generation: { id: generationId, projectGroupId }, outcome }: RunToSettle,
  state: CreditEntryState,
): Promise<void> {
  // Missing in outcomes that were stored before there were services.
  const used = outcome.used ?? []
  if (used.length === 0) return
  const organizationId = await findOrganization(tx, projectGroupId)
  const { isBilled: isLimited } = services
  const { prices } = services.models
  const at = services.now()
  await bookServices(tx, { organizationId, projectGroupId, generationId, isLimited, at, state, used, prices })
}

/** What a run's row keeps of what models took. */
function spentOf(usage: readonly ModelUsage[], prices: PriceList) {
  return {
    usage,
    inputTokens: usage.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: usage.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    cost: costOf(usage, prices),
  }
}

function lastEvents(
  generation: GenerationRow,
  usage: readonly ModelUsage[],
  {
    revision,
    end,
    finishedAt,
    credits,
    prices,
  }: { revision: Revision | null; end: RunEnd; finishedAt: Date; credits: CreditEntryState; prices: PriceList },
): RunEvent[] {
  const elapsedMs = finishedAt.getTime() - (generation.startedAt ?? generation.createdAt).getTime()
  return [
    ...(revision === null ? [] : [{ type: 'revision' as const, revisionId: revision.id, number: revision.number }]),
    {
      type: 'finished',
      status: end.status,
      ...(end.problem === null ? {} : { problem: end.problem }),
      elapsedMs,
      ...spentOf(usage, prices),
      usage: [...usage],
      credits,
    },
  ]
}

const ourFault: RunEnd = {
  status: 'FAILED',
  problem: 'Something broke on our side. Nothing of your app was changed. Try again.',
}

/** The run cannot be carried out: says so. Files of finished steps stay in their blobs, the head is as it was. */
export async function failRun(
  services: Services,
  generation: GenerationRow,
  log: RunEventLog,
  { status, problem }: RunEnd = ourFault,
): Promise<void> {
  await log.flush()
  const events = await services.db.transaction(async (tx) => {
    const finishedAt = services.now()
    const { id, projectGroupId } = generation
    const end = { status, problem }
    await endGeneration(tx, { id, ...end, revisionId: null, ...spentOf([], services.models.prices), finishedAt })
    const credits = await endCreditsOf(tx, services, generation, { isGreen: false, isOurFault: true, usage: [] })
    await deleteDraft(tx, { projectGroupId, generationId: id })
    return log.appendIn(
      tx,
      lastEvents(generation, [], { revision: null, end, finishedAt, credits, prices: services.models.prices }),
    )
  })
  log.tell(events)
  for (const topic of ['preview', 'chat', 'project'] as const) services.facts.emit(generation.projectGroupId, topic)
}

function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error'
}
