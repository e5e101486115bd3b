// A whole installation of its own for a journey: the real start command, a fresh data folder, a free port.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/**
 * Of the unit tests: every version of it lies in a folder named by all that went into it, so that it can be shared. A
 * first start bundles the packages that apps may use, which takes longer than the rest of the start.
 */
const sharedPackages = join(tmpdir(), 'joinery-test-compiler', 'vendors')
const readyPattern = /Joinery is ready at (\S+)/

export interface Installation {
  /** For example `http://localhost:41234`. */
  url: string
  port: number
  dataDir: string
  /** Of the server process that runs now. */
  pid(): number
  /** Everything the server printed so far. */
  log(): string
  /** Ends only the server process, at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts again on the same data and port. */
  restart(env?: Record<string, string>): Promise<void>
  /** Asks it to stop, and waits. */
  stop(): Promise<void>
  /** `stop`, and the data folder goes away. */
  remove(): Promise<void>
}

/**
 * @param env settings of its own; without `JUDGE: 'on'` apps are not used in a browser before they are done
 * @param isFirstStart true: nothing is there before, as on a new machine; else packages that others bundled are
 */
export async function startInstallation(
  env: Record<string, string> = {},
  { isFirstStart = false } = {},
): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'joinery-e2e-'))
  await chmod(dataDir, 0o755)
  if (!isFirstStart) await lendPackages(dataDir)
  const port = await findFreePort()
  let printed = ''
  let child = await launch(env).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })

  async function launch(more: Record<string, string>): Promise<ChildProcess> {
    const server = spawn(join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), JOINERY_DATA: dataDir, JUDGE: 'off', ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      let own = ''
      const read = (chunk: Buffer) => {
        printed += chunk.toString()
        own += chunk.toString()
        if (readyPattern.test(own)) resolve()
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${own}`)))
    })
    return server
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  return {
    url: readyPattern.exec(printed)?.[1] ?? '',
    port,
    dataDir,
    pid: () => child.pid ?? 0,
    log: () => printed,
    kill: () => end('SIGKILL'),
    async restart(more = {}) {
      await end('SIGTERM')
      child = await launch(more)
    },
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function lendPackages(dataDir: string): Promise<void> {
  const compilerFolder = join(dataDir, 'cache', 'compiler')
  await Promise.all([sharedPackages, compilerFolder].map((folder) => mkdir(folder, { recursive: true })))
  await symlink(sharedPackages, join(compilerFolder, 'vendors'))
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
