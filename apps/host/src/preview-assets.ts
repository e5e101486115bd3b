// Files that are the same for all previews (vendors, fonts, the preview client), kept ready in each coding.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { Services } from '@joinery/domain'

import { createFileBytes } from './file-bytes.ts'
import { createSendableFile, type SendableFile } from './static-file.ts'

/** Source maps of modules are among them, one per edit: what was made first goes first. */
const maxFiles = 2_000
const memoryBytes = 64 * 1024 * 1024
const headers = ['x-content-type-options', 'nosniff']

/** @returns a function that finds a file by URL path; null when there is none */
export function createPreviewAssets(services: Services): (path: string) => Promise<SendableFile | null> {
  const { compiler } = services
  const files = new Map<string, SendableFile>()
  const bytes = createFileBytes({ folder: join(services.cacheDir, 'encoded-assets'), maxBytes: memoryBytes })

  async function load(path: string): Promise<Uint8Array> {
    const asset = await compiler.readAsset(path)
    if (asset === null) throw new Error(`the asset ${path} was there and is not any more`)
    return asset.bytes
  }

  return async (path) => {
    const known = files.get(path)
    if (known !== undefined) return known
    const asset = await compiler.readAsset(path)
    if (asset === null) return null
    // Asset addresses hold a version or a hash, so the address stands for the content.
    const hash = createHash('sha256').update(path).digest('hex')
    const { contentType } = asset
    const file = createSendableFile(bytes, { hash, contentType, isImmutable: true, load: () => load(path) }, headers)
    for (const oldest of files.keys()) {
      if (files.size < maxFiles) break
      files.delete(oldest)
    }
    files.set(path, file)
    return file
  }
}
