// The auth pages of generated apps: fixed names (specification 3) and fixed addresses (ours: decisions, "Routes").
import type { ModuleType } from './modules.ts'

export type AuthPageType = Extract<ModuleType, `AUTH_PAGE_${string}`>

export const authPages: Readonly<Record<AuthPageType, { name: string; path: string }>> = {
  AUTH_PAGE_SIGN_IN: { name: 'Sign In', path: '/account/signin' },
  AUTH_PAGE_SIGN_UP: { name: 'Sign Up', path: '/account/signup' },
  AUTH_PAGE_LOGOUT: { name: 'Logout', path: '/account/logout' },
}

export function isAuthPage(type: ModuleType): type is AuthPageType {
  return type in authPages
}
