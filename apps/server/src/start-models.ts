// What the installation brings along for models: its own settings, and a way out for organizations' addresses.
import { lookup } from 'node:dns/promises'

import {
  askOnce,
  createGuardedFetch,
  createModeration,
  createReach,
  readGuide,
  readTaskPrompt,
  selectModel,
  taskRules,
  type Reach,
} from '@joinery/agent'
import { isPublicAddress } from '@joinery/contract/public-addresses'
import type { Services } from '@joinery/domain'

import type { Config } from './config.ts'

export function startModels({ model, safety }: Pick<Config, 'model' | 'safety'>): Services['models'] {
  const { mayBePrivate, prices, ...ownSettings } = model
  return {
    ownSettings,
    guardedFetch: createGuardedFetch({
      resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
      isAddressAllowed: (address) => mayBePrivate || isPublicAddress(address),
    }),
    taskPrompt: readTaskPrompt,
    ask: (settings, question) => askOnce(selectModel(settings), question),
    guide: readGuide,
    rules: taskRules,
    prices,
    safety: { ...safety, moderate: startModeration(safety.mode, model) },
  }
}

/** Services that runs may use beside their model: the installation's, with its own accounts. */
export function startReach({ reach, model }: Pick<Config, 'reach' | 'model'>): Reach {
  return createReach({ ...reach, providers: model })
}

function startModeration(mode: Config['safety']['mode'], model: Config['model']) {
  if (mode === 'openai') return createModeration(model.openai)
  return mode === 'openai-compatible' ? createModeration(model.openaiCompatible) : null
}
