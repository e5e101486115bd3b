// Which headers go along to an outside host and come back from it.
import type { IncomingHttpHeaders } from 'node:http'

import { isInternalHeader } from '@joinery/contract/vocabulary/request-headers'

/** Meant for one connection only. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** On an answer that comes from the gateway and not from outside; no outside host can set it. */
export const refusedHeader = 'x-joinery-outside'

/** @param isWanted for what only one direction drops */
export function headersPassedOn(
  message: { rawHeaders: readonly string[]; headers: IncomingHttpHeaders },
  isWanted: (name: string) => boolean = () => true,
): string[] {
  const named = new Set((message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const passed: string[] = []
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index] ?? ''
    const lower = name.toLowerCase()
    const isOurs = lower.startsWith('x-joinery-') || lower === 'x-request-id' || isInternalHeader(lower)
    if (hopByHop.has(lower) || named.has(lower) || isOurs || !isWanted(lower)) continue
    passed.push(name, message.rawHeaders[index + 1] ?? '')
  }
  return passed
}
