// Starts one workerd for one app version, behind the wall where there is one.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'

import type { AppVersion } from '../runtime.ts'
import type { RuntimeLimits } from '../runtime-limits.ts'
import { appUserId, controlFd, infoFd, insideWall, unwalledCommand, type Wall, walledCommand } from './wall.ts'
import { socketNames, writeWorkerdConfig } from './workerd-config.ts'

export interface Sandbox {
  httpSocket: string
  controlSocket: string
  /** Resolves when workerd listens; rejects with its own words when it ends before. */
  ready: Promise<void>
  /** Never rejects. */
  exited: Promise<void>
  stdout: Readable
  stderr: Readable
  kill(): void
  /** Process id of workerd itself, null while unknown. */
  findWorkerdPid(): number | null
}

export interface SandboxInput {
  app: AppVersion
  wall: Wall
  workerd: string
  limits: RuntimeLimits
  /** Folder of this process alone, with a short path: Unix sockets allow about 100 bytes. */
  dir: string
  gatewaySocket: string
}

const shimFile = new URL('./shim.js', import.meta.url)

export async function startSandbox(input: SandboxInput): Promise<Sandbox> {
  const place = await layOut(input)
  const child = launch(input, place)
  const namespacePid = readNamespacePid(child)
  // Waiting for `close` and not for `exit`: the last log lines have been read by then.
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()))
  child.on('error', () => child.emit('close'))

  let pid: number | null = null
  return {
    httpSocket: join(place.socketDir, 'in.sock'),
    controlSocket: join(place.socketDir, 'ctl.sock'),
    ready: waitUntilListening(child, input.limits.bootTimeoutMs),
    exited,
    stdout: streamOf(child, 1),
    stderr: streamOf(child, 2),
    kill() {
      // Once it has ended, its number may belong to somebody else.
      if (hasEnded(child)) return
      // The first process of a pid namespace takes everything in it along.
      const first = namespacePid()
      if (first !== null) killQuietly(first)
      child.kill('SIGKILL')
    },
    findWorkerdPid() {
      if (hasEnded(child)) return null
      if (!input.wall.isWalled) return child.pid ?? null
      const first = namespacePid()
      pid ??= first === null ? null : firstChildOf(first)
      return pid
    },
  }
}

interface Place {
  sourceDir: string
  socketDir: string
  userId: number
}

async function layOut({ app, wall, limits, dir, gatewaySocket }: SandboxInput): Promise<Place> {
  const place: Place = { sourceDir: join(dir, 's'), socketDir: join(dir, 'r'), userId: appUserId(app.projectGroupId) }
  await mkdir(place.sourceDir, { recursive: true })
  await mkdir(place.socketDir, { recursive: true })
  const seen = wall.isWalled ? insideWall : { ...place, gatewaySocket }
  const paths = {
    httpSocket: `${seen.socketDir}/in.sock`,
    controlSocket: `${seen.socketDir}/ctl.sock`,
    gatewaySocket: seen.gatewaySocket,
  }
  const config = writeWorkerdConfig({ paths, variables: app.variables, heapMb: limits.heapMb })
  const files = ['app.js', 'main.js', 'config.capnp'].map((name) => join(place.sourceDir, name))
  const [bundleFile = '', mainFile = '', configFile = ''] = files
  await Promise.all([
    copyFile(join(app.bundleDir, 'app.js'), bundleFile),
    copyFile(shimFile, mainFile),
    writeFile(configFile, config),
  ])
  // Whatever our umask says, the sandbox's user must be able to read its own files and nobody to change them.
  await Promise.all([...files.map((file) => chmod(file, 0o444)), chmod(place.sourceDir, 0o755)])
  await chmod(gatewaySocket, 0o777)
  if (wall.isWalled && wall.userMode === 'drop-user') await chown(place.socketDir, place.userId, place.userId)
  return place
}

function launch(input: SandboxInput, place: Place): ChildProcess {
  const { wall, workerd, limits, gatewaySocket } = input
  const { dataMb } = limits
  if (!wall.isWalled) {
    const [program = '', ...rest] = unwalledCommand(wall, { workerd, dataMb, command: serveCommand(place.sourceDir) })
    // `detached`: Ctrl-C in the terminal is for the server, which ends us in good order.
    return spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: {}, cwd: '/', detached: true })
  }
  const command = [insideWall.workerd, ...serveCommand(insideWall.sourceDir)]
  const walled = walledCommand(wall, { workerd, dataMb, place: { ...place, gatewaySocket }, command })
  const [program = '', ...rest] = walled
  const filter = openSync(wall.seccompFile, 'r')
  try {
    const stdio = ['ignore', 'pipe', 'pipe', 'pipe', filter, 'pipe'] as const
    return spawn(program, rest, { stdio: [...stdio], env: {}, cwd: '/' })
  } finally {
    closeSync(filter)
  }
}

function serveCommand(sourceDir: string): string[] {
  return ['serve', `${sourceDir}/config.capnp`, 'config', `--control-fd=${controlFd}`]
}

/** Lines on the control descriptor name each socket once workerd listens on it. */
function waitUntilListening(child: ChildProcess, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let control = ''
    let errors = ''
    const timer = setTimeout(() => fail('it did not listen in time'), timeoutMs)
    const onErrors = (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000))
    const fail = (reason: string) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(withoutNoise(errors) || reason))
    }
    streamOf(child, 2).on('data', onErrors)
    streamOf(child, controlFd).on('data', (chunk: Buffer) => {
      control += chunk.toString()
      const isListening = Object.values(socketNames).every((name) => control.includes(`"socket":"${name}"`))
      if (!isListening) return
      clearTimeout(timer)
      streamOf(child, 2).off('data', onErrors)
      resolve()
    })
    child.on('error', (error) => fail(error.message))
    child.on('close', (code, signal) => fail(`it ended at once (${signal ?? `status ${code}`})`))
  })
}

/** Without /proc in the sandbox workerd says each time that it cannot find itself; nobody needs to read that. */
function withoutNoise(errors: string): string {
  const lines = errors.split('\n').filter((line) => !line.startsWith('Unable to find and open the program executable'))
  return lines
    .map((line) => /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? line)
    .join('\n')
    .trim()
}

function readNamespacePid(child: ChildProcess): () => number | null {
  const info = streamAt(child, infoFd)
  let text = ''
  info?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => {
    const match = /"child-pid": (\d+)/.exec(text)
    return match === null ? null : Number(match[1])
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function streamOf(child: ChildProcess, fd: number): Readable {
  const stream = streamAt(child, fd)
  if (stream === null) throw new Error(`No pipe at descriptor ${fd}.`)
  return stream
}

function streamAt(child: ChildProcess, fd: number): Readable | null {
  // Node's type knows five descriptors only.
  const pipes: readonly (Readable | Writable | null | undefined)[] = child.stdio
  const stream = pipes[fd]
  return stream instanceof Readable ? stream : null
}

function firstChildOf(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return Number(children[0]) || null
  } catch {
    return null
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself a moment ago.
  }
}
