// Every way to write an address that is not public: each first reaches its target without the gateway, then never.
import { createServer, request as openRequest } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createNetwork, openOutside, type Outside, readAll } from '../fixtures/outside.ts'
import { openTestGateway, type TestGateway } from '../fixtures/test-gateway.ts'
import { defaultEgressLimits } from './egress-quota.ts'

const names = {
  'loopback.example.com': ['127.0.0.1'],
  'private.example.com': ['10.1.2.3'],
  'metadata.example.com': ['169.254.169.254'],
  'ula.example.com': ['fd00:ec2::254'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'nat64.example.com': ['64:ff9b::a00:1'],
  'zone.example.com': ['fe80::1%eth0'],
  'mixed.example.com': ['93.184.216.34', '192.168.0.1'],
  'xn--bcher-kva.example.com': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'printer.local': ['192.168.0.9'],
  'app.localhost': ['127.0.0.1'],
  localhost: ['127.0.0.1'],
  db: ['172.17.0.2'],
}

let outside: Outside
let gateway: TestGateway
beforeAll(async () => {
  outside = await openOutside(names, (_request, response) => response.end('reached'))
  gateway = await openTestGateway({ network: outside.network })
})
afterAll(async () => {
  await gateway.close()
  await outside.close()
})

test.each([
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.01/',
  'http://１２７.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://user:secret@127.0.0.1/',
  'http://example.com@127.0.0.1/',
  'HTTP://127.0.0.1:80/',
  'http://0/',
  'http://0.0.0.0/',
  'http://127.255.255.254/',
  'http://10.0.0.1/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://3232235777/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::10.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'http://[fc00::1]/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://ⓛocalhost/',
  'http://app.localhost/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://db/',
  'http://loopback.example.com/',
  'http://loopback.example.com./',
  'http://private.example.com/',
  'http://metadata.example.com/',
  'http://ula.example.com/',
  'http://mapped.example.com/',
  'http://nat64.example.com/',
  'http://zone.example.com/',
  'http://mixed.example.com/',
  'http://bücher.example.com/',
])('%s reaches its target without the gateway, and is refused by it', async (spelling) => {
  const reached = outside.requests.length
  expect(await fetchUnguarded(spelling)).toBe('reached')
  expect(outside.requests).toHaveLength(reached + 1)
  outside.connected.length = 0

  const answer = await gateway.ask(asRequestLine(spelling))

  expect([answer.status, answer.headers['x-joinery-outside']]).toEqual([403, 'refused'])
  expect(JSON.parse(answer.text)).toEqual({ error: expect.stringMatching(/may not reach .*public/) })
  expect(outside.connected).toEqual([])
  expect(outside.requests).toHaveLength(reached + 1)
})

test('what a URL does not understand goes nowhere', async () => {
  const spellings = ['http://[fe80::1%25eth0]/', 'http://127.0.0.1:99999/', 'http://1.2.3.256/', 'ftp://8.8.8.8/']
  outside.connected.length = 0
  for (const spelling of spellings) expect((await gateway.ask(spelling)).status, spelling).toBe(403)
  expect(outside.connected).toEqual([])
})

test.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '１２７.0.0.1', '127.0.0.1.', 'localhost', '0'])(
  'Node alone reaches a server of this machine as http://%s, through the gateway nobody does',
  async (host) => {
    let hits = 0
    const server = createServer((_, response) => response.end(`reached ${++hits}`))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    // Without the tests' network: the real resolver and the real sockets, the port open for once.
    const real = await openTestGateway({ limits: { ports: [...defaultEgressLimits.ports, port] } })
    const target = `http://${host}:${port}/`
    try {
      expect(await (await fetch(target)).text()).toBe('reached 1')
      expect((await real.ask(asRequestLine(target))).status).toBe(403)
      expect(hits).toBe(1)
    } finally {
      server.close()
      server.closeAllConnections()
      await real.close()
    }
  },
)

/** What a gateway without any rule would do in the same network. */
async function fetchUnguarded(spelling: string): Promise<string> {
  const url = new URL(spelling)
  const { network } = createNetwork(names, outside)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const [address = host] = await network.resolve(host.replace(/\.$/, '')).catch(() => [host])
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(url, { createConnection: () => network.connect({ address, port: 80 }) })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      readAll(answer).then((bytes) => resolve(bytes.toString()), reject)
    })
    outgoing.end()
  })
}

/** A request line is ASCII; the rest goes percent-encoded, which a URL's host undoes. */
function asRequestLine(spelling: string): string {
  return spelling.replace(/[^!-~]+/g, encodeURIComponent)
}
