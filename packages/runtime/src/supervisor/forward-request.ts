// Passes one request to a process and its answer back, both bodies as they come.
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'

import { requestIdHeader, staysBehind } from '../app-header.ts'
import type { RuntimeLimits } from '../runtime-limits.ts'
import { protocolHeader } from '../sandbox/workerd-config.ts'
import type { AppProcess } from './app-process.ts'
import { isStream, type OpenStreams } from './open-streams.ts'
import { createPace, isLight } from './pace.ts'
import { type Silence, watchSilence } from './silence.ts'

/** `unsent`: the connection was gone before the process can have seen the request. */
export type Forwarded = 'answered' | 'unsent' | 'failed'

export function forwardRequest(input: {
  process: AppProcess
  incoming: IncomingMessage
  response: ServerResponse
  requestId: string
  limits: Pick<RuntimeLimits, 'uploadSilenceMs' | 'answerTimeoutMs'>
  streams: OpenStreams
}): Promise<Forwarded> {
  const { process, incoming, response, requestId, limits, streams } = input
  const count = process.begin()
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (outcome: Forwarded) => {
      if (isSettled) return
      isSettled = true
      stopWatching()
      count.ended()
      response.off('close', onClose)
      resolve(outcome)
    }
    const outgoing = openRequest({
      socketPath: process.httpSocket,
      agent: process.agent,
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: requestHeaders(incoming, requestId),
    })
    const onClose = () => {
      // The visitor left, or everything has been said.
      if (!response.writableFinished) outgoing.destroy()
      settle('answered')
    }
    response.on('close', onClose)
    const stopWatching = watchSilence(incoming, limits, (silence) => {
      giveUp(incoming, response, silence)
      outgoing.destroy()
    })
    outgoing.on('response', (answer) => {
      stopWatching()
      count.answered()
      const endStream = streams.begin(process.app, answer, () => {
        outgoing.destroy()
        response.destroy()
      })
      if (endStream === null) {
        refuseStream(response, streams)
        outgoing.destroy()
        return
      }
      response.once('close', endStream)
      response.writeHead(answer.statusCode ?? 502, responseHeaders(answer, requestId))
      // A stream is open before the first part of it is written.
      if (isStream(answer)) response.flushHeaders()
      if (isLight(answer)) answer.pipe(response)
      else answer.pipe(createPace(process.traffic)).pipe(response)
      // Cut off in the middle: the visitor must see a broken answer, not a short one.
      answer.on('error', () => response.destroy())
      answer.on('aborted', () => response.destroy())
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // What we have said ourselves is an answer, too.
      if (response.writableEnded) return
      if (response.headersSent) response.destroy()
      const isUnsent = error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || outgoing.reusedSocket
      settle(isUnsent ? 'unsent' : 'failed')
    })
    if (hasBody(incoming)) incoming.pipe(outgoing)
    else outgoing.end()
  })
}

function refuseStream(response: ServerResponse, { limits }: OpenStreams): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
  response.end(`The app has ${limits.maxStreams} streams open; more are not allowed.\n`)
}

function giveUp(incoming: IncomingMessage, response: ServerResponse, { status, reason }: Silence): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  // The rest of an upload has nowhere to go.
  response.end(`${reason}\n`, () => incoming.destroy())
}

export function hasBody(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  return encoding !== undefined || (length !== undefined && length !== '0')
}

function requestHeaders(incoming: IncomingMessage, requestId: string): string[] {
  const headers = [requestIdHeader, requestId]
  const protocol = incoming.headers[protocolHeader]
  if (typeof protocol === 'string') headers.push(protocolHeader, protocol)
  return [...headers, ...passedOn(incoming)]
}

function responseHeaders(answer: IncomingMessage, requestId: string): string[] {
  // Node chooses how the body travels on our own connection.
  return [requestIdHeader, requestId, ...passedOn(answer, (name) => name.toLowerCase() !== 'transfer-encoding')]
}

export function passedOn(message: IncomingMessage, isWanted: (name: string) => boolean = () => true): string[] {
  const passed: string[] = []
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index] ?? ''
    if (!staysBehind(name) && isWanted(name)) passed.push(name, message.rawHeaders[index + 1] ?? '')
  }
  return passed
}
