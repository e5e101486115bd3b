// Starts the runtime and holds the rule for machines without the outer wall (DESIGN section 7).
import type { Account } from '@joinery/contract/organizations'
import { type RunningRuntime, startRuntime } from '@joinery/runtime'

import type { Config } from './config.ts'
import type { Logger } from './logger.ts'
import type { SupervisorSettings } from './supervisor-settings.ts'

export interface Sandbox {
  runtime: RunningRuntime
  /** Why nobody may sign up now, or null. */
  signUpRefusal: () => Promise<string | null>
  installation(): Pick<Account['installation'], 'isUnwalled' | 'unwalledReason'>
}

export interface StartSandbox {
  config: Config
  supervisor: Omit<SupervisorSettings, 'outside'>
  countAccounts: () => Promise<number>
  /** Environment of the supervisor's own process; apps see nothing of it. */
  path: string
  logger: Logger
}

/** @throws Error with the reason when generated code would run unwalled where others can reach it */
export async function startSandbox({
  config,
  supervisor,
  countAccounts,
  path,
  logger,
}: StartSandbox): Promise<Sandbox> {
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(config.host)
  const isAlone = (await countAccounts()) <= 1
  const runtime = await startRuntime({
    supervisorEntry: new URL('supervisor-main.ts', import.meta.url),
    env: { PATH: path, JOINERY_SUPERVISOR: JSON.stringify({ ...supervisor, outside: config.appRequests }) },
    isUnwalledAllowed: isLoopback && isAlone,
    limits: { maxProcesses: config.appProcesses.all, maxReplicas: config.appProcesses.ofOneApp },
    onLog: ({ level, message }) => logger[level](message),
  })
  const { wall } = runtime
  if (!wall.isWalled && !(isLoopback && isAlone)) {
    await runtime.stop()
    throw new Error(
      `Generated code cannot be walled off on this machine: ${wall.reason} ` +
        (isLoopback
          ? 'Without the wall there can be one account only, and this installation has more. Install bubblewrap and allow user namespaces.'
          : `Without the wall Joinery listens on loopback only, not on ${config.host}. Install bubblewrap and allow user namespaces, or unset HOST.`),
    )
  }
  return {
    runtime,
    async signUpRefusal() {
      if (runtime.wall.isWalled || (await countAccounts()) === 0) return null
      return 'This installation runs without its sandbox wall and has one account only. The operator can install bubblewrap and start again.'
    },
    installation: () =>
      runtime.wall.isWalled ? { isUnwalled: false } : { isUnwalled: true, unwalledReason: runtime.wall.reason },
  }
}
