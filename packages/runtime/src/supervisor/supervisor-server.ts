// The supervisor's ingress: requests for apps, and the server's own questions, on one private socket.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { appHeader, decodeApp, maxHeaderBytes, requestIdHeader } from '../app-header.ts'
import type { AppName, AppVersion } from '../runtime.ts'
import type { RuntimeLimits } from '../runtime-limits.ts'
import type { Question } from '../supervisor-messages.ts'
import type { AppProcess } from './app-process.ts'
import type { AppProcesses } from './app-processes.ts'
import { streamLogs } from './stream-logs.ts'
import { type Forwarded, forwardRequest, hasBody } from './forward-request.ts'
import { forwardUpgrade, refuseUpgrade } from './forward-upgrade.ts'
import { OpenStreams } from './open-streams.ts'

export interface Ingress {
  processes: AppProcesses
  limits: RuntimeLimits
  /** Why no app may run now, or null. */
  refusal(): string | null
  onError: (error: unknown) => void
}

interface StreamingIngress extends Ingress {
  streams: OpenStreams
}

export async function openSupervisorServer(socketPath: string, given: Ingress): Promise<Server> {
  const ingress = { ...given, streams: new OpenStreams(given.limits) }
  const options = { maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }
  const server = createServer(options, (incoming, response) => {
    answer(ingress, incoming, response).catch((error: unknown) => {
      ingress.onError(error)
      if (response.headersSent) response.destroy()
      else sayUnavailable(response, 'The app runtime failed.', 0)
    })
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    openSocket(ingress, { incoming, socket, head }).catch((error: unknown) => {
      ingress.onError(error)
      refuseUpgrade(socket, 503, 'The app runtime failed.')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  return server
}

async function answer(ingress: StreamingIngress, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const header = incoming.headers[appHeader]
  if (typeof header === 'string') {
    await answerForApp(ingress, decodeApp(header), incoming, response)
    return
  }
  // Without an app it is the server that asks, about an app that its own question names.
  const { question, app }: { question: Question; app: AppName & { exceptVersion?: string } } = await readJson(incoming)
  if (question === 'watch-logs') {
    streamLogs(ingress.processes.logOf(app), response)
    return
  }
  const value = await answerQuestion(ingress.processes, question, app)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function answerQuestion(
  processes: AppProcesses,
  question: Exclude<Question, 'watch-logs'>,
  app: AppName & { exceptVersion?: string },
): Promise<unknown> {
  switch (question) {
    case 'logs':
      return processes.readLogs(app)
    case 'outside-calls':
      return processes.readOutsideCalls(app)
    case 'retire':
      await processes.retire(app)
      return null
  }
}

async function openSocket(
  ingress: StreamingIngress,
  { incoming, socket, head }: { incoming: IncomingMessage; socket: Duplex; head: Buffer },
): Promise<void> {
  const header = incoming.headers[appHeader]
  if (typeof header !== 'string') return refuseUpgrade(socket, 400, 'Which app?')
  const refusal = ingress.refusal()
  if (refusal !== null) return refuseUpgrade(socket, 503, refusal)
  const boot = await ingress.processes.wake(decodeApp(header))
  if (!boot.ok) return refuseUpgrade(socket, 503, boot.reason)
  await forwardUpgrade({ process: boot.process, incoming, socket, head, streams: ingress.streams })
}

async function answerForApp(
  ingress: StreamingIngress,
  app: AppVersion,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = incoming.headers[requestIdHeader]
  const requestId = typeof id === 'string' ? id : ''
  const refusal = ingress.refusal()
  if (refusal !== null) {
    incoming.resume()
    sayUnavailable(response, refusal, 0)
    return
  }
  const { limits, streams } = ingress
  const asked = { method: incoming.method ?? 'GET', path: incoming.url ?? '/' }
  ingress.processes.logOf(app).noteRequest(requestId, asked)
  for (let attempt = 1; ; attempt++) {
    const boot = await ingress.processes.wake(app)
    if (!boot.ok) {
      incoming.resume()
      sayUnavailable(response, boot.reason, boot.retryAfterMs)
      return
    }
    const outcome = await forwardRequest({ process: boot.process, incoming, response, requestId, limits, streams })
    if (outcome === 'answered' || response.headersSent || response.destroyed) return
    // A body that has begun to flow cannot be sent again.
    const isWorthAnother = attempt === 1 && !hasBody(incoming) && (await isInnocent(outcome, boot.process))
    if (!isWorthAnother) {
      sayUnavailable(response, await boot.process.explainFailure(), 0)
      return
    }
  }
}

/** A connection that was closed while it lay idle; not a request that killed its process. */
async function isInnocent(outcome: Forwarded, process: AppProcess): Promise<boolean> {
  if (outcome !== 'unsent') return false
  await new Promise((resolve) => setTimeout(resolve, 20))
  return process.canServe || !process.hasFailed
}

function sayUnavailable(response: ServerResponse, reason: string, retryAfterMs: number): void {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(seconds) })
  response.end(`${reason}\n`)
}

async function readJson(incoming: IncomingMessage) {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return JSON.parse(text)
}
