// One request to an address of sign-in, with what answering it takes.
import type { Exchange } from '../exchange.ts'
import type { AnswerRules } from './answers.ts'
import type { AppPlace } from './app-place.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { AppSignInServices } from './create-app-sign-in.ts'
import type { OutsideProvider, ProviderAddresses } from './providers.ts'

export interface AccountVisit {
  services: AppSignInServices
  limits: AttemptLimits
  addresses: Readonly<Record<OutsideProvider, ProviderAddresses>>
  providerTimeoutMs: number
  place: AppPlace
  exchange: Exchange
  url: URL
  rules: AnswerRules
  hasEmail: boolean
  /** Those that are switched on and can be used here. */
  providers: readonly OutsideProvider[]
  /** Where to go on to; safe. */
  callbackUrl: string
}
