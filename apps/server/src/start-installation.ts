// Starts everything one node needs, in order, and takes it down in the opposite order.
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { createCompiler } from '@joinery/compiler'
import {
  clearRecoveries,
  createAppDatabases,
  createDiskBlobs,
  createJobQueue,
  createNotifier,
  createPlatformDatabaseIfMissing,
  createSealer,
  migratePlatform,
  openPlatformDatabase,
  prepareArchive,
  startPostgres,
} from '@joinery/data'
import type { Services } from '@joinery/domain'
import { countUsers } from '@joinery/domain/organizations'
import { createPreviewSessions } from '@joinery/domain/preview'
import { createSignInReader } from '@joinery/domain/sign-in'
import { createVariableReader } from '@joinery/domain/variables'
import { createHost, type DoorServices, openCheckDoor } from '@joinery/host'

import { createAddresses } from './addresses.ts'
import { createApp, pageHeaders } from './app.ts'
import { createAuth } from './auth.ts'
import type { Config } from './config.ts'
import { keepHouse } from './housekeeping.ts'
import { readInterfaceFiles } from './interface-files.ts'
import { workOnGenerations } from './jobs/run-generation.ts'
import { workOnJudgings } from './jobs/judge-project.ts'
import { workOnPublishes } from './jobs/publish-project.ts'
import { createFactBus } from './live/fact-bus.ts'
import { createProcedureSocket } from './live/procedure-socket.ts'
import { createRunEventBus } from './live/run-event-bus.ts'
import { loadTemplate } from './load-templates.ts'
import type { Logger } from './logger.ts'
import { createAttachmentRoutes } from './routes/attachment-routes.ts'
import { createCsvRoutes } from './routes/csv-routes.ts'
import { createLogRoutes } from './routes/log-routes.ts'
import { createPictureRoutes } from './routes/picture-routes.ts'
import { createSheetFileRoutes } from './routes/public-sheet-routes.ts'
import { createRequestServer } from './request-entry.ts'
import { deriveKey, readMasterSecret } from './secrets.ts'
import { startJudging } from './start-judging.ts'
import { startModels, startReach } from './start-models.ts'
import { startSandbox } from './start-sandbox.ts'
import { startUploads } from './start-uploads.ts'

export interface Installation {
  url: string
  stop(): Promise<void>
}

export interface StartInstallation {
  config: Config
  /** Folder of the repository. */
  root: string
  logger: Logger
  /** Where helper programs such as bubblewrap are looked for. */
  path: string
  onProgress: (line: string) => void
}

/** What was started, to be ended last first; one part that fails to end does not keep the others alive. */
function createEndings(logger: Logger) {
  const endings: { name: string; end: () => Promise<void> | void }[] = []
  return {
    add: (name: string, end: () => Promise<void> | void) => endings.unshift({ name, end }),
    async run(): Promise<void> {
      for (const { name, end } of endings) {
        try {
          await end()
        } catch (error) {
          logger.error(`Ending ${name} failed`, { error })
        }
      }
    },
  }
}

export async function startInstallation(input: StartInstallation): Promise<Installation> {
  const endings = createEndings(input.logger)
  try {
    const url = await startParts(input, endings.add)
    return { url, stop: () => endings.run() }
  } catch (error) {
    await endings.run()
    throw error
  }
}

type AddEnding = ReturnType<typeof createEndings>['add']

async function startParts(
  { config, root, logger, path, onProgress }: StartInstallation,
  addEnding: AddEnding,
): Promise<string> {
  await mkdir(config.dataDir, { recursive: true })
  const masterSecret = await readMasterSecret(config.dataDir, config.appSecret)
  const [database, compiler] = await Promise.all([
    startDatabase({ config, onProgress }, addEnding),
    createCompiler({ cacheDir: join(config.dataDir, 'cache', 'compiler') }),
  ])
  addEnding('the compiler', () => compiler.close())
  const { platform, adminUrl } = database
  const notifier = createNotifier(platform.pool)
  addEnding('the notifier', () => notifier.close())

  const appDatabasesKey = deriveKey(masterSecret, 'app-databases')
  const appDatabases = createAppDatabases({
    adminUrl,
    platformPool: platform.pool,
    masterKey: appDatabasesKey,
    maxConnections: 60,
    archiveDir: database.archiveDir,
  })
  addEnding('the app databases', () => appDatabases.close())
  appDatabases.prepare().catch((error: unknown) => logger.warn('App databases are not prepared yet', { error }))
  const sandbox = await startSandbox({
    config,
    supervisor: { platformUrl: database.platformUrl, adminUrl, masterKey: appDatabasesKey.toString('hex') },
    countAccounts: () => countUsers(platform.db),
    path,
    logger,
  })
  addEnding('the sandbox', () => sandbox.runtime.stop())
  const isUnwalled = () => !sandbox.runtime.wall.isWalled
  const { judging, stop } = startJudging({ config, path, isUnwalled, logger })
  addEnding('the judge', stop)

  const nodeId = createHash('sha256').update(`${hostname()}:${config.dataDir}`).digest('hex').slice(0, 16)
  const queue = createJobQueue({
    pool: platform.pool,
    notifier,
    workerId: nodeId,
    onError: (error) => logger.error('A job failed', { error }),
  })
  addEnding('the job queue', () => queue.stop())
  const facts = createFactBus(notifier, nodeId, (error) => logger.warn('A fact did not reach other nodes', { error }))
  const addresses = createAddresses({ appUrl: config.appUrl, hostedDomain: config.hostedDomain, port: config.port })
  const sealer = createSealer(deriveKey(masterSecret, 'variables'))
  const remembering = { db: platform.db, facts, sealer }
  const parts = {
    sealer,
    variables: createVariableReader(remembering),
    signIn: createSignInReader(remembering),
    db: platform.db,
    blobs: createDiskBlobs(join(config.dataDir, 'blobs')),
    uploads: startUploads(config, deriveKey(masterSecret, 'uploads')),
    appDatabases,
    compiler,
    runtime: sandbox.runtime,
    judging,
    jobs: queue,
    facts,
    runEvents: createRunEventBus(),
    addresses,
    templates: { blank: await loadTemplate(join(root, 'templates', 'blank')) },
    cacheDir: join(config.dataDir, 'cache'),
    installation: { model: config.model.name, ...sandbox.installation() },
    models: startModels(config),
    isBilled: config.isBilled,
    now: () => new Date(),
  }
  const doors = { openCheckDoor: createDoorOpener(parts, logger) }
  const services: Services = { ...parts, ...doors, previews: createPreviewSessions({ ...parts, ...doors }) }
  workOnGenerations(queue, services, startReach(config))
  workOnPublishes(queue, services)
  addEnding('housekeeping', keepHouse(services, logger, { adminUrl, dataDir: database.archiveDir }))
  workOnJudgings(queue, services)

  return listen(
    {
      config,
      root,
      logger,
      services,
      secret: deriveKey(masterSecret, 'sign-in').toString('hex'),
      sandbox,
      ping: database.ping,
    },
    addEnding,
  )
}

function createDoorOpener(services: DoorServices, logger: Logger): Services['openCheckDoor'] {
  return (input) =>
    openCheckDoor(services, input, {
      onError: (error, requestId) => logger.error('A request to an app under judgement failed', { requestId, error }),
    })
}

async function startDatabase(
  { config, onProgress }: Pick<StartInstallation, 'config' | 'onProgress'>,
  addEnding: AddEnding,
) {
  let adminUrl = config.databaseAdminUrl
  let platformUrl = config.databaseUrl
  if (adminUrl === undefined || platformUrl === undefined) {
    const dataDir = join(config.dataDir, 'postgres')
    const settings = config.isArchived ? await prepareArchive(dataDir) : []
    await clearRecoveries(dataDir)
    const postgres = await startPostgres({ dataDir, onProgress, settings })
    addEnding('Postgres', () => postgres.stop())
    postgres.keepRunning((tookMs) =>
      onProgress(`The database had died; it serves again after ${Math.round(tookMs)} ms.`),
    )
    adminUrl = postgres.adminUrl
    platformUrl = await createPlatformDatabaseIfMissing(adminUrl)
  }
  await migratePlatform(platformUrl)
  const platform = openPlatformDatabase(platformUrl)
  addEnding('the database connections', () => platform.close())
  const ping = async () => {
    await platform.pool.query('select 1')
  }
  const archiveDir = config.isArchived ? join(config.dataDir, 'postgres') : undefined
  return { adminUrl, platformUrl, platform, ping, archiveDir }
}

interface Listen extends Omit<StartInstallation, 'onProgress' | 'path'> {
  services: Services
  secret: string
  sandbox: Awaited<ReturnType<typeof startSandbox>>
  ping: () => Promise<void>
}

async function listen(
  { config, root, logger, services, secret, sandbox, ping }: Listen,
  addEnding: AddEnding,
): Promise<string> {
  const { addresses } = services
  const origin = addresses.builderOrigin
  const auth = createAuth({ db: services.db, secret, origin, signUpRefusal: sandbox.signUpRefusal })
  const app = createApp({
    auth,
    interfaceFiles: await readInterfaceFiles(join(root, 'apps', 'web', 'dist'), pageHeaders(addresses)),
    pictureRoutes: createPictureRoutes({ services, secret, origin }),
    logRoutes: createLogRoutes({ services, secret, origin }),
    sheetFileRoutes: createSheetFileRoutes({ services, secret, origin }),
    csvRoutes: createCsvRoutes({ services, secret, origin, logger }),
    attachmentRoutes: createAttachmentRoutes({ services, secret, origin }),
    ping,
    isWalled: () => sandbox.runtime.wall.isWalled,
    logger,
  })
  const procedureSocket = createProcedureSocket({ services, secret, origin, logger })
  const host = createHost(services, {
    onError: (error, requestId) => logger.error('An app request failed', { requestId, error }),
  })
  const server = createRequestServer({
    app,
    host,
    procedureSocket,
    addresses,
    hostedDomain: config.hostedDomain,
    logger,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  }).catch((error: unknown) => {
    throw isAddressInUse(error)
      ? new Error(`Port ${config.port} is taken by another program. Stop it, or start with PORT=${config.port + 1}.`)
      : error
  })
  addEnding('the listener', () => {
    procedureSocket.close()
    host.close()
    server.close()
    server.closeAllConnections()
  })
  return origin
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
