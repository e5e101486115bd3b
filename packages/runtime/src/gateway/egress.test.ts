// What goes out through the gateway and what comes back: policy, headers, limits, counts.
import { connect, createServer, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { openOutside, type Outside, readAll } from '../fixtures/outside.ts'
import { openTestGateway, type TestGateway } from '../fixtures/test-gateway.ts'
import type { EgressUsage } from './egress-meter.ts'
import type { EgressOptions } from './egress.ts'

const names = {
  'api.example.com': ['93.184.216.34', '2606:2800:220:1::1'],
  'www.example.com': ['93.184.216.35'],
  'secure.example.com': ['93.184.216.36'],
  'other.example.org': ['93.184.216.37'],
  'changing.example.com': [['93.184.216.38'], ['127.0.0.1']],
}

const open: (TestGateway | Outside)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

async function start(
  answer: Parameters<typeof openOutside>[1] = (_request, response) => response.end('reached'),
  options: EgressOptions = {},
) {
  const outside = await openOutside(names, answer)
  const gateway = await openTestGateway({ network: outside.network, ...options })
  open.push(gateway, outside)
  return { outside, gateway }
}

test('method, path, headers and body arrive, and the answer comes back', async () => {
  const { outside, gateway } = await start((request, response) => {
    void readAll(request).then((body) => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' })
      response.end(JSON.stringify({ headers: request.headers, body: body.toString() }))
    })
  })

  const answer = await gateway.ask('http://api.example.com/v1/mail?to=x', {
    method: 'POST',
    headers: { authorization: 'Bearer of-the-app', 'content-type': 'text/plain', 'content-length': '5' },
    body: 'hello',
  })

  const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(answer.text)
  expect(outside.requests).toEqual(['POST api.example.com /v1/mail?to=x'])
  expect(headers).toMatchObject({ authorization: 'Bearer of-the-app', host: 'api.example.com' })
  expect(body).toBe('hello')
  expect(answer.status).toBe(201)
  expect(answer.headers).toMatchObject({ 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] })
})

test('headers of one connection and headers of ours stay behind, in both directions', async () => {
  const { gateway } = await start((request, response) => {
    const body = JSON.stringify(request.headers)
    response.writeHead(200, { 'x-joinery-outside': 'refused', 'x-internal-auth': 'x', 'proxy-authenticate': 'x' })
    response.end(body)
  })
  const given = {
    host: 'forged.example.com',
    connection: 'x-secret-hop',
    'x-secret-hop': '1',
    'proxy-authorization': 'x',
    'x-joinery-app': 'other',
    'x-internal-auth': 'x',
    'x-project-id': 'x',
    'x-request-id': 'x',
    te: 'trailers',
    'x-kept': 'yes',
  }

  const answer = await gateway.ask('http://api.example.com/', { headers: given })

  expect(JSON.parse(answer.text)).toEqual({ host: 'api.example.com', 'x-kept': 'yes', connection: 'close' })
  expect(Object.keys(answer.headers).filter((name) => name in given || name.startsWith('x-joinery'))).toEqual([
    'connection',
  ])
  expect(answer.headers['proxy-authenticate']).toBeUndefined()
})

test('a name is looked up once, and the connection goes to the address that was judged', async () => {
  const { outside, gateway } = await start()

  expect((await gateway.ask('http://changing.example.com/')).text).toBe('reached')
  expect([outside.lookedUp, outside.connected]).toEqual([['changing.example.com'], ['93.184.216.38']])

  // The second look-up leads to loopback: no address of the first one is remembered.
  const second = await gateway.ask('http://changing.example.com/')
  expect([second.status, outside.connected]).toEqual([403, ['93.184.216.38']])
})

test('redirects are handed to the app, not followed', async () => {
  const { outside, gateway } = await start((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  })

  const answer = await gateway.ask('http://api.example.com/')

  expect([answer.status, answer.headers.location]).toEqual([302, 'http://127.0.0.1/'])
  expect(outside.requests).toHaveLength(1)
})

test('https is spoken with hosts whose certificate is theirs, and with nobody else', async () => {
  const { outside, gateway } = await start()

  expect((await gateway.ask('https://secure.example.com/')).text).toBe('reached')
  expect((await gateway.ask('https://8.8.8.8/')).text).toBe('reached')
  const foreign = await gateway.ask('https://api.example.com/')
  expect([foreign.status, foreign.text]).toEqual([502, expect.stringMatching(/no trusted certificate.*altnames/)])
  expect(outside.requests).toHaveLength(2)
})

test('other ports and other protocols are closed', async () => {
  const { outside, gateway } = await start()
  const wide = await start(undefined, { limits: { ports: [80, 443, 8080] } })
  expect((await wide.gateway.ask('http://api.example.com:8080/')).text, 'without the limit').toBe('reached')
  const answers = await Promise.all(
    ['http://api.example.com:8080/', 'https://api.example.com:22/', 'ftp://api.example.com/'].map((url) =>
      gateway.ask(url),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(outside.connected).toEqual([])
})

test('with the policy off nothing goes out, and the author reads who can change that', async () => {
  const { outside, gateway } = await start(undefined, { policy: { mode: 'off', allowedHosts: null } })

  const answer = await gateway.ask('http://api.example.com/')

  expect([answer.status, answer.text]).toEqual([403, expect.stringMatching(/not open.*operator.*APP_REQUESTS/)])
  expect(gateway.notes).toEqual([expect.stringMatching(/^WARN GET .*api\.example\.com.*not open/)])
  expect(outside.lookedUp).toEqual([])
})

test('a list of hosts leaves the others closed', async () => {
  const policy = { mode: 'public', allowedHosts: ['api.example.com', '*.example.org'] } as const
  const { gateway } = await start(undefined, { policy })
  const statusOf = async (url: string) => (await gateway.ask(url)).status

  expect(await statusOf('http://api.example.com/')).toBe(200)
  expect(await statusOf('http://API.example.com./')).toBe(200)
  expect(await statusOf('http://other.example.org/')).toBe(200)
  expect(await statusOf('http://example.org/')).toBe(403)
  expect(await statusOf('http://www.example.com/')).toBe(403)
  expect(await statusOf('http://93.184.216.34/')).toBe(403)
})

test('unknown hosts and broken connections are told in words', async () => {
  const { outside, gateway } = await start((_request, response) => response.socket?.destroy())

  const unknown = await gateway.ask('http://nowhere.example.com/')
  expect([unknown.status, unknown.text]).toEqual([502, expect.stringContaining('nowhere.example.com was not found')])
  const broken = await gateway.ask('http://api.example.com/')
  expect([broken.status, broken.text]).toEqual([502, expect.stringContaining('broke')])
  await outside.close()
  const gone = await gateway.ask('http://api.example.com/')
  expect([gone.status, gone.text]).toEqual([502, expect.stringContaining('could not be reached')])
  expect(outside.connected.slice(-2)).toEqual(names['api.example.com'])
})

test('an answer that ends half way is a broken answer for the app, not a short one', async () => {
  const { gateway } = await start((request, response) => {
    response.writeHead(200, request.url === '/counted' ? { 'content-length': '1000' } : {})
    response.write('half', () => response.socket?.destroy())
  })

  expect((await gateway.ask('http://api.example.com/counted')).isCut).toBe(true)
  expect((await gateway.ask('http://api.example.com/chunked')).isCut).toBe(true)
  expect(gateway.notes).toEqual([expect.stringMatching(/cut off/), expect.stringMatching(/cut off/)])
})

test('raw connections and upgrades pass a proxy that asks nothing, and are refused by the gateway', async () => {
  const { outside, gateway } = await start()
  const naive = createServer((socket) => {
    const further = outside.network.connect({ address: '93.184.216.34', port: 80 })
    socket.once('data', (first: Buffer) => {
      if (first.toString().startsWith('CONNECT')) socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      else further.write(first)
      socket.pipe(further).pipe(socket)
    })
  })
  await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve))
  const address = naive.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const inside = 'GET / HTTP/1.1\r\nhost: api.example.com\r\nconnection: close\r\n\r\n'
  const tunnel = ['CONNECT api.example.com:443 HTTP/1.1\r\n\r\n', inside]
  const upgrade = [
    'GET http://api.example.com/ HTTP/1.1\r\nhost: api.example.com\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ]

  expect(await send(connect(port, '127.0.0.1'), tunnel)).toMatch(/200 Connected[^]*reached$/)
  expect(await send(connect(port, '127.0.0.1'), upgrade)).toMatch(/reached/)
  outside.connected.length = 0
  naive.close()

  expect(await send(connect(gateway.socketPath), tunnel)).toMatch(/^HTTP\/1\.1 403/)
  expect(await send(connect(gateway.socketPath), upgrade)).toMatch(/^HTTP\/1\.1 403/)
  expect(outside.connected).toEqual([])
})

/** Each text once the one before has been answered; ends with the connection, or with what the outside says. */
function send(socket: Socket, texts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const left = [...texts]
    let answer = ''
    socket.on('connect', () => socket.write(left.shift() ?? ''))
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      const next = left.shift()
      if (next !== undefined) socket.write(next)
      if (answer.includes('reached')) socket.destroy()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer))
  })
}

test('what was asked is counted by app and day, and handed over again when it could not be kept', async () => {
  const kept: EgressUsage[] = []
  let isAway = true
  const { gateway } = await start(
    (request, response) => {
      void readAll(request).then(() => response.end('x'.repeat(10_000)))
    },
    {
      keepUsage(usage) {
        if (isAway) {
          isAway = false
          return Promise.reject(new Error('The database is away.'))
        }
        kept.push(...usage)
        return Promise.resolve()
      },
    },
  )
  await gateway.ask('http://api.example.com/', { method: 'POST', body: 'y'.repeat(20_000) })
  await gateway.ask('https://secure.example.com/')
  await gateway.ask('http://127.0.0.1/')
  await gateway.flush()
  expect(kept).toEqual([])
  expect(gateway.faults.splice(0)).toHaveLength(1)
  await gateway.flush()

  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ projectGroupId: 'app1', environment: 'main', requests: 2, refused: 1 })
  expect(kept[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(kept[0]?.bytesUp).toBeGreaterThan(20_000)
  expect(kept[0]?.bytesDown).toBeGreaterThan(20_000)
})
