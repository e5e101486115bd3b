// A name that leads to a public address when it is judged and to this machine a moment later, over real DNS.
import { lookup, Resolver } from 'node:dns'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type NameServer, openNameServer } from '../fixtures/name-server.ts'
import { readAll } from '../fixtures/outside.ts'
import { openTestGateway, type TestGateway } from '../fixtures/test-gateway.ts'
import { isPublicAddress } from '@joinery/contract/public-addresses'
import { createInternet } from './egress-connection.ts'
import { defaultEgressLimits } from './egress-quota.ts'

let names: NameServer
let gateway: TestGateway
let port: number
let hits = 0
/** Where every name leads to now. */
let current = '93.184.216.34'
const connected: string[] = []
const inner = createServer((_request, response) => response.end(`reached ${++hits}`))

beforeAll(async () => {
  names = await openNameServer((name) => (name.startsWith('nowhere.') ? null : current))
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  const address = inner.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const internet = createInternet({ nameServers: [names.address] })
  gateway = await openTestGateway({
    limits: { ports: [...defaultEgressLimits.ports, port], connectMs: 20_000 },
    network: {
      resolve: (name) => internet.resolve(name),
      connect(to) {
        connected.push(to.address)
        current = '127.0.0.1'
        // The real thing where it is this machine; nobody at the public address is bothered by a test.
        return to.address.startsWith('127.') ? connect(to.port, to.address) : connect(1, '127.0.0.1')
      },
    },
  })
})
afterAll(async () => {
  await gateway.close()
  await names.close()
  inner.close()
  inner.closeAllConnections()
})

test('who judges a name and then asks for it again ends up inside', async () => {
  const resolver = new Resolver()
  resolver.setServers([names.address])
  const [judged = ''] = await promisify(resolver.resolve4.bind(resolver))('twice.example.com')
  expect(isPublicAddress(judged)).toBe(true)
  current = '127.0.0.1'

  const lookUpAgain: typeof lookup = Object.assign(
    (name: string, _options: unknown, done: (error: Error | null, found: unknown) => void) => {
      resolver.resolve4(name, (error, found) =>
        done(
          error,
          found?.map((address) => ({ address, family: 4 })),
        ),
      )
    },
    lookup,
  )
  const text = await new Promise((resolve, reject) => {
    get({ host: 'twice.example.com', port, lookup: lookUpAgain, agent: false }, (answer) => {
      readAll(answer).then((bytes) => resolve(bytes.toString()), reject)
    }).on('error', reject)
  })

  expect(text).toBe('reached 1')
})

test('the gateway asks once and goes where it was told then', async () => {
  current = '93.184.216.34'
  const first = await gateway.ask(`http://once.example.com:${port}/`)

  expect(first.status).toBe(502)
  expect(connected).toEqual(['93.184.216.34'])
  expect((await gateway.ask(`http://once.example.com:${port}/`)).status).toBe(403)
  expect(connected).toHaveLength(1)
  expect(hits).toBe(1)
})

test('a name that does not exist is told as such', async () => {
  const answer = await gateway.ask('http://nowhere.example.com/')

  expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('was not found')])
})
