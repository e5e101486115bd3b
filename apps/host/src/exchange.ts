// One request on its way through the host, and what its visitor is told when it goes wrong.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { badRequest, bodyTooLarge, ourFault, sendPlainPage } from './plain-pages.ts'
import { BodyTooLarge } from './web-messages.ts'

export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** Aborted when the visitor goes away, or with the reason why the request is given up. */
  gone: AbortController
}

/** False when the request names no path of ours; it has been answered then. */
export function hasPath(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.startsWith('/') === true) return true
  sendPlainPage(response, badRequest)
  return false
}

/** @param onError is told about faults of ours, with the id that the visitor's answer carries */
export function carryOut(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  answer: (exchange: Exchange) => Promise<void>,
  onError: (error: unknown, requestId: string) => void,
): void {
  const requestId = randomUUID()
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  answer({ request, response, requestId, gone }).catch((error: unknown) => {
    if (error instanceof BodyTooLarge || gone.signal.reason instanceof BodyTooLarge) {
      // The rest of the body is not read: the connection ends with the answer.
      sendPlainPage(response, bodyTooLarge, { connection: 'close' })
      return
    }
    if (gone.signal.aborted) return
    onError(error, requestId)
    sendPlainPage(response, ourFault, { 'x-request-id': requestId })
  })
}
