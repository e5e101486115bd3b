// What the server and its supervisor tell each other over the channel between parent and child.
import type { RuntimeLimits } from './runtime-limits.ts'
import type { WallState } from './runtime.ts'

export type ToSupervisor =
  | {
      type: 'start'
      /** Folder for sockets and what sandboxes see; short, empty, ours alone. */
      runDir: string
      searchPath: string
      limits: RuntimeLimits
      isUnwalledAllowed: boolean
    }
  | { type: 'allow-unwalled'; isAllowed: boolean }
  | { type: 'stop' }

export type FromSupervisor = { type: 'ready'; wall: WallState } | { type: 'failed'; reason: string }

/** What the server asks about an app on the supervisor's socket. */
export type Question = 'logs' | 'watch-logs' | 'outside-calls' | 'retire'

export function supervisorSocket(runDir: string): string {
  return `${runDir}/supervisor.sock`
}
