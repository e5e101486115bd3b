// One judging of a project, on record: what it was, what came of it, and what is learned from it.
import type {
  AcceptanceCheck,
  AskedExpectations,
  CheckKind,
  CheckResult,
  CheckRun,
  JudgeReport,
} from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'
import type { Expectations, Judge, Judgement } from '@joinery/judge'

import { AppError } from '../app-error.ts'
import type { Services } from '../context.ts'
import { readFiles, type TreeRow } from '../revisions/index.ts'
import { hashApp, hashTree } from './app-hash.ts'
import {
  type CheckRunRow,
  findCheckRunOfStep,
  listAcceptance,
  listRequests,
  putCheckRun,
  sweepCheckRuns,
  updateCheckRun,
} from './checks-queries.ts'
import { judgeApp, type JudgedApp } from './judge-app.ts'
import { keepLearnedIn } from './keep-learned.ts'
import { presentAcceptance } from './present-checks.ts'
import { type AskedExpectations as ReadExpectations, readExpectations } from './read-expectations.ts'
import { tryUntriedForms } from './try-forms.ts'
import { excuseOutdated, isAccused } from './walk-before.ts'

/** Reports of a project that are kept. */
const keptRuns = 50
/** Nobody carries on with a run that is older and has not ended. */
const abandonedMs = 60 * 60_000
/** A whole judging takes seconds; on a machine that is busy it must still come to the forms, which are tried late. */
const maxWholeMs = 150_000
/** Results are shown to open tabs at this pace. */
const showEveryMs = 400

export interface RunChecks {
  projectGroupId: string
  reason: CheckRun['reason']
  /** The same for every attempt at the same judging: a finished one is not judged again. */
  stepKey: string
  /** Set where the row is there already. */
  checkRunId?: string
  generationId: string | null
  revision: { id: string; number: number } | null
  tree: TreeRow
  kinds?: readonly CheckKind[]
  /** More checks for this run only. */
  acceptance?: readonly AcceptanceCheck[]
  /** Asked besides what the messages ask, for this run only. */
  expectations?: AskedExpectations | undefined
  signal: AbortSignal
  onResult?: (result: CheckResult) => void
  onStage?: (words: string) => void
}

export type CheckedApp =
  | { isJudged: true; checkRunId: string; report: JudgeReport }
  | { isJudged: false; checkRunId: string | null; reason: string }

/** @throws the reason of `signal` when it aborts; what went wrong on our side is an outcome, not an error */
export async function runChecks(services: Services, input: RunChecks): Promise<CheckedApp> {
  const { projectGroupId, stepKey } = input
  const earlier = await findCheckRunOfStep(services.db, { projectGroupId, stepKey })
  if (earlier?.status === 'FINISHED' && earlier.report !== null) {
    return { isJudged: true, checkRunId: earlier.id, report: earlier.report }
  }
  const opened = await services.judging.open()
  if (opened.judge === null) {
    if (earlier !== undefined) await endRun(services, earlier, 'UNAVAILABLE', opened.reason)
    return { isJudged: false, checkRunId: earlier?.id ?? null, reason: opened.reason }
  }
  const { judge } = opened
  const row = await beginRun(services, input)
  const show = createShow(services, row)
  try {
    const tell = (result: CheckResult) => {
      show.add(result)
      input.onResult?.(result)
    }
    const judged = await services.judging.inTurn(input, () => judgeFairly(services, judge, { ...input, tell }))
    await show.settled()
    if (!judged.isJudged) {
      await endRun(services, row, 'FAILED', judged.reason)
      return { isJudged: false, checkRunId: row.id, reason: judged.reason }
    }
    await keepReport(services, row, judged, input.reason)
    return { isJudged: true, checkRunId: row.id, report: judged.report }
  } catch (error) {
    await show.settled()
    const isStopped = input.signal.aborted
    const reason = isStopped ? 'Stopped before it was done.' : reasonOf(services, error)
    await endRun(services, row, 'FAILED', reason)
    if (isStopped) throw error
    return { isJudged: false, checkRunId: row.id, reason }
  }
}

async function judgeFairly(
  services: Services,
  judge: Judge,
  input: RunChecks & { tell: (result: CheckResult) => void },
): Promise<JudgedApp> {
  const { projectGroupId, tree, revision, kinds, signal, onStage, tell } = input
  const { expectations, kept } = await expectationsOf(services, input)
  const files = await readFiles(services, tree)
  const judgeKinds = (wanted: readonly CheckKind[] | undefined) =>
    judgeApp(services, judge, {
      projectGroupId,
      files,
      expectations,
      kinds: wanted,
      // Walks that somebody asked for must not fall to the time that opening the pages took.
      maxMs: wanted === undefined || wanted.includes('acceptance') ? maxWholeMs : undefined,
      signal,
      onStage,
      // What may be excused is told once that is known.
      onResult: (result) => (isAccused(result, kept) ? undefined : tell(result)),
    })
  const judged = await tryUntriedForms(await judgeKinds(kinds), judgeKinds)
  if (!judged.isJudged) return judged
  const accused = new Set(judged.report.results.filter((result) => isAccused(result, kept)).map(acceptanceIdOf))
  const version = { projectGroupId, tree, revision, signal }
  const report = await excuseOutdated(services, judge, { version, kept, report: judged.report })
  for (const result of report.results) if (accused.has(acceptanceIdOf(result))) tell(result)
  return { ...judged, report }
}

function acceptanceIdOf({ acceptanceId }: CheckResult): string | null {
  return acceptanceId ?? null
}

function reasonOf(services: Services, error: unknown): string {
  // By name: the class belongs to the judge's package, whose values this floor does not import.
  if (error instanceof AppError || (error instanceof Error && error.name === 'JudgeUnavailable')) return error.message
  services.judging.reportFault(error)
  return faultOfOurs
}

const faultOfOurs = 'The checks broke off because of a fault on our side. Check again.'

async function beginRun(services: Services, input: RunChecks): Promise<CheckRunRow> {
  const { projectGroupId, reason, stepKey, generationId, revision, tree, kinds } = input
  const development = { projectGroupId, environment: 'development' } as const
  const hasTables = await services.appDatabases.exists(development)
  const tables = hasTables ? await services.appDatabases.tables(development) : []
  const at = services.now()
  await sweepCheckRuns(services.db, {
    projectGroupId,
    keep: keptRuns - 1,
    abandonedBefore: new Date(at.getTime() - abandonedMs),
    problem: faultOfOurs,
  })
  const row = await putCheckRun(services.db, {
    id: input.checkRunId ?? newId(),
    projectGroupId,
    status: 'RUNNING',
    reason,
    generationId,
    stepKey,
    revisionId: revision?.id ?? null,
    revisionNumber: revision?.number ?? null,
    treeHash: hashTree(tree),
    appHash: hashApp(tree, tables),
    kinds: kinds === undefined ? null : [...kinds],
    report: null,
    problem: null,
    createdAt: at,
  })
  services.facts.emit(projectGroupId, 'checks')
  return row
}

async function expectationsOf(
  services: Services,
  input: RunChecks,
): Promise<{ expectations: Expectations; kept: AcceptanceCheck[] }> {
  const { projectGroupId, generationId } = input
  const [requests, kept] = await Promise.all([
    listRequests(services.db, { projectGroupId, generationId }),
    listAcceptance(services.db, { projectGroupId, isRetired: false }),
  ])
  const walks = kept.map(presentAcceptance)
  const read = readExpectations(requests)
  const expectations = { ...withAsked(read, input.expectations), acceptance: [...(input.acceptance ?? []), ...walks] }
  return { expectations, kept: walks }
}

/** What was read out of messages, and what is asked besides. */
function withAsked(read: ReadExpectations, asked: AskedExpectations | undefined): ReadExpectations {
  if (asked === undefined) return read
  const isNew = ({ hex, on }: AskedExpectations['colors'][number]) =>
    !asked.colors.some((color) => color.hex === hex && color.on === on)
  return {
    colors: [...asked.colors, ...read.colors.filter(isNew)],
    words: [...new Set([...asked.words, ...read.words])],
    isOwned: asked.isOwned || read.isOwned,
    ...(read.isShared === undefined ? {} : { isShared: read.isShared }),
  }
}

async function endRun(
  services: Services,
  row: Pick<CheckRunRow, 'id' | 'projectGroupId'>,
  status: 'FAILED' | 'UNAVAILABLE',
  problem: string,
): Promise<void> {
  const { projectGroupId, id: checkRunId } = row
  const change = { status, problem, report: null, finishedAt: services.now() }
  await updateCheckRun(services.db, { projectGroupId, checkRunId }, change)
  services.facts.emit(projectGroupId, 'checks')
}

async function keepReport(
  services: Services,
  row: CheckRunRow,
  { report, learned }: Judgement,
  reason: RunChecks['reason'],
): Promise<void> {
  const { projectGroupId, id: checkRunId } = row
  const change = { status: 'FINISHED', report, learned, finishedAt: services.now() }
  await services.db.transaction(async (tx) => {
    await updateCheckRun(tx, { projectGroupId, checkRunId }, change)
    // Of a run that goes on nobody knows yet whether it becomes a version.
    if (reason !== 'finish') await keepLearnedIn(tx, services, { ...row, ...change })
  })
  services.facts.emit(projectGroupId, 'checks')
}

/** Lets open tabs see results while the judge works; a report of a running run is what is known so far. */
function createShow(services: Services, { projectGroupId, id: checkRunId }: CheckRunRow) {
  const results: CheckResult[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    const report: JudgeReport = {
      isPassed: results.every((result) => result.outcome !== 'failed'),
      results: [...results],
      outsideCalls: [],
      pages: 0,
      steps: 0,
      durationMs: 0,
      isCutShort: false,
    }
    await updateCheckRun(services.db, { projectGroupId, checkRunId }, { report })
    services.facts.emit(projectGroupId, 'checks')
  }

  return {
    add(result: CheckResult) {
      results.push(result)
      timer ??= setTimeout(() => {
        timer = undefined
        // Only a convenience of viewers: the whole report is stored at the end.
        writing = writing.then(write).catch(() => undefined)
      }, showEveryMs)
    },
    /** Nothing is written after this resolves. */
    async settled() {
      clearTimeout(timer)
      timer = undefined
      await writing
    },
  }
}
