// Which network addresses belong to the public internet; everything else is somebody's inside.
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries, what is local to machines, networks and providers. */
const inside4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Inside the one range that is routed, 2000::/3. */
const inside6: readonly (readonly [string, number])[] = [
  // Teredo, benchmarking, ORCHID and the like.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries IPv4 addresses of any kind.
  ['2002::', 16],
  ['3fff::', 20],
]

const insideList = new BlockList()
for (const [network, prefix] of inside4) insideList.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of inside6) insideList.addSubnet(network, prefix, 'ipv6')
const routed6 = new BlockList()
routed6.addSubnet('2000::', 3, 'ipv6')

/** @param address as a resolver gives it; IPv6 without brackets. IPv4 written as IPv6 counts as inside. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !insideList.check(address, 'ipv4')
  return version === 6 && routed6.check(address, 'ipv6') && !insideList.check(address, 'ipv6')
}
