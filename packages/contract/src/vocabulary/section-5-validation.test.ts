// Specification 5, "Validation rules": expected values are typed from its text.
import { describe, expect, test } from 'vitest'

import { canCreateModule } from './module-creation.ts'
import { assertRenderable, isRenderable } from './preview-value.ts'
import { isSignInProvider, validProviders } from './provider-lists.ts'
import { checkSecureStoreValue, secureStoreKey } from './secure-store.ts'

function* parts() {
  yield 'a'
}

describe('5 A provider name is valid only if it is one of the four sign-in providers', () => {
  test.each(['google', 'email', 'facebook', 'twitter'])('%s is', (name) => expect(isSignInProvider(name)).toBe(true))
  test.each(['apple', 'Google', 'google ', '', null, 1, ['google'], 'toString'])('%j is not', (name) =>
    expect(isSignInProvider(name)).toBe(false),
  )

  test('invalid entries in a list of providers are dropped', () => {
    expect(validProviders(['twitter', 'apple', 'google', null, 'GOOGLE', 'email'])).toEqual([
      'twitter',
      'google',
      'email',
    ])
    expect(validProviders(['github'])).toEqual([])
    expect(validProviders([])).toEqual([])
  })
})

describe('5 Creating modules', () => {
  test.each(['PAGE', 'EXPO_PAGE', 'FUNCTION', 'COMPONENT', 'FILE'] as const)('%s is always allowed', (type) => {
    expect(canCreateModule(type, { withCustomAuth: false })).toBe(true)
    expect(canCreateModule(type, { withCustomAuth: true })).toBe(true)
  })
  test.each(['AUTH_PAGE_SIGN_IN', 'AUTH_PAGE_SIGN_UP', 'AUTH_PAGE_LOGOUT'] as const)(
    '%s is allowed only when custom auth is on',
    (type) => {
      expect(canCreateModule(type, { withCustomAuth: false })).toBe(false)
      expect(canCreateModule(type, { withCustomAuth: true })).toBe(true)
    },
  )
  test.each(['DESIGN_SYSTEM_PAGE', 'DESIGN_SYSTEM_COMPONENT'] as const)('%s cannot be created', (type) => {
    expect(canCreateModule(type, { withCustomAuth: false })).toBe(false)
    expect(canCreateModule(type, { withCustomAuth: true })).toBe(false)
  })
})

describe('5 Secure storage', () => {
  test('keys have the prefix _create_secure_store_', () =>
    expect(secureStoreKey('token')).toBe('_create_secure_store_token'))

  test.each([
    ['2048 bytes', 'x'.repeat(2048), false],
    ['2049 bytes', 'x'.repeat(2049), true],
    ['1025 letters of two bytes', 'é'.repeat(1025), true],
    ['1024 letters of two bytes', 'é'.repeat(1024), false],
    ['nothing', '', false],
  ])('%s: warned %s', (_, value, isWarned) => expect(checkSecureStoreValue(value) !== null).toBe(isWarned))

  test.each([[1], [null], [undefined], [{}], [['a']], [true]])('%j is refused', (value) =>
    expect(() => checkSecureStoreValue(value)).toThrow(
      new Error(
        'Invalid value provided to SecureStore. Values must be strings; consider JSON-encoding your values if they are serializable.',
      ),
    ),
  )
})

describe('5 A preview must yield a renderable value', () => {
  const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'p', props: {} }
  const cycle: unknown[] = []
  cycle.push(cycle)
  test.each<[string, unknown]>([
    ['a text', 'x'],
    ['a number', 1],
    ['a big number', 1n],
    ['nothing', null],
    ['undefined', undefined],
    ['false', false],
    ['an element', element],
    ['an element of an older React', { ...element, $$typeof: Symbol.for('react.element') }],
    ['a portal', { $$typeof: Symbol.for('react.portal') }],
    ['a list', ['a', [element, 2], null]],
    ['a set', new Set(['a'])],
    ['an iterator', parts()],
    ['a promise', Promise.resolve('x')],
    ['the same list twice', [['a'], ['a']]],
  ])('%s can be drawn', (_, value) => {
    expect(isRenderable(value)).toBe(true)
    expect(() => assertRenderable(value)).not.toThrow()
  })

  test.each<[string, unknown]>([
    ['a plain object', { a: 1 }],
    ['a function', () => null],
    ['a symbol', Symbol('x')],
    ['a date', new Date()],
    ['a list with an object inside', ['a', [{}]]],
    ['a list with a function inside', [() => null]],
    ['a list that holds itself', cycle],
    ['an object that only looks like an element', { $$typeof: 'react.transitional.element' }],
    ['a component', { $$typeof: Symbol.for('react.memo'), type: () => null }],
  ])('%s cannot', (_, value) => {
    expect(isRenderable(value)).toBe(false)
    expect(() => assertRenderable(value)).toThrow(new Error('Value is not a valid ReactNode'))
  })
})
