// Keys, addresses and choices of models: read without keys, changed by admins.
import {
  type ModelChoice,
  type ModelProvider,
  type ModelScope,
  type ModelSettingsView,
  type ModelTask,
  modelTaskSchema,
} from '@joinery/contract/models'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import {
  deleteChoice,
  deleteProvider,
  findProviderForUpdate,
  installationOwner,
  listChoices,
  listProvidersWithNames,
  putChoice,
  putProvider,
} from './models-queries.ts'
import { isReachable, labelOf, pickChoice, settingsForModel } from './resolve-model.ts'

type InScope = { scope: ModelScope }

/** Whose rows; refuses whoever may not change them. */
function ownerOf({ actor }: DomainContext, { scope }: InScope): string {
  const isAllowed =
    scope === 'installation' ? actor.platformRole === 'ADMIN' : mayTeamRole(actor.role, 'keys of integrations')
  if (!isAllowed) {
    const who = scope === 'installation' ? 'whoever runs this installation' : 'an admin or an owner'
    throw new AppError('forbidden', 'models.role', `Only ${who} can see and change this.`)
  }
  return scope === 'installation' ? installationOwner : actor.organizationId
}

export async function getModelSettings(ctx: DomainContext, input: InScope): Promise<ModelSettingsView> {
  const owner = ownerOf(ctx, input)
  const [providers, choices] = await Promise.all([
    listProvidersWithNames(ctx.db, owner),
    listChoices(ctx.db, [owner, installationOwner]),
  ])
  const others = owner === installationOwner ? [] : [installationOwner]
  return {
    providers: providers.map(({ row, updatedBy }) => ({
      provider: row.provider,
      hasKey: row.sealedKey !== null,
      baseUrl: row.baseUrl,
      updatedAt: row.updatedAt,
      updatedBy,
    })),
    choices: choices
      .filter((each) => each.owner === owner)
      .map(({ task, model, fallback, maxOutputTokens, effort }) => ({
        task,
        model,
        fallback,
        maxOutputTokens,
        effort,
      })),
    inherited: modelTaskSchema.options.map((task) => ({
      task,
      model: pickChoice(choices, { owners: others, task })?.model ?? ctx.models.ownSettings.name,
    })),
    mayInstallation: ctx.actor.platformRole === 'ADMIN',
  }
}

export async function setModelProvider(
  ctx: DomainContext,
  input: InScope & { provider: ModelProvider; key?: string | undefined; baseUrl: string | null },
): Promise<ModelSettingsView> {
  const { provider, key } = input
  const owner = ownerOf(ctx, input)
  const baseUrl = input.baseUrl?.replace(/\/+$/, '') ?? null
  if (provider === 'openai-compatible' && baseUrl === null) {
    throw new AppError('invalid', 'models.address_missing', 'Write the address of the server, such as https://…/v1.')
  }
  await ctx.db.transaction(async (tx) => {
    const before = await findProviderForUpdate(tx, { owner, provider })
    // A stored key is never sent to a new address: whoever changes the address has to know the key.
    if (
      key === undefined &&
      before?.sealedKey !== undefined &&
      before.sealedKey !== null &&
      before.baseUrl !== baseUrl
    ) {
      throw new AppError('invalid', 'models.key_again', 'The address is another one: write the key again.')
    }
    if (key === undefined && provider !== 'openai-compatible' && (before?.sealedKey ?? null) === null) {
      throw new AppError('invalid', 'models.key_missing', 'This provider needs a key.')
    }
    const sealedKey =
      key === undefined ? (before?.sealedKey ?? null) : ctx.sealer.seal(labelOf({ owner, provider }), key)
    await putProvider(tx, { owner, provider, sealedKey, baseUrl, updatedBy: ctx.actor.userId, updatedAt: ctx.now() })
  })
  return getModelSettings(ctx, input)
}

export async function removeModelProvider(
  ctx: DomainContext,
  input: InScope & { provider: ModelProvider },
): Promise<ModelSettingsView> {
  await deleteProvider(ctx.db, { owner: ownerOf(ctx, input), provider: input.provider })
  return getModelSettings(ctx, input)
}

export async function setModelChoice(
  ctx: DomainContext,
  input: InScope & { task: ModelTask; choice: ModelChoice | null },
): Promise<ModelSettingsView> {
  const { task, choice } = input
  const owner = ownerOf(ctx, input)
  if (choice === null) await deleteChoice(ctx.db, { owner, task })
  else {
    for (const model of [choice.model, choice.fallback]) if (model !== null) await requireReachable(ctx, owner, model)
    await putChoice(ctx.db, { owner, task, ...choice, updatedBy: ctx.actor.userId, updatedAt: ctx.now() })
  }
  return getModelSettings(ctx, input)
}

/** Nobody chooses a model that cannot answer for want of a key. */
async function requireReachable(ctx: DomainContext, owner: string, model: string): Promise<void> {
  const settings = await settingsForModel(ctx, { owners: [owner, installationOwner], model })
  if (!isReachable(settings)) {
    throw new AppError('invalid', 'models.no_account', `${model} needs its provider first: add a key or an address.`)
  }
}

const wordSystem = 'You are asked whether you can be reached. Answer with the single word: ready'
const maxAnswer = 120

export async function testModel(
  ctx: DomainContext,
  input: InScope & { model: string },
): Promise<{ ok: boolean; message: string; elapsedMs: number }> {
  const owner = ownerOf(ctx, input)
  // Rules are always there, and have nothing to say to a question.
  if (input.model === 'offline') return { ok: true, message: 'ready', elapsedMs: 0 }
  await requireReachable(ctx, owner, input.model)
  const settings = await settingsForModel(ctx, { owners: [owner, installationOwner], model: input.model })
  const began = performance.now()
  const answer = await ctx.models.ask(settings, {
    system: wordSystem,
    prompt: 'Are you there?',
    maxOutputTokens: 1_000,
    signal: AbortSignal.timeout(90_000),
  })
  const elapsedMs = Math.round(performance.now() - began)
  return answer.ok
    ? { ok: true, message: answer.text.slice(0, maxAnswer), elapsedMs }
    : { ok: false, message: answer.message, elapsedMs }
}
