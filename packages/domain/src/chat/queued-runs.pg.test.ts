import type { SequencedRunEvent } from '@joinery/contract/chat'
import { createChatContext, createScriptedAgent, seedProject } from '@joinery/testkit'
import { expect, test } from 'vitest'

import { listFiles } from '../revisions/index.ts'
import { listHistory, runGeneration, sendMessage, stopGeneration, watchRun } from './index.ts'

async function collect(stream: AsyncIterable<SequencedRunEvent>): Promise<SequencedRunEvent[]> {
  const events: SequencedRunEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

test('the queue carries runs of a project out one after the other', async () => {
  const ctx = await createChatContext()
  const { projectGroupId } = await seedProject(ctx)
  const send = (text: string) => sendMessage(ctx, { projectGroupId, text, clientId: crypto.randomUUID() })
  const first = await send('first')
  const second = await send('second')
  expect(second.generation.queuePosition).toBe(2)
  const agent = createScriptedAgent((request) => [
    { calls: [{ tool: 'write_file', input: { path: `web/lib/${request}.js`, content: `// ${request}\n` } }] },
    { text: `Wrote ${request}.` },
  ])
  const order: string[] = []

  ctx.queue.work('generation', async (run) => {
    order.push(run.job.id)
    await runGeneration(ctx, agent, run)
  })
  await collect(watchRun(ctx, { projectGroupId, generationId: second.generation.id, afterSeq: 0 }, undefined))

  expect(order).toEqual([first.generation.id, second.generation.id])
  const { files } = await listFiles(ctx, { projectGroupId })
  expect(files.map((file) => file.path)).toEqual(expect.arrayContaining(['web/lib/first.js', 'web/lib/second.js']))
  // The second run was told of the first.
  expect(JSON.stringify(agent.model.prompts.at(-1))).toContain('Wrote first.')
})

test('stop ends a running run while its model still answers', async () => {
  const ctx = await createChatContext()
  const { projectGroupId } = await seedProject(ctx)
  const agent = createScriptedAgent([
    { calls: [{ tool: 'write_file', input: { path: 'web/lib/kept.js', content: '// kept\n' } }] },
    { text: 'never said', delayMs: 60_000 },
  ])
  ctx.queue.work('generation', (run) => runGeneration(ctx, agent, run))
  const { generation } = await sendMessage(ctx, { projectGroupId, text: 'go', clientId: crypto.randomUUID() })
  const ids = { projectGroupId, generationId: generation.id }

  const events: SequencedRunEvent[] = []
  for await (const event of watchRun(ctx, { ...ids, afterSeq: 0 }, undefined)) {
    events.push(event)
    if (event.event.type === 'step.started' && event.event.step === 2) await stopGeneration(ctx, ids)
  }

  expect(events.at(-1)?.event).toMatchObject({ type: 'finished', problem: 'Stopped. 1 of 1 change was kept.' })
  const { files } = await listFiles(ctx, { projectGroupId })
  expect(files.map((file) => file.path)).toContain('web/lib/kept.js')
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(messages[0]?.generation).toMatchObject({ status: 'CANCELED_AUTOFIX', revisionNumber: 2 })
})
