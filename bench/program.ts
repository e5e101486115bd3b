// Starts a program and waits for what it prints.
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

export interface Program {
  child: ChildProcess
  /** From the start to the awaited words. */
  readyMs: number
  /** SIGTERM, then waits until it is gone. */
  stop(): Promise<void>
}

export async function startProgram(
  command: readonly [string, ...string[]],
  options: SpawnOptions & { until: RegExp },
): Promise<Program> {
  const startedAt = performance.now()
  const { until, ...rest } = options
  const child = spawn(command[0], command.slice(1), { ...rest, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      // Programs colour their words when they think somebody watches.
      // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
      if (until.test(printed.replaceAll(/\u001b\[\d+m/g, ''))) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}:\n${printed}`)))
  })
  return {
    child,
    readyMs: performance.now() - startedAt,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Runs a program to its end. @returns milliseconds */
export async function runProgram(command: readonly [string, ...string[]], options: SpawnOptions): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(command[0], command.slice(1), { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${printed}`)
  return performance.now() - startedAt
}
