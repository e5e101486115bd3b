// What the installation brings along for models: its own settings, and a way out for organizations' addresses.
import { lookup } from 'node:dns/promises'

import { askOnce, createGuardedFetch, readTaskPrompt, selectModel } from '@joinery/agent'
import { isPublicAddress } from '@joinery/contract/public-addresses'
import type { Services } from '@joinery/domain'

import type { Config } from './config.ts'

export function startModels({ model }: Pick<Config, 'model'>): Services['models'] {
  const { mayBePrivate, ...ownSettings } = model
  return {
    ownSettings,
    guardedFetch: createGuardedFetch({
      resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
      isAddressAllowed: (address) => mayBePrivate || isPublicAddress(address),
    }),
    taskPrompt: readTaskPrompt,
    ask: (settings, question) => askOnce(selectModel(settings), question),
  }
}
