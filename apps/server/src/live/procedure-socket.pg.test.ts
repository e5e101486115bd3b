import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { api } from '@joinery/contract/api'
import { createTestContext } from '@joinery/testkit'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { type Auth, createAuth } from '../auth.ts'
import { createLogger } from '../logger.ts'
import { createProcedureSocket } from './procedure-socket.ts'

const secret = 'a'.repeat(64)
const origin = 'http://localhost:3000'
let auth: Auth
let address: string
let refusal: string | null = null
const endings: (() => void)[] = []

beforeAll(async () => {
  const services = await createTestContext()
  // The test context made a person of its own; an installation begins without any.
  await services.database.pool.query('delete from "user"')
  auth = createAuth({ db: services.db, secret, origin, signUpRefusal: () => Promise.resolve(refusal) })
  const socket = createProcedureSocket({ services, secret, origin, logger: createLogger('ERROR', () => undefined) })
  const server = createServer()
  server.on('upgrade', (request, duplex, head) => socket.upgrade(request, duplex, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `ws://127.0.0.1:${portOf(server.address())}/api/live`
  endings.push(
    () => socket.close(),
    () => server.close(),
  )
})

afterAll(() => {
  for (const end of endings) end()
})

function portOf(bound: AddressInfo | string | null): number {
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  return bound.port
}

async function post(
  path: string,
  body: object,
  cookie = '',
): Promise<{ status: number; cookie: string; text: string }> {
  const headers = { 'content-type': 'application/json', origin, cookie }
  const answer = await auth.handler(
    new Request(`${origin}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  return { status: answer.status, cookie: cookies.join('; '), text: await answer.text() }
}

function signUp(email: string, name = 'Robin') {
  return post('/sign-up/email', { email, name, password: 'a long enough password' })
}

/** Status of a refused upgrade, or the open socket. */
function open(headers: Record<string, string>): Promise<number | WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers })
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', reject)
  })
}

async function connect(cookie: string): Promise<ContractRouterClient<typeof api>> {
  // Node's own WebSocket is what the browser's client expects; only its constructor takes headers beside that.
  const socket: globalThis.WebSocket = Reflect.construct(globalThis.WebSocket, [
    address,
    { headers: { origin, cookie } },
  ])
  endings.push(() => socket.close())
  return createORPCClient(new RPCLink({ websocket: socket }))
}

test('the first account administers the installation, the next one does not, and each owns an organization', async () => {
  const first = await connect((await signUp('first@example.test')).cookie)
  const second = await connect((await signUp('second@example.test')).cookie)

  const [mine, theirs] = await Promise.all([first.organizations.account(), second.organizations.account()])

  expect(mine).toMatchObject({ user: { platformRole: 'ADMIN' }, organization: { role: 'OWNER' } })
  expect(theirs).toMatchObject({ user: { platformRole: 'CUSTOMER' }, organization: { role: 'OWNER' } })
  expect(theirs.organization.id).not.toBe(mine.organization.id)
})

test('a page of another origin cannot open the socket with the person’s cookie', async () => {
  const { cookie } = await signUp('origin@example.test')

  expect(await open({ origin: 'http://evil.localhost:3000', cookie })).toBe(403)
  expect(await open({ cookie })).toBe(403)
})

test('no cookie and a forged signature are refused', async () => {
  const { cookie } = await signUp('forged@example.test')

  expect(await open({ origin })).toBe(401)
  expect(await open({ origin, cookie: cookie.replace(/=[^.]{4}/, '=AAAA') })).toBe(401)
})

test('signing out ends what an open socket may do', async () => {
  const { cookie } = await signUp('leaving@example.test')
  const client = await connect(cookie)
  await client.organizations.account()

  await post('/sign-out', {}, cookie)

  await expect(client.organizations.account()).rejects.toMatchObject({ data: { code: 'organizations.signed_out' } })
})

test('bad input is told in words, with the code of the error language', async () => {
  const client = await connect((await signUp('input@example.test')).cookie)

  await expect(client.projects.create({ prompt: '   ', kind: 'APP' })).rejects.toMatchObject({
    data: { kind: 'invalid', message: 'Write what you would like to build or change.' },
  })
  await expect(client.projects.get({ projectGroupId: 'k7m2q9x4hb8wn3ta' })).rejects.toMatchObject({
    status: 404,
    data: { kind: 'not_found' },
  })
})

test('names of service accounts cannot be registered, and a closed installation says why', async () => {
  expect((await signUp('robot@example.test', 'BUILD_SERVICE_ACCOUNT')).status).toBe(400)

  refusal = 'One account only.'
  const refused = await signUp('late@example.test')
  refusal = null
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('One account only.')
})
