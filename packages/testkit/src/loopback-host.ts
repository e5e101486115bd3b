// Serves a host on loopback for a test file and talks to it by hostname, which `fetch` cannot do.
import { atFileEnd } from './at-file-end.ts'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

interface HandlesByName {
  handle(name: string, request: IncomingMessage, response: ServerResponse): void
  upgrade(name: string, request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}
export interface LoopbackHost {
  port: number
  /** Asks the host for a path of the app called `name`. */
  ask(name: string, path: string, options?: Ask): Promise<Answer>
}

/** Listens until the test file ends. */
export async function serveOnLoopback(host: HandlesByName): Promise<LoopbackHost> {
  const server = createServer((incoming, outgoing) => host.handle(nameOf(incoming), incoming, outgoing))
  server.on('upgrade', (incoming, socket, head) => host.upgrade(nameOf(incoming), incoming, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the test host did not listen')
  const { port } = address
  atFileEnd(async () => {
    host.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { port, ask: (name, path, options = {}) => ask(port, name, path, options) }
}

function nameOf(incoming: IncomingMessage): string {
  return (incoming.headers.host ?? '').split('.')[0] ?? ''
}

function ask(port: number, name: string, path: string, options: Ask): Promise<Answer> {
  const headers = { host: `${name}.localhost:3000`, ...options.headers }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(options.body)
  })
}
