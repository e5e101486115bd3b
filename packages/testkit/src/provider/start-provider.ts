// A model provider on loopback that plays prepared answers over the real wire formats, with faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { anthropicWire } from './anthropic-wire.ts'
import { chatCompletionsWire } from './chat-completions-wire.ts'
import { parseFault, type Fault } from './faults.ts'
import { googleWire } from './google-wire.ts'
import { responsesWire } from './responses-wire.ts'
import { readScript, type ScriptedAnswer } from './scripted-answer.ts'
import type { Wire, WireEvent } from './wire.ts'

/** Null: it has nothing to say to this, and says "Done." */
export type Answerer = (body: unknown, earlier: readonly unknown[]) => ScriptedAnswer | null

export interface RunningProvider {
  /** Base URL for a client of any of the formats. */
  url: string
  /** Bodies of the requests so far. */
  requests: unknown[]
  /** Answers that were given whole. */
  answered(): number
  close(): Promise<void>
}

const wires: readonly (readonly [RegExp, Wire])[] = [
  [/^\/v1\/messages$/, anthropicWire],
  [/^\/v1\/chat\/completions$/, chatCompletionsWire],
  [/^\/v1\/responses$/, responsesWire],
  [/^\/v1\/models\/[^/]+:(?:streamG|g)enerateContent$/, googleWire],
]

/**
 * Each answer is given once, in order; a request that met a fault is the next request's answer again. Beyond the
 * script it says "Done."
 *
 * @param script answers, or the folder that holds them, or who answers a request by what it says (with those before)
 */
export async function startProvider(script: readonly ScriptedAnswer[] | string | Answerer): Promise<RunningProvider> {
  const answers = typeof script === 'string' ? await readScript(script) : script
  const requests: unknown[] = []
  let next = 0
  let tries = 0

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    const wire = wires.find(([pattern]) => pattern.test(pathname))?.[1]
    if (wire === undefined || body === null) {
      response.writeHead(404).end()
      return
    }
    const answer = (typeof answers === 'function' ? answers(body, requests) : answers[next]) ?? done
    requests.push(body)
    const fault = answer.faults[tries]
    tries += 1
    if (fault !== undefined && fault !== 'nousage') {
      await fail(response, { wire, answer, model: modelOf(body), fault: parseFault(fault) })
      return
    }
    next += 1
    tries = 0
    if (isStreamed(body) || pathname.includes(':stream')) {
      const { events } = wire.stream(answer, modelOf(body))
      const sent = fault === 'nousage' ? events.map(withoutUsage) : events
      startStream(response)
      response.end(sent.map(present).join('') + wire.trailer)
    } else {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(wire.whole(answer, modelOf(body))))
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answered: () => next,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const done: ScriptedAnswer = { parts: [{ kind: 'text', text: 'Done.' }], stop: null, usage: null, faults: [] }

async function fail(
  response: ServerResponse,
  { wire, answer, model, fault }: { wire: Wire; answer: ScriptedAnswer; model: string; fault: Fault },
): Promise<void> {
  if (fault.kind === 'status') {
    const retryAfter = fault.retryAfter === null ? {} : { 'retry-after': fault.retryAfter }
    response.writeHead(fault.status, { 'content-type': 'application/json', ...retryAfter })
    response.end(JSON.stringify(wire.errorBody(fault.status)))
    return
  }
  if (fault.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in to the proxy</h1>')
    return
  }
  if (fault.kind === 'cut' && fault.after === 0) {
    response.destroy()
    return
  }
  const { events, last } = wire.stream(
    fault.kind === 'empty' ? { ...done, parts: [], stop: 'end_turn' } : answer,
    model,
  )
  startStream(response)
  if (fault.kind === 'empty') response.end(events.map(present).join('') + wire.trailer)
  if (fault.kind === 'nostop') response.end(events.slice(0, -last).map(present).join(''))
  if (fault.kind === 'badjson') response.end(events.map(present).join('').replace('"delta"', '"delta'))
  if (fault.kind !== 'cut' && fault.kind !== 'stall' && fault.kind !== 'error_event') return
  const sent = events.slice(0, Math.max(1, Math.floor(events.length * fault.after)))
  // What was sent must be out before the connection breaks.
  await new Promise<void>((resolve) => response.write(sent.map(present).join(''), () => resolve()))
  if (fault.kind === 'cut') response.destroy()
  if (fault.kind === 'error_event') response.end(present(wire.errorEvent()))
}

/** Counters gone from wherever they stand; the one format that cannot do without them says zero. */
function withoutUsage({ data, ...rest }: WireEvent): WireEvent {
  const mute: unknown = JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (key !== 'usage' && key !== 'usageMetadata') return value
    const isAnthropic = rest.event?.startsWith('message_') === true
    return isAnthropic ? { input_tokens: 0, output_tokens: 0 } : undefined
  })
  return { ...rest, data: mute }
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

function present({ event, data }: WireEvent): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`
}

async function readJson(request: IncomingMessage): Promise<object | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof body === 'object' ? body : null
  } catch {
    return null
  }
}

function modelOf(body: object): string {
  return 'model' in body && typeof body.model === 'string' ? body.model : 'scripted'
}

function isStreamed(body: object): boolean {
  return 'stream' in body && body.stream === true
}
