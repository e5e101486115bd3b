// Sessions of a postmaster that was killed. Most notice and end; one in the middle of a long computation does not, and
// as long as it lives no new postmaster may use its memory.
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { basename } from 'node:path'

/** Ends those of this cluster whose postmaster is gone; what they had not committed was lost with it. Linux only. */
export async function endOrphans(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return
  const cluster = await realpath(clusterDir)
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry) || !(await isBackendOf(entry, cluster))) continue
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(await readOrNothing(`/proc/${entry}/stat`))?.[1]
    if (parent !== undefined && (await isPostgresOf(parent, cluster))) continue
    try {
      process.kill(Number(entry), 'SIGKILL')
    } catch {
      // It ended by itself in between.
    }
  }
}

/** A postmaster shows its arguments; what it forks writes `postgres: …` over them. */
async function isBackendOf(pid: string, cluster: string): Promise<boolean> {
  return (await isPostgresOf(pid, cluster)) && (await readOrNothing(`/proc/${pid}/cmdline`)).startsWith('postgres: ')
}

async function isPostgresOf(pid: string, cluster: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== cluster) return false
    return basename((await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')) === 'postgres'
  } catch {
    return false // gone, or not ours to look at
  }
}

function readOrNothing(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
