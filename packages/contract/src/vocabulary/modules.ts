// What a file is, by its path (specification 3 "Module", 9 "Module sort order"; DESIGN section 4).
import * as z from 'zod'

export const moduleTypes = [
  'EXPO_PAGE',
  'PAGE',
  'COMPONENT',
  'FUNCTION',
  'FILE',
  'AUTH_PAGE_SIGN_IN',
  'AUTH_PAGE_SIGN_UP',
  'AUTH_PAGE_LOGOUT',
  'DESIGN_SYSTEM_PAGE',
  'DESIGN_SYSTEM_COMPONENT',
] as const
export const moduleTypeSchema = z.enum(moduleTypes)
export type ModuleType = z.infer<typeof moduleTypeSchema>

/** Specification 9: page, expo page, component, function, design system component, design system page, the three auth pages. */
const sortOrder: readonly ModuleType[] = [
  'PAGE',
  'EXPO_PAGE',
  'COMPONENT',
  'FUNCTION',
  'DESIGN_SYSTEM_COMPONENT',
  'DESIGN_SYSTEM_PAGE',
  'AUTH_PAGE_SIGN_IN',
  'AUTH_PAGE_SIGN_UP',
  'AUTH_PAGE_LOGOUT',
  'FILE',
]

const rules: readonly (readonly [RegExp, ModuleType])[] = [
  [/^web\/app\/account\/signin\/page\.(jsx|tsx)$/, 'AUTH_PAGE_SIGN_IN'],
  [/^web\/app\/account\/signup\/page\.(jsx|tsx)$/, 'AUTH_PAGE_SIGN_UP'],
  [/^web\/app\/account\/logout\/page\.(jsx|tsx)$/, 'AUTH_PAGE_LOGOUT'],
  [/^web\/app\/(?:.+\/)?page\.(jsx|tsx)$/, 'PAGE'],
  [/^web\/app\/api\/(?:.+\/)?route\.(js|ts)$/, 'FUNCTION'],
  [/^(web|mobile)\/components\/.+/, 'COMPONENT'],
  [/^mobile\/app\/.+/, 'EXPO_PAGE'],
  [/^design\/pages\/.+/, 'DESIGN_SYSTEM_PAGE'],
  [/^design\/components\/.+/, 'DESIGN_SYSTEM_COMPONENT'],
]

/** The module type of a file, from its path alone. */
export function moduleTypeOf(path: string): ModuleType {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'FILE'
}

/** The name of a module, from its path (specification 3, "Naming from a file path"). */
export function moduleNameOf(path: string): string {
  const type = moduleTypeOf(path)
  if (type === 'AUTH_PAGE_SIGN_IN') return 'Sign In'
  if (type === 'AUTH_PAGE_SIGN_UP') return 'Sign Up'
  if (type === 'AUTH_PAGE_LOGOUT') return 'Logout'
  const parts = path.replace(/^(web|mobile)\/app\//, '').split('/')
  const stem = (parts.pop() ?? '').replace(/\.[^.]+$/, '')
  if (!['page', 'index', 'route'].includes(stem)) return toTitle(stem)
  const folder = parts.findLast((part) => !part.startsWith('['))
  return folder === undefined ? 'Homepage' : toTitle(folder)
}

function toTitle(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Orders two paths as the specification orders modules; ties by path. */
export function compareModules(a: string, b: string): number {
  const byType = sortOrder.indexOf(moduleTypeOf(a)) - sortOrder.indexOf(moduleTypeOf(b))
  return byType === 0 ? (a < b ? -1 : a > b ? 1 : 0) : byType
}

/** The URL a page or function answers at, for example `web/app/notes/[id]/page.jsx` → `/notes/[id]`; null for other files. */
export function routePathOf(path: string): string | null {
  const match = /^web\/app\/(.*?)\/?(?:page|route)\.(?:jsx|tsx|js|ts)$/.exec(path)
  return match === null ? null : `/${match[1] ?? ''}`
}
