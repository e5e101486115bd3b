// After what a person did, wherever that was, the agent goes on by itself: once, also when a node died in between.
import type { ChatMode } from '@joinery/contract/chat'
import { newId } from '@joinery/contract/ids'
import { choiceField } from '@joinery/contract/waits'
import { appSettingChange, deployment } from '@joinery/data/schema'
import { asStranger, createChatContext, createScriptedAgent, seedProject, type ChatContext } from '@joinery/testkit'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { getFile, listRevisions } from '../revisions/index.ts'
import { updateSignIn } from '../sign-in/index.ts'
import { setVariables } from '../variables/index.ts'
import {
  answerQuestion,
  carryOut,
  dismissQuestion,
  listHistory,
  listQuestions,
  resumeWaiting,
  runGeneration,
  sendMessage,
} from './index.ts'

let ctx: ChatContext
beforeAll(async () => {
  const made = await createChatContext()
  // What is told of new variables is told to the sandbox, which this test does without.
  ctx = { ...made, runtime: new Proxy(made.runtime, { get: () => () => Promise.resolve() }) }
})

const summary = 'The shop is there.'
const look = {
  colors: {
    background: '#f6f8f6',
    surface: '#ffffff',
    text: '#161d19',
    muted: '#55605a',
    primary: '#1f6b4f',
    'on-primary': '#ffffff',
    accent: '#7a4f9a',
    hairline: '#d5dbd7',
    control: '#7d8982',
    danger: '#b3261e',
  },
  fonts: { display: 'Fraunces', text: 'Figtree' },
}
const looks = [
  { ...look, name: 'Harbour' },
  { ...look, name: 'Orchard', colors: { ...look.colors, primary: '#7a1f1f' } },
]
const secrets = { tool: 'need_secrets', input: { summary, secrets: [{ name: 'STRIPE_KEY', why: 'Takes payments.' }] } }
const services = {
  tool: 'choose_integration',
  input: { summary, kind: 'weather', options: [{ name: 'Open-Meteo', host: 'api.open-meteo.com', why: 'No key.' }] },
}
const handOver = (what: string, more = {}) => ({ tool: 'hand_over', input: { summary, what, why: 'Now.', ...more } })

/** A run that ends with a card, as a message in the composer starts it. */
async function endWith(call: { tool: string; input: unknown }, mode: ChatMode = 'build') {
  const { projectGroupId } = await seedProject(ctx)
  await run(projectGroupId, call, mode)
  const [questionId = ''] = (await listQuestions(ctx, { projectGroupId })).questionIds
  return { projectGroupId, questionId }
}

async function run(projectGroupId: string, call: { tool: string; input: unknown }, mode: ChatMode = 'build') {
  await sendMessage(ctx, { projectGroupId, text: 'A shop', clientId: crypto.randomUUID(), mode })
  await runNewest(projectGroupId, call)
}

async function runNewest(projectGroupId: string, call: { tool: string; input: unknown }) {
  const [newest] = (await listHistory(ctx, { projectGroupId, limit: 1 })).messages
  const { organizationId } = ctx.actor
  const agent = createScriptedAgent([{ calls: [call] }])
  await runGeneration(ctx, agent, {
    job: {
      id: newest?.generation.id ?? '',
      kind: 'generation',
      organizationId,
      projectGroupId,
      payload: {},
      attempt: 1,
    },
    signal: new AbortController().signal,
    steps: new Map(),
    saveStep: () => Promise.resolve(),
    isCancelled: () => false,
  })
  return agent
}

async function continuationsOf(projectGroupId: string) {
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 50 })
  return messages.filter(({ continuation }) => continuation !== null)
}

async function publishNow(projectGroupId: string): Promise<void> {
  const at = new Date()
  await ctx.db.insert(deployment).values({
    id: newId(),
    projectGroupId,
    revisionId: newId(),
    revisionNumber: 4,
    status: 'SUCCESS',
    firstData: 'empty',
    createdBy: ctx.actor.userId,
    completedAt: at,
  })
}

const save = (projectGroupId: string) =>
  setVariables(ctx, { projectGroupId, environment: 'DEVELOPMENT', variables: [{ name: 'STRIPE_KEY', value: 'sk_1' }] })

test.each([
  ['CONTINUE_AFTER_SAVE_SECRET', secrets, save],
  ['CONTINUE_AFTER_PUBLISH', handOver('publish'), publishNow],
  [
    'CONTINUE_AFTER_ADD_AUTH',
    handOver('sign_in'),
    (id: string) => updateSignIn(ctx, { projectGroupId: id, isEnabled: true }),
  ],
  [
    'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS',
    handOver('sign_in_providers', { providers: ['google'] }),
    (id: string) => updateSignIn(ctx, { projectGroupId: id, isEnabled: true, providers: ['email', 'google'] }),
  ],
])('%s: done elsewhere and told to nobody, it is found, and goes on once', async (action, call, act) => {
  const { projectGroupId } = await endWith(call)
  expect(await resumeWaiting(ctx, projectGroupId), 'nothing is done yet').toBe(0)
  await act(projectGroupId)

  // A node dies while it writes what follows; nothing of that stays.
  const dying = { ...ctx, jobs: { ...ctx.jobs, enqueue: () => Promise.reject(new Error('killed')) } }
  await expect(resumeWaiting(dying, projectGroupId)).rejects.toThrow('killed')
  expect(await continuationsOf(projectGroupId)).toEqual([])
  // Then two nodes find it at once.
  const found = await Promise.all([resumeWaiting(ctx), resumeWaiting(ctx), resumeWaiting(ctx, projectGroupId)])
  await resumeWaiting(ctx)

  expect(found.reduce((sum, each) => sum + each, 0)).toBe(1)
  const continued = await continuationsOf(projectGroupId)
  expect(continued).toMatchObject([{ continuation: action, kind: 'CHAT', generation: { status: 'QUEUED' } }])
  expect(continued[0]?.authorName).toBe(ctx.actor.name)
  expect(await listQuestions(ctx, { projectGroupId })).toEqual({ questionIds: [] })
})

test('keys saved through the card go on once, whoever notices them first', async () => {
  const { projectGroupId, questionId } = await endWith(secrets)
  const answer = { projectGroupId, questionId, answers: { STRIPE_KEY: 'sk_2' }, clientId: crypto.randomUUID() }

  await Promise.all([answerQuestion(ctx, answer), resumeWaiting(ctx, projectGroupId)])
  await resumeWaiting(ctx, projectGroupId)

  const continued = await continuationsOf(projectGroupId)
  expect(continued).toHaveLength(1)
  expect(JSON.stringify(continued)).not.toContain('sk_2')
})

test('the card itself switches sign-in on', async () => {
  const { projectGroupId, questionId } = await endWith(handOver('sign_in'))

  await carryOut(ctx, { projectGroupId, questionId })

  expect(await continuationsOf(projectGroupId)).toMatchObject([{ continuation: 'CONTINUE_AFTER_ADD_AUTH' }])
})

test('a chosen service is noted, and its host is the person’s word from then on', async () => {
  const { projectGroupId, questionId } = await endWith(services)
  const input = { projectGroupId, questionId, clientId: crypto.randomUUID() }

  const next = await answerQuestion(ctx, { ...input, answers: { [choiceField]: 'Open-Meteo' } })

  expect(next).toMatchObject({ continuation: 'CONTINUE_AFTER_SELECT_INTEGRATION' })
  expect(next.text).toContain('api.open-meteo.com')
  const notes = await ctx.db.select().from(appSettingChange).where(eq(appSettingChange.projectGroupId, projectGroupId))
  expect(notes).toMatchObject([{ action: 'integration.selected', subject: 'weather: Open-Meteo' }])
})

test('on its own the agent chooses, goes on, reaches no host by that, and does not go on for ever', async () => {
  const { projectGroupId } = await endWith(services, 'autonomous')
  const calls = { tool: 'write_file', input: { path: 'web/app/api/w/route.js', content: fetching } }

  expect(await resumeWaiting(ctx, projectGroupId)).toBe(1)
  const agent = await runNewest(projectGroupId, calls)
  for (let count = 0; count < 8; count += 1) {
    await runNewest(projectGroupId, services)
    await resumeWaiting(ctx, projectGroupId)
  }

  const continued = await continuationsOf(projectGroupId)
  expect(continued[0]).toMatchObject({
    continuation: 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION',
    mode: 'autonomous',
  })
  expect(continued.length).toBeLessThanOrEqual(5)
  expect(JSON.stringify(agent.model.prompts.at(-1))).toContain('api.open-meteo.com')
  expect(JSON.stringify(agent.model.prompts.at(-1))).toContain('which the person did not name. Leave it out')
})
const fetching = `export const GET = () => fetch('https://api.open-meteo.com/v1/forecast')\n`

test('a chosen look becomes a version of its own, with what follows, once', async () => {
  const { projectGroupId, questionId } = await endWith({ tool: 'choose_design', input: { summary, looks } })
  const answers = { [choiceField]: 'Orchard' }

  const tries = await Promise.allSettled(
    [1, 2].map(() => answerQuestion(ctx, { projectGroupId, questionId, answers, clientId: crypto.randomUUID() })),
  )

  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
  expect(revisions).toMatchObject([{ changeType: 'UI_PATCH', message: 'The look “Orchard”' }, { number: 1 }])
  const { content } = await getFile(ctx, { projectGroupId, path: 'design/tokens.json' })
  expect(JSON.parse(content)).toMatchObject({ colors: { primary: '#7a1f1f' }, fonts: { display: 'Fraunces' } })
  expect(await continuationsOf(projectGroupId)).toMatchObject([{ continuation: 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM' }])
})

test('what the person does not want does not go on, and strangers do neither', async () => {
  const { projectGroupId, questionId } = await endWith(secrets)
  const stranger = await asStranger(ctx)
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' } } as const

  await expect(carryOut(stranger, { projectGroupId, questionId })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(dismissQuestion(stranger, { projectGroupId, questionId })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(dismissQuestion(viewer, { projectGroupId, questionId })).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(carryOut(ctx, { projectGroupId, questionId })).rejects.toMatchObject({ kind: 'invalid' })
  await dismissQuestion(ctx, { projectGroupId, questionId })
  await save(projectGroupId)

  expect(await resumeWaiting(ctx, projectGroupId)).toBe(0)
  expect(await continuationsOf(projectGroupId)).toEqual([])
})
