// Where the auth pages of generated apps stand. Ours (decisions, "Routes"); their names are in module-names.ts.
import type { ModuleType } from './modules.ts'
import type { SignInProvider } from './sign-in-providers.ts'

export type AuthPageType = Extract<ModuleType, `AUTH_PAGE_${string}`>

export const authPagePaths: Readonly<Record<AuthPageType, string>> = {
  AUTH_PAGE_SIGN_IN: '/account/signin',
  AUTH_PAGE_SIGN_UP: '/account/signup',
  AUTH_PAGE_LOGOUT: '/account/logout',
}

/** The type of the auth page at an address of an app; null for every other address. */
export function authPageAt(path: string): AuthPageType | null {
  if (path === authPagePaths.AUTH_PAGE_SIGN_IN) return 'AUTH_PAGE_SIGN_IN'
  if (path === authPagePaths.AUTH_PAGE_SIGN_UP) return 'AUTH_PAGE_SIGN_UP'
  return path === authPagePaths.AUTH_PAGE_LOGOUT ? 'AUTH_PAGE_LOGOUT' : null
}

/** Where a provider sends people back to; the provider must be told this address. */
export function signInCallbackPath(provider: SignInProvider): string {
  return `/account/callback/${provider}`
}

/** Answers who is signed in, as JSON. */
export const sessionPath = '/account/session'
