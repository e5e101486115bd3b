// Throw-away copies of development: made for one look at an app, gone with it.
import type { AppDatabaseKey, CopyOutcome } from '../app-databases.ts'
import type { AppDatabaseQueries } from './app-database-queries.ts'
import type { AppLock } from './app-lock.ts'
import type { CopyLeases } from './copy-leases.ts'
import type { DatabaseDirectory } from './database-directory.ts'
import type { QuietCopy } from './quiet-copy.ts'
import type { TenantCluster } from './tenant-cluster.ts'

export interface DevelopmentCopies {
  copy(projectGroupId: string, copyId: string): Promise<CopyOutcome>
  /** @returns how many were dropped */
  sweep(): Promise<number>
}

/** Copying takes the disk's time while everybody waits; what is larger is not worth it. */
const maxBytes = 200_000_000
const maxAgeMs = 3_600_000

class SourceBusy extends Error {}

export function createDevelopmentCopies(parts: {
  queries: AppDatabaseQueries
  lock: AppLock
  cluster: TenantCluster
  leases: CopyLeases
  directory: DatabaseDirectory
  quietCopy: QuietCopy
}): DevelopmentCopies {
  const { queries, lock, cluster, leases, directory, quietCopy } = parts

  async function copyHeld(projectGroupId: string, copyId: string): Promise<CopyOutcome> {
    const source = await directory.find({ projectGroupId, environment: 'development' })
    if (source === null) return refuse('no_database', 'This app has no database.')
    const bytes = await cluster.sizeOf(source.databaseName)
    if (bytes > maxBytes) {
      const [size, limit] = [bytes, maxBytes].map((each) => `${Math.round(each / 1_000_000)} MB`)
      return refuse('too_large', `The development database is ${size}; only up to ${limit} are copied.`)
    }
    const key: AppDatabaseKey = { projectGroupId, environment: 'development', copyId }
    try {
      await directory.make(key, async (target) => {
        if (!(await quietCopy.copy(source, target))) throw new SourceBusy()
        return 0
      })
      return { ok: true }
    } catch (error) {
      await directory.remove(key)
      if (!(error instanceof SourceBusy)) throw error
      return refuse('busy', 'The development database is busy. Try again in a moment.')
    }
  }

  return {
    copy: (projectGroupId, copyId) => lock.hold(projectGroupId, () => copyHeld(projectGroupId, copyId)),
    async sweep() {
      let dropped = 0
      for (const { ageMs, copyId, ...key } of await queries.listCopies()) {
        // A fork makes the database before its project.
        const isCopy = copyId !== ''
        if (ageMs < maxAgeMs && !(isCopy && (await leases.isAbandoned(copyId)))) continue
        await directory.drop(isCopy ? { ...key, copyId } : key)
        dropped += 1
      }
      return dropped
    },
  }
}

function refuse(code: 'no_database' | 'too_large' | 'busy', message: string): CopyOutcome {
  return { ok: false, code, message }
}
