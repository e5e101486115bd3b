// The supervisor: a process of its own that starts, watches and ends the processes of apps.
import { rmSync, unwatchFile, watchFile } from 'node:fs'
import { availableParallelism } from 'node:os'

import { createEgress, type EgressOptions } from '../gateway/egress.ts'
import type { GatewayHandlers } from '../runtime.ts'
import { probeWall, stateOf } from '../sandbox/wall.ts'
import { findWorkerd } from '../sandbox/workerd-binary.ts'
import { type FromSupervisor, supervisorSocket, type ToSupervisor } from '../supervisor-messages.ts'
import { AppProcesses } from './app-processes.ts'
import { createBootQueue } from './boot-queue.ts'
import { openSupervisorServer } from './supervisor-server.ts'
import { startWatchdog } from './watchdog.ts'

/** Whatever still holds on then goes down with the process. */
const stopTimeoutMs = 4_000

type Start = Extract<ToSupervisor, { type: 'start' }>

interface SupervisorInput {
  gateway: GatewayHandlers
  egress?: EgressOptions
  onStop?: () => Promise<void>
}

interface RunningSupervisor {
  allowUnwalled(isAllowed: boolean): void
  stop(): Promise<void>
}

/**
 * The body of the program that `startRuntime` forks. It waits for its parent's word to start and ends with its parent,
 * however that ends.
 *
 * @param input.gateway what apps may ask of us; runs in this process
 * @param input.egress what apps may ask of outside hosts; nothing without it
 * @param input.onStop closes what the gateway holds
 */
export function runSupervisor(input: SupervisorInput): void {
  let running: Promise<RunningSupervisor> | null = null
  let runDir: string | null = null
  const exit = (status: number): never => {
    // Children die with us (the kernel sees to it); what they left in the file system does not.
    if (runDir !== null) removeRunDir(runDir)
    process.exit(status)
  }
  const stop = async () => {
    const supervisor = await running?.catch(() => null)
    await supervisor?.stop()
    await input.onStop?.()
  }
  let isStopping = false
  const stopAndExit = () => {
    // The word to stop, a signal to the process group and the end of the parent may all come.
    if (isStopping) return
    isStopping = true
    setTimeout(() => exit(1), stopTimeoutMs).unref()
    stop().then(
      () => exit(0),
      (error: unknown) => {
        report(error)
        exit(1)
      },
    )
  }
  // Ctrl-C reaches every process of the terminal; the server decides what happens then.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stopAndExit)
  process.on('disconnect', stopAndExit)
  process.on('message', (message: ToSupervisor) => {
    if (message.type === 'stop') stopAndExit()
    else if (message.type === 'allow-unwalled') running?.then((it) => it.allowUnwalled(message.isAllowed), report)
    else {
      ;({ runDir } = message)
      running = start(message, input)
      running.then(
        // Stopping takes the socket away as well.
        () => watchSocket(message, () => isStopping || exit(1)),
        (error: unknown) => tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
      )
    }
  })
}

async function start(message: Start, input: SupervisorInput): Promise<RunningSupervisor> {
  const { runDir, searchPath, limits } = message
  const workerd = findWorkerd()
  const wall = await probeWall({ searchPath, runDir, workerd, dataMb: limits.dataMb })
  const egress = createEgress(input.egress ?? {}, report)
  const around = { wall, workerd, limits, gateway: input.gateway, egress, onError: report }
  const queue = createBootQueue(2 * availableParallelism())
  const processes = new AppProcesses({ around, runDir, queue })
  let { isUnwalledAllowed } = message
  const refusal = () => (wall.isWalled || isUnwalledAllowed ? null : refusalText(wall.reason))
  const server = await openSupervisorServer(supervisorSocket(runDir), { processes, limits, refusal, onError: report })
  const stopWatchdog = startWatchdog(processes, limits)
  tell({ type: 'ready', wall: stateOf(wall) })
  return {
    allowUnwalled(isAllowed) {
      isUnwalledAllowed = isAllowed
      if (refusal() !== null) processes.endAll().catch(report)
    },
    async stop() {
      stopWatchdog()
      server.close()
      await processes.stop()
      await egress.close()
      server.closeAllConnections()
    },
  }
}

/** Without our socket nobody reaches us any more, as after a cleaning of temporary folders: another one must serve. */
function watchSocket({ runDir, limits }: Start, onGone: () => void): void {
  const socket = supervisorSocket(runDir)
  watchFile(socket, { interval: limits.sweepMs, persistent: false }, ({ nlink }) => {
    if (nlink > 0) return
    unwatchFile(socket)
    onGone()
  })
}

function removeRunDir(runDir: string): void {
  try {
    rmSync(runDir, { recursive: true, force: true })
  } catch {
    // A server that lives clears up after itself.
  }
}

function refusalText(reason: string): string {
  return (
    `Apps do not run on this machine: ${reason} Without it their code would share the machine unguarded, which is ` +
    'accepted only while Joinery listens on this computer alone and has a single account.'
  )
}

function tell(message: FromSupervisor): void {
  process.send?.(message)
}

/** The parent reads our standard error into the server's log. */
function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
