// Sign-in of generated apps: who asks, and the addresses under /account that are the same in every app.
import type { IncomingMessage } from 'node:http'

import type { AppUser } from '@joinery/contract/sign-in'
import { authPageAt, sessionPath, signInCallbackPath } from '@joinery/contract/vocabulary/auth-pages'
import { callbackUrlParameter, safeCallbackUrl } from '@joinery/contract/vocabulary/return-address'
import type { Services } from '@joinery/domain'
import { AccountsUnavailable, findSessionUser } from '@joinery/domain/sign-in'

import type { Exchange } from '../exchange.ts'
import { fileNotFound, sendPlainPage } from '../plain-pages.ts'
import { type AccountPage, logoutPage, signInPage, signUpPage } from './account-pages.ts'
import { answerPost } from './answer-post.ts'
import { answerReturn } from './answer-return.ts'
import { type AnswerRules, sendDocument, sendJson, sendOnwards } from './answers.ts'
import type { AppPlace } from './app-place.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { readCookie } from './cookies.ts'
import { isOwnRequest } from './own-request.ts'
import { wordsFor } from './page-words.ts'
import { readPageLook } from './read-page-look.ts'
import { providerTimeoutMs } from './provider-exchange.ts'
import { isOutsideProvider, type OutsideProvider, type ProviderAddresses, providerAddresses } from './providers.ts'
import type { AccountVisit } from './visit.ts'

export type AppSignInServices = Pick<
  Services,
  'db' | 'blobs' | 'compiler' | 'appDatabases' | 'facts' | 'signIn' | 'variables' | 'addresses'
>

export interface AppSignInOptions {
  /** Instead of the providers' own addresses; for tests. */
  providers?: Partial<Record<OutsideProvider, ProviderAddresses>>
  providerTimeoutMs?: number
}

export interface AppSignIn {
  /** Who asks; null for strangers, for other origins' requests, and in every case when sign-in is off. */
  identify(place: AppPlace, request: IncomingMessage): Promise<AppUser | null>
  /** True when the request was one of sign-in's and has been answered. */
  answer(place: AppPlace, exchange: Exchange): Promise<boolean>
}

export function createAppSignIn(services: AppSignInServices, options: AppSignInOptions = {}): AppSignIn {
  const limits = createAttemptLimits()
  const addresses = { ...providerAddresses, ...options.providers }

  async function identify(place: AppPlace, request: IncomingMessage): Promise<AppUser | null> {
    const { isEnabled } = await services.signIn.read(place.accounts.projectGroupId)
    const token = isEnabled && isOwnRequest(place, request) ? readCookie(place, request, 'session') : null
    if (token === null) return null
    try {
      return await findSessionUser(services, place.accounts, token)
    } catch (error) {
      // A database that does not answer knows nobody.
      if (error instanceof AccountsUnavailable) return null
      throw error
    }
  }

  async function visitOf(place: AppPlace, exchange: Exchange, url: URL): Promise<AccountVisit> {
    const { providers } = await services.signIn.read(place.accounts.projectGroupId)
    const outside = providers.filter(isOutsideProvider)
    const rules: AnswerRules = {
      response: exchange.response,
      frameAncestors: place.isFramed ? services.addresses.builderOrigin : "'none'",
      formTargets: outside.map((provider) => new URL(addresses[provider].authorize).origin),
    }
    return {
      services,
      limits,
      addresses,
      providerTimeoutMs: options.providerTimeoutMs ?? providerTimeoutMs,
      place,
      exchange,
      url,
      rules,
      hasEmail: providers.includes('email'),
      // A preview's address changes, so that no provider can know it.
      providers: place.isFramed ? [] : outside,
      callbackUrl: safeCallbackUrl(url.searchParams.get(callbackUrlParameter), place.origin),
    }
  }

  async function answerPage(visit: AccountVisit): Promise<void> {
    const { place, exchange, url, rules, callbackUrl } = visit
    const type = authPageAt(url.pathname)
    const user = await identify(place, exchange.request)
    if (user !== null && type !== 'AUTH_PAGE_LOGOUT') {
      sendOnwards(rules, callbackUrl)
      return
    }
    const page: AccountPage = {
      ...(await readPageLook(services, place)),
      callbackUrl,
      error: wordsFor(url.searchParams.get('error')),
      hasEmail: visit.hasEmail,
      providers: visit.providers,
    }
    if (type === 'AUTH_PAGE_LOGOUT') sendDocument(rules, 200, logoutPage(page, user))
    else sendDocument(rules, 200, type === 'AUTH_PAGE_SIGN_UP' ? signUpPage(page) : signInPage(page))
  }

  return {
    identify,
    async answer(place, exchange) {
      const { request, response } = exchange
      const url = URL.parse(`${place.origin}${request.url ?? '/'}`)
      if (url === null || !isOfSignIn(url.pathname)) return false
      const { isEnabled } = await services.signIn.read(place.accounts.projectGroupId)
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      if (url.pathname === sessionPath && isReading) {
        sendJson({ response }, 200, { user: await identify(place, request) })
        return true
      }
      if (!isEnabled) {
        sendPlainPage(response, fileNotFound)
        return true
      }
      const returning = providerReturning(url.pathname)
      if (returning !== null && isReading) {
        await answerReturn(await visitOf(place, exchange, url), returning)
      } else if (request.method === 'POST' && authPageAt(url.pathname) !== null) {
        await answerPost(await visitOf(place, exchange, url))
      } else if (isReading && authPageAt(url.pathname) !== null) {
        if (place.hasPage(url.pathname)) return false
        await answerPage(await visitOf(place, exchange, url))
      } else {
        response.writeHead(405, { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).end()
      }
      return true
    },
  }
}

/** A request that must not be answered from memory: whether it is anybody's depends on who asks. */
export function isOfSignIn(pathname: string): boolean {
  return authPageAt(pathname) !== null || pathname === sessionPath || providerReturning(pathname) !== null
}

function providerReturning(pathname: string): OutsideProvider | null {
  const provider = pathname.split('/').at(-1) ?? ''
  return isOutsideProvider(provider) && pathname === signInCallbackPath(provider) ? provider : null
}
