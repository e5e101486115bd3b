import type { QuestionForm } from '@joinery/contract/questions'
import { questionFieldTypeSchema } from '@joinery/contract/vocabulary/question-fields'
import { appVariable, chatMessage } from '@joinery/data/schema'
import { asStranger, createChatContext, createScriptedAgent, seedProject, type ChatContext } from '@joinery/testkit'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { answerQuestion, listHistory, listQuestions, runGeneration, sendMessage, steerGeneration } from './index.ts'

const secret = 'sk_live_never_seen'
const options = [
  { value: 'a', label: 'Rye' },
  { value: 'b', label: 'Spelt' },
]
const form: QuestionForm = {
  title: 'About the shop',
  fields: questionFieldTypeSchema.options.map((type) => ({
    name: type === 'password' ? 'STRIPE_KEY' : `the_${type}`,
    type,
    label: `A ${type}`,
    options,
  })),
}
const answers = {
  the_text: 'Mill',
  STRIPE_KEY: secret,
  the_invisible: 'kept',
  the_number: 3,
  the_confirm: true,
  the_list: ['one', 'two'],
  the_toggle: false,
  the_select: 'a',
  the_multiselect: ['a', 'b'],
  the_autocomplete: 'Oats',
  the_autocompleteMultiselect: ['a'],
  the_date: '2026-11-21',
}

let ctx: ChatContext
beforeAll(async () => {
  const made = await createChatContext()
  // What is told of new variables is told to the sandbox, which this test does without.
  ctx = { ...made, runtime: new Proxy(made.runtime, { get: () => () => Promise.resolve() }) }
})

/** A run that asks, as a message in the composer starts it. */
async function askThrough(projectGroupId: string): Promise<string> {
  const { generation } = await sendMessage(ctx, { projectGroupId, text: 'A shop', clientId: crypto.randomUUID() })
  const agent = createScriptedAgent([{ calls: [{ tool: 'ask_user', input: { about: 'secrets', form } }] }])
  const { organizationId } = ctx.actor
  const steps = new Map<string, unknown>()
  await runGeneration(ctx, agent, {
    job: { id: generation.id, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps,
    saveStep: (key, output) => Promise.resolve(void steps.set(key, JSON.parse(JSON.stringify(output)))),
    isCancelled: () => false,
  })
  const [message] = (await listHistory(ctx, { projectGroupId, limit: 1 })).messages
  const asked = message?.events.find(({ event }) => event.type === 'asked')?.event
  return asked?.type === 'asked' ? asked.questionId : ''
}

test('a form with all 16 field types is answered; the run goes on, and the password stands in no conversation', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const questionId = await askThrough(projectGroupId)
  expect(await listQuestions(ctx, { projectGroupId })).toEqual({ questionIds: [questionId] })

  const next = await answerQuestion(ctx, { projectGroupId, questionId, answers, clientId: crypto.randomUUID() })

  expect(form.fields).toHaveLength(16)
  expect(next.generation.status).toBe('QUEUED')
  expect(next.text).toContain('- A password: stored as the variable STRIPE_KEY')
  expect(next.text).toContain('- A select: Rye')
  expect(next.text).toContain('- A list:\n  1. one\n  2. two')
  const messages = await ctx.db.select().from(chatMessage).where(eq(chatMessage.projectGroupId, projectGroupId))
  expect(JSON.stringify(messages)).not.toContain(secret)
  const variables = await ctx.db.select().from(appVariable).where(eq(appVariable.projectGroupId, projectGroupId))
  expect(variables.map(({ name, environment }) => `${environment} ${name}`).toSorted()).toEqual([
    'DEVELOPMENT STRIPE_KEY',
    'PRODUCTION STRIPE_KEY',
  ])
  expect(JSON.stringify(variables)).not.toContain(secret)
  expect(await listQuestions(ctx, { projectGroupId })).toEqual({ questionIds: [] })
})

test('a question is answered once, with what its fields take, by whoever may prompt', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const questionId = await askThrough(projectGroupId)
  const input = { projectGroupId, questionId, clientId: crypto.randomUUID() }
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' } } as const
  const invalid = { code: 'chat.answer_invalid' }

  await expect(answerQuestion(ctx, { ...input, answers: { the_number: 'three' } })).rejects.toMatchObject(invalid)
  await expect(answerQuestion(ctx, { ...input, answers: { the_select: 'c' } })).rejects.toMatchObject(invalid)
  await expect(answerQuestion(viewer, { ...input, answers: {} })).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(answerQuestion(await asStranger(ctx), { ...input, answers: {} })).rejects.toMatchObject({
    kind: 'not_found',
  })
  const first = await answerQuestion(ctx, { ...input, answers: {} })
  expect((await answerQuestion(ctx, { ...input, answers: {} })).id, 'sent again after a lost answer').toBe(first.id)
  const other = { ...input, clientId: crypto.randomUUID(), answers: {} }
  await expect(answerQuestion(ctx, other)).rejects.toMatchObject({ code: 'chat.question_answered' })
})

test('words to a run reach it before its next step; a run that ended takes none', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { generation } = await sendMessage(ctx, { projectGroupId, text: 'go', clientId: crypto.randomUUID() })
  const ids = { projectGroupId, generationId: generation.id }
  await steerGeneration(ctx, { ...ids, text: 'Make it green' })
  const agent = createScriptedAgent([{ calls: [{ tool: 'list_files', input: {} }] }, { text: 'Green it is.' }])
  const { organizationId } = ctx.actor
  await runGeneration(ctx, agent, {
    job: { id: generation.id, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps: new Map(),
    saveStep: () => Promise.resolve(),
    isCancelled: () => false,
  })

  expect(JSON.stringify(agent.model.prompts.at(-1))).toContain('The person says while you work: Make it green')
  await expect(steerGeneration(ctx, { ...ids, text: 'And blue' })).rejects.toMatchObject({ code: 'chat.run_ended' })
  const stranger = await asStranger(ctx)
  await expect(steerGeneration(stranger, { ...ids, text: 'x' })).rejects.toMatchObject({ kind: 'not_found' })
})
