import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the host. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** Aborts when the visitor goes away. */
  signal: AbortSignal
}
