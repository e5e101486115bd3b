// Somebody comes back from a provider.
import type { SignInError } from '@joinery/contract/vocabulary/sign-in-providers'
import { AccountsUnavailable, findOrMakeLinked, takeFlow } from '@joinery/domain/sign-in'

import { changeSession } from './answer-post.ts'
import { addressOfError, sendOnwards } from './answers.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { ExchangeFailed, redeemReturn } from './provider-exchange.ts'
import type { OutsideProvider } from './providers.ts'
import { readProviderClient } from './start-provider.ts'
import type { AccountVisit } from './visit.ts'

export async function answerReturn(visit: AccountVisit, provider: OutsideProvider): Promise<void> {
  const { place, rules } = visit
  const flowIsOver = writeCookie(place, 'flow', null)
  let callbackUrl = '/'
  const fail = (error: SignInError) =>
    sendOnwards(rules, addressOfError('AUTH_PAGE_SIGN_IN', error, callbackUrl), [flowIsOver])
  try {
    const flow = await takeFlowOf(visit, provider)
    const client = await readProviderClient(visit, provider)
    // Another browser's return, a second one, one that comes too late, or one that nobody asked for.
    if (flow === null || client === null || !visit.providers.includes(provider)) return fail('OAuthSignin')
    ;({ callbackUrl } = flow)
    const returned = visit.url.searchParams
    if (returned.get('error') === 'access_denied') return fail('AccessDenied')
    const person = await redeemReturn(client, flow, returned)
    const user = await findOrMakeLinked(visit.services, place.accounts, { provider, ...person })
    if (user === null) return fail('OAuthAccountNotLinked')
    const token = await changeSession(visit, user.id)
    sendOnwards(rules, callbackUrl, [flowIsOver, writeCookie(place, 'session', token)])
  } catch (error) {
    if (error instanceof ExchangeFailed) return fail('OAuthSignin')
    if (error instanceof AccountsUnavailable) return fail('Configuration')
    throw error
  }
}

async function takeFlowOf({ services, place, exchange, url }: AccountVisit, provider: OutsideProvider) {
  const state = url.searchParams.get('state')
  const browserToken = readCookie(place, exchange.request, 'flow')
  if (state === null || browserToken === null) return null
  const flow = await takeFlow(services, place.accounts, { provider, state, browserToken })
  return flow === null ? null : { ...flow, state }
}
