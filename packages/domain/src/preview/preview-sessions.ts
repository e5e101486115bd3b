// The previews that this node keeps ready: compiler sessions that follow a project's head and draft.
import type { FileChange } from '@joinery/contract/files'
import type { PreviewSession } from '@joinery/compiler'
import type { AppVersion } from '@joinery/runtime'

import type { OpenPreview, PreviewSessions, PreviewTarget, ServerVersion, Services } from '../context.ts'
import { changedPaths, readFiles, readTree, type TreeRow } from '../revisions/index.ts'
import { prepareAppVersion } from './app-version.ts'
import { createFollower } from './follower.ts'
import { findDraftTree } from './preview-queries.ts'

/** A session nobody looks at may go when more than this many are open. */
const maxIdleSessions = 60

/** All services but the one that is made here. */
type SessionServices = Omit<Services, 'previews'>

interface Entry extends OpenPreview {
  settled(): Promise<void>
  isHeld(): boolean
  end(): void
}

/** One registry per node; `maxIdle` is for tests. */
export function createPreviewSessions(services: SessionServices, options: { maxIdle?: number } = {}): PreviewSessions {
  const maxIdle = options.maxIdle ?? maxIdleSessions
  // Insertion order is order of use: an entry that is asked for is put to the end.
  const entries = new Map<string, Promise<Entry>>()

  async function evict(): Promise<void> {
    for (const [key, opening] of entries) {
      if (entries.size <= maxIdle) return
      const entry = await opening.catch(() => null)
      if (entry?.isHeld() === true || entries.get(key) !== opening) continue
      entries.delete(key)
      entry?.end()
    }
  }

  return {
    async open(target) {
      const key = `${target.projectGroupId}:${target.revisionId ?? 'live'}`
      let opening = entries.get(key)
      if (opening === undefined) {
        opening = openEntry(services, target)
        opening.catch(() => entries.delete(key))
      }
      entries.delete(key)
      entries.set(key, opening)
      const entry = await opening
      if (entries.size > maxIdle) await evict()
      await entry.settled()
      return entry
    },
    close() {
      for (const opening of entries.values()) void opening.then((entry) => entry.end()).catch(() => undefined)
      entries.clear()
    },
  }
}

async function openEntry(services: SessionServices, target: PreviewTarget): Promise<Entry> {
  const follower = createFollower()
  let opened: PreviewSession | null = null
  // Listening starts before the first read, so that a change in between is not lost.
  const stopListening = services.facts.listen(target.projectGroupId, ({ topic }) => {
    if (topic === 'database') opened?.reloadData()
    if (target.revisionId === null && (topic === 'preview' || topic === 'revisions')) follower.mark()
  })
  let tree: TreeRow
  let session: PreviewSession
  try {
    tree = await readPreviewTree(services, target)
    session = await services.compiler.openSession(await readFiles(services, tree))
    opened = session
  } catch (error) {
    stopListening()
    throw error
  }
  follower.start(async () => {
    const next = await readPreviewTree(services, target)
    const changes = await readChanges(services, tree, next)
    if (changes.length > 0) await session.update(changes)
    tree = next
  })

  let holders = 0
  return {
    target,
    session,
    settled: follower.settled,
    serverVersion: createServerVersions(services, target, session),
    hold() {
      holders += 1
      let isHeld = true
      return () => {
        if (isHeld) holders -= 1
        isHeld = false
      }
    },
    isHeld: () => holders > 0,
    end() {
      stopListening()
      follower.stop()
      session.close()
    },
  }
}

/** The draft of a running build wins over the head; an old revision is what it is. */
/** The files that a preview shows: of one version, or of the head with the draft of a running build. */
export async function readPreviewTree(services: Pick<Services, 'db'>, target: PreviewTarget): Promise<TreeRow> {
  if (target.revisionId === null) {
    const draft = await findDraftTree(services.db, target.projectGroupId)
    if (draft !== undefined) return draft
  }
  const { tree } = await readTree(services, target.projectGroupId, target.revisionId ?? undefined)
  return tree
}

async function readChanges(services: SessionServices, before: TreeRow, after: TreeRow): Promise<FileChange[]> {
  const paths = changedPaths(before, after)
  const written = Object.fromEntries(paths.flatMap((path) => (after[path] === undefined ? [] : [[path, after[path]]])))
  const texts = await readFiles(services, written)
  return paths.map((path) => ({ path, content: texts[path] ?? null }))
}

function createServerVersions(
  services: SessionServices,
  target: PreviewTarget,
  session: PreviewSession,
): () => Promise<ServerVersion> {
  let current: string | null = null
  return async () => {
    const build = await session.buildServer()
    if (!build.ok) return build
    const { bundle } = build
    const app = await prepareAppVersion(services, {
      projectGroupId: target.projectGroupId,
      environment: 'development',
      ...(target.revisionId === null ? {} : { deployment: 'PREVIEW' }),
      hash: bundle.hash,
      read: () => Promise.resolve(bundle),
    })
    if (target.revisionId === null && current !== bundle.hash) {
      // Every save may make a version: without this each would live on until it is idle.
      if (current !== null) retireOthers(services, app)
      current = bundle.hash
    }
    return { ok: true, app }
  }
}

function retireOthers(services: SessionServices, app: AppVersion): void {
  const { projectGroupId, environment, version } = app
  services.runtime.retire({ projectGroupId, environment, exceptVersion: version }).catch(() => undefined)
}
