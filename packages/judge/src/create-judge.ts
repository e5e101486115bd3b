// The judge: takes a browser, lets every check walk through the app, and reports.
import {
  type CheckKind,
  checkKinds,
  type CheckResult,
  type JudgeReport,
  type OutsideCall,
} from '@joinery/contract/checks'

import { type BrowserLease, type BrowserPool, createBrowserPool } from './browser/browser-pool.ts'
import { type BrowserChoice, type JudgeProbe, probeBrowser, type ProbeOptions } from './browser/probe-browser.ts'
import { allChecks } from './checks/all-checks.ts'
import type { AppUnderTest, Judge, Judgement, JudgeOptions } from './judge.ts'
import { JudgeUnavailable } from './judge.ts'
import type { Check } from './walk/app-session.ts'
import { runChecks } from './walk/run-checks.ts'
import { startSession, type Walk } from './walk/start-session.ts'
import { within } from './walk/within.ts'

export interface CreateJudgeOptions extends ProbeOptions {
  /** Asked each time. True where generated code may run without its wall: on one's own machine, alone. */
  isUnwalledAllowed(): boolean
  /** Most apps judged at a time; more wait. Default 2. */
  maxBrowsers?: number
}

const defaultMaxMs = 60_000
const maxSteps = 2_000
const endTimeoutMs = 10_000
const maxOutsideCalls = 100

/** Costs nothing until it is asked for the first time; then the machine is tried once. */
export function createJudge(options: CreateJudgeOptions): Judge {
  let choice: Promise<BrowserChoice> | null = null
  let pool: BrowserPool | null = null
  let isClosed = false
  const choose = async () => {
    const found = await (choice ??= probeBrowser(options))
    return { ...found, isAvailable: found.isAvailable && (found.isWalled || options.isUnwalledAllowed()) }
  }

  return {
    async availability() {
      const { isAvailable, isWalled, reason } = await choose()
      return { isAvailable, isWalled, reason }
    },
    async judge(app, judgeOptions) {
      const { isAvailable, reason, chromiumPath, wall } = await choose()
      if (!isAvailable) throw new JudgeUnavailable(reason)
      if (isClosed) throw new JudgeUnavailable('The judge is closed.')
      pool ??= createBrowserPool({ chromiumPath, wall, maxBrowsers: options.maxBrowsers ?? 2 })
      const lease = await pool.lease(app)
      try {
        return await judgeApp({ app, options: judgeOptions, lease, checks: allChecks })
      } finally {
        await lease.release()
      }
    },
    async close() {
      isClosed = true
      await pool?.close()
    },
  }
}

/** Tries what the machine can do; takes about two seconds. */
export async function probeJudge(options: ProbeOptions): Promise<JudgeProbe> {
  const { isAvailable, isWalled, reason } = await probeBrowser(options)
  return { isAvailable, isWalled, reason }
}

/** One judging with a browser of its own and these checks. */
export async function judgeApp(input: {
  app: AppUnderTest
  options: JudgeOptions
  lease: BrowserLease
  checks: readonly Check[]
}): Promise<Judgement> {
  const { app, options, lease } = input
  const startedAt = Date.now()
  const walk = startSession({
    app,
    expectations: options.expectations,
    browser: () => lease.browser(),
    serve: (next) => lease.serve(next),
    discardBrowser: () => lease.discard(),
    deadline: startedAt + (options.maxMs ?? defaultMaxMs),
    maxSteps,
    signal: options.signal ?? new AbortController().signal,
    keepPicture: options.keepPicture,
    ...(options.onProblem === undefined ? {} : { onProblem: options.onProblem }),
  })
  const results: CheckResult[] = []
  try {
    await runChecks(walk, inWorkOrder(input.checks, options.kinds), (found) => {
      results.push(found)
      options.onResult?.(found)
    })
  } finally {
    await within(walk.end(), endTimeoutMs)
  }
  await lease.release()
  const report: JudgeReport = {
    isPassed: results.every((each) => each.outcome !== 'failed'),
    results: results.toSorted((a, b) => checkKinds.indexOf(a.kind) - checkKinds.indexOf(b.kind)),
    outsideCalls: await gatherOutsideCalls(walk, app, lease),
    pages: walk.pageCount(),
    steps: walk.steps(),
    durationMs: Date.now() - startedAt,
    isCutShort: walk.isCutShort(),
  }
  return { report, learned: walk.learned() }
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
async function gatherOutsideCalls(walk: Walk, app: AppUnderTest, lease: BrowserLease): Promise<OutsideCall[]> {
  const ofPages = walk.outsideRequests().map(({ method, url }) => ({ method, url }))
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
