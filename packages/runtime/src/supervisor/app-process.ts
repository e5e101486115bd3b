// One running process of one app version: its sandbox, its gateway, its connections.
import { mkdir, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Egress } from '../gateway/egress.ts'
import { type Gateway, openGateway } from '../gateway/open-gateway.ts'
import type { OutsideCalls } from '../gateway/outside-calls.ts'
import type { RuntimeLimits } from '../runtime-limits.ts'
import type { AppName, AppVersion, GatewayHandlers } from '../runtime.ts'
import { type Sandbox, startSandbox } from '../sandbox/start-sandbox.ts'
import type { Wall } from '../sandbox/wall.ts'
import type { AppLog } from './app-log.ts'
import { createNotes } from './gateway-notes.ts'
import { niceLevels, setNice } from '../sandbox/precedence.ts'
import { readOutput } from './read-output.ts'
import { createStackMapper } from './source-map.ts'
import { TokenBucket } from './token-bucket.ts'

/** What every process of this supervisor shares. */
export interface Surroundings {
  wall: Wall
  workerd: string
  limits: RuntimeLimits
  gateway: GatewayHandlers
  egress: Egress
  onError: (error: unknown) => void
}

interface Parts {
  app: AppVersion
  limits: RuntimeLimits
  dir: string
  log: AppLog
  sandbox: Sandbox
  gateway: Gateway
}

const outOfMemoryReason = 'The app ran out of memory and was stopped.'
const endedReason = 'The process of the app ended unexpectedly.'

export class AppProcess {
  readonly app: AppVersion
  readonly startedAt = Date.now()
  readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  readonly controlAgent = new Agent({ keepAlive: true, maxSockets: 1 })
  /** Requests that have not been answered whole. */
  inFlight = 0
  /** Those of them whose answer has not begun. */
  unanswered = 0
  lastUsedAt = Date.now()
  /** What its answers weigh. */
  readonly traffic: TokenBucket
  /** What it says over WebSockets, message by message. */
  readonly messages: TokenBucket
  /** One more of a hot app: the first to go when it cools down. */
  isReplica = false
  /** Since when a newer version of the same app has taken its place. */
  supersededAt = Number.POSITIVE_INFINITY
  /** Resolves after the last process of the sandbox is gone. */
  readonly ended: Promise<void>
  hasEnded = false
  readonly #parts: Parts
  #endReason: string | null = null
  #isEnding = false
  #isOutOfMemory = false

  private constructor(parts: Parts) {
    this.app = parts.app
    const { burstBytes, bytesPerSecond, burstMessages, messagesPerSecond } = parts.limits
    this.traffic = new TokenBucket({ capacity: burstBytes, perSecond: bytesPerSecond, now: Date.now() })
    this.messages = new TokenBucket({ capacity: burstMessages, perSecond: messagesPerSecond, now: Date.now() })
    this.#parts = parts
    readOutput(parts.sandbox.stdout, {
      log: parts.log,
      mapStack: createStackMapper(parts.app.bundleDir),
      onOutOfMemory: () => (this.#isOutOfMemory = true),
    })
    // V8's and workerd's own dumps; what they mean for the app comes on standard output.
    parts.sandbox.stderr.resume()
    this.ended = parts.sandbox.exited.then(() => this.#cleanUp())
  }

  /** @throws Error with workerd's own words when the bundle does not start */
  static async boot(
    around: Surroundings,
    input: { app: AppVersion; dir: string; log: AppLog; outsideCalls: OutsideCalls | null },
  ): Promise<AppProcess> {
    const { app, dir } = input
    const gatewaySocket = join(dir, 'gw.sock')
    const caller = nameOf(app)
    around.gateway.waking?.(caller)
    await mkdir(dir, { recursive: true })
    const gateway = await openGateway({
      socketPath: gatewaySocket,
      caller,
      outsideCalls: input.outsideCalls,
      egress: around.egress,
      note: createNotes(input.log),
      handlers: around.gateway,
      onError: around.onError,
    })
    try {
      const sandbox = await startSandbox({ ...around, app, dir, gatewaySocket })
      await sandbox.ready
      const pid = sandbox.findWorkerdPid()
      if (pid !== null) setNice(pid, niceLevels.ordinary)
      return new AppProcess({ ...input, limits: around.limits, sandbox, gateway })
    } catch (error) {
      gateway.close()
      await rm(dir, { recursive: true, force: true })
      throw error
    }
  }

  get httpSocket(): string {
    return this.#parts.sandbox.httpSocket
  }

  get controlSocket(): string {
    return this.#parts.sandbox.controlSocket
  }

  get canServe(): boolean {
    return !this.#isEnding && !this.hasEnded
  }

  /** True when it ended without our having asked it to, or because it misbehaved. */
  get hasFailed(): boolean {
    return this.hasEnded && (!this.#isEnding || this.#endReason !== null)
  }

  /** Counts a request for as long as it takes. */
  begin(): { answered(): void; ended(): void } {
    this.inFlight++
    this.unanswered++
    // Whoever still asks for it keeps it: two versions may be looked at side by side.
    this.supersededAt = Number.POSITIVE_INFINITY
    let hasBegun = false
    const answered = () => {
      if (!hasBegun) this.unanswered--
      hasBegun = true
    }
    return {
      answered,
      ended: () => {
        answered()
        this.inFlight--
        this.lastUsedAt = Date.now()
      },
    }
  }

  supersede(): void {
    this.supersededAt = Math.min(this.supersededAt, Date.now())
  }

  workerdPid(): number | null {
    return this.#parts.sandbox.findWorkerdPid()
  }

  /** Kills it. With a reason: that is what waiting visitors and the app's log are told. */
  end(reason: string | null): void {
    if (this.#isEnding) return
    this.#isEnding = true
    this.#endReason = reason
    this.#parts.sandbox.kill()
  }

  /** Why a request could not be answered; waits a moment for the process to end, so that it can be told. */
  async explainFailure(): Promise<string> {
    await Promise.race([this.ended, sleep(500)])
    return this.#endReason ?? (this.#isOutOfMemory ? outOfMemoryReason : endedReason)
  }

  async #cleanUp(): Promise<void> {
    this.hasEnded = true
    this.#parts.gateway.close()
    this.agent.destroy()
    this.controlAgent.destroy()
    const reason = this.#endReason ?? (this.#isOutOfMemory ? outOfMemoryReason : endedReason)
    if (this.hasFailed) this.#parts.log.note('ERROR', reason)
    await rm(this.#parts.dir, { recursive: true, force: true })
  }
}

function nameOf({ projectGroupId, environment, copyId }: AppVersion): AppName {
  return copyId === undefined ? { projectGroupId, environment } : { projectGroupId, environment, copyId }
}
