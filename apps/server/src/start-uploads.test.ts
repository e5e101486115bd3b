import { expect, test } from 'vitest'

import { isHostAllowed } from './start-uploads.ts'

test('uploads by address keep to what the operator lets apps ask of outside hosts', () => {
  expect(isHostAllowed({ mode: 'off', allowedHosts: null }, 'example.net')).toBe(false)
  expect(isHostAllowed({ mode: 'public', allowedHosts: null }, 'example.net')).toBe(true)
  const some = { mode: 'public' as const, allowedHosts: ['example.net', '*.example.org'] }
  expect(['example.net', 'a.example.org'].map((host) => isHostAllowed(some, host))).toEqual([true, true])
  expect(['a.example.net', 'example.org', 'notexample.org'].map((host) => isHostAllowed(some, host))).toEqual([
    false,
    false,
    false,
  ])
})
