// Which network addresses belong to the public internet; everything else is somebody's inside. One rule for what apps,
// uploads by address and organizations' models may reach.
import { z } from 'zod'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()

/** IANA's special-purpose IPv4 blocks, multicast and the reserved rest. */
const closedIpv4 = [
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
  '224.0.0.0/3',
  // The metadata and agent service of one large cloud hides behind an address that looks public.
  '168.63.129.16/32',
].map((block) => blockOf(block, { read: readIpv4, width: 32 }))

/**
 * Inside 2000::/3, the only IPv6 block with public hosts: protocol assignments with Teredo, documentation, 6to4. What
 * embeds an IPv4 address elsewhere (mapped, compatible, NAT64) is outside that block and so closed without a rule.
 */
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) =>
  blockOf(block, { read: readIpv6, width: 128 }),
)
const globalIpv6 = blockOf('2000::/3', { read: readIpv6, width: 128 })

interface Block {
  /** The leading bits that all its addresses share. */
  start: bigint
  /** How many bits are left after them. */
  shift: bigint
}

/** @param address as a resolver gives it, IPv6 without brackets; anything else, also one with a zone, is not public */
export function isPublicAddress(address: string): boolean {
  if (ipv4.safeParse(address).success) return !isIn(readIpv4(address), closedIpv4)
  if (address.includes('%') || !ipv6.safeParse(address).success) return false
  const value = readIpv6(address)
  return isIn(value, [globalIpv6]) && !isIn(value, closedIpv6)
}

function isIn(value: bigint, blocks: readonly Block[]): boolean {
  return blocks.some(({ start, shift }) => value >> shift === start)
}

function blockOf(text: string, { read, width }: { read: (address: string) => bigint; width: number }): Block {
  const [address = '', bits = ''] = text.split('/')
  const shift = BigInt(width - Number(bits))
  return { start: read(address) >> shift, shift }
}

function readIpv4(address: string): bigint {
  return address.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

/** Eight groups of sixteen bits; `::` stands for as many zeros as are missing, and the end may be an IPv4 address. */
function readIpv6(address: string): bigint {
  const [head = '', tail] = address.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const missing = Array.from({ length: 8 - first.length - last.length }, () => 0n)
  return [...first, ...missing, ...last].reduce((value, group) => (value << 16n) | group, 0n)
}

function groupsOf(text: string): bigint[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)]
    const value = readIpv4(group)
    return [value >> 16n, value & 0xffffn]
  })
}
