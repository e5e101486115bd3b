// What the host serves at an address.
import type { AppVersion } from '@joinery/runtime'

import type { Services } from '../context.ts'
import { appVariables } from '../preview/index.ts'
import { deployedVersion } from './deployed-version.ts'
import { findLiveDeployment, listEarlierFiles } from './publish-queries.ts'

const immutablePrefix = '/_joinery/'
/** Pages opened before an update go on loading their chunks for this many updates. */
const earlierVersions = 2

export interface LiveDeployment {
  deploymentId: string
  projectGroupId: string
  revisionId: string
  /** Patterns of its pages and functions. */
  routes: readonly string[]
  /** By URL path. Hashed files of the versions before are among them. */
  files: ReadonlyMap<string, { hash: string; contentType: string; isImmutable: boolean }>
  /** Unpacks the server bundle on this node when it is needed first. */
  serverVersion(): Promise<AppVersion>
}

type LiveServices = Pick<Services, 'db' | 'blobs' | 'cacheDir' | 'addresses' | 'variables'>

/** @returns null when nothing is published under this id */
export async function readLiveDeployment(
  services: LiveServices,
  projectGroupId: string,
): Promise<LiveDeployment | null> {
  const row = await findLiveDeployment(services.db, projectGroupId)
  if (row === undefined) return null
  const { id: deploymentId, serverHash, serverCodeBlob, serverMapBlob } = row
  if (row.files === null || serverHash === null || serverCodeBlob === null || serverMapBlob === null) {
    throw new Error(`live deployment ${deploymentId} is incomplete`)
  }
  const files = new Map<string, { hash: string; contentType: string; isImmutable: boolean }>()
  const earlier = await listEarlierFiles(services.db, { projectGroupId, deploymentId, limit: earlierVersions })
  for (const set of earlier.toReversed()) {
    for (const [path, file] of Object.entries(set)) {
      if (path.startsWith(immutablePrefix)) files.set(path, { ...file, isImmutable: true })
    }
  }
  for (const [path, file] of Object.entries(row.files)) {
    files.set(path, { ...file, isImmutable: path.startsWith(immutablePrefix) })
  }
  let version: Promise<AppVersion> | null = null
  return {
    deploymentId,
    projectGroupId,
    revisionId: row.revisionId,
    routes: (row.routes ?? []).map(({ pattern }) => pattern),
    files,
    async serverVersion() {
      version ??= deployedVersion(services, { projectGroupId, serverHash, serverCodeBlob, serverMapBlob })
      version.catch(() => {
        version = null
      })
      // The bundle stays as it is; variables change without a publish.
      const [app, variables] = await Promise.all([
        version,
        appVariables(services, { projectGroupId, environment: 'main' }),
      ])
      return { ...app, variables }
    },
  }
}
