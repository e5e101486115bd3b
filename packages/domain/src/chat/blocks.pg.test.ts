// Every block type of the specification comes from a call of a tool, in a run that a message in the composer started,
// with a model that answers over the wire.
import { createAgent, createReach, defaultLimits, selectModel, type Agent } from '@joinery/agent'
import type { ChatMode, RunEvent } from '@joinery/contract/chat'
import { blockTypeSchema, type BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import type { ToolStatus } from '@joinery/contract/vocabulary/statuses'
import {
  createChatContext,
  seedProject,
  startProvider,
  startServices,
  type ChatContext,
  type RunningProvider,
  type RunningServices,
  type ScriptedAnswer,
} from '@joinery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listHistory, runGeneration, sendMessage } from './index.ts'

interface Call {
  tool: string
  input: object
}
interface Case {
  block: BlockType
  mode?: ChatMode
  works: Call
  fails: Call
}

const summary = 'There it is.'
const write = (path: string, content = 'export default function A() { return null }\n'): Call => ({
  tool: 'write_file',
  input: { path, content },
})
const writes = (block: BlockType, path: string): Case => ({
  block,
  works: write(path),
  fails: write(path, '// rest of the file unchanged\n'),
})
const look = (name: string, text: string) => ({
  name,
  colors: {
    background: '#ffffff',
    surface: '#f6f6f6',
    text,
    muted: '#555555',
    primary: '#1f6b4f',
    'on-primary': '#ffffff',
    accent: '#7a4f9a',
    hairline: '#dddddd',
    control: '#7d8982',
    danger: '#b3261e',
  },
  fonts: { display: 'Fraunces', text: 'Figtree' },
})
const field = { name: 'choice', type: 'select', label: 'Which?' }
const options = [{ value: 'a', label: 'A' }]
const service = { name: 'Open-Meteo', host: 'api.open-meteo.com' }

const cases: readonly Case[] = [
  writes('page', 'web/app/page.jsx'),
  writes('expo-page', 'mobile/app/index.jsx'),
  writes('component', 'web/components/card.jsx'),
  writes('function', 'web/app/api/notes/route.js'),
  writes('file', 'web/lib/words.js'),
  {
    block: 'database',
    works: { tool: 'run_sql', input: { sql: 'create table note (id int)' } },
    fails: { tool: 'run_sql', input: { sql: '' } },
  },
  {
    block: 'tool-call',
    works: { tool: 'search', input: { query: 'children' } },
    fails: { tool: 'search', input: { query: '' } },
  },
  {
    block: 'web-search',
    works: { tool: 'web_search', input: { query: 'rye bread' } },
    fails: { tool: 'web_search', input: { query: 'x' } },
  },
  {
    block: 'url-access',
    works: { tool: 'read_url', input: { url: 'https://bakery.example.org/' } },
    fails: { tool: 'read_url', input: { url: 'https://other.example.net/' } },
  },
  {
    block: 'project-settings',
    works: { tool: 'name_project', input: { name: 'Shelfmark' } },
    fails: { tool: 'name_project', input: { name: '' } },
  },
  { block: 'action', works: { tool: 'check', input: {} }, fails: { tool: 'finish', input: { summary: '' } } },
  {
    block: 'view-transition',
    works: { tool: 'show_view', input: { view: 'code', file: 'web/app/page.jsx' } },
    fails: { tool: 'show_view', input: { view: 'code', file: 'web/app/none.jsx' } },
  },
  {
    block: 'choices',
    works: { tool: 'ask_user', input: { form: { title: 'Which?', fields: [{ ...field, options }] } } },
    fails: { tool: 'ask_user', input: { form: { title: 'Which?', fields: [field] } } },
  },
  {
    block: 'module-selection',
    works: { tool: 'ask_user', input: { about: 'module', form: { title: 'Which page?', fields: [field] } } },
    fails: { tool: 'ask_user', input: { about: 'module', form: { title: '', fields: [field] } } },
  },
  {
    block: 'design-system-selection',
    works: { tool: 'choose_design', input: { summary, looks: [look('Day', '#111111'), look('Dusk', '#222222')] } },
    fails: { tool: 'choose_design', input: { summary, looks: [look('Day', '#eeeeee'), look('Dusk', '#222222')] } },
  },
  {
    block: 'integration-selection',
    works: { tool: 'choose_integration', input: { summary, kind: 'weather', options: [service] } },
    fails: { tool: 'choose_integration', input: { summary, kind: 'weather', options: [service, service] } },
  },
  {
    block: 'suggest-environment-variables',
    works: { tool: 'need_secrets', input: { summary, secrets: [{ name: 'STRIPE_KEY', why: 'Takes payments.' }] } },
    fails: { tool: 'need_secrets', input: { summary, secrets: [{ name: 'DATABASE_URL', why: 'Ours.' }] } },
  },
  {
    block: 'publish',
    works: { tool: 'hand_over', input: { summary, what: 'publish', why: 'It is ready.' } },
    fails: { tool: 'hand_over', input: { summary, what: 'publish', why: '' } },
  },
  {
    block: 'file-based-block',
    mode: 'plan',
    works: { tool: 'propose_plan', input: { title: 'A shop', steps: ['A list'] } },
    fails: { tool: 'propose_plan', input: { title: 'A shop', steps: [] } },
  },
]

const page = () => Promise.resolve(new Response('<h1>Rye</h1>', { headers: { 'content-type': 'text/html' } }))
let ctx: ChatContext
let services: RunningServices
const providers: RunningProvider[] = []
beforeAll(async () => {
  services = await startServices()
  const made = await createChatContext()
  ctx = { ...made, models: { ...made.models, guardedFetch: page } }
})
afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.close()))
  await services.close()
})

async function agentFor(answers: readonly ScriptedAnswer[]): Promise<Agent> {
  const provider = await startProvider(answers)
  providers.push(provider)
  const own = { apiKey: 'any', baseUrl: provider.url }
  const accounts = { anthropic: own, openai: own, openaiCompatible: own }
  const account = { apiKey: 'any', baseUrl: `${services.url}/brave` }
  const reach = createReach({
    webSearch: 'brave',
    imageModel: undefined,
    embeddingModel: undefined,
    fastApply: undefined,
    accounts: { brave: account, tavily: account, voyage: account, morph: account, relace: account },
    providers: { ...accounts, google: own },
  })
  return createAgent(selectModel({ name: 'anthropic/claude-sonnet-4-5', ...accounts }), defaultLimits, reach)
}

function answerWith(calls: readonly Call[], thinking?: string): ScriptedAnswer {
  return {
    parts: [
      ...(thinking === undefined ? [] : [{ kind: 'thinking' as const, text: thinking }]),
      ...calls.map(({ tool, input }) => ({ kind: 'call' as const, name: tool, json: JSON.stringify(input) })),
    ],
    stop: 'tool_use',
    usage: null,
    faults: [],
  }
}

/** @param stopAt key of the step after whose storing the person has pressed Stop */
async function eventsOf(answer: ScriptedAnswer, mode: ChatMode = 'build', stopAt?: string): Promise<RunEvent[]> {
  const { projectGroupId } = await seedProject(ctx)
  const text = 'Make it like bakery.example.org'
  const { generation } = await sendMessage(ctx, { projectGroupId, text, mode, clientId: crypto.randomUUID() })
  const { organizationId } = ctx.actor
  const stopping = new AbortController()
  await runGeneration(ctx, await agentFor([answer]), {
    job: { id: generation.id, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: stopping.signal,
    steps: new Map(),
    saveStep(key) {
      if (key === stopAt) stopping.abort()
      return Promise.resolve()
    },
    isCancelled: () => stopping.signal.aborted,
  })
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  return messages[0]?.events.map(({ event }) => event) ?? []
}

/** How the calls that appear as this block went, from their first sight to their end. */
function statesOf(events: readonly RunEvent[], block: BlockType): ToolStatus[] {
  return events.flatMap((event): ToolStatus[] => {
    if (event.type !== 'tool.started' || event.block !== block) return []
    const end = events.find((each) => each.type === 'tool.finished' && each.callId === event.callId)
    return ['running', ...(end?.type === 'tool.finished' ? [end.status] : [])]
  })
}

test('the table names every block type but thinking, which is no call', () => {
  expect([...cases.map(({ block }) => block), 'thinking'].toSorted()).toEqual(blockTypeSchema.options.toSorted())
})

test.each(cases)('$block: running, then success or error', async ({ block, mode, works, fails }) => {
  const worked = await eventsOf(answerWith([works]), mode)
  const failed = await eventsOf(answerWith([fails]), mode)

  expect(statesOf(worked, block)).toEqual(['running', 'success'])
  expect(statesOf(failed, block)).toEqual(['running', 'error'])
})

test('what had begun when the person pressed Stop is cancelled, whatever it is', async () => {
  for (const mode of ['build', 'plan'] as const) {
    const own = cases.filter((each) => (each.mode ?? 'build') === mode)
    const events = await eventsOf(answerWith(own.map(({ works }) => works)), mode, 'model:1')

    for (const { block } of own) expect(statesOf(events, block), block).toEqual(['running', 'cancelled'])
    expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'CANCELED_AUTOFIX' })
  }
})

test('thinking is told as it comes, before the calls that follow it', async () => {
  const events = await eventsOf(answerWith([{ tool: 'list_files', input: {} }], 'What is there?'))

  const types = events.map(({ type }) => type)
  expect(types).toContain('thinking.delta')
  expect(types.indexOf('thinking.delta')).toBeLessThan(types.indexOf('tool.started'))
})

test('a card shows what it waits for, and a turn of the screen where to', async () => {
  const waiting = ['design-system-selection', 'integration-selection', 'suggest-environment-variables', 'publish']
  for (const { block, works } of cases.filter((each) => waiting.includes(each.block))) {
    const asked = (await eventsOf(answerWith([works]))).find(({ type }) => type === 'asked')
    expect(asked, block).toMatchObject({ wait: { action: expect.stringContaining('CONTINUE_AFTER_') } })
  }
  const shown = cases.find(({ block }) => block === 'view-transition')
  const turned = await eventsOf(answerWith(shown === undefined ? [] : [shown.works]))
  expect(turned).toContainEqual(
    expect.objectContaining({ type: 'tool.finished', target: { view: 'code', file: 'web/app/page.jsx' } }),
  )
})
