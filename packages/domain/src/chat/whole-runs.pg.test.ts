// From a sentence to rows on a page: the rule-based model, the loop, the compiler, Postgres and the sandbox together.
import { createAgent, selectModel, type ModelSettings } from '@joinery/agent'
import type { ChatMessage, SequencedRunEvent } from '@joinery/contract/chat'
import { createInstallation, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject } from '../projects/index.ts'
import { findEarlier } from '../revisions/index.ts'
import { listHistory, runGeneration, sendMessage, startProject, watchRun } from './index.ts'

const none = { apiKey: undefined, baseUrl: undefined }
const offline: ModelSettings = { name: 'offline', anthropic: none, openai: none, openaiCompatible: none }

let ctx: TestInstallation
beforeAll(async () => {
  ctx = await createInstallation()
  const agent = createAgent(selectModel(offline))
  ctx.queue.work('generation', (run) => runGeneration(ctx, agent, run))
}, 120_000)

async function lastMessage(projectGroupId: string): Promise<ChatMessage> {
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  const [message] = messages
  if (message === undefined) throw new Error('no message')
  return message
}

async function waitForEnd(projectGroupId: string): Promise<ChatMessage> {
  const { generation } = await lastMessage(projectGroupId)
  const events: SequencedRunEvent[] = []
  const watched = watchRun(ctx, { projectGroupId, generationId: generation.id, afterSeq: 0 }, undefined)
  for await (const event of watched) events.push(event)
  expect(events.at(-1)?.event.type).toBe('finished')
  return lastMessage(projectGroupId)
}

/** What `load` of the first page gives, through the sandbox. */
async function readFirstPage(projectGroupId: string): Promise<string> {
  const preview = await ctx.previews.open({ projectGroupId, revisionId: null })
  expect(preview.session.diagnostics).toEqual([])
  const version = await preview.serverVersion()
  if (!version.ok) throw new Error(JSON.stringify(version.diagnostics))
  const response = await ctx.runtime.fetch(version.app, new Request('http://app/_joinery/data?path=/'))
  return response.text()
}

test('a sentence becomes an app with rows, and a second one adds a field without losing them', async () => {
  const { id } = await startProject(ctx, {
    prompt: 'A plant watering log with plant name, room and last watered date, dark green background, called Fernwatch',
    kind: 'APP',
  })

  const built = await waitForEnd(id)

  expect(built.generation).toMatchObject({ status: 'CREATED', problem: null, revisionNumber: 2 })
  expect((await getProject(ctx, { projectGroupId: id })).name).toBe('Fernwatch')
  const tables = await ctx.appDatabases.tables({ projectGroupId: id, environment: 'development' })
  const table = tables.find((each) => each.rowCount > 0)
  expect(table?.columns.map((column) => column.name)).toEqual(expect.arrayContaining(['room']))
  const data = await readFirstPage(id)
  expect(data).toContain('"status":200')

  await sendMessage(ctx, { projectGroupId: id, text: 'Add a price field', clientId: crypto.randomUUID() })
  const changed = await waitForEnd(id)

  expect(changed.generation).toMatchObject({ status: 'CREATED', revisionNumber: 3 })
  const after = await ctx.appDatabases.tables({ projectGroupId: id, environment: 'development' })
  const same = after.find((each) => each.name === table?.name)
  expect(same?.rowCount).toBe(table?.rowCount)
  expect(same?.columns.map((column) => column.name)).toContain('price')
  expect(await readFirstPage(id)).toContain('price')
}, 60_000)

test('words undo: the version before is back, once more is redo, one more goes further', async () => {
  const { id } = await startProject(ctx, { prompt: 'A wine list with name and region', kind: 'APP' })
  await waitForEnd(id)
  const say = async (text: string) => {
    await sendMessage(ctx, { projectGroupId: id, text, clientId: crypto.randomUUID() })
    return waitForEnd(id)
  }
  const treeOf = async (number: number) => (await findEarlier(ctx, id, { number }))?.tree
  await say('Add a price field')
  await say('Add a field for the vintage')

  const undone = await say('No, take that back.')

  expect(undone.generation).toMatchObject({ status: 'CREATED', problem: null, revisionNumber: 5 })
  expect(await treeOf(5)).toEqual(await treeOf(3))
  expect(JSON.stringify(undone)).toContain('Went back one version')
  expect((await readFirstPage(id)).includes('vintage')).toBe(false)

  await say('and one more')
  expect(await treeOf(6)).toEqual(await treeOf(2))

  await say('go back to version 4')
  expect(await treeOf(7)).toEqual(await treeOf(4))
}, 240_000)
