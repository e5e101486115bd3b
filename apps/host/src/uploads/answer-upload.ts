// POST /v0/upload/ in its four forms and POST /v0/upload/presign/, on every app's own host (specification 7).
import type { IncomingMessage, ServerResponse } from 'node:http'

import { type PresignedUpload, presignPath, uploadsPerMinute, type UploadOwner } from '@joinery/contract/uploads'
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'
import { uploadErrorOf, uploadPath } from '@joinery/contract/vocabulary/upload-errors'
import type { Services } from '@joinery/domain'
import {
  presignUpload,
  type ReceiveOutcome,
  receiveRemoteUpload,
  receiveUpload,
  uploadLimits,
  type UploadSource,
} from '@joinery/domain/uploads'

import type { Exchange } from '../exchange.ts'
import { jsonBytesFor, parseJsonUpload, readBody } from './read-json-upload.ts'
import { readMultipart, unendedBytes } from './read-multipart.ts'
import { createRequestRate } from './request-rate.ts'
import { sendJson } from './send-json.ts'
import { isFromElsewhere, type VisitedApp } from './visited-app.ts'

/** Bodies of JSON lie in memory while they are read; this much in all. */
const maxJsonBytes = 320 * 1024 * 1024
const maxAtOncePerApp = 8
const remoteTimeoutMs = 60_000

export type UploadServices = Pick<Services, 'db' | 'uploads' | 'addresses' | 'now'>

/** Where uploads go: they are kept, or, under judgement, held for a while. */
export interface UploadReceiver {
  receive(findOwner: () => Promise<UploadOwner | null>, source: UploadSource): Promise<ReceiveOutcome>
  receiveRemote(owner: UploadOwner, input: { address: string; signal: AbortSignal }): Promise<ReceiveOutcome>
  presign(owner: UploadOwner): PresignedUpload
}

export function keepUploads(services: UploadServices): UploadReceiver {
  return {
    receive: (findOwner, source) => receiveUpload(services, findOwner, source),
    receiveRemote: (owner, input) => receiveRemoteUpload(services, owner, input),
    presign: (owner) => presignUpload(services, owner),
  }
}

export type Refusal = { ok: false; reason: 'form' | 'coding' | 'busy' }

export interface UploadAnswers {
  /** Whether a path is one of ours; with or without the slash at its end. */
  isUploadPath(url: string): boolean
  answer(app: VisitedApp, exchange: Exchange): Promise<void>
  /** The limits of rate, for the direct upload too. False: it has been answered. */
  admitVisitor(exchange: Pick<Exchange, 'request' | 'response'>): boolean
  /** Whether the app may take one more upload in now; counts it. */
  admitApp(projectGroupId: string): boolean
}

/** @param onError is told about faults of ours; the visitor hears the words of the specification */
export function createUploadAnswers(
  receiver: UploadReceiver,
  onError: (error: unknown, requestId: string) => void,
): UploadAnswers {
  const visitorRate = createRequestRate(uploadsPerMinute.visitor)
  const appRate = createRequestRate(uploadsPerMinute.app)
  const running = new Map<string, number>()
  const json = { bytes: 0 }

  const admitVisitor: UploadAnswers['admitVisitor'] = (exchange) =>
    admit(exchange, visitorRate.take(exchange.request.socket.remoteAddress ?? ''))

  async function receive(app: VisitedApp, exchange: Exchange): Promise<ReceiveOutcome | Refusal> {
    const { request, gone } = exchange
    const { projectGroupId } = app
    const count = running.get(projectGroupId) ?? 0
    if (count >= maxAtOncePerApp) return { ok: false, reason: 'busy' }
    running.set(projectGroupId, count + 1)
    try {
      return await readForm(receiver, { request, signal: gone.signal, json, owner: ownerOf(app) })
    } finally {
      const left = (running.get(projectGroupId) ?? 1) - 1
      if (left === 0) running.delete(projectGroupId)
      else running.set(projectGroupId, left)
    }
  }

  async function answerUpload(app: VisitedApp, exchange: Exchange): Promise<void> {
    const { response, gone, requestId } = exchange
    try {
      const outcome = await receive(app, exchange)
      if (outcome.ok) sendJson(response, 200, { url: outcome.url, mimeType: outcome.mediaType })
      else await refuseOutcome(exchange, outcome)
    } catch (error) {
      if (gone.signal.aborted) return
      onError(error, requestId)
      refuse(response, 503, 'The file could not be stored. Try again in a moment.', { 'x-request-id': requestId })
    }
  }

  return {
    isUploadPath: (url) => pathOf(url) !== null,
    admitVisitor,
    admitApp: (projectGroupId) => appRate.take(projectGroupId) === 0,
    async answer(app, exchange) {
      const { request, response } = exchange
      if (request.method !== 'POST') {
        refuse(response, 405, 'Uploads are sent by POST.', { allow: 'POST' })
      } else if (isFromElsewhere(request, app.origin)) {
        refuse(response, 403, 'Only the app’s own pages may upload here.')
      } else if (admitVisitor(exchange) && admit(exchange, appRate.take(app.projectGroupId))) {
        if (pathOf(request.url ?? '') === presignPath) sendJson(response, 200, receiver.presign(ownerOf(app)))
        else await answerUpload(app, exchange)
      }
    },
  }
}

function admit({ response }: Pick<Exchange, 'response'>, waitSeconds: number): boolean {
  if (waitSeconds === 0) return true
  refuse(response, 429, 'Too many uploads. Try again in a moment.', { 'retry-after': String(waitSeconds) })
  return false
}
function ownerOf({ projectGroupId, environment }: VisitedApp): UploadOwner {
  return { projectGroupId, environment }
}

function pathOf(url: string): string | null {
  const path = `${url.split('?', 1)[0]?.replace(/\/$/, '')}/`
  return path === uploadPath || path === presignPath ? path : null
}

interface ReadForm {
  request: IncomingMessage
  signal: AbortSignal
  owner: UploadOwner
  /** Shared by all requests of this node. */
  json: { bytes: number }
}

async function readForm(receiver: UploadReceiver, input: ReadForm): Promise<ReceiveOutcome | Refusal> {
  const { request, owner } = input
  const coding = request.headers['content-encoding'] ?? 'identity'
  if (coding !== 'identity') return { ok: false, reason: 'coding' }
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') {
    const outcome = await readMultipart(request, uploadLimits.oneUpload, (file, fields) =>
      // A form that breaks off behind the file may have cut the file itself.
      receiver.receive(() => fields.then(() => owner).catch(() => null), file),
    )
    return outcome ?? { ok: false, reason: 'form' }
  }
  if (type === 'application/json') return readJson(receiver, input)
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > uploadLimits.oneUpload) return { ok: false, reason: 'too_large' }
  const source: UploadSource = { bytes: unendedBytes(request), claimedType: type, fileName: null }
  return receiver.receive(() => Promise.resolve(owner), source)
}

async function readJson(receiver: UploadReceiver, input: ReadForm): Promise<ReceiveOutcome | Refusal> {
  const { request, owner, json } = input
  const maxBytes = jsonBytesFor(uploadLimits.oneUpload)
  const announced = Number(request.headers['content-length'] ?? maxBytes)
  if (announced > maxBytes) return { ok: false, reason: 'too_large' }
  if (json.bytes + announced > maxJsonBytes) return { ok: false, reason: 'busy' }
  json.bytes += announced
  try {
    const body = await readBody(request, maxBytes).catch(() => undefined)
    if (body === undefined) return { ok: false, reason: 'broken_off' }
    if (body === null) return { ok: false, reason: 'too_large' }
    const upload = parseJsonUpload(body)
    if (upload === null) return { ok: false, reason: 'form' }
    if (upload.kind === 'source') return await receiver.receive(() => Promise.resolve(owner), upload.source)
    const signal = AbortSignal.any([input.signal, AbortSignal.timeout(remoteTimeoutMs)])
    return await receiver.receiveRemote(owner, { address: upload.address, signal })
  } finally {
    json.bytes -= announced
  }
}

type Refused = Exclude<ReceiveOutcome, { ok: true }> | Refusal

const refusals: Readonly<Record<Refused['reason'], readonly [status: number, text: string]>> = {
  too_large: [413, ''],
  broken_off: [400, 'The file did not arrive whole.'],
  empty: [400, 'The file is empty.'],
  no_owner: [400, 'The form did not arrive whole.'],
  form: [400, 'Send a multipart form with a file, JSON with url or base64, or the bytes themselves.'],
  coding: [415, 'Send the file without a content coding.'],
  busy: [429, 'Too many uploads at once. Try again in a moment.'],
  storage_full: [507, 'There is no room for more files.'],
  address: [400, ''],
}

/** Tells what was wrong; the rest of the body is read first, so that its sender hears the answer. */
export async function refuseOutcome(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  outcome: Refused,
  headers: Record<string, string> = {},
): Promise<void> {
  const [status, text] = refusals[outcome.reason]
  await drain(request)
  refuse(response, status, outcome.reason === 'address' ? outcome.message : text, {
    ...headers,
    connection: 'close',
    ...(status === 429 ? { 'retry-after': '1' } : {}),
  })
}

/** `error` holds the specification's words, `message` what a developer wants to know. */
function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const error = uploadErrorOf(status)
  sendJson(response, status, error === errorMessages.uploadTooLarge ? { error } : { error, message }, headers)
}

/** Reads and throws away, within bounds: whoever is cut off while sending never hears why. */
async function drain(request: IncomingMessage): Promise<void> {
  const maxBytes = 3 * uploadLimits.oneUpload
  if (request.complete || request.destroyed || Number(request.headers['content-length'] ?? 0) > maxBytes) return
  let total = 0
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      request.removeListener('data', count)
      resolve()
    }
    const count = (chunk: Buffer) => {
      total += chunk.length
      if (total > maxBytes) end()
    }
    const timer = setTimeout(end, 30_000)
    request.on('data', count)
    request.once('end', end).once('close', end).once('error', end)
    request.resume()
  })
}
