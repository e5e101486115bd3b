// Carries out one run of the agent as a durable job: whatever is stored is not done again.
import type { Agent, PastExchange, StandingWords, TurnEvents, TurnOutcome } from '@joinery/agent'
import type { Attachment } from '@joinery/contract/attachments'
import type { RunEvent } from '@joinery/contract/chat'
import { defaultProjectName } from '@joinery/contract/projects'
import { isTerminal, versionStatusSchema } from '@joinery/contract/vocabulary/statuses'
import type { Job, JobRun } from '@joinery/data'

import type { Services } from '../context.ts'
import { explainRefusal, grantFirstCredits, type Refusal, reserveCredits } from '../ledger/index.ts'
import { changedPaths, readTree, type TreeRow } from '../revisions/index.ts'
import { readStandingWords } from '../instructions/index.ts'
import { attachmentUrl, loadAttachments } from './attachments.ts'
import {
  findGeneration,
  findMessageOfGeneration,
  findOrganization,
  findProjectName,
  listLastTrees,
  listPastExchanges,
  setGenerationStatus,
  startGeneration,
  type GenerationRow,
  type MessageRow,
} from './chat-queries.ts'
import { personPartOf } from '@joinery/contract/person-part'
import { openRunEventLog, type RunEventLog } from './run-event-log.ts'
import { nameUnnamed } from './name-unnamed.ts'
import { refuseContent } from './refuse-content.ts'
import { failRun, settleRun } from './settle-run.ts'
import { createTurnHost } from './turn-host.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Errors of ours are tried again this often; a crash of the node does not count, it leaves no error behind. */
const maxErrors = 4
/** Earlier messages that the agent is told of, if they fit. */
const maxHistory = 20
/** Versions that say what was worked on last. */
const comparedVersions = 4

/** What the run starts from; stored first, so that a resumed run starts from the same. */
interface RunBase {
  revisionId: string
  tree: TreeRow
  projectName: string
  /** Missing in runs of before it was kept. */
  standing?: StandingWords
}

/** The handler of the queue's `generation` jobs. */
export async function runGeneration(services: Services, agent: Agent, run: JobRun): Promise<void> {
  const { id: generationId } = run.job
  const started = await startGeneration(services.db, { generationId, model: agent.modelName, at: services.now() })
  // Taken out of the queue, or ended by an attempt that was cut off right after its commit.
  if (started === undefined || isTerminal(versionStatusSchema.parse(started.status))) return

  const log = await openRunEventLog(services, generationId)
  try {
    await carryOut(services, agent, run, { generation: started, log })
  } catch (error) {
    // Throws where this node has lost the run: then another one goes on with it.
    run.isCancelled()
    if (isLostLease(error)) throw error
    const errors = countErrors(run)
    if (errors < maxErrors) {
      await run.saveStep(`error:${errors + 1}`, error instanceof Error ? error.message : String(error))
      throw error
    }
    await failRun(services, started, log)
    throw error
  } finally {
    log.close()
  }
}

/** The queue gave the job up: the run ends with words instead of waiting for ever. */
export async function giveUpGeneration(services: Services, job: Job): Promise<void> {
  const generation = await findGeneration(services.db, { projectGroupId: job.projectGroupId, generationId: job.id })
  if (generation === undefined || isTerminal(versionStatusSchema.parse(generation.status))) return
  const log = await openRunEventLog(services, job.id)
  try {
    await failRun(services, generation, log)
  } finally {
    log.close()
  }
}

async function carryOut(
  services: Services,
  agent: Agent,
  run: JobRun,
  { generation, log }: { generation: GenerationRow; log: RunEventLog },
): Promise<void> {
  const { projectGroupId, id: generationId } = generation
  const found = await findMessageOfGeneration(services.db, { projectGroupId, generationId })
  if (found === undefined) throw new Error(`run ${generationId} has no message`)
  const { message } = found
  if (generation.status === 'ENHANCING_PROMPT') log.emit({ type: 'status', status: 'ENHANCING_PROMPT' })
  services.facts.emit(projectGroupId, 'chat')
  services.facts.emit(projectGroupId, 'project')

  const refused = run.steps.has('base') ? null : await refuseContent(services, message, run.signal)
  if (refused !== null) {
    await failRun(services, generation, log, { status: 'INVALID_PROMPT', problem: refused })
    return
  }
  const refusal = await reserve(services, generation)
  if (refusal !== null) {
    await failRun(services, generation, log, { status: 'GENERATION_FAILED', problem: nothingLeft[refusal] })
    return
  }
  const base = await readBase(services, run, { projectGroupId, request: personPartOf(message.text) })
  const outcome = await readOutcome(run, async () => {
    const events = followStatus(services, generationId, log)
    const ended = await agent.runTurn({
      project: { name: base.projectName, isUnnamed: base.projectName === defaultProjectName },
      request: message.text,
      personWords: personPartOf(message.text),
      attachments: await loadAttachments(services, message),
      standing: await withoutSecrets(services, projectGroupId, base.standing),
      recent: await recentPaths(services, projectGroupId),
      contentOrigin: services.addresses.userContentOrigin,
      cacheKey: projectGroupId,
      mode: message.mode,
      startedAt: generation.startedAt ?? generation.createdAt,
      history: await readHistory(services, message),
      base: base.tree,
      host: createTurnHost(services, { projectGroupId, generationId }),
      store: run,
      events,
      signal: run.signal,
      isCancelled: () => run.isCancelled(),
    })
    await events.settled()
    return ended
  })
  const { authorId, text: request } = message
  const isOwnChoice = message.continuation === 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION'
  const changeType = isOwnChoice ? 'AGENT_AUTO_SELECT_INTEGRATION' : 'CHAT'
  await settleRun(services, { generation, authorId, request, changeType, base, outcome, log })
}

const nothingLeft: Readonly<Record<Refusal, string>> = {
  no_credits: 'No credits are left. Nothing of your app was changed. An admin can add credits; then send it again.',
  budget_used:
    'The budget of this month is used up. Nothing of your app was changed. An admin can raise it under Usage; then send it again.',
}

/** Why nothing could be set aside; null: it was. Once per run, however often it is tried. */
async function reserve(
  services: Services,
  { id: generationId, projectGroupId }: GenerationRow,
): Promise<Refusal | null> {
  const { isBilled: isLimited, db } = services
  const at = services.now()
  return db.transaction(async (tx) => {
    const organizationId = await findOrganization(tx, projectGroupId)
    if (isLimited) await grantFirstCredits(tx, { organizationId, at })
    const of = { organizationId, projectGroupId, generationId, isLimited, at }
    return (await reserveCredits(tx, of)) ? null : ((await explainRefusal(tx, of)) ?? 'no_credits')
  })
}

async function readBase(
  services: Services,
  run: JobRun,
  { projectGroupId, request }: { projectGroupId: string; request: string },
): Promise<RunBase> {
  const stored = run.steps.get('base')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under the same key
  if (stored !== undefined) return stored as RunBase
  const { revisionId, tree } = await readTree(services, projectGroupId)
  const organizationId = await findOrganization(services.db, projectGroupId)
  const [found, standing] = await Promise.all([
    findProjectName(services.db, projectGroupId),
    readStandingWords(services, { organizationId, projectGroupId }),
  ])
  const name = found ?? defaultProjectName
  const isUnnamed = name === defaultProjectName
  const given = isUnnamed ? await nameUnnamed(services, { projectGroupId, request, signal: run.signal }) : null
  const base: RunBase = { revisionId, tree, projectName: given ?? name, standing }
  await run.saveStep('base', base)
  return base
}

/** Stored under the lease before anything is committed: a node that lost the run does not get past this. */
async function readOutcome(run: JobRun, work: () => Promise<TurnOutcome>): Promise<TurnOutcome> {
  const stored = run.steps.get('outcome')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under the same key
  if (stored !== undefined) return stored as TurnOutcome
  const outcome = await work()
  await run.saveStep('outcome', outcome)
  return outcome
}

async function readHistory(services: Services, message: MessageRow): Promise<PastExchange[]> {
  const rows = await listPastExchanges(services.db, {
    projectGroupId: message.projectGroupId,
    before: message.createdAt,
    limit: maxHistory,
    // Whoever looks for a fault is not told which one was put in.
    without: message.kind === 'DEEP_DEBUGGING' ? ['INTRODUCE_BUG'] : [],
  })
  return rows.toReversed().map(({ request, attachments, answer, problem }) => ({
    request: [request, ...attachments.map((each) => wordsOf(services, each))].join('\n'),
    answer: [answer ?? '', problem === null ? '' : `(It ended so: ${problem})`].join('\n').trim(),
  }))
}

/** What the last versions changed, the newest first. */
async function recentPaths(services: Services, projectGroupId: string): Promise<string[]> {
  const trees = await listLastTrees(services.db, { projectGroupId, limit: comparedVersions })
  const changed = trees.slice(0, -1).flatMap((tree, index) => changedPaths(trees[index + 1] ?? {}, tree))
  return [...new Set(changed)]
}

/** A picture of an earlier message may still be asked for: its address is what an app needs. */
function wordsOf(services: Services, { id, name, mediaType }: Attachment): string {
  const place = mediaType.startsWith('image/') ? `, at ${attachmentUrl(services, id)}` : ''
  return `(Attached: ${name}, ${mediaType}${place})`
}

/** The log, with the run's row following the status that viewers see. */
function followStatus(
  services: Services,
  generationId: string,
  log: RunEventLog,
): TurnEvents & { settled(): Promise<void> } {
  let following = Promise.resolve()
  return {
    emit(event: RunEvent) {
      log.emit(event)
      if (event.type !== 'status') return
      const { status } = event
      following = following
        .then(() => setGenerationStatus(services.db, { generationId, status }))
        // The row's status is a convenience of lists; the events hold the truth.
        .catch(() => undefined)
    },
    flush: () => log.flush(),
    settled: () => following,
  }
}

function countErrors(run: JobRun): number {
  return [...run.steps.keys()].filter((key) => key.startsWith('error:')).length
}

/** By name: the class belongs to the data package, whose values this floor does not import. */
function isLostLease(error: unknown): boolean {
  return error instanceof Error && error.name === 'LostLease'
}
