import { expect, test } from 'vitest'

import { createAttemptLimits, networkOf, windowMs } from './attempt-limits.ts'

test('attempts are counted under each key, and forgiven by time or success', () => {
  let now = 0
  const limits = createAttemptLimits(() => now)
  const tries = (count: number) =>
    Array.from({ length: count }, () =>
      limits.take([
        { key: 'network', limit: 100 },
        { key: 'email', limit: 2 },
      ]),
    )
  expect(tries(3)).toEqual([true, true, false])
  limits.forgive('email')
  expect(tries(3)).toEqual([true, true, false])
  now = windowMs
  expect(tries(1)).toEqual([true])
})

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', 'made-up, 1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, undefined, 'local'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['2001:db8::9', undefined, '2001:db8:0:0'],
  ['::1', '2001:db8:7:8::1', '2001:db8:7:8'],
])('from %s with %s counts as %s', (remoteAddress, forwarded, network) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(networkOf({ socket: { remoteAddress }, headers })).toBe(network)
})
