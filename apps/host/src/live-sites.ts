// The published apps this node serves, kept in memory so that a static request asks no database.
import { join } from 'node:path'

import type { Services } from '@joinery/domain'
import { type LiveDeployment, readLiveDeployment } from '@joinery/domain/publish'

import { type FileBytes, createFileBytes } from './file-bytes.ts'
import { staticHeaders } from './serve-app.ts'
import { createSendableFile, type SendableFile } from './static-file.ts'

const maxSites = 500
const fileMemoryBytes = 128 * 1024 * 1024
/** Should a fact get lost, an update shows after this long at the latest. */
const trustMs = 30_000
/** For addresses with nothing published: short, because the next moment may bring a publish from another node. */
const trustNothingMs = 3_000

export interface LiveSite {
  deployment: LiveDeployment
  /** By URL path. */
  files: ReadonlyMap<string, SendableFile>
}

export interface LiveSites {
  /** What is known and believed right now; undefined when it must be read first. */
  peek(projectGroupId: string): LiveSite | null | undefined
  read(projectGroupId: string): Promise<LiveSite | null>
  close(): void
}

interface Entry {
  site: LiveSite | null | undefined
  reading: Promise<LiveSite | null> | null
  believedUntil: number
  stopListening(): void
}

export function createLiveSites(services: Services): LiveSites {
  const bytes = createFileBytes({ folder: join(services.cacheDir, 'encoded'), maxBytes: fileMemoryBytes })
  const entries = new Map<string, Entry>()

  function entryOf(projectGroupId: string): Entry {
    const known = entries.get(projectGroupId)
    if (known !== undefined) return known
    const entry: Entry = {
      site: undefined,
      reading: null,
      believedUntil: 0,
      stopListening: services.facts.listen(projectGroupId, ({ topic }) => {
        if (topic !== 'publish') return
        entry.believedUntil = 0
        // A read that has begun may have seen the state before this fact.
        entry.reading = null
      }),
    }
    entries.set(projectGroupId, entry)
    if (entries.size > maxSites) forgetOne()
    return entry
  }

  /** Addresses with nothing behind them go first: anybody can make those up. */
  function forgetOne(): void {
    const all = [...entries]
    const [name, entry] = all.find(([, each]) => each.site === null) ?? all[0] ?? []
    if (name === undefined) return
    entry?.stopListening()
    entries.delete(name)
  }

  async function load(projectGroupId: string, entry: Entry): Promise<LiveSite | null> {
    const deployment = await readLiveDeployment(services, projectGroupId)
    const before = entry.site
    if (deployment === null) return null
    if (before?.deployment.deploymentId === deployment.deploymentId) return before
    return { deployment, files: sendableFiles(services, bytes, deployment) }
  }

  async function read(projectGroupId: string): Promise<LiveSite | null> {
    const entry = entryOf(projectGroupId)
    if (entry.site !== undefined && entry.believedUntil > Date.now()) return entry.site
    if (entry.reading === null) {
      const reading = load(projectGroupId, entry)
      entry.reading = reading
      reading
        .then((site) => {
          if (entry.reading !== reading) return
          entry.site = site
          entry.believedUntil = Date.now() + (site === null ? trustNothingMs : trustMs)
        })
        .catch(() => undefined)
        .finally(() => {
          if (entry.reading === reading) entry.reading = null
        })
    }
    try {
      return await entry.reading
    } catch (error) {
      // While the database is away, what was live stays live.
      if (entry.site !== undefined && entry.site !== null) return entry.site
      throw error
    }
  }

  return {
    peek(projectGroupId) {
      const entry = entries.get(projectGroupId)
      return entry !== undefined && entry.believedUntil > Date.now() ? entry.site : undefined
    },
    read,
    close() {
      for (const entry of entries.values()) entry.stopListening()
      entries.clear()
    },
  }
}

function sendableFiles(
  services: Services,
  bytes: FileBytes,
  deployment: LiveDeployment,
): ReadonlyMap<string, SendableFile> {
  const load = async (hash: string) => {
    const found = await services.blobs.get(hash)
    if (found === null) throw new Error(`blob ${hash} of a published file is missing`)
    return found
  }
  return new Map(
    [...deployment.files].map(([path, file]) => [
      path,
      createSendableFile(bytes, { ...file, load: () => load(file.hash) }, staticHeaders),
    ]),
  )
}
