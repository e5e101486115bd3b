// What `postmaster.pid` says, and whether the process it names is the Postgres of this cluster.
import { execFileSync } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  // A file being written has fewer lines.
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return null
  return { pid, port, isReady: lines[7]?.trim() === 'ready' }
}

/** A process id is used again after a container restart, so a living process alone proves nothing. */
export async function isPostmasterOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(clusterDir)
  }
  try {
    const [cwd, program] = await Promise.all([readlink(`/proc/${pid}/cwd`), readlink(`/proc/${pid}/exe`)])
    // The program's file may have been replaced by a newer install while it runs.
    return basename(program.replace(/ \(deleted\)$/, '')) === 'postgres' && cwd === (await realpath(clusterDir))
  } catch {
    return false // not ours to look at, or just gone
  }
}

/** Whether somebody has started the Postgres of this data folder and not stopped it. */
export async function isPostgresRunning(dataDir: string): Promise<boolean> {
  const cluster = join(dataDir, 'cluster')
  const postmaster = await readPostmaster(cluster)
  return postmaster !== null && (await isPostmasterOf(cluster, postmaster.pid))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
