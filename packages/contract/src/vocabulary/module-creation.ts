// What may be created (specification 5, "Creating modules").
import type { ModuleType } from './modules.ts'

const always: readonly ModuleType[] = ['PAGE', 'EXPO_PAGE', 'FUNCTION', 'COMPONENT', 'FILE']
const withCustomAuthOnly: readonly ModuleType[] = ['AUTH_PAGE_SIGN_IN', 'AUTH_PAGE_SIGN_UP', 'AUTH_PAGE_LOGOUT']

/** The auth pages need custom auth; design system pages and components can never be created. */
export function canCreateModule(type: ModuleType, { withCustomAuth }: { withCustomAuth: boolean }): boolean {
  return always.includes(type) || (withCustomAuth && withCustomAuthOnly.includes(type))
}
