// Files that are the same for all previews (vendors, fonts, the preview client), kept ready in each coding.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { Services } from '@joinery/domain'

import { createFileBytes } from './file-bytes.ts'
import { createSendableFile, type SendableFile } from './static-file.ts'

const memoryBytes = 64 * 1024 * 1024

/** @returns a function that finds a file by URL path; null when there is none */
export function createPreviewAssets(services: Services): (path: string) => Promise<SendableFile | null> {
  const { compiler } = services
  const files = new Map<string, SendableFile>()
  const paths = new Map<string, string>()
  const bytes = createFileBytes({
    folder: join(services.cacheDir, 'encoded-assets'),
    maxBytes: memoryBytes,
    async load(hash) {
      const asset = await compiler.readAsset(paths.get(hash) ?? '')
      if (asset === null) throw new Error(`asset ${paths.get(hash)} was there and is not any more`)
      return asset.bytes
    },
  })

  return async (path) => {
    const known = files.get(path)
    if (known !== undefined) return known
    const asset = await compiler.readAsset(path)
    if (asset === null) return null
    // Asset addresses hold a version or a hash, so the address stands for the content.
    const hash = createHash('sha256').update(path).digest('hex')
    const file = createSendableFile(bytes, { hash, contentType: asset.contentType, isImmutable: true }, [
      'x-content-type-options',
      'nosniff',
    ])
    files.set(path, file)
    paths.set(hash, path)
    return file
  }
}
