// Which addresses and names of the world an app's server code may reach: what is public, and nothing else.
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 blocks, multicast and the reserved rest. */
const closedIpv4: readonly (readonly [string, number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The metadata and agent service of one large cloud hides behind an address that looks public.
  ['168.63.129.16', 32],
]

/**
 * Inside 2000::/3, the only IPv6 block with public hosts: protocol assignments with Teredo, documentation, 6to4. What
 * embeds an IPv4 address elsewhere (mapped, compatible, NAT64) is outside that block and so closed without a rule.
 */
const closedIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/** Names that mean this machine or its own network wherever they are asked for. */
const closedNames = ['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home.arpa', 'onion']

/** @param address as a resolver gives it; anything else is not public */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  // An address with a zone belongs to one network interface.
  if (family !== 6 || address.includes('%')) return false
  return globalIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** @param name lower case, without a dot at its end */
export function isPublicName(name: string): boolean {
  if (!name.includes('.')) return false
  return !closedNames.some((closedName) => name === closedName || name.endsWith(`.${closedName}`))
}
