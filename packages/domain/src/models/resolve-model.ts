// Which model does a task for an organization, and with whose key.
import type { ModelSettings, ProviderSettings } from '@joinery/agent'
import { type ModelProvider, type ModelTask, providerOf } from '@joinery/contract/models'

import type { Services } from '../context.ts'
import { installationOwner, listChoices, listProviders, type ChoiceRow, type ProviderRow } from './models-queries.ts'

type Needed = Pick<Services, 'db' | 'sealer' | 'models'>

/** The label under which a key is sealed: it opens for nobody else and for no other provider. */
export function labelOf(key: { owner: string; provider: ModelProvider }): string {
  return `model-provider:${key.owner}:${key.provider}`
}

/** A choice for the task comes before one for the chat, the organization's before the installation's. */
export async function resolveModel(
  services: Needed,
  { organizationId, task }: { organizationId: string; task: ModelTask },
): Promise<ModelSettings> {
  const owners = [organizationId, installationOwner]
  const [choices, providers] = await Promise.all([listChoices(services.db, owners), listProviders(services.db, owners)])
  const choice = pickChoice(choices, { owners, task })
  const { ownSettings } = services.models
  if (choice === undefined) return { ...ownSettings, ...accounts(services, owners, providers) }
  return settingsOf(services, { choice, owners, providers })
}

export function pickChoice(
  choices: readonly ChoiceRow[],
  { owners, task }: { owners: readonly string[]; task: ModelTask },
): ChoiceRow | undefined {
  const tasks: readonly ModelTask[] = task === 'chat' ? ['chat'] : [task, 'chat']
  for (const wanted of tasks) {
    for (const owner of owners) {
      const found = choices.find((each) => each.owner === owner && each.task === wanted)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Did somebody choose a model for this very task? */
export async function hasChoice(
  services: Pick<Services, 'db'>,
  { organizationId, task }: { organizationId: string; task: ModelTask },
): Promise<boolean> {
  const choices = await listChoices(services.db, [organizationId, installationOwner])
  return choices.some((each) => each.task === task && each.model !== 'offline')
}

/** The settings for one model by name, with the accounts that count for the owners; for the test button. */
export async function settingsForModel(
  services: Needed,
  { owners, model }: { owners: readonly string[]; model: string },
): Promise<ModelSettings> {
  return { name: model, ...accounts(services, owners, await listProviders(services.db, owners)) }
}

function settingsOf(
  services: Needed,
  { choice, owners, providers }: { choice: ChoiceRow; owners: readonly string[]; providers: readonly ProviderRow[] },
): ModelSettings {
  const known = accounts(services, owners, providers)
  const limits = {
    effort: choice.effort ?? undefined,
    maxOutputTokens: choice.maxOutputTokens ?? undefined,
  }
  return {
    name: choice.model,
    ...known,
    ...limits,
    fallback: choice.fallback === null ? undefined : { name: choice.fallback, ...known, ...limits },
  }
}

/** A key and its address always come from the same place: a key is never sent where somebody else points. */
function accounts(
  services: Needed,
  owners: readonly string[],
  providers: readonly ProviderRow[],
): Required<Pick<ModelSettings, 'anthropic' | 'openai' | 'openaiCompatible' | 'google'>> {
  const { ownSettings } = services.models
  const of = (provider: ModelProvider, own: ProviderSettings): ProviderSettings => {
    for (const owner of owners) {
      const row = providers.find((each) => each.owner === owner && each.provider === provider)
      if (row !== undefined) return open(services, row)
    }
    return own
  }
  return {
    anthropic: of('anthropic', ownSettings.anthropic),
    openai: of('openai', ownSettings.openai),
    openaiCompatible: of('openai-compatible', ownSettings.openaiCompatible),
    google: of('google', ownSettings.google ?? { apiKey: undefined, baseUrl: undefined }),
  }
}

function open({ sealer, models }: Needed, { owner, provider, sealedKey, baseUrl }: ProviderRow): ProviderSettings {
  return {
    apiKey: sealedKey === null ? undefined : sealer.open(labelOf({ owner, provider }), sealedKey),
    baseUrl: baseUrl ?? undefined,
    // What the installation's own administrators write down may be beside the server, such as a model on this machine.
    ...(owner === installationOwner ? {} : { fetch: models.guardedFetch }),
  }
}

/** Does this model have what it needs of its provider? Without a look at whether it works. */
export function isReachable(settings: ModelSettings): boolean {
  const provider = providerOf(settings.name)
  if (provider === null) return true
  if (provider === 'openai-compatible') return settings.openaiCompatible.baseUrl !== undefined
  return (provider === 'google' ? settings.google : settings[provider])?.apiKey !== undefined
}
