// Supervises the embedded Postgres: makes the cluster once, starts or adopts its postmaster, stops it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { findPostgresUser, type PostgresUser } from './postgres-user.ts'
import { endOrphans } from './orphaned-backends.ts'
import { isAlive, isPostmasterOf, readPostmaster } from './postmaster-file.ts'

export interface StartPostgres {
  /** Holds the cluster, its password, its port and its log; made when missing. One process at a time may use it. */
  dataDir: string
  onProgress?: ((line: string) => void) | undefined
  /** Address space of each Postgres process; a query that wants more fails alone (SQLSTATE 53200). Linux only. */
  memoryLimitKib?: number | undefined
  /** More `name=value` settings, for example `fsync=off` where data does not matter. */
  settings?: readonly string[] | undefined
  /** Longer than usual where it first has to read a log. */
  startTimeoutMs?: number | undefined
}

export interface RunningPostgres {
  /** Superuser, database `postgres`. */
  adminUrl: string
  pid: number
  /**
   * From now on a Postgres that dies is started again, at the same address.
   *
   * @param onRestart told once it serves again, with how long that took
   */
  keepRunning(onRestart?: (tookMs: number) => void): void
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>
}

interface Cluster {
  dir: string
  /** How Postgres names the cluster's folder. */
  innerDir: string
  password: string
  portFile: string
  logFile: string
  user: PostgresUser | null
  binaries: PostgresBinaries
}

const startTimeoutMs = 60_000
const watchMs = 100
/** How long the port of last time is waited for before another one is taken. */
const portPatienceMs = 2_000
const defaultMemoryLimitKib = 1_228_800

export async function startPostgres(options: StartPostgres): Promise<RunningPostgres> {
  const cluster = await openCluster(options)
  const found = (await adopt(cluster)) ?? (await start(cluster, options))
  return supervise(cluster, options, found)
}

interface Found {
  pid: number
  port: number
}

function supervise(cluster: Cluster, options: StartPostgres, found: Found): RunningPostgres {
  let { pid } = found
  const stopping = new AbortController()
  let watching: Promise<void> | null = null

  async function restart(): Promise<void> {
    for (;;) {
      try {
        // Its port is in the addresses that everybody holds.
        ;({ pid } = await start(cluster, options, found.port))
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        options.onProgress?.(`The database does not start again yet: ${String(error)}`)
        await sleep(1_000)
      }
    }
  }

  // Elsewhere a look at who has the process id costs a program each time.
  const isRunning = async () => (process.platform === 'linux' ? isPostmasterOf(cluster.dir, pid) : isAlive(pid))

  async function watch(onRestart?: (tookMs: number) => void): Promise<void> {
    while (!stopping.signal.aborted) {
      // It keeps no process alive by itself, so a stop must not wait for it either.
      await sleep(watchMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted || (await isRunning())) continue
      const diedAt = performance.now()
      await restart()
      if (!stopping.signal.aborted) onRestart?.(performance.now() - diedAt)
    }
  }

  return {
    adminUrl: adminUrlOf(cluster, found.port),
    get pid() {
      return pid
    },
    keepRunning(onRestart) {
      watching ??= watch(onRestart)
    },
    async stop() {
      stopping.abort()
      await watching
      await stopPostmaster(cluster, pid)
    },
  }
}

async function openCluster({ dataDir, onProgress }: StartPostgres): Promise<Cluster> {
  const user = findPostgresUser()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (user !== null) await chown(dataDir, user.uid, user.gid)
  const dir = join(dataDir, 'cluster')
  const cluster: Cluster = {
    dir,
    // A root start may keep its data under a folder that `user` cannot walk into. The process is put there before
    // it changes user and names the place by its own working directory, which needs no permission on the way.
    innerDir: user !== null && process.platform === 'linux' ? '/proc/self/cwd' : dir,
    password: await readOrMakePassword(join(dataDir, 'password'), user),
    portFile: join(dataDir, 'port'),
    logFile: join(dataDir, 'postgres.log'),
    user,
    binaries: await findPostgresBinaries(user, dataDir),
  }
  if ((await stat(join(dir, 'initialized')).catch(() => null)) === null) {
    onProgress?.('Making the database (first start)…')
    await initialize(cluster)
  }
  return cluster
}

async function readOrMakePassword(file: string, user: PostgresUser | null): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known !== '') return known.trim()
  await rm(file, { force: true })
  const password = randomBytes(24).toString('base64url')
  await writeFile(`${file}.new`, password, { mode: 0o600 })
  if (user !== null) await chown(`${file}.new`, user.uid, user.gid)
  await rename(`${file}.new`, file)
  return password
}

/** Half a cluster, left by a crash in here, is made again: the marker is written last. */
async function initialize(cluster: Cluster): Promise<void> {
  await rm(cluster.dir, { recursive: true, force: true })
  await mkdir(cluster.dir, { mode: 0o700 })
  if (cluster.user !== null) await chown(cluster.dir, cluster.user.uid, cluster.user.gid)
  const args = ['-D', cluster.innerDir, '-U', 'postgres', '-E', 'UTF8', '-A', 'scram-sha-256']
  args.push('--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions')
  args.push(`--pwfile=${cluster.innerDir}/../password`)
  const child = spawn(cluster.binaries.initdb, args, {
    ...cluster.user,
    cwd: cluster.dir,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${output.join('').slice(-2000)}`)
  await writeFile(join(cluster.dir, 'initialized'), '')
}

/** Nothing of the caller's surroundings (PGPORT, PGOPTIONS, LD_LIBRARY_PATH) may reach Postgres. */
function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

/** Takes over a postmaster that outlived the process which started it; clears what a dead one left. */
async function adopt(cluster: Cluster): Promise<Found | null> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const postmaster = await readPostmaster(cluster.dir)
    if (postmaster === null) return null
    if (!(await isPostmasterOf(cluster.dir, postmaster.pid))) {
      await rm(join(cluster.dir, 'postmaster.pid'), { force: true })
      return null
    }
    const { pid, port } = postmaster
    if (postmaster.isReady && (await canConnect(adminUrlOf(cluster, port)))) return { pid, port }
    if (Date.now() > deadline)
      throw new Error(`A Postgres (${postmaster.pid}) holds ${cluster.dir} but does not answer.`)
    await sleep(50) // it is starting or stopping
  }
}

/** @param fixedPort no other will do */
async function start(cluster: Cluster, options: StartPostgres, fixedPort?: number): Promise<Found> {
  const deadline = Date.now() + startTimeoutMs
  let port = fixedPort ?? Number(await readFile(cluster.portFile, 'utf8').catch(() => '0'))
  for (;;) {
    // What a dead postmaster's sessions are at may go on for ever, and they hold its memory.
    await endOrphans(cluster.dir)
    port = fixedPort === undefined ? await chooseFreePort(port) : fixedPort
    const { pid, failure } = await spawnPostmaster(cluster, port, options)
    if (failure === null) {
      await writeFile(cluster.portFile, String(port))
      return { pid, port }
    }
    // Right after a crash the old backends may hold the cluster for a moment; a port may be taken in between.
    const mayPass = /lock file|still in use|could not bind|could not create any TCP/.test(failure)
    if (!mayPass || Date.now() > deadline) throw new Error(`Postgres did not start:\n${failure}`)
    await sleep(50)
  }
}

async function spawnPostmaster(
  cluster: Cluster,
  port: number,
  { memoryLimitKib = defaultMemoryLimitKib, settings = [], startTimeoutMs: readyWithinMs }: StartPostgres,
): Promise<{ pid: number; failure: string | null }> {
  const isLinux = process.platform === 'linux'
  const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
  // The table of locks is shared by all apps; with the default, a few thousand tables in one transaction fill it.
  all.push('max_locks_per_transaction=256')
  all.push('timezone=UTC', 'log_timezone=UTC', 'jit=off', ...(isLinux ? ['recovery_init_sync_method=syncfs'] : []))
  const args = ['-D', cluster.innerDir, ...[...all, ...settings].flatMap((setting) => ['-c', setting])]
  // Each backend inherits the limit; without it one query could take the machine's memory.
  const limit = isLinux ? `ulimit -v ${Math.trunc(memoryLimitKib)} && ` : ''
  const log = await openLog(cluster.logFile)
  const logStart = (await log.stat()).size
  try {
    // Detached: Ctrl-C must reach only our own process, which stops Postgres last.
    const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, cluster.binaries.postgres, ...args], {
      ...cluster.user,
      cwd: cluster.dir,
      env: childEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    })
    const exited = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`))
    })
    child.unref()
    const ending = await Promise.race([exited, waitUntilReady(cluster, child.pid ?? 0, readyWithinMs)])
    if (ending === 'ready') return { pid: child.pid ?? 0, failure: null }
    const written = (await readFile(cluster.logFile)).subarray(logStart).toString()
    return { pid: 0, failure: `${ending}\n${written.slice(-4000)}` }
  } finally {
    await log.close()
  }
}

async function openLog(file: string) {
  const tooLarge = ((await stat(file).catch(() => null))?.size ?? 0) > 10_000_000
  return open(file, tooLarge ? 'w' : 'a', 0o600)
}

async function waitUntilReady(
  cluster: Cluster,
  pid: number,
  timeoutMs: number = startTimeoutMs,
): Promise<'ready' | 'timeout'> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dir)
    if (postmaster?.pid === pid && postmaster.isReady) return 'ready'
    await sleep(10)
  }
  return 'timeout'
}

async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  // SIGINT: fast shutdown, sessions are ended. SIGQUIT: at once, as after a crash.
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!(await isPostmasterOf(cluster.dir, pid))) return
    process.kill(pid, signal)
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      // Nobody may reap an adopted one, so its /proc entry tells more than its process id.
      if (!isAlive(pid) || !(await isPostmasterOf(cluster.dir, pid))) return
      await sleep(10)
    }
  }
}

function adminUrlOf(cluster: Cluster, port: number): string {
  return `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres?sslmode=disable`
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the attempt below reports it
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A killed process is gone from `/proc` a moment before the system closes what it held, its port among it. */
async function chooseFreePort(preferred: number): Promise<number> {
  if (preferred === 0) return tryPort(0)
  const deadline = Date.now() + portPatienceMs
  while (Date.now() < deadline) {
    const port = await tryPort(preferred)
    if (port !== 0) return port
    await sleep(20)
  }
  return tryPort(0)
}

/** 0 when the port is taken; with 0 the system chooses one. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(0))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
