// The judge: takes a browser, lets every check walk through the app, and reports.
import { type BrowserLease, type BrowserPool, createBrowserPool } from './browser/browser-pool.ts'
import { type BrowserChoice, type JudgeProbe, probeBrowser, type ProbeOptions } from './browser/probe-browser.ts'
import { allChecks } from './checks/all-checks.ts'
import { judgeApp } from './judge-app.ts'
import type { AppUnderTest, Judge } from './judge.ts'
import { JudgeUnavailable } from './judge.ts'
import { lookAtPage } from './look-at-page.ts'

export interface CreateJudgeOptions extends ProbeOptions {
  /** Asked each time. True where generated code may run without its wall: on one's own machine, alone. */
  isUnwalledAllowed(): boolean
  /** Most apps judged at a time; more wait. Default 2. */
  maxBrowsers?: number
}

/** Costs nothing until it is asked for the first time; then the machine is tried once. */
export function createJudge(options: CreateJudgeOptions): Judge {
  let choice: Promise<BrowserChoice> | null = null
  let pool: BrowserPool | null = null
  let isClosed = false
  const openPool = ({ chromiumPath, wall }: BrowserChoice) =>
    (pool ??= createBrowserPool({ chromiumPath, wall, maxBrowsers: options.maxBrowsers ?? 2 }))
  const choose = async () => {
    const found = await (choice ??= probeBrowser(options))
    return { ...found, isAvailable: found.isAvailable && (found.isWalled || options.isUnwalledAllowed()) }
  }
  const withLease = async <T>(app: AppUnderTest, work: (lease: BrowserLease) => Promise<T>): Promise<T> => {
    const found = await choose()
    if (!found.isAvailable) throw new JudgeUnavailable(found.reason)
    if (isClosed) throw new JudgeUnavailable('The judge is closed.')
    const lease = await openPool(found).lease(app)
    try {
      return await work(lease)
    } finally {
      await lease.release()
    }
  }

  return {
    async availability() {
      const { isAvailable, isWalled, reason } = await choose()
      return { isAvailable, isWalled, reason }
    },
    warmUp() {
      choose().then(
        (found) => found.isAvailable && !isClosed && openPool(found).warmUp(),
        () => {},
      )
    },
    judge: (app, judgeOptions) =>
      withLease(app, (lease) => judgeApp({ app, options: judgeOptions, lease, checks: allChecks })),
    look: (app, lookOptions) => withLease(app, (lease) => lookAtPage(app, lease, lookOptions)),
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
