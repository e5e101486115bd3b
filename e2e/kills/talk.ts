// How the kill suite speaks to an installation: plain requests to apps, procedures over the builder's socket.
import { request } from 'node:http'

import type { api } from '@joinery/contract/api'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { WebSocket } from 'ws'

export interface Reply {
  status: number
  text: string
  setCookie: string[]
}

/** Longer than anything may take; what is not answered by then counts as not acknowledged. */
export const patienceMs = 30_000

export function call(address: string, input: { body?: object; headers?: Record<string, string> } = {}): Promise<Reply> {
  const url = new URL(address)
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const json = body === undefined ? {} : { 'content-type': 'application/json', origin: url.origin }
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: url.host, ...json, ...input.headers },
        agent: false,
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => {
          // Cut off in the middle is not an answer.
          if (answer.complete)
            resolve({ status: answer.statusCode ?? 0, text, setCookie: answer.headers['set-cookie'] ?? [] })
          else reject(new Error('cut off'))
        })
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')))
    sent.end(body)
  })
}

/** @returns the cookie header of a new account */
export async function signUp(url: string): Promise<string> {
  const person = { name: 'Robin', email: 'kills@example.test', password: 'a long enough password' }
  const { status, setCookie } = await call(`${url}/api/auth/sign-up/email`, { body: person })
  if (status !== 200) throw new Error(`Signing up answered ${status}.`)
  return setCookie.map((line) => line.split(';')[0]).join('; ')
}

export interface BuilderSocket {
  client: ContractRouterClient<typeof api>
  isOpen(): boolean
  close(): void
}

export async function openSocket(url: string, cookie: string): Promise<BuilderSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
    headers: { cookie, origin: url },
    handshakeTimeout: 5_000,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {}) // `close` follows
  // It is one at run time; the types of the two packages differ in how they write down options.
  const untyped: unknown = socket
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const websocket = untyped as globalThis.WebSocket
  return {
    client: createORPCClient(new RPCLink({ websocket })),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.terminate(),
  }
}

/** @throws Error when it takes longer than `patienceMs` */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), patienceMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
