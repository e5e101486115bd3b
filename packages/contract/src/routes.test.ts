import { expect, test } from 'vitest'

import { matchRoute, routePatternOf } from './routes.ts'

const patterns = ['/', '/notes', '/notes/[id]', '/notes/new', '/files/[...path]']

test('a fixed segment beats a dynamic one', () => {
  expect(matchRoute(patterns, '/notes/new')).toEqual({ pattern: '/notes/new', params: {} })
  expect(matchRoute(patterns, '/notes/7')).toEqual({ pattern: '/notes/[id]', params: { id: '7' } })
})

test('parameters are decoded, and a broken escape is taken as it is', () => {
  expect(matchRoute(patterns, '/notes/caf%C3%A9')?.params).toEqual({ id: 'café' })
  expect(matchRoute(patterns, '/notes/%E0%A4')?.params).toEqual({ id: '%E0%A4' })
})

test('a rest segment takes all that is left, and at least one part', () => {
  expect(matchRoute(patterns, '/files/a/b')?.params).toEqual({ path: 'a/b' })
  expect(matchRoute(patterns, '/files')).toBeNull()
})

test('nothing answers for a path that is too long', () => {
  expect(matchRoute(patterns, '/notes/1/edit')).toBeNull()
})

test('groups do not show in addresses', () => {
  expect(routePatternOf('/(shop)/cart')).toBe('/cart')
  expect(routePatternOf('')).toBe('/')
})
