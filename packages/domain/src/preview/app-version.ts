// Gets a server bundle ready for the sandbox: unpacked in a folder, with the variables the app may read.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type DatabaseEnvironment, databaseEnvironments } from '@joinery/contract/vocabulary/databases'
import { environmentVariables, isBrowserVariable } from '@joinery/contract/vocabulary/environment-names'
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { signInProviders } from '@joinery/contract/vocabulary/sign-in-providers'
import type { ServerBundle } from '@joinery/compiler'
import type { AppVersion } from '@joinery/runtime'

import type { Services } from '../context.ts'
import { uploadPublicKey } from '../uploads/index.ts'

/** Whose variables: of which app, on which rows, deployed as what. */
export interface AppPlace {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** PREVIEW for a look at an old version; otherwise it follows from the rows. */
  deployment?: DeploymentEnvironment
}

/** Reads a bundle's parts when its folder is not there yet. */
export type ReadBundle = () => Promise<Pick<ServerBundle, 'code' | 'map'>>

/**
 * The version that the runtime starts. The folder is named by the bundle's hash and appears whole (rename), so two
 * nodes or two requests that unpack the same bundle at once do not disturb each other.
 */
export async function prepareAppVersion(
  services: Pick<Services, 'cacheDir' | 'addresses' | 'variables'>,
  input: AppPlace & { hash: string; read: ReadBundle },
): Promise<AppVersion> {
  return {
    projectGroupId: input.projectGroupId,
    environment: input.environment,
    version: input.hash,
    bundleDir: await unpackBundle(services.cacheDir, input.hash, input.read),
    variables: await appVariables(services, input),
  }
}

/** What an app's sign-in uses on the host's side; the app's own process has no need of it. */
const keptFromApps = new Set(
  Object.values(signInProviders).flatMap(({ requiredVariables }) =>
    requiredVariables.filter((name) => name.endsWith('_SECRET')),
  ),
)
/** Where `sql` sends its statements: rows are reached through the gateway, and no password is in the sandbox. */
const databaseAddress = 'http://gateway.joinery.internal/sql'

/** The app's own variables and those that every app is given (decisions, "Environment variables given to …"). */
export async function appVariables(
  services: Pick<Services, 'addresses' | 'variables'>,
  app: AppPlace,
): Promise<Record<string, string>> {
  const deployment = app.deployment ?? deploymentOf(app.environment)
  const own = await services.variables.read(app.projectGroupId, deployment)
  return {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !keptFromApps.has(name))),
    [environmentVariables.databaseUrl]: databaseAddress,
    [environmentVariables.appAuthDatabaseSlug]: app.environment,
    [environmentVariables.appUrl]: services.addresses.publishedUrl(app.projectGroupId),
    [environmentVariables.environment]: deployment.toLowerCase(),
    [environmentVariables.deploymentEnvironment]: deployment,
    [environmentVariables.userContentBaseUrl]: services.addresses.userContentOrigin,
    [environmentVariables.uploadPublicKey]: uploadPublicKey(app),
  }
}

/** Those of them that pages may read (decisions, "Environment variables given to a generated app"). */
export async function browserVariables(
  services: Pick<Services, 'addresses' | 'variables'>,
  app: AppPlace,
): Promise<Record<string, string>> {
  const all = await appVariables(services, app)
  return Object.fromEntries(Object.entries(all).filter(([name]) => isBrowserVariable(name)))
}

/** Previews run on the development rows, published apps on production's. */
export function deploymentOf(environment: DatabaseEnvironment): DeploymentEnvironment {
  return databaseEnvironments[environment].isProduction ? 'PRODUCTION' : 'DEVELOPMENT'
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
