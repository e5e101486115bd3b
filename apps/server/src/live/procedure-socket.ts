// One WebSocket per tab carries every procedure and every stream of the builder (DESIGN section 3, "Live").
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { maxFileBytes } from '@joinery/contract/files'
import { heartbeatMs } from '@joinery/contract/vocabulary/product'
import type { Services } from '@joinery/domain'
import { onError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/ws'
import { WebSocketServer } from 'ws'

import { readSessionToken } from '../auth.ts'
import type { Logger } from '../logger.ts'
import { toWireError } from '../procedure-errors.ts'
import { router } from '../routes/router.ts'
import type { CallContext } from '../server-env.ts'

/** A save of a few large files fits; anything bigger is not a message of ours. */
const maxMessageBytes = 8 * maxFileBytes

export interface ProcedureSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export function createProcedureSocket(settings: {
  services: Services
  secret: string
  /** The only origin that may open this socket. */
  origin: string
  logger: Logger
}): ProcedureSocket {
  const { services, secret, origin, logger } = settings
  const handler = new RPCHandler<CallContext>(router, {
    clientInterceptors: [
      onError((error, { context }) => {
        throw toWireError(error, { requestId: context.requestId, logger })
      }),
    ],
  })
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  const pings = setInterval(() => {
    for (const client of server.clients) client.ping()
  }, heartbeatMs)
  pings.unref()

  return {
    upgrade(request, socket, head) {
      // A page of another origin must not drive this socket with the person's cookie.
      if (request.headers.origin !== origin) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
        return
      }
      const sessionToken = readSessionToken(request.headers.cookie, { secret, origin })
      if (sessionToken === null) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n')
        return
      }
      server.handleUpgrade(request, socket, head, (client) => {
        client.on('error', (error) => logger.warn('A live socket failed', { error }))
        const context: CallContext = { services, sessionToken, requestId: randomUUID() }
        handler
          .upgrade(client, { context })
          .catch((error: unknown) => logger.error('A live socket could not start', { error }))
      })
    },
    close() {
      clearInterval(pings)
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
