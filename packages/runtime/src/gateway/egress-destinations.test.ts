import { expect, test } from 'vitest'

import { isPublicAddress } from '@joinery/contract/public-addresses'
import { isPublicName } from './egress-names.ts'

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  '1.2.3',
  '2130706433',
  'example.com',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '191.255.0.1',
  '223.255.255.255',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each(['2606:4700:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888', '2003::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('a name is public when it has a dot and does not mean this machine or its network', () => {
  const names = [
    'localhost',
    'db',
    'app.localhost',
    'printer.local',
    'metadata.google.internal',
    'nas.lan',
    'x.home.arpa',
  ]
  expect(names.filter(isPublicName)).toEqual([])
  expect(['example.com', 'local.example.com', 'internal.io', 'mylocal.org'].filter(isPublicName)).toHaveLength(4)
})
