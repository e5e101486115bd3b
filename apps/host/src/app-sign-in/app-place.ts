// Where somebody signs in: one app in one environment, at one origin.
import type { AccountPlace } from '@joinery/domain/sign-in'

export interface AppPlace {
  accounts: AccountPlace
  /** For example `https://k7m2q9x4hb8wn3ta.apps.example`. */
  origin: string
  /** A preview: a frame inside the builder, which is another site. */
  isFramed: boolean
  /** Whose design the ready-made pages take; undefined: the head's. */
  revisionId?: string | undefined
  /** Text of the design tokens of a draft under judgement, which goes before any revision's. */
  tokens?: string | undefined
  /** Whether the app has a page of its own at this path. */
  hasPage(path: string): boolean
}
