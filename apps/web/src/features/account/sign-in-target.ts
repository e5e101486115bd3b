// Where sign-in leads: the address asked for if it is ours, and whether a waiting prompt is built on the way.
import { safeCallbackUrl } from '@joinery/contract/vocabulary/return-address'

import type { StoredPrompt } from '../../api/preferences.ts'

export interface SignInTarget {
  href: string
  /** Set when the person pressed "Build it" before signing in and is not on the way to somewhere else. */
  prompt: string | null
}

export function signInTarget(given: {
  callbackUrl: string | null | undefined
  remembered: string | null
  prompt: StoredPrompt | null
  origin: string
}): SignInTarget {
  const href = safeCallbackUrl(given.callbackUrl ?? given.remembered, given.origin)
  const isSent = href === '/' && given.prompt?.isToBeSent === true
  return { href, prompt: isSent ? (given.prompt?.text ?? null) : null }
}
