// Requests of an app's server code to outside hosts: judged, sent over a connection of their own, counted.
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { AppName } from '../runtime.ts'
import { createInternet, type EgressNetwork, openConnection } from './egress-connection.ts'
import { headersPassedOn, refusedHeader } from './egress-headers.ts'
import { EgressMeter, type KeepEgressUsage } from './egress-meter.ts'
import { closedPolicy, decide, type Destination, type EgressPolicy, type Refusal } from './egress-policy.ts'
import { defaultEgressLimits, type EgressLimits, EgressQuota } from './egress-quota.ts'

export interface EgressOptions {
  /** Nothing is open without one. */
  policy?: EgressPolicy | undefined
  limits?: Partial<EgressLimits> | undefined
  keepUsage?: KeepEgressUsage | undefined
  network?: EgressNetwork | undefined
}

export interface OutsideRequest {
  caller: AppName
  url: URL | null
  request: IncomingMessage
  response: ServerResponse
  /** A line for the app's log. */
  note: (level: 'WARN' | 'ERROR', message: string) => void
}

export interface Egress {
  /** Answers in every case. */
  send(input: OutsideRequest): Promise<void>
  /** Hands over what was counted. */
  close(): Promise<void>
}

interface Sending extends OutsideRequest {
  to: Destination
  limits: EgressLimits
  /** Aborted with a reason when the request must end. */
  over: AbortController
}

const maxHeaderBytes = 64 * 1024
/** How much of the body of a refused request is read and thrown away, so that the app hears the answer. */
const patienceBytes = 16 * 2 ** 20

export function createEgress(options: EgressOptions, onError: (error: unknown) => void): Egress {
  const { policy = closedPolicy, network = createInternet() } = options
  const limits = { ...defaultEgressLimits, ...options.limits }
  const quota = new EgressQuota(limits)
  const meter = new EgressMeter({ keep: options.keepUsage ?? (() => Promise.resolve()), onError })

  return {
    async send(input) {
      const { caller, url, request } = input
      const refuse = (refusal: Refusal) => {
        meter.add(caller, { refused: 1 })
        answerRefusal(input, refusal)
      }
      const decision = decide(url, policy, limits.ports)
      if (!decision.ok) return refuse(decision.refusal)
      if (Number(request.headers['content-length'] ?? 0) > limits.requestBytes) return refuse(tooLarge(limits))
      const place = quota.take(`${caller.projectGroupId}/${caller.environment}`, Date.now())
      if (!place.ok) return refuse(place.refusal)
      const over = new AbortController()
      const timer = setTimeout(() => over.abort(tooSlow(limits)), limits.totalMs)
      input.response.once('close', () => over.abort(null))
      try {
        const signal = AbortSignal.any([over.signal, AbortSignal.timeout(limits.connectMs)])
        const connection = await openConnection(decision.to, { network, signal })
        if (!connection.ok) {
          if (connection.refusal.status === 403) return refuse(connection.refusal)
          meter.add(caller, { requests: 1 })
          answerRefusal(input, connection.refusal)
          return
        }
        const { raw, socket } = connection
        try {
          await exchange({ ...input, to: decision.to, limits, over }, socket)
        } finally {
          meter.add(caller, { requests: 1, bytesUp: raw.bytesWritten, bytesDown: raw.bytesRead })
          socket.destroy()
          raw.destroy()
        }
      } finally {
        clearTimeout(timer)
        place.release()
      }
    },
    close: () => meter.close(),
  }
}

/** Sends the request over the socket and passes the answer back; resolves when one of the two sides has ended. */
function exchange(sending: Sending, socket: Socket): Promise<void> {
  const { request, response, to, limits, over } = sending
  return new Promise((resolve) => {
    const outgoing = openRequest({
      createConnection: () => socket,
      method: request.method ?? 'GET',
      path: to.path,
      headers: ['host', to.authority, ...headersPassedOn(request, (name) => name !== 'host'), ...framing(request)],
      setHost: false,
      maxHeaderSize: maxHeaderBytes,
    })
    let hasEnded = false
    const end = (refusal: Refusal | null) => {
      if (hasEnded) return
      hasEnded = true
      outgoing.destroy()
      resolve()
      if (response.writableFinished) return
      // `null`: the app itself has gone.
      if (refusal !== null && !response.headersSent) answerRefusal(sending, refusal)
      else if (!response.writableEnded) cutOff(sending, refusal)
    }
    over.signal.addEventListener('abort', () => end(refusalOf(over.signal)), { once: true })
    if (over.signal.aborted) end(refusalOf(over.signal))
    socket.setTimeout(limits.idleMs, () => over.abort(tooSlow(limits)))
    let isAnswered = false
    const onBroken = (error: Error) => {
      // An answer that has begun may be all there and still wait for the app to read it: it says itself how it ends.
      if (!isAnswered) end(broken(to, error))
    }
    outgoing.on('error', onBroken)
    outgoing.on('close', () => onBroken(new Error('the connection was closed')))
    outgoing.on('response', (answer) => {
      isAnswered = true
      passBack(sending, answer)
    })
    sendBody(sending, (chunk) => outgoing.write(chunk), outgoing)
  })
}

function sendBody(
  { request, limits, over }: Sending,
  write: (chunk: Buffer) => boolean,
  outgoing: { end(): void; once(event: 'drain', listener: () => void): unknown },
): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > limits.requestBytes) {
      over.abort(tooLarge(limits))
      if (bytes > limits.requestBytes + patienceBytes) request.destroy()
    } else if (!over.signal.aborted && !write(chunk)) {
      request.pause()
      outgoing.once('drain', () => request.resume())
    }
  })
  request.on('end', () => outgoing.end())
}

function passBack({ response, limits, over, to }: Sending, answer: IncomingMessage): void {
  const tooMuch: Refusal = {
    status: 502,
    message: `The answer of ${to.host} is larger than ${megabytes(limits.responseBytes)} MB, the most an app may receive.`,
  }
  if (Number(answer.headers['content-length'] ?? 0) > limits.responseBytes) {
    over.abort(tooMuch)
    return
  }
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', headersPassedOn(answer))
  response.flushHeaders()
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > limits.responseBytes) {
      over.abort(tooMuch)
    } else if (!response.write(chunk)) {
      answer.pause()
      response.once('drain', () => answer.resume())
    }
  })
  const cut = (error: Error) => over.abort(broken(to, error))
  answer.on('end', () => {
    if (answer.complete) response.end()
    else cut(new Error('the answer ended half way'))
  })
  answer.on('error', cut)
  answer.on('close', () => {
    if (!answer.complete) cut(new Error('the answer ended half way'))
  })
}

function framing(request: IncomingMessage): string[] {
  return request.headers['transfer-encoding'] === undefined ? [] : ['transfer-encoding', 'chunked']
}

function answerRefusal({ request, response, note }: OutsideRequest, { status, message }: Refusal): void {
  discard(request)
  if (response.headersSent || response.destroyed) return
  note('WARN', `${request.method ?? 'GET'} to an outside host: ${message}`)
  const body = JSON.stringify({ error: message })
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [refusedHeader]: 'refused',
    ...(status === 429 ? { 'retry-after': '5' } : {}),
  })
  response.end(body)
}

/** The app must see a broken answer, not a short one; why is told in its log. */
function cutOff({ request, response, note, to }: Sending, refusal: Refusal | null): void {
  if (refusal !== null) note('WARN', `${request.method ?? 'GET'} ${to.host} was cut off: ${refusal.message}`)
  request.resume()
  response.destroy()
}

function discard(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > patienceBytes) request.destroy()
  })
  request.resume()
}

function tooLarge({ requestBytes }: EgressLimits): Refusal {
  return { status: 413, message: `An outside request may carry at most ${megabytes(requestBytes)} MB.` }
}

function tooSlow({ totalMs, idleMs }: EgressLimits): Refusal {
  const message = `The outside host took too long: ${idleMs / 1000} s without a byte, or ${totalMs / 1000} s in all.`
  return { status: 504, message }
}

function broken({ host }: Destination, error: Error): Refusal {
  return { status: 502, message: `The connection to ${host} broke: ${error.message}.` }
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(bytes < 2 ** 20 ? 2 : 0)
}

/** Why it is over; null when the app itself has gone. */
function refusalOf({ reason }: AbortSignal): Refusal | null {
  return isRefusal(reason) ? reason : null
}

function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'message' in reason
}
