// Where uploads of apps' visitors go: into the data folder, or into the bucket that the operator named.
import { join } from 'node:path'

import { createDiskUploads, createS3Uploads, createUploads, type Uploads } from '@joinery/data'

import type { Config } from './config.ts'

export function startUploads({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, signingKey: Uint8Array): Uploads {
  const folder = join(dataDir, 'uploads')
  return createUploads({
    stagingDir: join(folder, 'staging'),
    storage: s3 === undefined ? createDiskUploads(join(folder, 'kept')) : createS3Uploads(s3),
    signingKey,
  })
}
