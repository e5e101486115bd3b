// What a file is, by its path (specification 3 "Module", 9 "Module sort order"; DESIGN section 4).
import * as z from 'zod'

import { authPageAt } from './auth-pages.ts'

export const moduleTypeSchema = z.enum([
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
])
export type ModuleType = z.infer<typeof moduleTypeSchema>

/** The words of the runtime table (specification 3); files have `none`. */
export const moduleRuntimeSchema = z.enum(['react', 'nodejs', 'expo', 'none'])
export type ModuleRuntime = z.infer<typeof moduleRuntimeSchema>

/** Auth pages are pages, and parts of the design system are pages or components: all of them are React. */
export const moduleRuntimes: Readonly<Record<ModuleType, ModuleRuntime>> = {
  EXPO_PAGE: 'expo',
  PAGE: 'react',
  COMPONENT: 'react',
  FUNCTION: 'nodejs',
  FILE: 'none',
  AUTH_PAGE_SIGN_IN: 'react',
  AUTH_PAGE_SIGN_UP: 'react',
  AUTH_PAGE_LOGOUT: 'react',
  DESIGN_SYSTEM_PAGE: 'react',
  DESIGN_SYSTEM_COMPONENT: 'react',
}

/** A module (specification 3). */
export const moduleSchema = z.object({
  moduleType: moduleTypeSchema,
  filePath: z.string(),
  pathSegment: z.string(),
  withCustomAuth: z.boolean(),
})
export type Module = z.infer<typeof moduleSchema>

/** What the integration-selection module is keyed by (specification 3). */
export const integrationSelectionKeySchema = z.object({ moduleAlias: z.string(), source: z.string() })
export type IntegrationSelectionKey = z.infer<typeof integrationSelectionKeySchema>

/** Specification 9, "Module sort order". It does not place FILE; ours comes last. */
export const moduleSortOrder: readonly ModuleType[] = [
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
  [/^web\/app\/(?:.+\/)?page\.(jsx|tsx)$/, 'PAGE'],
  [/^web\/app\/api\/(?:.+\/)?route\.(js|ts)$/, 'FUNCTION'],
  [/^(web|mobile)\/components\/.+/, 'COMPONENT'],
  [/^mobile\/app\/.+/, 'EXPO_PAGE'],
  [/^design\/pages\/.+/, 'DESIGN_SYSTEM_PAGE'],
  [/^design\/components\/.+/, 'DESIGN_SYSTEM_COMPONENT'],
]

/** The module type of a file, from its path alone. */
export function moduleTypeOf(path: string): ModuleType {
  const type = rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'FILE'
  return type === 'PAGE' ? (authPageAt(routePathOf(path) ?? '') ?? type) : type
}

/** Orders two paths as the specification orders modules; ties by path. */
export function compareModules(a: string, b: string): number {
  const byType = moduleSortOrder.indexOf(moduleTypeOf(a)) - moduleSortOrder.indexOf(moduleTypeOf(b))
  return byType === 0 ? (a < b ? -1 : a > b ? 1 : 0) : byType
}

/** The URL a page or function answers at, for example `web/app/notes/[id]/page.jsx` → `/notes/[id]`; null for other files. */
export function routePathOf(path: string): string | null {
  const match = /^web\/app\/(.*?)\/?(?:page|route)\.(?:jsx|tsx|js|ts)$/.exec(path)
  return match === null ? null : `/${match[1] ?? ''}`
}
