// The socket of a preview page: every update of its session, as it happens.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Services } from '@joinery/domain'
import { type WebSocket, WebSocketServer } from 'ws'

type OpenPreview = Awaited<ReturnType<Services['previews']['open']>>

const pingMs = 30_000
/** A page that does not read is dropped; it reloads when it comes back. */
const maxWaitingBytes = 16 * 1024 * 1024

export interface LiveSockets {
  attach(preview: OpenPreview, request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export function createLiveSockets(): LiveSockets {
  // Pages only listen: what they send is short and ignored.
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const alive = new WeakSet<WebSocket>()
  const pulse = setInterval(() => {
    for (const client of server.clients) {
      if (!alive.delete(client)) client.terminate()
      else client.ping()
    }
  }, pingMs)
  pulse.unref()

  function serve(preview: OpenPreview, client: WebSocket): void {
    alive.add(client)
    const release = preview.hold()
    const unsubscribe = preview.session.subscribe((update) => {
      if (client.bufferedAmount > maxWaitingBytes) client.terminate()
      else client.send(JSON.stringify(update))
    })
    client.on('pong', () => alive.add(client))
    client.on('error', () => client.terminate())
    client.on('close', () => {
      unsubscribe()
      release()
    })
  }

  return {
    attach(preview, request, socket, head) {
      server.handleUpgrade(request, socket, head, (client) => serve(preview, client))
    },
    close() {
      clearInterval(pulse)
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
