// The wall around Chromium: bubblewrap with its own namespaces, read-only system folders and one socket to the outside.
import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export type BrowserWall = { isWalled: true; bwrap: string; prlimit: string; setpriv: string | null } | OpenWall

interface OpenWall {
  isWalled: false
  reason: string
  prlimit: string | null
  setpriv: string | null
}

/** Port of the relay; the network namespace holds nothing else. */
export const relayPort = 3128

const inside = { node: '/node', relay: '/relay.ts', socket: '/app.sock' }

/** Started by root, the browser runs as this user, which no app of the sandbox has. */
const browserUserId = '61190'

const limits = ['--nproc=1500', '--nofile=4096', '--core=0', `--data=${4 * 2 ** 30}`]
const tmpBytes = 768 * 2 ** 20

/** What the machine has; whether it works is known only after a try. */
export function findBrowserWall(searchPath: string): BrowserWall {
  const find = (name: string) => findProgram(name, searchPath)
  const [bwrap, prlimit, setpriv] = [find('bwrap'), find('prlimit'), find('setpriv')]
  const refuse = (reason: string): BrowserWall => ({ isWalled: false, reason, prlimit, setpriv })
  if (process.platform !== 'linux') return refuse('bubblewrap exists on Linux only.')
  if (bwrap === null) return refuse('bubblewrap (the program "bwrap") is not installed.')
  if (prlimit === null) return refuse('The program "prlimit" (package util-linux) is not installed.')
  return { isWalled: true, bwrap, prlimit, setpriv }
}

/** The command line that runs Chromium inside the wall; Chromium's own arguments follow it. */
export function walledBrowser(
  wall: Extract<BrowserWall, { isWalled: true }>,
  input: { chromium: string; socketPath: string },
): string[] {
  const isDropping = process.getuid?.() === 0 && wall.setpriv !== null
  const groups = [
    [wall.bwrap, '--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    isDropping ? [] : ['--unshare-user', '--uid', browserUserId, '--gid', browserUserId],
    ['--die-with-parent', '--new-session', '--clearenv', '--hostname', 'judge', '--cap-drop', 'ALL'],
    // What setpriv needs to become another user; the change of user takes them away again.
    isDropping ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]) : [],
    ['--setenv', 'HOME', '/tmp', '--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'LANG', 'C.UTF-8'],
    // bubblewrap closes folders it makes to all but root.
    ['/etc', '/opt'].flatMap((folder) => ['--perms', '0755', '--dir', folder]),
    [...systemFolders, ...ownFolder(input.chromium)].flatMap((folder) => ['--ro-bind-try', folder, folder]),
    ['--ro-bind', process.execPath, inside.node, '--ro-bind', relayFile, inside.relay],
    ['--ro-bind', input.socketPath, inside.socket, '--dev', '/dev', '--proc', '/proc'],
    ['--perms', '1777', '--size', String(tmpBytes), '--tmpfs', '/tmp', '--remount-ro', '/', '--chdir', '/tmp'],
    isDropping && wall.setpriv !== null
      ? [wall.setpriv, `--reuid=${browserUserId}`, `--regid=${browserUserId}`, '--clear-groups']
      : [],
    isDropping ? ['--bounding-set=-all', '--inh-caps=-all'] : [],
    [wall.prlimit, ...limits, inside.node, inside.relay, inside.socket, String(relayPort), input.chromium],
  ]
  return groups.flat()
}

/** Without the wall the browser still dies with us and has limits, where the machine has the programs for it. */
export function unwalledBrowser(wall: OpenWall, chromium: string): string[] {
  const isLinux = process.platform === 'linux'
  return [
    ...(wall.prlimit === null ? [] : [wall.prlimit, ...limits.slice(1)]),
    ...(wall.setpriv === null || !isLinux ? [] : [wall.setpriv, '--pdeathsig=KILL', '--no-new-privs']),
    chromium,
  ]
}

const relayFile = new URL('./relay.ts', import.meta.url).pathname

/** Programs, libraries and fonts; nothing of a person or of this installation. */
const systemFolders = [
  '/usr',
  '/bin',
  '/lib',
  '/lib64',
  '/etc/fonts',
  '/etc/chromium',
  '/etc/chromium.d',
  '/etc/chromium-browser',
  '/etc/alternatives',
  '/etc/ld.so.cache',
]

/** A browser outside the system folders (for example below /opt) brings its own folder along. */
function ownFolder(chromium: string): string[] {
  const folder = dirname(realpathSync(chromium))
  return /^\/(usr|bin|lib)\//.test(folder) ? [] : [folder]
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
