// Addresses that people hand in are fetched from the public internet only; a loopback server stands for the inside.
import { createServer } from 'node:http'

import { afterAll, expect, test } from 'vitest'

import { isPublicAddress } from '@joinery/contract/public-addresses'
import { openRemoteFile, publicInternet, type RemoteRules } from './remote-file.ts'

let seenHosts: string[] = []
const server = createServer((request, response) => {
  seenHosts.push(request.headers.host ?? '')
  const [path] = (request.url ?? '/').split('?')
  if (path === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
  else if (path === '/moved') response.writeHead(302, { location: '/picture' }).end()
  else if (path === '/inside') response.writeHead(307, { location: `http://secrets.test:${port}/picture` }).end()
  else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  else if (path === '/circle') response.writeHead(301, { location: '/circle' }).end()
  else if (path === '/silent') return
  else if (path === '/half') {
    response.writeHead(200, { 'content-length': 1_000 }).write('half')
    setTimeout(() => response.destroy(), 50)
  } else response.writeHead(404).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const bound = server.address()
const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** The test's internet: one name is public, whatever its address. */
const rules: RemoteRules = {
  isHostAllowed: () => true,
  resolve: (name) =>
    Promise.resolve(name === 'public.test' ? ['127.0.0.1'] : name === 'secrets.test' ? ['127.0.0.2'] : []),
  isAddressAllowed: (each) => each === '127.0.0.1',
  isPortAllowed: () => true,
  silenceMs: 300,
}
const never = new AbortController().signal

async function fetchText(path: string, given = rules) {
  const file = await openRemoteFile(path.startsWith('http') ? path : `http://public.test:${port}${path}`, given, never)
  if (!file.ok) return file.message
  const chunks: Uint8Array[] = []
  for await (const chunk of file.bytes) chunks.push(chunk)
  return `${file.contentType}: ${Buffer.concat(chunks).toString()}`
}

test('a file comes with its type, also after a redirect, under the name that was asked for', async () => {
  seenHosts = []
  expect(await fetchText('/picture')).toBe('image/png: picture')
  expect(await fetchText('/moved')).toBe('image/png: picture')
  expect(new Set(seenHosts)).toEqual(new Set([`public.test:${port}`]))
})

test('what goes wrong is told: status, circles, silence, half a file, unknown names', async () => {
  expect(await fetchText('/nothing')).toBe('The address answered with status 404.')
  expect(await fetchText('/circle')).toBe('The address leads in circles.')
  expect(await fetchText('/silent')).toBe('The address did not answer.')
  await expect(fetchText('/half')).rejects.toThrow()
  expect(await fetchText('http://nobody.test/')).toBe('The name of the address is not known.')
  expect(await fetchText('http://a:b@public.test/')).toBe('The address must not hold a password.')
  expect(await fetchText('gopher://public.test/')).toBe('Only http and https addresses can be fetched.')
})

test('a redirect to the inside or to another scheme is not followed', async () => {
  seenHosts = []
  expect(await fetchText('/inside')).toBe('The address is not on the public internet.')
  expect(await fetchText('/file')).toBe('Only http and https addresses can be fetched.')
  expect(seenHosts).toHaveLength(2)
})

test('a name is looked up once: the address that was looked at is the one that is asked', async () => {
  let lookUps = 0
  const turning: RemoteRules = {
    ...rules,
    resolve: () => Promise.resolve((lookUps += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']),
  }
  expect(await fetchText('/picture', turning)).toBe('image/png: picture')
  expect(lookUps).toBe(1)
  const mixed: RemoteRules = { ...rules, resolve: () => Promise.resolve(['127.0.0.1', '127.0.0.2']) }
  expect(await fetchText('/picture', mixed)).toBe('The address is not on the public internet.')
})

test('every spelling of an inner address that reaches an unguarded client is refused by the rules as shipped', async () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    'localhost',
  ]
  for (const spelling of spellings) {
    seenHosts = []
    const unguarded = await fetch(`http://${spelling}:${port}/picture`)
    expect([spelling, unguarded.status, seenHosts.length]).toEqual([spelling, 200, 1])
    const guarded: RemoteRules = { ...publicInternet, isPortAllowed: () => true }
    expect(await fetchText(`http://${spelling}:${port}/picture`, guarded)).toMatch(/not on the public|not known/)
    expect(seenHosts).toHaveLength(1)
  }
})

const inner = [
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fe80::1%lo',
  'not an address',
]
test.each(inner)('%s is inside', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (outer) =>
  expect(isPublicAddress(outer)).toBe(true),
)

test('other ports than those of the web are closed', async () => {
  expect(await fetchText('http://8.8.8.8:22/', publicInternet)).toBe('The address is not on the public internet.')
})

test('the operator’s word on hosts counts before any name is looked up, and after each redirect', async () => {
  const asked: string[] = []
  const closed: RemoteRules = {
    ...rules,
    isHostAllowed: (name) => asked.push(name) > 1,
    resolve: () => Promise.reject(new Error('looked up')),
  }
  expect(await fetchText('http://public.test./picture', closed)).toMatch('does not let apps fetch')
  expect(asked).toEqual(['public.test'])
})
