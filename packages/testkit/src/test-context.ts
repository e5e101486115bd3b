// A domain context over a real Postgres and real blobs for tests of rooms; engines are handed in where a test needs them.
import { atFileEnd } from './at-file-end.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { askOnce, createGuardedFetch, readGuide, readTaskPrompt, selectModel, taskRules } from '@joinery/agent'
import { newId } from '@joinery/contract/ids'
import { ownPrices } from '@joinery/contract/model-prices'
import { createDiskBlobs, createDiskUploads, createSealer, createUploads } from '@joinery/data'
import { member, organization, user } from '@joinery/data/schema'
import { createJudging } from '@joinery/domain/checks'
import type { Actor, DomainContext, Services } from '@joinery/domain'
import { createInitialRevisionIn } from '@joinery/domain/revisions'
import { createProjectIn } from '@joinery/domain/projects'
import { createSignInReader } from '@joinery/domain/sign-in'
import { createVariableReader } from '@joinery/domain/variables'

import { createTestDatabase, type TestDatabase } from './test-database.ts'

const noAccount = { apiKey: undefined, baseUrl: undefined }

type Engines = Partial<
  Pick<Services, 'compiler' | 'runtime' | 'appDatabases' | 'jobs' | 'previews' | 'openCheckDoor' | 'judging'>
>

export interface TestContext extends DomainContext {
  /** `topic projectGroupId`, in order. */
  emittedFacts: string[]
  database: TestDatabase
}

/** Call it at the top of a test file or in `beforeAll`; the actor owns an organization of their own. */
export async function createTestContext(engines: Engines = {}): Promise<TestContext> {
  const database = await createTestDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'joinery-context-'))
  atFileEnd(() => rm(folder, { recursive: true, force: true }))
  const emittedFacts: string[] = []
  const facts = createFacts(emittedFacts)
  const sealer = createSealer(Buffer.alloc(32, 3))
  const services: Services = {
    db,
    sealer,
    variables: createVariableReader({ db, facts, sealer }),
    signIn: createSignInReader({ db, facts }),
    blobs: createDiskBlobs(join(folder, 'blobs')),
    uploads: createUploads({
      stagingDir: join(folder, 'staging'),
      storage: createDiskUploads(join(folder, 'uploads')),
      signingKey: Buffer.alloc(32, 5),
    }),
    appDatabases: engines.appDatabases ?? missing('appDatabases'),
    compiler: engines.compiler ?? missing('compiler'),
    runtime: engines.runtime ?? missing('runtime'),
    jobs: engines.jobs ?? missing('jobs'),
    previews: engines.previews ?? missing('previews'),
    judging: engines.judging ?? createJudging({ open: openNoJudge, atOnce: 1, onFault: throwFault }),
    openCheckDoor: (input) => (engines.openCheckDoor ?? missing('openCheckDoor'))(input),
    facts,
    runEvents: { emit: () => {}, listen: () => () => {} },
    addresses: {
      builderOrigin: 'http://localhost:3000',
      publishedUrl: (id) => `http://${id}.localhost:3000`,
      previewUrl: (token) => `http://preview-${token}.localhost:3000`,
      userContentOrigin: 'http://user-content.localhost:3000',
    },
    templates: {
      blank: {
        'web/app/layout.jsx': 'export default ({ children }) => children\n',
        'web/app/page.jsx': 'export default () => null\n',
      },
    },
    cacheDir: join(folder, 'cache'),
    installation: { model: 'offline', isUnwalled: false },
    isBilled: false,
    models: {
      ownSettings: { name: 'offline', anthropic: noAccount, openai: noAccount, openaiCompatible: noAccount },
      guardedFetch: createGuardedFetch({ resolve: () => Promise.resolve([]), isAddressAllowed: () => false }),
      taskPrompt: readTaskPrompt,
      ask: (settings, question) => askOnce(selectModel(settings), question),
      guide: readGuide,
      rules: taskRules,
      prices: ownPrices,
      safety: { mode: 'rules', allowed: [], moderate: null },
    },
    now: () => new Date(),
  }
  return { ...services, actor: await createActor(services), emittedFacts, database }
}

/** Tests that are not about the judge do without a browser, as an installation may. */
function openNoJudge() {
  return Promise.resolve({ judge: null, reason: 'There is no browser in this test.' })
}

/** A fault of ours that a run survives still fails a test. */
export function throwFault(error: unknown): never {
  throw error
}

/** Facts as on one node: listeners hear at once. */
function createFacts(emittedFacts: string[]): Services['facts'] {
  const listeners = new Map<string, Set<Parameters<Services['facts']['listen']>[1]>>()
  return {
    emit(projectGroupId, topic) {
      emittedFacts.push(`${topic} ${projectGroupId}`)
      for (const listener of listeners.get(projectGroupId) ?? []) listener({ topic })
    },
    listen(projectGroupId, listener) {
      const own = listeners.get(projectGroupId) ?? new Set()
      listeners.set(projectGroupId, own.add(listener))
      return () => own.delete(listener)
    },
  }
}

/** The same installation as seen by a person of another organization. */
export async function asStranger<T extends DomainContext>(ctx: T): Promise<T> {
  return { ...ctx, actor: await createActor(ctx) }
}

/** A project with its first revision, made as the product makes it. */
export async function seedProject(
  ctx: DomainContext,
  name = 'Bakery',
): Promise<{ projectGroupId: string; headRevisionId: string }> {
  return ctx.db.transaction(async (tx) => {
    const made = await createProjectIn(tx, ctx, { name, kind: 'APP' })
    await createInitialRevisionIn(tx, ctx, {
      projectGroupId: made.projectGroupId,
      revisionId: made.headRevisionId,
      files: ctx.templates.blank,
    })
    return made
  })
}

async function createActor(services: Services): Promise<Actor> {
  const userId = newId()
  const organizationId = newId()
  const email = `${userId}@example.test`
  await services.db.insert(user).values({ id: userId, name: 'Test person', email })
  await services.db.insert(organization).values({ id: organizationId, name: 'Test space', slug: organizationId })
  await services.db.insert(member).values({ id: newId(), organizationId, userId, role: 'OWNER' })
  return { userId, name: 'Test person', email, organizationId, role: 'OWNER', platformRole: 'CUSTOMER' }
}

/** An engine that a test did not ask for: using it is a mistake of the test and says so. */
function missing<Name extends keyof Services>(name: Name): Services[Name] {
  const complain = () => {
    throw new Error(`This test needs ${name}: hand it to createTestContext.`)
  }
  const absent: Services[Name] = new Proxy(Object.assign(complain), { get: complain })
  return absent
}
