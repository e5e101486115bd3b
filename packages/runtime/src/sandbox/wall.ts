// The outer wall of a sandbox: bubblewrap with its own namespaces, a system call filter and a memory limit.
import { spawn } from 'node:child_process'
import { accessSync, closeSync, constants, openSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'

import type { WallState } from '../runtime.ts'
import { niceLevels } from './precedence.ts'
import { buildSeccompFilter } from './seccomp.ts'

/** Where the parts of a sandbox are, seen from inside it; at the top, as bubblewrap closes folders between to all but root. */
export const insideWall = {
  sourceDir: '/app',
  socketDir: '/sockets',
  gatewaySocket: '/gateway.sock',
  workerd: '/workerd',
}

/** File descriptors that a walled child expects, besides the usual three and `controlFd`. */
export const controlFd = 3
export const seccompFd = 4
export const infoFd = 5

/** How a child is started on this machine: `arguments` go before the command of workerd. */
export type Wall =
  | ({ isWalled: true; seccompFile: string } & Programs & { userMode: UserMode; bwrap: string; prlimit: string })
  | ({ isWalled: false; reason: string } & Programs)

/** Started by root, workerd drops to a user of its own; else it keeps its user, mapped into a user namespace. */
type UserMode = 'drop-user' | 'user-namespace'

interface Programs {
  prlimit: string | null
  setpriv: string | null
  nice: string | null
}

/** What one sandbox mounts. */
export interface WalledPlace {
  sourceDir: string
  socketDir: string
  gatewaySocket: string
  userId: number
}

interface ProbeInput {
  /** PATH of the installation. */
  searchPath: string
  /** Existing folder for the filter file. */
  runDir: string
  workerd: string
  dataMb: number
}

/** Tries the whole wall once, with workerd's own `--version` inside. */
export async function probeWall(input: ProbeInput): Promise<Wall> {
  const find = (name: string) => findProgram(name, input.searchPath)
  const programs: Programs = { prlimit: find('prlimit'), setpriv: find('setpriv'), nice: find('nice') }
  const refuse = (reason: string): Wall => ({ isWalled: false, reason, ...programs })
  if (process.platform !== 'linux') return refuse('bubblewrap exists on Linux only.')
  const bwrap = find('bwrap')
  if (bwrap === null) return refuse('bubblewrap (the program "bwrap") is not installed.')
  const { prlimit } = programs
  if (prlimit === null) return refuse('The program "prlimit" (package util-linux) is not installed.')
  const filter = buildSeccompFilter(process.arch)
  if (filter === null) return refuse(`There is no system call filter for the architecture ${process.arch}.`)
  const seccompFile = join(input.runDir, 'seccomp.bpf')
  writeFileSync(seccompFile, filter)

  const isRoot = process.getuid?.() === 0
  const modes: UserMode[] = isRoot && programs.setpriv !== null ? ['drop-user', 'user-namespace'] : ['user-namespace']
  let reason = ''
  for (const userMode of modes) {
    const wall: Wall = { isWalled: true, ...programs, seccompFile, userMode, bwrap, prlimit }
    const attempt = await tryWall(wall, input)
    if (attempt.isWorking) return wall
    reason ||= attempt.reason
  }
  return refuse(`bubblewrap does not work here: ${reason}`)
}

export function stateOf(wall: Wall): WallState {
  return wall.isWalled ? { isWalled: true } : { isWalled: false, reason: wall.reason }
}

/** The command line that runs `command` inside the wall. */
export function walledCommand(
  wall: Extract<Wall, { isWalled: true }>,
  input: { workerd: string; dataMb: number; place: WalledPlace | null; command: string[] },
): string[] {
  const { workerd, dataMb, place, command } = input
  const userId = String(place?.userId ?? firstAppUserId)
  const isDropping = wall.userMode === 'drop-user' && wall.setpriv !== null
  const groups = [
    limitArguments(wall, dataMb),
    [wall.bwrap, '--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    isDropping ? [] : ['--unshare-user'],
    ['--die-with-parent', '--new-session', '--clearenv', '--hostname', 'app', '--cap-drop', 'ALL'],
    // What setpriv needs to become the app's user; the change of user and setpriv itself take them away again.
    isDropping ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]) : [],
    ['--seccomp', String(seccompFd), '--info-fd', String(infoFd)],
    ['/lib', '/lib64'].flatMap((folder) => ['--ro-bind-try', folder, folder]),
    ['--ro-bind', workerd, insideWall.workerd, '--dev', '/dev'],
    isDropping && wall.setpriv !== null ? ['--ro-bind', wall.setpriv, '/setpriv'] : [],
    place === null ? [] : placeArguments(place),
    ['--remount-ro', '/'],
    isDropping ? ['/setpriv', `--reuid=${userId}`, `--regid=${userId}`, '--clear-groups'] : [],
    isDropping ? ['--bounding-set=-all', '--inh-caps=-all'] : [],
    command,
  ]
  return groups.flat()
}

/** Without the wall a child still dies with us, and has what limits the machine offers. */
export function unwalledCommand(
  wall: Extract<Wall, { isWalled: false }>,
  input: { workerd: string; dataMb: number; command: string[] },
): string[] {
  const { setpriv } = wall
  return [
    ...limitArguments(wall, input.dataMb),
    ...(setpriv === null || process.platform !== 'linux' ? [] : [setpriv, '--pdeathsig=KILL', '--no-new-privs']),
    input.workerd,
    ...input.command,
  ]
}

function limitArguments({ prlimit, nice }: Programs, dataMb: number): string[] {
  return [
    ...(prlimit === null ? [] : [prlimit, `--data=${dataMb * 2 ** 20}`, '--nofile=4096', '--core=0']),
    ...(nice === null ? [] : [nice, '-n', String(niceLevels.ordinary)]),
  ]
}

function placeArguments(place: WalledPlace): string[] {
  const mounts = [
    ['--ro-bind', place.sourceDir, insideWall.sourceDir],
    ['--bind', place.socketDir, insideWall.socketDir],
    ['--ro-bind', place.gatewaySocket, insideWall.gatewaySocket],
    ['--chdir', insideWall.sourceDir],
  ]
  return mounts.flat()
}

const firstAppUserId = 61_200
const appUserIds = 4_000

/** A user id for an app when root starts it; two apps may share one, they do not see each other anyway. */
export function appUserId(projectGroupId: string): number {
  let hash = 0
  for (const character of projectGroupId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % appUserIds
  return firstAppUserId + hash
}

async function tryWall(
  wall: Extract<Wall, { isWalled: true }>,
  { workerd, dataMb }: ProbeInput,
): Promise<{ isWorking: boolean; reason: string }> {
  const command = [insideWall.workerd, '--version']
  const [program = '', ...rest] = walledCommand(wall, { workerd, dataMb, place: null, command })
  const filter = openSync(wall.seccompFile, 'r')
  try {
    // Every descriptor must be a real one: bubblewrap would write its report into whatever it finds at that number.
    const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', filter, 'pipe'], env: {} })
    for (const pipe of child.stdio) if (pipe instanceof Readable) pipe.resume()
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const status = await new Promise<number | null>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      child.on('error', (error) => (stderr += error.message))
      child.on('close', (code) => {
        clearTimeout(timer)
        resolve(code)
      })
    })
    const line = stderr.trim().split('\n').at(-1) ?? ''
    return { isWorking: status === 0, reason: line === '' ? `it ended with status ${status}.` : line }
  } finally {
    closeSync(filter)
  }
}

function findProgram(name: string, searchPath: string): string | null {
  for (const folder of searchPath.split(delimiter)) {
    if (folder === '') continue
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not here: the next folder may have it.
    }
  }
  return null
}
