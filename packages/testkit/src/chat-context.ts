// A context for tests of runs: real Postgres, queue and blobs; a compiler and databases that only know right and wrong.
import { atFileEnd } from './at-file-end.ts'
import { createAgent, createFakeModel, limitsOf, type Agent, type FakeModel } from '@joinery/agent'
import type { SequencedRunEvent } from '@joinery/contract/chat'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { PreviewSession } from '@joinery/compiler'
import { createJobQueue, createNotifier, type JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'

import { createTestContext, type TestContext } from './test-context.ts'

export interface ChatContext extends TestContext {
  queue: JobQueue
  /** SQL scripts that took effect, by step key. */
  scripts: Map<string, string>
}

/** A file that holds `BROKEN` does not compile. */
function findBroken(files: FileTree): Diagnostic[] {
  return Object.entries(files)
    .filter(([, text]) => text.includes('BROKEN'))
    .map(([file]) => ({ severity: 'error', code: 'compile.syntax', message: 'Unexpected token', file, line: 1 }))
}

export async function createChatContext(): Promise<ChatContext> {
  const scripts = new Map<string, string>()
  const ctx = await createTestContext()
  const notifier = createNotifier(ctx.database.pool)
  const queue = createJobQueue({ pool: ctx.database.pool, notifier, workerId: crypto.randomUUID(), pollMs: 200 })
  atFileEnd(async () => {
    await queue.stop()
    await notifier.close()
  })
  const engines: Pick<Services, 'jobs' | 'runEvents'> = { jobs: queue, runEvents: createRunEvents() }
  return {
    ...ctx,
    ...engines,
    compiler: only<Services['compiler']>({ check: (files) => Promise.resolve(findBroken(files)) }),
    previews: only<Services['previews']>({
      open: (target) =>
        Promise.resolve({
          target,
          session: only<PreviewSession>({ routes: [] }),
          serverVersion: () =>
            Promise.resolve({
              ok: true,
              app: { ...target, environment: 'development', version: '', bundleDir: '', variables: {} },
            }),
          hold: () => () => undefined,
        }),
    }),
    appDatabases: only<Services['appDatabases']>({
      exists: () => Promise.resolve(scripts.size > 0),
      ensure: () => Promise.resolve(),
      tables: () => Promise.resolve([]),
      runScript(_, { sql, stepKey }) {
        if (!scripts.has(stepKey)) scripts.set(stepKey, sql)
        return Promise.resolve({ ok: true, results: [] })
      },
    }),
    queue,
    scripts,
  }
}

/** An agent whose model plays a script. */
export function createScriptedAgent(script: Parameters<typeof createFakeModel>[0]): Agent & { model: FakeModel } {
  const model = createFakeModel(script)
  const callLimits = { timeouts: { firstChunkMs: 5_000, chunkMs: 5_000 }, maxAttempts: 2, backOffMs: 1 }
  return { ...createAgent({ name: 'fake', model, limits: limitsOf('fake') }, callLimits), model }
}

function createRunEvents(): Services['runEvents'] {
  const listeners = new Map<string, Set<(event: SequencedRunEvent) => void>>()
  return {
    emit(generationId, event) {
      for (const listener of listeners.get(generationId) ?? []) listener(event)
    },
    listen(generationId, listener) {
      const own = listeners.get(generationId) ?? new Set()
      listeners.set(generationId, own.add(listener))
      return () => own.delete(listener)
    },
  }
}

/** The parts of an engine that runs use; another part is a mistake of the test and says so. */
function only<T extends object>(parts: Partial<T>): T {
  return new Proxy<T>(Object.assign(Object.create(null), parts), {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      // A promise asks whether it is handed another promise.
      if (part === undefined && name !== 'then') throw new Error(`This fake has no ${String(name)}.`)
      return part
    },
  })
}
