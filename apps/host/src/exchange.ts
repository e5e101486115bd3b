import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the host. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** Aborted when the visitor goes away, or with the reason why the request is given up. */
  gone: AbortController
}
