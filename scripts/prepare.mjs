// Brings a clone to the state in which it can start: packages installed, interface built. Does nothing when nothing
// is stale. Runs before anything is installed, so it is plain JavaScript for Node 18 and newer, without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const bundledNode = join(modules, '.bin', 'node')
const leastNode = 24
const parent = process.ppid

const lock = readFileSync(join(root, 'package-lock.json'))
const lockHash = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')

try {
  await install()
  await buildInterface()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function install() {
  const stamp = join(modules, '.joinery-lock')
  if (read(stamp) === lockHash) return
  if (!hasAllPackages()) {
    const bubblewrap = installBubblewrap()
    const seconds = stopwatch()
    const stop = report('Installing packages (the first time takes a minute or two)…', seconds)
    try {
      await runNpmCi()
    } finally {
      stop()
    }
    console.log(`Packages installed in ${seconds()} s.`)
    await bubblewrap
  }
  requireNode()
  writeFileSync(stamp, lockHash)
}

/** True after an `npm install` by hand: what npm noted down is what the lock asks for. */
function hasAllPackages() {
  const noted = read(join(modules, '.package-lock.json'))
  if (noted === null) return false
  const installed = JSON.parse(noted).packages
  return Object.entries(JSON.parse(lock.toString()).packages).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const found = installed[path]
    if (found !== undefined) return wanted.link === true || found.version === wanted.version
    return wanted.optional === true && !isForThisMachine(wanted)
  })
}

/** Optional packages are binaries for one kind of machine; those that name a C library exist twice, so npm chooses. */
function isForThisMachine({ os, cpu, libc }) {
  return libc === undefined && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true
}

async function runNpmCi() {
  // The node that runs npm, not ours inside node_modules: that one is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath
  const isNpm = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)
  const [program, ...before] = isNpm ? [node, npm] : ['npm']
  const options = [
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--no-progress',
    '--loglevel=error',
  ]
  const code = await run(program, [...before, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code === 0) return
  throw new Error(`Installing packages failed (npm ci: ${code}). Check the network and run this again.`)
}

function requireNode() {
  const works = existsSync(bundledNode) && spawnSync(bundledNode, ['--version'], { stdio: 'ignore' }).status === 0
  if (works || Number(process.versions.node.split('.')[0]) >= leastNode) return
  const here =
    process.platform === 'linux' ? 'its bundled Node does not run on this Linux' : 'none is bundled for this system'
  throw new Error(
    `Joinery needs Node ${leastNode} or newer; this is ${process.version}, and ${here}. Install Node ${leastNode} and run this again.`,
  )
}

async function buildInterface() {
  const folder = join(root, 'apps', 'web')
  const stamp = join(folder, 'dist', '.stamp')
  const hash = createHash('sha256').update(lockHash)
  for (const source of [folder, join(root, 'packages', 'contract', 'src')]) hashTree(hash, source)
  const wanted = hash.digest('hex')
  if (read(stamp) === wanted) return
  const seconds = stopwatch()
  const stop = report('Building the interface…', seconds)
  const output = []
  const child = [join(modules, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  const code = await run(nodeToUse(), child, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    output,
  }).finally(stop)
  if (code !== 0) throw new Error(`${output.join('')}\nThe interface could not be built (${code}).`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Interface built in ${seconds()} s.`)
}

function nodeToUse() {
  return existsSync(bundledNode) ? bundledNode : process.execPath
}

function hashTree(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) hashTree(hash, path)
    else hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path))
  }
}

/** The sandbox wants it. Only tried where it can work and does no harm; the server says what it means when it is missing. */
async function installBubblewrap() {
  const isMissing = process.platform === 'linux' && !isOnPath('bwrap')
  if (!isMissing || process.getuid() !== 0 || !isOnPath('apt-get') || process.env.JOINERY_NO_APT === '1') return
  const limits = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', '-o', 'DPkg::Lock::Timeout=10']
  const apt = (...args) =>
    run('apt-get', [...limits, '-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 60_000,
    }).catch(() => 1)
  const add = ['install', '-y', '--no-install-recommends', 'bubblewrap']
  if ((await apt(...add)) === 0) return
  if ((await apt('update')) === 0) await apt(...add)
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}

/** Resolves with the exit code, or the signal. */
function run(program, args, { output = [], ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options)
    // A stop that reached only npm ended the shell between it and us: nobody waits for this work any more.
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      child.kill('SIGTERM')
      process.exit(1)
    }, 200)
    child.once('close', () => clearInterval(watch))
    child.once('error', () => clearInterval(watch))
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
}

/** Says what happens and, while it goes on, that it still does. */
function report(line, seconds) {
  console.log(line)
  const timer = setInterval(() => console.log(`  … ${seconds()} s`), 15_000)
  return () => clearInterval(timer)
}

function stopwatch() {
  const startedAt = Date.now()
  return () => Math.round((Date.now() - startedAt) / 1000)
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
