import {
  createAgent,
  createGuardedFetch,
  createMemoryProject,
  createMemoryTurn,
  selectModelForRun,
} from '@joinery/agent'
import { modelProvider } from '@joinery/data/schema'
import { asStranger, createTestContext, parseAnswer, startProvider, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import {
  getModelSettings,
  removeModelProvider,
  resolveModel,
  setModelChoice,
  setModelProvider,
  testModel,
} from './index.ts'

let ctx: TestContext
beforeAll(async () => {
  const made = await createTestContext()
  ctx = { ...made, actor: { ...made.actor, platformRole: 'ADMIN' } }
})

const choice = { fallback: null, maxOutputTokens: null, effort: null }
const organization = { scope: 'organization' } as const
const installation = { scope: 'installation' } as const

const onLoopback = () => Promise.resolve(['127.0.0.1'])
const guarded = (isAllowed: boolean) => createGuardedFetch({ resolve: onLoopback, isAddressAllowed: () => isAllowed })

test('a key goes in sealed and never comes out', async () => {
  const key = 'sk-very-secret'
  const view = await setModelProvider(ctx, { ...organization, provider: 'anthropic', key, baseUrl: null })

  expect(view.providers).toMatchObject([
    { provider: 'anthropic', hasKey: true, baseUrl: null, updatedBy: 'Test person' },
  ])
  expect(JSON.stringify(await getModelSettings(ctx, organization))).not.toContain(key)
  expect(JSON.stringify(await ctx.db.select().from(modelProvider))).not.toContain(key)
})

test('another address needs the key again, so that a stored key goes nowhere new', async () => {
  const provider = 'openai' as const
  await setModelProvider(ctx, { ...organization, provider, key: 'sk-stored', baseUrl: null })

  const moved = setModelProvider(ctx, { ...organization, provider, baseUrl: 'https://collector.example.net/v1' })

  await expect(moved).rejects.toMatchObject({ code: 'models.key_again' })
  const same = await setModelProvider(ctx, { ...organization, provider, baseUrl: null })
  expect(same.providers.find((each) => each.provider === provider)?.hasKey).toBe(true)
})

test("a task's choice comes first, then the chat's; the organization's first, then the installation's, then the server's", async () => {
  const other = await asStranger(ctx)
  const { organizationId } = other.actor
  const nameFor = async (task: 'chat' | 'autorename') => (await resolveModel(other, { organizationId, task })).name
  expect(await nameFor('chat')).toBe('offline')

  await setModelProvider(ctx, { ...installation, provider: 'google', key: 'g', baseUrl: null })
  await setModelChoice(ctx, { ...installation, task: 'chat', choice: { ...choice, model: 'google/big' } })
  expect([await nameFor('chat'), await nameFor('autorename')]).toEqual(['google/big', 'google/big'])
  await setModelChoice(ctx, { ...installation, task: 'autorename', choice: { ...choice, model: 'google/small' } })
  expect(await nameFor('autorename')).toBe('google/small')
  await setModelChoice(other, { ...organization, task: 'chat', choice: { ...choice, model: 'offline' } })

  expect([await nameFor('chat'), await nameFor('autorename')]).toEqual(['offline', 'google/small'])
  await setModelChoice(ctx, { ...installation, task: 'chat', choice: null })
  await setModelChoice(ctx, { ...installation, task: 'autorename', choice: null })
})

test("an organization's address gets its own key only, never the installation's", async () => {
  const other = await asStranger(ctx)
  await setModelProvider(ctx, {
    ...installation,
    provider: 'openai-compatible',
    key: 'of-the-installation',
    baseUrl: 'https://models.example.com/v1',
  })
  await setModelProvider(other, {
    ...organization,
    provider: 'openai-compatible',
    baseUrl: 'https://own.example.org/v1',
  })

  const { openaiCompatible } = await resolveModel(other, { organizationId: other.actor.organizationId, task: 'chat' })

  expect(openaiCompatible).toMatchObject({ apiKey: undefined, baseUrl: 'https://own.example.org/v1' })
  expect(openaiCompatible.fetch).toBe(ctx.models.guardedFetch)
})

test('the fallback, the ceiling and the effort reach the run', async () => {
  await setModelProvider(ctx, { ...organization, provider: 'anthropic', key: 'a', baseUrl: null })
  const wanted = { model: 'anthropic/a', fallback: 'offline', maxOutputTokens: 4_000, effort: 'high' } as const
  await setModelChoice(ctx, { ...organization, task: 'chat', choice: wanted })

  const settings = await resolveModel(ctx, { organizationId: ctx.actor.organizationId, task: 'chat' })

  expect(settings).toMatchObject({ name: 'anthropic/a', effort: 'high', maxOutputTokens: 4_000 })
  expect(selectModelForRun(settings)).toMatchObject({
    limits: { maxOutputTokens: 4_000 },
    fallback: { name: 'offline' },
  })
  await removeModelProvider(ctx, { ...organization, provider: 'anthropic' })
})

test('a run whose model lost its key ends with words', async () => {
  const settings = await resolveModel(ctx, { organizationId: ctx.actor.organizationId, task: 'chat' })
  const turn = createMemoryTurn(createMemoryProject({}))

  const outcome = await createAgent(selectModelForRun({ ...settings, fallback: undefined })).runTurn(turn)

  expect(outcome).toMatchObject({ end: 'failed' })
  expect(outcome.problem).toContain('An admin can add it again under Models.')
  await setModelChoice(ctx, { ...organization, task: 'chat', choice: null })
})

test('the rules are always there', async () => {
  expect(await testModel(ctx, { ...organization, model: 'offline' })).toMatchObject({ ok: true })
})

test('a model without an account cannot be chosen', async () => {
  const chosen = setModelChoice(await asStranger(ctx), {
    ...organization,
    task: 'chat',
    choice: { ...choice, model: 'anthropic/a' },
  })

  await expect(chosen).rejects.toMatchObject({ code: 'models.no_account' })
})

test("an organization's address inside the network is refused with words, and reached where the installation allows it", async () => {
  const provider = await startProvider([parseAnswer('ready')])
  const account = { provider: 'openai-compatible', baseUrl: provider.url } as const
  const strict = { ...ctx, models: { ...ctx.models, guardedFetch: guarded(false) } }
  const open = { ...ctx, models: { ...ctx.models, guardedFetch: guarded(true) } }
  await setModelProvider(ctx, { ...organization, ...account })
  const input = { ...organization, model: 'openai-compatible/scripted' }

  const refused = await testModel(strict, input)
  const reached = await testModel(open, input)
  await provider.close()

  expect(refused).toMatchObject({ ok: false })
  expect(refused.message).toContain('not on the public internet')
  expect(provider.requests).toHaveLength(1)
  expect(reached).toMatchObject({ ok: true, message: 'ready' })
})

test('a name that leads to a public and a private address is refused as a whole', async () => {
  const fetchGuarded = createGuardedFetch({
    resolve: () => Promise.resolve(['203.0.113.9', '127.0.0.1']),
    isAddressAllowed: (address) => address !== '127.0.0.1',
  })

  await expect(fetchGuarded('http://two-faced.example.net/v1')).rejects.toThrow('not on the public internet')
  await expect(fetchGuarded('file:///etc/passwd')).rejects.toThrow('not on the public internet')
})

test('editors see no settings of models, and only who runs the installation sees its own', async () => {
  const editor = { ...ctx, actor: { ...ctx.actor, role: 'EDITOR', platformRole: 'CUSTOMER' } } as const
  const owner = { ...ctx, actor: { ...ctx.actor, platformRole: 'CUSTOMER' } } as const

  await expect(getModelSettings(editor, organization)).rejects.toMatchObject({ code: 'models.role' })
  await expect(testModel(editor, { ...organization, model: 'offline' })).rejects.toMatchObject({ code: 'models.role' })
  await expect(getModelSettings(owner, installation)).rejects.toMatchObject({ code: 'models.role' })
  expect((await getModelSettings(owner, organization)).mayInstallation).toBe(false)
})
