// The judge as the domain sees it: where Chromium and its wall can be had, few judgings at a time.
import { availableParallelism } from 'node:os'

import type { Judging } from '@joinery/domain'
import { createJudging } from '@joinery/domain/checks'
import { createJudge } from '@joinery/judge'

import type { Config } from './config.ts'
import type { Logger } from './logger.ts'

/** A browser, the app in it and the compiler keep two cores busy; more than this would starve the previews. */
const maxAtOnce = 2

export interface StartJudging {
  config: Pick<Config, 'judge'>
  /** Where Chromium and bubblewrap are looked for. */
  path: string
  /** True while generated code runs without the outer wall: then there is one account only, on its own machine. */
  isUnwalled: () => boolean
  logger: Logger
}

/** Starts nothing yet: the first judging does. */
export function startJudging({ config, path, isUnwalled, logger }: StartJudging): {
  judging: Judging
  stop: () => Promise<void>
} {
  const atOnce = availableParallelism() >= 4 ? maxAtOnce : 1
  const onFault = (error: unknown) => logger.error('A judging broke off', { error })
  if (!config.judge.isOn) {
    const reason = 'Checks in a browser are switched off on this installation (JUDGE=off).'
    const judging = createJudging({ open: () => Promise.resolve({ judge: null, reason }), atOnce, onFault })
    return { judging, stop: () => Promise.resolve() }
  }
  const judge = createJudge({
    chromiumPath: config.judge.chromiumPath ?? null,
    searchPath: path,
    isUnwalledAllowed: isUnwalled,
    maxBrowsers: atOnce,
  })
  const open: Judging['open'] = async () => {
    const { isAvailable, reason } = await judge.availability()
    return isAvailable ? { judge } : { judge: null, reason }
  }
  return { judging: createJudging({ open, atOnce, onFault }), stop: () => judge.close() }
}
