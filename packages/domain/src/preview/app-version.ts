// Gets a server bundle ready for the sandbox: unpacked in a folder, with the variables the app may read.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type DatabaseEnvironment, databaseEnvironments } from '@joinery/contract/vocabulary/databases'
import { type DeploymentEnvironment, environmentVariables } from '@joinery/contract/vocabulary/environments'
import type { ServerBundle } from '@joinery/compiler'
import type { AppVersion } from '@joinery/runtime'

import type { Services } from '../context.ts'

/** Reads a bundle's parts when its folder is not there yet. */
export type ReadBundle = () => Promise<Pick<ServerBundle, 'code' | 'map'>>

/**
 * The version that the runtime starts. The folder is named by the bundle's hash and appears whole (rename), so two
 * nodes or two requests that unpack the same bundle at once do not disturb each other.
 */
export async function prepareAppVersion(
  services: Pick<Services, 'cacheDir' | 'addresses'>,
  input: { projectGroupId: string; environment: DatabaseEnvironment; hash: string; read: ReadBundle },
): Promise<AppVersion> {
  return {
    projectGroupId: input.projectGroupId,
    environment: input.environment,
    version: input.hash,
    bundleDir: await unpackBundle(services.cacheDir, input.hash, input.read),
    variables: appVariables(services, input),
  }
}

/** Decisions, "Environment variables given to a generated app". Rows are reached through the gateway: no DATABASE_URL. */
export function appVariables(
  services: Pick<Services, 'addresses'>,
  app: { projectGroupId: string; environment: DatabaseEnvironment },
): Record<string, string> {
  const { isProduction } = databaseEnvironments[app.environment]
  const deployment: DeploymentEnvironment = isProduction ? 'PRODUCTION' : 'DEVELOPMENT'
  return {
    [environmentVariables.appUrl]: services.addresses.publishedUrl(app.projectGroupId),
    [environmentVariables.environment]: deployment.toLowerCase(),
    [environmentVariables.deploymentEnvironment]: deployment,
  }
}

async function unpackBundle(cacheDir: string, hash: string, read: ReadBundle): Promise<string> {
  const parent = join(cacheDir, 'bundles')
  const folder = join(parent, hash)
  if (await isFile(join(folder, 'app.js'))) return folder

  const { code, map } = await read()
  const fresh = join(parent, `.${hash}-${randomUUID()}`)
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, 'app.js'), code)
  await writeFile(join(fresh, 'app.js.map'), map)
  try {
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // Somebody else was quicker: the same hash holds the same bytes.
    if (!(await isFile(join(folder, 'app.js')))) throw error
  }
  return folder
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
