// What a run costs, from the message to the ledger.
import type { JobRun } from '@joinery/data'
import { openCheckDoor } from '@joinery/host'
import { createFakeJudge } from '@joinery/judge'
import { createInstallation, createScriptedAgent, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { createJudging } from '../checks/index.ts'
import { getLedger } from '../ledger/index.ts'
import { listHistory, runGeneration, sendMessage } from './index.ts'

let ctx: TestInstallation
beforeAll(async () => {
  // Really built, copied and opened; what a browser would say is played.
  const judge = createFakeJudge(() => Promise.resolve({ results: [], learned: [] }))
  const { templates, ...installation } = await createInstallation({ openCheckDoor, judge })
  ctx = { ...installation, templates: { ...templates, blank: bare }, isBilled: true }
}, 120_000)

const bare = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return <main>{children}</main> }',
  'web/app/page.jsx': 'export default function Page() { return <h1>Nothing</h1> }',
}
const noBrowser = () => Promise.resolve({ judge: null, reason: 'Checks need Chromium.' })
const page = (content: string) => ({ tool: 'write_file', input: { path: 'web/app/page.jsx', content } })
const works = [
  {
    calls: [
      page('export default function Page() { return <h1>Fine</h1> }'),
      { tool: 'finish', input: { summary: 'Fine.' } },
    ],
  },
]

async function play(script: Parameters<typeof createScriptedAgent>[0], dieAt?: number, services = ctx) {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await sendMessage(ctx, { projectGroupId, text: 'go', clientId: crypto.randomUUID() })
  const steps = new Map<string, unknown>()
  const attempt = (dies: number | undefined): JobRun => {
    let saves = 0
    return {
      job: {
        id: generation.id,
        kind: 'generation',
        organizationId: ctx.actor.organizationId,
        projectGroupId,
        payload: {},
        attempt: 1,
      },
      signal: new AbortController().signal,
      steps,
      saveStep(key, output) {
        saves += 1
        if (!steps.has(key)) steps.set(key, JSON.parse(JSON.stringify(output)))
        const killed = Object.assign(new Error('killed'), { name: 'LostLease' })
        return saves === dies ? Promise.reject(killed) : Promise.resolve()
      },
      isCancelled: () => false,
    }
  }
  const agent = createScriptedAgent(script)
  if (dieAt !== undefined) await expect(runGeneration(services, agent, attempt(dieAt))).rejects.toThrow('killed')
  await runGeneration(services, agent, attempt(undefined))
  const [message] = (await listHistory(ctx, { projectGroupId, limit: 1 })).messages
  const { entries } = await getLedger(ctx, { limit: 100 })
  return {
    message,
    entries: entries.filter(({ id }) => id.startsWith(generation.id)),
    end: message?.events.at(-1)?.event,
  }
}

test('a run that ends VALID is settled, and its tokens, time and cost are at the message', async () => {
  const { message, entries, end } = await play(works)

  expect(entries.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'GENERATION_USAGE settled',
    'START_GENERATION reserved',
  ])
  expect(end).toMatchObject({ type: 'finished', status: 'VALID', credits: 'settled', cost: null })
  expect(message?.generation.usage).toMatchObject([{ model: 'fake', inputTokens: 100, outputTokens: 10 }])
  expect(message?.generation.elapsedMs).toBeGreaterThanOrEqual(0)
})

test('code that does not compile and a provider that fails are given back', async () => {
  const broken = [1, 2, 3].map((count) => ({ calls: [page(`BROKEN ${count}`), { tool: 'check', input: {} }] }))

  const invalid = await play(broken)
  const failed = await play([...works.slice(1), { finish: 'error' }])

  expect(invalid.end).toMatchObject({ status: 'INVALID_CODE', credits: 'returned' })
  expect(failed.end).toMatchObject({ status: 'GENERATION_FAILED', credits: 'returned' })
})

test('a version that nobody tried is not green: it is given back', async () => {
  const judging = createJudging({ open: noBrowser, atOnce: 1, onFault: () => expect.unreachable() })
  const { end } = await play(works, undefined, { ...ctx, judging })
  expect(end).toMatchObject({ status: 'CREATED', credits: 'returned' })
})

test('a run killed at any stored step reserves once and settles once', async () => {
  for (let dieAt = 1; dieAt <= 5; dieAt += 1) {
    const { entries } = await play(works, dieAt)
    expect(entries.map(({ state }) => state).toSorted(), `killed at ${dieAt}`).toEqual(['reserved', 'settled'])
  }
})
