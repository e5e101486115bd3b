// Tries the start-ups that a new machine may ask for: root, an ordinary user, a clone under a folder that only root can
// enter, install scripts switched off, no bubblewrap on the PATH. Each is a clone of its own with its own `npm start`,
// and ends without leaving a process behind. Words of a name as arguments choose: `node scripts/try-starts.ts ordinary`.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const isRoot = process.getuid?.() === 0
const nobody = 65_534

interface Trial {
  name: string
  /** Mode of the folder that holds the clone. */
  parentMode: number
  uid?: number
  env?: Record<string, string>
  withoutBubblewrap?: boolean
  /** Ctrl-C reaches every process of the terminal, a SIGTERM only npm. */
  stopBy: 'Ctrl-C' | 'SIGTERM'
  expects: 'walled' | 'unwalled'
}

const trials: Trial[] = [
  {
    name: 'with install scripts switched off',
    parentMode: 0o755,
    env: { npm_config_ignore_scripts: 'true' },
    stopBy: 'SIGTERM',
    expects: 'walled',
  },
  ...(isRoot
    ? [
        {
          name: 'as root, the clone under a folder only root can enter',
          parentMode: 0o700,
          stopBy: 'Ctrl-C' as const,
          expects: 'walled' as const,
        },
        {
          name: 'as an ordinary user',
          parentMode: 0o755,
          uid: nobody,
          stopBy: 'SIGTERM' as const,
          expects: 'walled' as const,
        },
      ]
    : []),
  {
    name: 'without bubblewrap on the PATH',
    parentMode: 0o755,
    env: { JOINERY_NO_APT: '1' },
    withoutBubblewrap: true,
    stopBy: 'Ctrl-C',
    expects: 'unwalled',
  },
]

const wanted = process.argv.slice(2)
const chosen = trials.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const firstPort = 41_300
/** While one of them downloads, another works. */
const atOnce = 2
let failures = 0
const waiting = [...chosen.entries()]
const attemptAll = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await attemptOne(...next)
}
await Promise.all(Array.from({ length: atOnce }, attemptAll))
console.log(`${chosen.length - failures} passed, ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)

async function attemptOne(index: number, trial: Trial): Promise<void> {
  const startedAt = performance.now()
  try {
    await attempt(trial, firstPort + index)
    console.log(`ok    ${trial.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failures++
    console.log(`FAIL  ${trial.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function attempt(trial: Trial, onPort: number): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'joinery-start-'))
  const clone = join(parent, 'joinery')
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], { stdio: 'inherit' })
    if (cloned.status !== 0) throw new Error('the repository could not be cloned')
    const home = join(parent, 'home')
    mkdirSync(home)
    if (trial.uid !== undefined) chownTree(parent, trial.uid)
    chmodSync(parent, trial.parentMode)
    const child = start(trial, clone, home, onPort)
    try {
      await waitFor(child, onPort)
      await checkWall(trial, onPort)
      await checkStop(trial, child, clone)
    } finally {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function start(trial: Trial, cwd: string, home: string, onPort: number): ChildProcess {
  const path = trial.withoutBubblewrap === true ? pathWithoutBubblewrap(home) : (process.env['PATH'] ?? '')
  return spawn('npm', ['start'], {
    cwd,
    env: {
      ...process.env,
      PATH: path,
      HOME: home,
      npm_config_cache: join(home, '.npm'),
      PORT: String(onPort),
      ...trial.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(trial.uid === undefined ? {} : { uid: trial.uid, gid: trial.uid }),
  })
}

/** A folder of links to every program on the PATH but bwrap. */
function pathWithoutBubblewrap(home: string): string {
  const bin = join(home, 'bin')
  mkdirSync(bin)
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) {
      if (name !== 'bwrap' && !existsSync(join(bin, name))) symlinkSync(join(folder, name), join(bin, name))
    }
  }
  return bin
}

function chownTree(folder: string, uid: number): void {
  chownSync(folder, uid, uid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), uid, uid)
}

async function waitFor(child: ChildProcess, onPort: number): Promise<void> {
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${printed}`)
    if (printed.includes(`Joinery is ready at http://localhost:${onPort}`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`not ready after ten minutes:\n${printed}`)
}

async function checkWall(trial: Trial, onPort: number): Promise<void> {
  const answer = await get(onPort, '/readyz')
  if (!answer.includes('ok')) throw new Error(`/readyz says ${answer}`)
  const page = await get(onPort, '/')
  if (!page.includes('<div id="root"')) throw new Error('the interface is not served')
  const wall = await get(onPort, '/healthz')
  if (!wall.includes(trial.expects === 'walled' ? 'walled: yes' : 'walled: no'))
    throw new Error(`expected ${trial.expects}, got ${wall}`)
}

async function checkStop(trial: Trial, child: ChildProcess, clone: string): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const started = descendantsOf(pid)
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (trial.stopBy === 'SIGTERM') child.kill('SIGTERM')
  else process.kill(-pid, 'SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await gone
  clearTimeout(timer)
  // What the last process left may be reaped a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const left = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(Number(name)) !== null)
    .filter((name) => started.includes(Number(name)) || readCommand(name).includes(clone))
  if (left.length > 0) {
    throw new Error(
      `left running after ${trial.stopBy}:\n${left.map((name) => `${name} ${readCommand(name)}`).join('\n')}`,
    )
  }
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** null for what has ended, also when nobody has taken note of it: some containers' first process never does. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : Number(parent)
  } catch {
    return null
  }
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function get(onPort: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: onPort, path, headers: { host: `localhost:${onPort}` } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve(text))
      },
    )
    call.on('error', reject)
    call.end()
  })
}
