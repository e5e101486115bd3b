// The installation's master secret and the keys made from it.
import { hkdfSync, randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads the master secret of a data folder, making it the first time (mode 0600, durable before it is used).
 *
 * @param given APP_SECRET, which wins over the file
 */
export async function readMasterSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const path = join(dataDir, 'secret')
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(randomBytes(32).toString('hex'))
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`${path} is damaged: it must hold at least 32 characters. Restore it from a backup.`)
  return secret
}

/** A 32-byte key for one purpose; keys of different purposes tell nothing about each other. */
export function deriveKey(
  masterSecret: string,
  purpose: 'sign-in' | 'app-databases' | 'variables' | 'uploads',
): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, 'joinery', purpose, 32))
}
