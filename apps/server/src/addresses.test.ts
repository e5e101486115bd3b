import { expect, test } from 'vitest'

import { createAddresses, readHost } from './addresses.ts'

test('on one machine apps live under localhost with the same port', () => {
  const addresses = createAddresses({ appUrl: undefined, hostedDomain: 'localhost', port: 3000 })

  expect(addresses.builderOrigin).toBe('http://localhost:3000')
  expect(addresses.publishedUrl('k7m2')).toBe('http://k7m2.localhost:3000')
  expect(addresses.previewUrl('abc')).toBe('http://preview-abc.localhost:3000')
})

test('behind https apps live under the hosted domain without a port', () => {
  const addresses = createAddresses({
    appUrl: 'https://build.example.com',
    hostedDomain: 'example-apps.net',
    port: 3000,
  })

  expect(addresses.publishedUrl('k7m2')).toBe('https://k7m2.example-apps.net')
})

test('the Host header decides whose request it is', () => {
  const settings = { builderOrigin: 'http://localhost:3000', hostedDomain: 'localhost' }

  expect(readHost('localhost:3000', settings)).toEqual({ kind: 'builder' })
  expect(readHost('K7M2.localhost:3000', settings)).toEqual({ kind: 'app', name: 'k7m2' })
  expect(readHost('a.b.localhost', settings)).toEqual({ kind: 'unknown' })
  expect(readHost('evil.example', settings)).toEqual({ kind: 'unknown' })
  expect(readHost(undefined, settings)).toEqual({ kind: 'unknown' })
})
