import type { SequencedRunEvent } from '@joinery/contract/chat'
import type { JobRun } from '@joinery/data'
import { asStranger, createChatContext, createScriptedAgent, seedProject, type ChatContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject } from '../projects/index.ts'
import { getFile, listFiles, listRevisions, saveFiles } from '../revisions/index.ts'
import { findDraftOwner, listRunEvents } from './chat-queries.ts'
import {
  giveUpGeneration,
  listHistory,
  retryGeneration,
  runGeneration,
  sendMessage,
  startProject,
  stopGeneration,
  watchRun,
} from './index.ts'

const page = 'web/app/page.jsx'
const build = [
  {
    text: 'I make the table and the page.',
    calls: [
      { tool: 'name_project', input: { name: 'Shelfmark' } },
      { tool: 'run_sql', input: { sql: 'create table book (id int)' } },
      { tool: 'write_file', input: { path: page, content: 'export default () => <h1>Books</h1>\n' } },
    ],
  },
  { calls: [{ tool: 'finish', input: { summary: 'A shelf of books.' } }] },
]

let ctx: ChatContext
beforeAll(async () => {
  ctx = await createChatContext()
})

async function send(projectGroupId: string, text = 'A list of books') {
  return sendMessage(ctx, { projectGroupId, text, clientId: crypto.randomUUID() })
}

/** A job as the queue hands it out, whose attempts share their stored steps. */
function jobOf(
  ids: { projectGroupId: string; generationId: string },
  steps = new Map<string, unknown>(),
  options: { dieAt?: number; isBefore?: boolean; signal?: AbortSignal } = {},
): JobRun {
  let saves = 0
  const { signal = new AbortController().signal } = options
  return {
    job: {
      id: ids.generationId,
      kind: 'generation',
      organizationId: ctx.actor.organizationId,
      projectGroupId: ids.projectGroupId,
      payload: {},
      attempt: 1,
    },
    signal,
    steps,
    saveStep(key, output) {
      saves += 1
      const isLast = saves === options.dieAt
      // Died with everything done and nothing stored of it, or right after it was stored.
      if (isLast && options.isBefore === true) return Promise.reject(lostLease())
      if (!steps.has(key)) steps.set(key, JSON.parse(JSON.stringify(output)))
      return isLast ? Promise.reject(lostLease()) : Promise.resolve()
    },
    isCancelled: () => signal.aborted,
  }
}

function lostLease(): Error {
  return Object.assign(new Error('killed'), { name: 'LostLease' })
}

async function collect(stream: AsyncIterable<SequencedRunEvent>): Promise<SequencedRunEvent[]> {
  const events: SequencedRunEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

test('a message becomes a version, and its run is in the history with its events', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx, 'New Project')
  const { generation } = await send(projectGroupId)
  expect(generation).toMatchObject({ status: 'QUEUED', queuePosition: 1 })

  await runGeneration(ctx, createScriptedAgent(build), jobOf({ projectGroupId, generationId: generation.id }))

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 10 })
  expect(messages).toHaveLength(1)
  expect(messages[0]?.generation).toMatchObject({
    status: 'CREATED',
    queuePosition: null,
    revisionNumber: 2,
    problem: null,
    inputTokens: 200,
  })
  expect(messages[0]?.events.at(-1)?.event).toMatchObject({ type: 'finished', status: 'CREATED' })
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
  expect(revisions[0]).toMatchObject({ message: 'A shelf of books.', changeType: 'CHAT', parentId: headRevisionId })
  expect((await getFile(ctx, { projectGroupId, path: page })).content).toContain('Books')
  expect(await getProject(ctx, { projectGroupId })).toMatchObject({ name: 'Shelfmark', isBuilding: false })
  expect(await findDraftOwner(ctx.db, projectGroupId)).toBeUndefined()
})

test('a run cut off at any stored step goes on elsewhere: one version, every script once, numbers without a gap', async () => {
  for (let dieAt = 1; dieAt <= 7; dieAt += 1) {
    const { projectGroupId } = await seedProject(ctx)
    const { generation } = await send(projectGroupId)
    const ids = { projectGroupId, generationId: generation.id }
    const steps = new Map<string, unknown>()
    const agent = createScriptedAgent(build)
    const scriptsBefore = ctx.scripts.size

    await expect(runGeneration(ctx, agent, jobOf(ids, steps, { dieAt }))).rejects.toThrow('killed')
    await runGeneration(ctx, agent, jobOf(ids, steps))
    // A node that comes late finds it ended.
    await runGeneration(ctx, agent, jobOf(ids, steps))

    expect(agent.model.prompts, `killed at ${dieAt}`).toHaveLength(2)
    expect(ctx.scripts.size - scriptsBefore).toBe(1)
    const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
    expect(revisions.map((revision) => revision.number)).toEqual([2, 1])
    const events = await listRunEvents(ctx.db, { generationId: generation.id, afterSeq: 0 })
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
    expect(events.filter(({ event }) => event.type === 'finished')).toHaveLength(1)
  }
})

test('a run cut off right before any step is stored repeats no side effect', async () => {
  for (let dieAt = 1; dieAt <= 7; dieAt += 1) {
    const { projectGroupId } = await seedProject(ctx)
    const { generation } = await send(projectGroupId)
    const ids = { projectGroupId, generationId: generation.id }
    const steps = new Map<string, unknown>()
    const agent = createScriptedAgent(build)
    const scriptsBefore = ctx.scripts.size

    await expect(runGeneration(ctx, agent, jobOf(ids, steps, { dieAt, isBefore: true }))).rejects.toThrow('killed')
    await runGeneration(ctx, agent, jobOf(ids, steps))

    expect(ctx.scripts.size - scriptsBefore, `killed before ${dieAt}`).toBe(1)
    const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
    expect(revisions.map((revision) => revision.number)).toEqual([2, 1])
    const events = await listRunEvents(ctx.db, { generationId: generation.id, afterSeq: 0 })
    expect(events.filter(({ event }) => event.type === 'finished')).toHaveLength(1)
    // What a viewer adds up of the last attempt at each step is each call once.
    const message = (await listHistory(ctx, { projectGroupId, limit: 1 })).messages[0]
    expect(message?.generation).toMatchObject({ status: 'CREATED', inputTokens: 200 })
  }
})

test('viewers see every event once and in order, whenever they join and wherever they left off', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)
  const ids = { projectGroupId, generationId: generation.id }
  const early = collect(watchRun(ctx, { ...ids, afterSeq: 0 }, undefined))

  const running = runGeneration(ctx, createScriptedAgent(build), jobOf(ids))
  const middle = collect(watchRun(ctx, { ...ids, afterSeq: 0 }, undefined))
  await running
  const late = await collect(watchRun(ctx, { ...ids, afterSeq: 4 }, undefined))

  const stored = await listRunEvents(ctx.db, { generationId: generation.id, afterSeq: 0 })
  const numbers = stored.map((event) => event.seq)
  expect((await early).map((event) => event.seq)).toEqual(numbers)
  expect((await middle).map((event) => event.seq)).toEqual(numbers)
  expect(late.map((event) => event.seq)).toEqual(numbers.slice(4))
})

test('what a person saves during a run stays, and the run is merged onto it', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)
  const ids = { projectGroupId, generationId: generation.id }
  const steps = new Map<string, unknown>()
  const agent = createScriptedAgent(build)
  await runGeneration(ctx, agent, jobOf(ids, steps, { dieAt: 2 })).catch(() => undefined)
  await saveFiles(ctx, {
    projectGroupId,
    baseRevisionId: headRevisionId,
    changes: [{ path: 'web/lib/mine.js', content: '// mine\n' }],
    message: '',
  })

  await runGeneration(ctx, agent, jobOf(ids, steps))

  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
  expect(revisions.map((revision) => revision.number)).toEqual([3, 2, 1])
  const { files } = await listFiles(ctx, { projectGroupId })
  expect(files.map((file) => file.path)).toContain('web/lib/mine.js')
  expect((await getFile(ctx, { projectGroupId, path: page })).content).toContain('Books')
})

test('stop keeps what is finished and says how much that is', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)
  const stopping = new AbortController()
  const steps = new Map<string, unknown>()
  const run = jobOf({ projectGroupId, generationId: generation.id }, steps, { signal: stopping.signal })
  const stopAfterScript: JobRun = {
    ...run,
    async saveStep(key, output) {
      await run.saveStep(key, output)
      if (key === 'tool:1:2') stopping.abort()
    },
  }

  await runGeneration(ctx, createScriptedAgent([...build.slice(0, 1), ...build]), stopAfterScript)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(messages[0]?.generation).toMatchObject({
    status: 'CANCELED_AUTOFIX',
    problem: 'Stopped. 2 of 2 changes were kept.',
    revisionNumber: 2,
  })
})

test('a waiting run that is stopped goes away with its message, and never starts', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)

  const stopped = await stopGeneration(ctx, { projectGroupId, generationId: generation.id })
  await runGeneration(ctx, createScriptedAgent(build), jobOf({ projectGroupId, generationId: generation.id }))

  expect(stopped.status).toBe('CANCELED_AUTOFIX')
  expect(await listHistory(ctx, { projectGroupId, limit: 10 })).toEqual({ messages: [], hasMore: false })
  expect((await listRevisions(ctx, { projectGroupId, limit: 10 })).revisions).toHaveLength(1)
})

test('code that cannot be mended becomes a version that says so, and can be retried', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)
  const ids = { projectGroupId, generationId: generation.id }
  const tries = [1, 2, 3].map((count) => ({
    calls: [
      { tool: 'write_file', input: { path: page, content: `BROKEN ${count}` } },
      { tool: 'check', input: {} },
    ],
  }))

  await runGeneration(ctx, createScriptedAgent(tries), jobOf(ids))
  const again = await retryGeneration(ctx, ids)
  const onceMore = await retryGeneration(ctx, ids)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 10 })
  expect(messages[0]?.generation.status).toBe('INVALID_CODE')
  expect((await listRevisions(ctx, { projectGroupId, limit: 1 })).revisions[0]?.status).toBe('INVALID_CODE')
  expect(again.text).toBe(messages[0]?.text)
  expect(onceMore.id).toBe(again.id)
})

test('a provider that fails costs no version and says what to do', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)

  const agent = createScriptedAgent([{ finish: 'error' }])
  await runGeneration(ctx, agent, jobOf({ projectGroupId, generationId: generation.id }))

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(messages[0]?.generation.status).toBe('GENERATION_FAILED')
  expect(messages[0]?.generation.problem).toContain('Nothing was changed.')
  expect((await listRevisions(ctx, { projectGroupId, limit: 10 })).revisions).toHaveLength(1)
})

test('a job that the queue gives up ends its run with words', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)

  await giveUpGeneration(ctx, jobOf({ projectGroupId, generationId: generation.id }).job)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(messages[0]?.generation.status).toBe('FAILED')
  expect(messages[0]?.events.at(-1)?.event.type).toBe('finished')
})

test('a message sent twice after a lost answer is one message', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const input = { projectGroupId, text: 'Once', clientId: crypto.randomUUID() }

  const first = await sendMessage(ctx, input)
  const second = await sendMessage(ctx, input)

  expect(second).toEqual(first)
  expect((await listHistory(ctx, { projectGroupId, limit: 10 })).messages).toHaveLength(1)
})

test('a project starts with its first message in the queue', async () => {
  const project = await startProject(ctx, { prompt: 'A list of books', kind: 'APP' })

  const { messages } = await listHistory(ctx, { projectGroupId: project.id, limit: 10 })

  expect(messages.map((message) => message.text)).toEqual(['A list of books'])
})

test('history comes in pages, oldest first within a page', async () => {
  const { projectGroupId } = await seedProject(ctx)
  for (const text of ['one', 'two', 'three']) await send(projectGroupId, text)

  const newest = await listHistory(ctx, { projectGroupId, limit: 2 })
  const older = await listHistory(ctx, { projectGroupId, limit: 2, beforeId: newest.messages[0]?.id })

  expect(newest.messages.map((message) => message.text)).toEqual(['two', 'three'])
  expect(newest.hasMore).toBe(true)
  expect(older.messages.map((message) => message.text)).toEqual(['one'])
  expect(older.hasMore).toBe(false)
})

test('a stranger cannot tell that a conversation exists', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await send(projectGroupId)
  const ids = { projectGroupId, generationId: generation.id }
  const stranger = await asStranger(ctx)
  const notFound = { kind: 'not_found' }

  await expect(listHistory(stranger, { projectGroupId, limit: 10 })).rejects.toMatchObject(notFound)
  await expect(sendMessage(stranger, { projectGroupId, text: 'x', clientId: 'x' })).rejects.toMatchObject(notFound)
  await expect(stopGeneration(stranger, ids)).rejects.toMatchObject(notFound)
  await expect(retryGeneration(stranger, ids)).rejects.toMatchObject(notFound)
  await expect(collect(watchRun(stranger, { ...ids, afterSeq: 0 }, undefined))).rejects.toMatchObject(notFound)
})
