// Sends somebody to a provider.
import { signInCallbackPath } from '@joinery/contract/vocabulary/auth-pages'
import { signInProviders } from '@joinery/contract/vocabulary/sign-in-providers'
import { AccountsUnavailable, beginFlow } from '@joinery/domain/sign-in'
import { deploymentOf } from '@joinery/domain/preview'

import { addressOfError, sendOnwards } from './answers.ts'
import { writeCookie } from './cookies.ts'
import { authorizeAddress, newFlowSecrets, type ProviderClient } from './provider-exchange.ts'
import type { OutsideProvider } from './providers.ts'
import type { AccountVisit } from './visit.ts'

export async function startProvider(visit: AccountVisit, provider: OutsideProvider): Promise<void> {
  const { services, place, rules, callbackUrl } = visit
  const fail = () => sendOnwards(rules, addressOfError('AUTH_PAGE_SIGN_IN', 'Configuration', callbackUrl))
  const client = await readProviderClient(visit, provider)
  if (client === null) {
    fail()
    return
  }
  const secrets = newFlowSecrets()
  try {
    const { state, browserToken } = await beginFlow(services, place.accounts, { provider, callbackUrl, ...secrets })
    const address = await authorizeAddress(client, { state, ...secrets })
    sendOnwards(rules, address, [writeCookie(place, 'flow', browserToken)])
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error
    fail()
  }
}

/** Null when the app has not both of the provider's variables. */
export async function readProviderClient(
  { services, place, addresses, providerTimeoutMs }: AccountVisit,
  provider: OutsideProvider,
): Promise<ProviderClient | null> {
  const { projectGroupId, environment } = place.accounts
  const variables = await services.variables.read(projectGroupId, deploymentOf(environment))
  const [clientId = '', clientSecret = ''] = signInProviders[provider].requiredVariables.map((name) => variables[name])
  if (clientId === '' || clientSecret === '') return null
  return {
    provider,
    addresses: addresses[provider],
    clientId,
    clientSecret,
    redirectUri: `${place.origin}${signInCallbackPath(provider)}`,
    timeoutMs: providerTimeoutMs,
  }
}
