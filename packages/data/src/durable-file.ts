// Files that are there whole and for good once a promise resolves: written aside, fsynced, renamed, folders fsynced.
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Moves a file of the same file system to where it belongs; its bytes must have been fsynced before. */
export async function moveDurably(from: string, to: string): Promise<void> {
  const made = await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
  // A rename, and each new folder, is durable once the folder that names it is.
  for (const folder of made === undefined ? [dirname(to)] : foldersUpTo(dirname(to), dirname(made))) {
    await syncFolder(folder)
  }
}

function foldersUpTo(from: string, last: string): string[] {
  const folders = [from]
  for (let folder = from; folder !== last && folder !== dirname(folder);) {
    folder = dirname(folder)
    folders.push(folder)
  }
  return folders
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For a `catch` of what reads a file: nothing is there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
