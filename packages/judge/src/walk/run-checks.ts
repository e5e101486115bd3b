// Lets the checks walk one after another, and makes a result of whatever breaks one off.
import type { CheckResult } from '@joinery/contract/checks'

import { type Check, LimitReached } from './app-session.ts'
import type { Walk } from './start-session.ts'

/** A check that runs on after the time is up is left alone for so long; then its browser is taken away. */
const graceMs = 2_000

export async function runChecks(
  walk: Walk,
  checks: readonly Check[],
  onResult: (result: CheckResult) => void,
): Promise<void> {
  for (const [index, check] of checks.entries()) {
    const isRenewing = checks[index - 1]?.isUndone === true
    for (const result of await runCheck(walk, check, isRenewing)) onResult(result)
  }
}

async function runCheck(walk: Walk, check: Check, isRenewing: boolean): Promise<CheckResult[]> {
  const { session } = walk
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LimitReached('The time is up.')), session.timeLeftMs() + graceMs)
  })
  try {
    const renewed = isRenewing ? session.renewRows() : Promise.resolve()
    return await Promise.race([renewed.then(() => check.run(session)), late])
  } catch (error) {
    return [walk.resultOfBreak(error, check.kind, null)]
  } finally {
    clearTimeout(timer)
    // Whatever a check left open would cost the next one memory and time.
    await walk.closeVisitors()
  }
}
