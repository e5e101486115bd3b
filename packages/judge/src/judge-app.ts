// One judging: every check walks through the app, what failed is looked at once more, and the report is made.
import {
  type CheckKind,
  checkKinds,
  type CheckResult,
  type JudgeReport,
  type OutsideCall,
} from '@joinery/contract/checks'

import type { BrowserLease } from './browser/browser-pool.ts'
import type { AppUnderTest, Expectations, Judgement, JudgeOptions } from './judge.ts'
import type { Check, PageLook } from './walk/app-session.ts'
import { runChecks } from './walk/run-checks.ts'
import { startSession, type Walk } from './walk/start-session.ts'
import { within } from './walk/within.ts'

const defaultMaxMs = 60_000
/** A second look has at least so long, also when the first one used up the time. */
const secondLookMs = 30_000
const maxSteps = 2_000
const endTimeoutMs = 10_000
const maxOutsideCalls = 100
/** These ask which pages there are, and use each afresh: on the same rows a second look need not look for them. */
const usingKinds: readonly CheckKind[] = ['forms', 'records', 'changes', 'finding', 'ownership', 'acceptance']
/** These read what lies there: a second look would see the same. */
const readingKinds: readonly CheckKind[] = ['build', 'secrets']

export interface JudgeAppInput {
  app: AppUnderTest
  options: JudgeOptions
  lease: BrowserLease
  checks: readonly Check[]
}

/** One judging with a browser of its own and these checks. */
export async function judgeApp(input: JudgeAppInput): Promise<Judgement> {
  const { app, options, lease } = input
  const startedAt = Date.now()
  const deadline = startedAt + (options.maxMs ?? defaultMaxMs)
  const first = await walkThrough(input, {
    app,
    expectations: options.expectations,
    deadline,
    kinds: options.kinds ?? checkKinds,
    // A failure is told once it is sure.
    onResult: (result) => (isDoubtful(result) ? undefined : options.onResult?.(result)),
  })
  const second = options.signal?.aborted === true ? null : await lookAgain(input, first, deadline)
  await lease.release()
  const results = second === null ? first.results : settleDoubts(first.results, second.results)
  for (const result of results) if (isDoubtful(result)) options.onResult?.(result)
  const walks = second === null ? [first.walk] : [first.walk, second.walk]
  const report: JudgeReport = {
    isPassed: results.every((each) => each.outcome !== 'failed'),
    results: results.toSorted((a, b) => checkKinds.indexOf(a.kind) - checkKinds.indexOf(b.kind)),
    outsideCalls: await gatherOutsideCalls(walks, app, lease),
    pages: first.walk.pageCount(),
    steps: walks.reduce((sum, walk) => sum + walk.steps(), 0),
    durationMs: Date.now() - startedAt,
    isCutShort: first.walk.isCutShort(),
    ...(first.walk.unfinished().length === 0 ? {} : { unfinished: first.walk.unfinished() }),
  }
  return { report, learned: walks.flatMap((walk) => walk.learned()).filter(isFirstOfItsTitle) }
}

async function walkThrough(
  { options, lease, checks }: JudgeAppInput,
  round: {
    app: AppUnderTest
    expectations: Expectations
    deadline: number
    kinds: readonly CheckKind[]
    pages?: readonly PageLook[]
    onResult?: (result: CheckResult) => void
  },
): Promise<{ walk: Walk; results: CheckResult[] }> {
  const walk = startSession({
    app: round.app,
    expectations: round.expectations,
    kinds: new Set(round.kinds),
    ...(round.pages === undefined ? {} : { pages: round.pages }),
    browser: () => lease.browser(),
    serve: (next) => lease.serve(next),
    discardBrowser: () => lease.discard(),
    deadline: round.deadline,
    maxSteps,
    signal: options.signal ?? new AbortController().signal,
    keepPicture: options.keepPicture,
    ...(options.onProblem === undefined ? {} : { onProblem: options.onProblem }),
  })
  const results: CheckResult[] = []
  try {
    await runChecks(walk, inWorkOrder(checks, round.kinds), (found) => {
      results.push(found)
      round.onResult?.(found)
    })
  } finally {
    await within(walk.end(), endTimeoutMs)
  }
  return { walk, results }
}

/**
 * A busy machine makes good apps look bad for a moment, and a wrong "failed" costs a person a working app. So what
 * failed is tried once more, on rows as they were at first; a defect fails again.
 */
async function lookAgain(
  input: JudgeAppInput,
  { walk, results }: { walk: Walk; results: readonly CheckResult[] },
  deadline: number,
): Promise<{ walk: Walk; results: CheckResult[] } | null> {
  const { app, lease, options } = input
  const doubtful = new Set(results.filter(isDoubtful).map(({ kind }) => kind))
  if (doubtful.size === 0) return null
  try {
    const again = await app.openAgain?.()
    const isUsing = again !== undefined && [...doubtful].every((kind) => usingKinds.includes(kind))
    const pages = isUsing ? walk.soundPages() : null
    try {
      const fresh = again === undefined ? app : { ...app, socketPath: again.socketPath, data: again.data }
      lease.serve(fresh)
      return await walkThrough(input, {
        app: fresh,
        expectations: again === undefined ? options.expectations : doubtfulOnly(options.expectations, results),
        deadline: Math.max(deadline, Date.now() + secondLookMs),
        kinds: [...doubtful],
        ...(pages === null ? {} : { pages }),
      })
    } finally {
      await again?.close()
    }
  } catch (error) {
    options.onProblem?.(error)
    return null
  }
}

/** Each acceptance check begins on rows as they were at first, so those that passed need no second look. */
function doubtfulOnly(expectations: Expectations, results: readonly CheckResult[]): Expectations {
  const doubtful = new Set(results.filter(isDoubtful).map(({ acceptanceId }) => acceptanceId))
  return { ...expectations, acceptance: expectations.acceptance.filter(({ id }) => doubtful.has(id)) }
}

/**
 * What was looked at twice counts as the second look saw it, unless it could not be finished: an acceptance check by
 * itself, of every other kind all that it found.
 */
function settleDoubts(first: readonly CheckResult[], second: readonly CheckResult[]): CheckResult[] {
  const unfinished = new Set(second.filter(({ outcome }) => outcome === 'skipped').map(subjectOf))
  const settled = new Set(second.map(subjectOf).filter((subject) => !unfinished.has(subject)))
  const isSettled = (result: CheckResult) => settled.has(subjectOf(result))
  const again = new Map(second.filter(isSettled).map((result) => [result.acceptanceId, result]))
  return [
    ...first.flatMap((result) => {
      if (!isSettled(result)) return [result]
      const replaced = result.acceptanceId === undefined ? undefined : again.get(result.acceptanceId)
      return replaced === undefined ? [] : [replaced]
    }),
    ...second.filter((result) => isSettled(result) && result.acceptanceId === undefined),
  ]
}

function subjectOf({ kind, acceptanceId }: CheckResult): string {
  return `${kind} ${acceptanceId ?? ''}`
}

function isDoubtful({ kind, outcome }: CheckResult): boolean {
  return outcome === 'failed' && !readingKinds.includes(kind)
}

function isFirstOfItsTitle({ title }: { title: string }, index: number, all: readonly { title: string }[]): boolean {
  return all.findIndex((each) => each.title === title) === index
}

/**
 * In the order of kinds, but acceptance checks come before those that write, change and delete: they know rows by name
 * and number. They are also what people asked for, so they must not fall to the time limit.
 */
function inWorkOrder(checks: readonly Check[], kinds: readonly CheckKind[] = checkKinds): Check[] {
  return checks.filter((check) => kinds.includes(check.kind)).toSorted((a, b) => turnOf(a) - turnOf(b))
}

function turnOf({ kind }: Check): number {
  return kind === 'acceptance' ? checkKinds.indexOf('links') + 0.5 : checkKinds.indexOf(kind)
}

/** What pages asked for, what only the proxy saw, and what the app's server tried; each once. */
async function gatherOutsideCalls(
  walks: readonly Walk[],
  app: AppUnderTest,
  lease: BrowserLease,
): Promise<OutsideCall[]> {
  const ofPages = walks.flatMap((walk) => walk.outsideRequests()).map(({ method, url }) => ({ method, url }))
  const seenHosts = new Set(ofPages.map((call) => hostOf(call.url)))
  const ofProxy = lease.refused().filter((call) => !seenHosts.has(hostOf(call.url)) && !isBrowsersOwn(call.url))
  const ofServer = await app.outsideCalls()
  const all: OutsideCall[] = [
    ...[...ofPages, ...ofProxy].map((call) => ({ from: 'browser' as const, ...call })),
    ...ofServer.map((call) => ({ from: 'server' as const, ...call })),
  ]
  const once = new Map(all.map((call) => [`${call.from} ${call.method} ${call.url}`, call]))
  return [...once.values()].slice(0, maxOutsideCalls)
}

/** Chromium calls home when it starts; no page has a part in that. What a page asks of Google is seen as its request. */
function isBrowsersOwn(url: string): boolean {
  return /(^|\.)(googleapis|google|gvt1|gstatic)\.com$/.test(hostOf(url))
}

/** Of an address or of `host:port`. */
function hostOf(url: string): string {
  const whole = url.includes('://') ? url : `http://${url}`
  return URL.canParse(whole) ? new URL(whole).hostname : url
}
