// A person at the builder without a browser: signs up over HTTP and calls procedures over the live socket.
import { request } from 'node:http'

import type { api } from '@joinery/contract/api'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { WebSocket as HeaderedSocket } from 'ws'

export interface Builder {
  client: ContractRouterClient<typeof api>
  /** For a browser that shall be signed in as the same person. */
  cookies: { name: string; value: string; url: string }[]
  close(): void
}

export async function openBuilder(url: string, email: string, path: 'sign-up' | 'sign-in'): Promise<Builder> {
  const answers = await postJson(`${url}/api/auth/${path}/email`, {
    name: 'Robin',
    email,
    password: 'a long enough password',
  })
  const pairs = answers.map((line) => line.split(';')[0] ?? '')
  const socket = new HeaderedSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
    headers: { cookie: pairs.join('; '), origin: url },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    client: createORPCClient(new RPCLink({ websocket: asWebSocket(socket) })),
    cookies: pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url,
    })),
    close: () => socket.terminate(),
  }
}

// It is one at run time; the types of the two packages differ in how they write down options.
function asWebSocket(socket: HeaderedSocket): WebSocket {
  const untyped: unknown = socket
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return untyped as WebSocket
}

/** @returns the lines of set-cookie */
function postJson(address: string, body: object): Promise<string[]> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname,
        method: 'POST',
        headers: { host: url.host, origin: url.origin, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(answer.headers['set-cookie'] ?? [])
          else reject(new Error(`${url.pathname} answered ${answer.statusCode}`))
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
