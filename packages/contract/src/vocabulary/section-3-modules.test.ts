// Specification 3, "Module": expected values are typed from its text.
import { describe, expect, test } from 'vitest'

import { authPagePaths } from './auth-pages.ts'
import {
  integrationSelectionKeySchema,
  moduleRuntimes,
  moduleRuntimeSchema,
  moduleSchema,
  moduleTypeOf,
  moduleTypeSchema,
} from './modules.ts'
import { specialFiles, specialFileSchema } from './special-files.ts'

const types =
  'EXPO_PAGE, PAGE, COMPONENT, FUNCTION, FILE, AUTH_PAGE_SIGN_IN, AUTH_PAGE_SIGN_UP, AUTH_PAGE_LOGOUT, DESIGN_SYSTEM_PAGE, DESIGN_SYSTEM_COMPONENT'

describe('3 Module', () => {
  test('the fields are moduleType, filePath, pathSegment and withCustomAuth', () => {
    const module = { moduleType: 'PAGE', filePath: 'web/app/page.jsx', pathSegment: '', withCustomAuth: false }
    expect(moduleSchema.parse(module)).toEqual(module)
    expect(Object.keys(moduleSchema.shape)).toEqual(['moduleType', 'filePath', 'pathSegment', 'withCustomAuth'])
  })

  test.each([{ withCustomAuth: 'yes' }, { moduleType: 'SCREEN' }, { filePath: 7 }])(
    'a wrong field is refused: %o',
    (wrong) => {
      const module = { moduleType: 'PAGE', filePath: 'web/app/page.jsx', pathSegment: '', withCustomAuth: false }
      expect(moduleSchema.safeParse({ ...module, ...wrong }).success).toBe(false)
    },
  )

  test('the integration-selection module is keyed by a module alias and a source', () => {
    expect(Object.keys(integrationSelectionKeySchema.shape)).toEqual(['moduleAlias', 'source'])
  })
})

describe('3 Module types', () => {
  test('are the ten of the specification', () => {
    expect(moduleTypeSchema.options.join(', ')).toBe(types)
  })

  test.each(['page', 'API', 'MOBILE_PAGE', ''])('%o is none', (name) => {
    expect(moduleTypeSchema.safeParse(name).success).toBe(false)
  })

  test.each([
    ['web/app/page.jsx', 'PAGE'],
    ['web/app/account/page.jsx', 'PAGE'],
    ['web/app/account/signin/page.jsx', 'AUTH_PAGE_SIGN_IN'],
    ['web/app/account/signup/page.tsx', 'AUTH_PAGE_SIGN_UP'],
    ['web/app/account/logout/page.jsx', 'AUTH_PAGE_LOGOUT'],
    ['web/app/account/signin/help/page.jsx', 'PAGE'],
    ['web/app/account/signin/page.server.js', 'FILE'],
    ['web/app/api/account/signin/route.js', 'FUNCTION'],
    ['web/components/card.jsx', 'COMPONENT'],
    ['mobile/app/index.jsx', 'EXPO_PAGE'],
    ['design/pages/colors.jsx', 'DESIGN_SYSTEM_PAGE'],
    ['design/components/button.jsx', 'DESIGN_SYSTEM_COMPONENT'],
    ['database/schema.sql', 'FILE'],
  ])('%s is %s', (path, type) => {
    expect(moduleTypeOf(path)).toBe(type)
  })
})

describe('3 Runtime per module type', () => {
  test.each([
    ['PAGE', 'react'],
    ['COMPONENT', 'react'],
    ['AUTH_PAGE_SIGN_IN', 'react'],
    ['AUTH_PAGE_SIGN_UP', 'react'],
    ['AUTH_PAGE_LOGOUT', 'react'],
    ['DESIGN_SYSTEM_PAGE', 'react'],
    ['DESIGN_SYSTEM_COMPONENT', 'react'],
    ['FUNCTION', 'nodejs'],
    ['EXPO_PAGE', 'expo'],
    ['FILE', 'none'],
  ] as const)('%s: %s', (type, runtime) => {
    expect(moduleRuntimes[type]).toBe(runtime)
    expect(moduleRuntimeSchema.parse(runtime)).toBe(runtime)
  })

  test('no other runtime exists', () => {
    expect(moduleRuntimeSchema.options).toEqual(['react', 'nodejs', 'expo', 'none'])
  })
})

describe('3 Special generated files and components', () => {
  test('are seven, each with a purpose', () => {
    expect(specialFileSchema.options.join(', ')).toBe(
      'main, story, handler, database, globals-sql, design-initial, design-initial-mobile',
    )
    for (const purpose of Object.values(specialFiles)) expect(purpose).toMatch(/\w+.*\.$/)
  })
})

describe('Auth pages of generated apps (decisions, "Routes")', () => {
  test('stand under /account', () => {
    expect(authPagePaths).toEqual({
      AUTH_PAGE_SIGN_IN: '/account/signin',
      AUTH_PAGE_SIGN_UP: '/account/signup',
      AUTH_PAGE_LOGOUT: '/account/logout',
    })
  })
})
