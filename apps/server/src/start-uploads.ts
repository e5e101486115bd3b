// Where uploads of apps' visitors go: into the data folder, or into the bucket that the operator named.
import { join } from 'node:path'

import { createDiskUploads, createS3Uploads, createUploads, publicInternet, type Uploads } from '@joinery/data'

import type { Config } from './config.ts'

export function startUploads(
  { dataDir, s3, appRequests }: Pick<Config, 'dataDir' | 's3' | 'appRequests'>,
  signingKey: Uint8Array,
): Uploads {
  const folder = join(dataDir, 'uploads')
  return createUploads({
    stagingDir: join(folder, 'staging'),
    storage: s3 === undefined ? createDiskUploads(join(folder, 'kept')) : createS3Uploads(s3),
    signingKey,
    // An upload by address is a request of the app to the outside, and the operator's word on those counts.
    remoteRules: { ...publicInternet, isHostAllowed: (hostname) => isHostAllowed(appRequests, hostname) },
  })
}

/** `*.example.net` stands for every name below. */
export function isHostAllowed({ mode, allowedHosts }: Config['appRequests'], hostname: string): boolean {
  if (mode === 'off') return false
  return (
    allowedHosts === null ||
    allowedHosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  )
}
