import { BlockList, isIP } from 'node:net'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isPublicAddress } from './public-addresses.ts'

/** The same blocks, read and compared by Node. */
const closed = new BlockList()
for (const block of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]) {
  const [network = '', bits] = block.split('/')
  closed.addSubnet(network, Number(bits), 'ipv4')
}
for (const block of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [network = '', bits] = block.split('/')
  closed.addSubnet(network, Number(bits), 'ipv6')
}
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

function byNode(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && routed.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const byte = fc.integer({ min: 0, max: 255 })
const dotted = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join('.'))
/** Near the edges of the closed blocks more often than chance would. */
const head = fc.constantFrom(
  '2000',
  '2001',
  '2002',
  '2003',
  '3ffe',
  '3fff',
  '3FFF',
  '2606',
  '1fff',
  '4000',
  '64',
  'fc00',
)
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const second = fc.oneof(fc.constantFrom('0', '1ff', '200', 'db8', 'DB8', 'db9', 'fff', '1000'), group)
const ipv6 = fc.oneof(
  fc.tuple(head, second, group, group, group, group, group, group).map((groups) => groups.join(':')),
  fc.tuple(head, second, group).map(([one, two, three]) => `${one}:${two}::${three}`),
  fc.tuple(head, second).map(([one, two]) => `${one}:${two}::`),
  fc.tuple(head, second, dotted).map(([one, two, end]) => `${one}:${two}::${end}`),
  fc.tuple(group, group).map(([one, two]) => `::${one}:${two}`),
  dotted.map((end) => `::ffff:${end}`),
  fc.ipV6(),
)

test('every address is judged as Node would judge it by the same blocks', () => {
  fc.assert(
    fc.property(fc.oneof(dotted, fc.ipV4(), ipv6), (address) => {
      expect(isPublicAddress(address), address).toBe(byNode(address))
    }),
    { numRuns: 3_000 },
  )
})

test('whatever text is no address is not public', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isIP(text) === 0) expect(isPublicAddress(text)).toBe(false)
    }),
  )
})
