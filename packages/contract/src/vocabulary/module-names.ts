// What modules are called (specification 3, "Default names for new items" and "Naming from a file path").
import type { ModuleType } from './modules.ts'
import { moduleTypeOf } from './modules.ts'

/** Names of the auth pages; they never come from the path. */
const authPageNames: Partial<Record<ModuleType, string>> = {
  AUTH_PAGE_SIGN_IN: 'Sign In',
  AUTH_PAGE_SIGN_UP: 'Sign Up',
  AUTH_PAGE_LOGOUT: 'Logout',
}

/** Default names for new items by module type. A file has none: it is created by its path. */
export const defaultModuleNames: Readonly<Partial<Record<ModuleType, string>>> = {
  COMPONENT: 'New Component',
  PAGE: 'New Page',
  EXPO_PAGE: 'New Mobile Page',
  FUNCTION: 'New Function',
  ...authPageNames,
}
export const defaultProjectName = 'New Project'
export const homepageName = 'Homepage'

/**
 * The name of a module, from its path: a file named page, index or route takes the name of its parent folder, where
 * dynamic folders do not count, and Homepage at the root; every other file its own name, in capitalised words.
 * Groups such as `(shop)` do not count either, as in addresses (ours).
 */
export function moduleNameOf(path: string): string {
  const authPageName = authPageNames[moduleTypeOf(path)]
  if (authPageName !== undefined) return authPageName
  const parts = path.replace(/^(web|mobile)\/app\//, '').split('/')
  const file = parts.pop() ?? ''
  const stem = file.replace(/(?<=.)\.[^.]+$/, '')
  if (!['page', 'index', 'route'].includes(stem)) return toWords(stem)
  const folder = parts.findLast((part) => part !== '' && !/^[[(].*[\])]$/.test(part))
  return folder === undefined ? homepageName : toWords(folder)
}

/** `noteList`, `note-list` and `note_list` → Note List; a name without letters and digits stays as it is. */
function toWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return name
  return words.map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join(' ')
}
