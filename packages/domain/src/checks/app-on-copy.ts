// An app as a browser of ours meets it: built as for publishing, on a throw-away copy of its rows, behind a door of its own.
import type { AppBuild, BuiltRoute } from '@joinery/compiler'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { newId } from '@joinery/contract/ids'
import { authPagePaths } from '@joinery/contract/vocabulary/auth-pages'
import { isBrowserVariable } from '@joinery/contract/vocabulary/environment-names'
import type { AppDatabaseKey } from '@joinery/data'
import type { AppUnderTest, DataProbe, OpenedAgain } from '@joinery/judge'

import type { CheckDoor, Services } from '../context.ts'
import { tokensPath } from '../sign-in/index.ts'
import { deploymentOf, prepareAppVersion } from '../preview/index.ts'

/** A copy waits for statements that go on; a second try finds most of them ended. */
const copyTries = 3
const copyPauseMs = 500

export type SuccessfulBuild = Extract<AppBuild, { ok: true }>
type OutsideCalls = { method: string; url: string }[]

export interface AppOnCopy {
  projectGroupId: string
  files: FileTree
  build: SuccessfulBuild
  /** What the compiler and the type check said. */
  diagnostics: readonly Diagnostic[]
  signal: AbortSignal
  /** What is being done, in words. */
  onStage?: ((words: string) => void) | undefined
}

/**
 * Does `work` with the app on a copy of its development rows. Nothing of it stays: neither rows nor processes.
 *
 * @throws what `work` throws; the reason of `signal` when it aborts before
 */
export async function onCopyOfApp<T>(
  services: Services,
  input: AppOnCopy,
  work: (app: AppUnderTest) => Promise<T>,
): Promise<{ isOpened: true; value: T } | { isOpened: false; reason: string }> {
  const copy: Required<AppDatabaseKey> = {
    projectGroupId: input.projectGroupId,
    environment: 'development',
    copyId: newId(),
  }
  try {
    input.onStage?.('Copying its data …')
    const problem = await copyRows(services, copy, input.signal)
    if (problem !== null) return { isOpened: false, reason: problem }
    return { isOpened: true, value: await openedOn(services, { ...input, copy }, work) }
  } finally {
    await Promise.allSettled([services.runtime.retire(copy)])
    // After its process: the copy's connections are closed then. What is left of it after a crash is swept up.
    await Promise.allSettled([services.appDatabases.drop(copy)])
  }
}

/** Why there is no copy, or null. An app without a database gets an empty one, as its first use would make it. */
async function copyRows(
  services: Services,
  copy: Required<AppDatabaseKey>,
  signal: AbortSignal,
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await services.appDatabases.copy(copy.projectGroupId, { copyId: copy.copyId })
    signal.throwIfAborted()
    if (outcome.ok) return null
    if (outcome.code === 'no_database') {
      await services.appDatabases.ensure(copy)
      return null
    }
    if (outcome.code !== 'busy' || attempt >= copyTries) return outcome.message
    await new Promise((resolve) => setTimeout(resolve, copyPauseMs))
  }
}

async function openedOn<T>(
  services: Services,
  input: AppOnCopy & { copy: Required<AppDatabaseKey> },
  work: (app: AppUnderTest) => Promise<T>,
): Promise<T> {
  const { projectGroupId, build, diagnostics, copy } = input
  const origin = `http://check-${copy.copyId}.localhost`
  const prepared = await prepareAppVersion(services, {
    projectGroupId,
    environment: copy.environment,
    hash: build.server.hash,
    read: () => Promise.resolve(build.server),
  })
  const files = new Map(build.assets.map(({ path, contentType, bytes }) => [path, { contentType, bytes }]))
  const variables = { ...prepared.variables, APP_URL: origin }
  const pages = build.routes.map(({ pattern }) => pattern)
  const openDoor = (of: Required<AppDatabaseKey>) =>
    services.openCheckDoor({
      app: { ...prepared, copyId: of.copyId, variables },
      origin,
      files,
      pages,
      tokens: input.files[tokensPath] ?? '{}',
    })
  const unsent: OutsideCalls = []
  let door: CheckDoor | null = null
  try {
    door = await openDoor(copy)
    input.onStage?.('Opening it in a browser …')
    return await work({
      origin,
      socketPath: door.socketPath,
      routes: [...build.routes, ...(await accountRoutes(services, projectGroupId, pages))],
      files: input.files,
      assets: textAssets(build),
      diagnostics,
      data: createProbe(services, copy),
      secrets: await secretsOf(services, projectGroupId),
      outsideCalls: async () => [...(await services.runtime.readOutsideCalls(copy)), ...unsent],
      openAgain: () => openOnNextCopy(services, { copy, unsent, openDoor, signal: input.signal }),
    })
  } finally {
    await door?.close()
  }
}

/** The app once more on fresh rows; `unsent` gets what it asked of the outside when it closes. */
async function openOnNextCopy(
  services: Services,
  input: {
    copy: Required<AppDatabaseKey>
    unsent: OutsideCalls
    openDoor: (of: Required<AppDatabaseKey>) => Promise<CheckDoor>
    signal: AbortSignal
  },
): Promise<OpenedAgain> {
  const next = { ...input.copy, copyId: newId() }
  const problem = await copyRows(services, next, input.signal)
  if (problem !== null) throw new Error(problem)
  const end = async () => {
    await Promise.allSettled([services.runtime.retire(next)])
    await Promise.allSettled([services.appDatabases.drop(next)])
  }
  try {
    const door = await input.openDoor(next)
    return {
      socketPath: door.socketPath,
      data: createProbe(services, next),
      async close() {
        input.unsent.push(...(await services.runtime.readOutsideCalls(next).catch(() => [])))
        await door.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

function textAssets(build: SuccessfulBuild): { path: string; text: string }[] {
  const decoder = new TextDecoder()
  return build.assets
    .filter(({ contentType }) => /^(?:text\/|application\/(?:javascript|json))/.test(contentType))
    .map(({ path, bytes }) => ({ path, text: decoder.decode(bytes) }))
}

function createProbe({ appDatabases }: Services, copy: AppDatabaseKey): DataProbe {
  return {
    tables: () => appDatabases.tables(copy),
    async rows(table, limit) {
      const { rows, total } = await appDatabases.rows(copy, { table, limit, offset: 0 })
      return { rows, total }
    },
  }
}

/** The ready-made pages through which people become somebody to the app. */
async function accountRoutes(
  services: Services,
  projectGroupId: string,
  pages: readonly string[],
): Promise<BuiltRoute[]> {
  const { isEnabled } = await services.signIn.read(projectGroupId)
  const patterns = isEnabled ? [authPagePaths.AUTH_PAGE_SIGN_UP, authPagePaths.AUTH_PAGE_SIGN_IN] : []
  return patterns.flatMap((pattern) => (pages.includes(pattern) ? [] : { pattern, hasServerData: true }))
}

/** Values that must be in nothing a browser gets. */
async function secretsOf(services: Services, projectGroupId: string): Promise<string[]> {
  const own = await services.variables.read(projectGroupId, deploymentOf('development'))
  return Object.entries(own).flatMap(([name, value]) => (isBrowserVariable(name) ? [] : [value]))
}
