// One signed request to an S3-compatible storage, asked again when the fault may pass.
import { createReadStream } from 'node:fs'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestTls } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import { AwsV4Signer } from 'aws4fetch'

import { UploadStorageError } from './uploads.ts'

export interface S3Settings {
  /** Origin, for example `https://s3.eu-central-1.amazonaws.com`; the bucket stands in the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Silence longer than this ends a request. */
  silenceMs: number
  attempts: number
  firstPauseMs: number
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Below the bucket, without a leading slash. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** The sha-256 is signed, so that the storage refuses bytes that changed on their way. */
  file?: { path: string; size: number; hash: string }
}

const passing = new Set([408, 429, 500, 502, 503, 504])
const maxErrorBytes = 16 * 1024

/**
 * @returns the answer when its status is among `expected`; its body is still to be read
 * @throws UploadStorageError with the storage's own code, after `attempts` where the fault may pass
 */
export async function askS3(
  settings: S3Settings,
  input: S3Request,
  expected: readonly number[],
): Promise<IncomingMessage> {
  let pauseMs = settings.firstPauseMs
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(settings, input).catch((error: unknown) => toError(error))
    if (!(outcome instanceof Error)) {
      const status = outcome.statusCode ?? 0
      if (expected.includes(status)) return outcome
      const code = await readErrorCode(outcome)
      if (!passing.has(status) || attempt >= settings.attempts) {
        throw new UploadStorageError(
          `The upload storage refused ${input.method}: ${status} ${code}.${adviceOf(status)}`,
        )
      }
    } else if (attempt >= settings.attempts) {
      throw new UploadStorageError(`The upload storage does not answer: ${outcome.message}`, { cause: outcome })
    }
    // Spread out, so that many waiting uploads do not come back as one.
    await sleep(pauseMs * (0.5 + Math.random()))
    pauseMs *= 2
  }
}

function adviceOf(status: number): string {
  if (status === 403) return ' Check the access key, the secret and the rights of the bucket.'
  return status === 404 ? ' Check the bucket’s name and the endpoint.' : ''
}

async function tryOnce(settings: S3Settings, input: S3Request): Promise<IncomingMessage> {
  const url = new URL(`/${settings.bucket}/${input.key}`, settings.endpoint)
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, value)
  const { accessKeyId, secretAccessKey, region } = settings
  const signed = await new AwsV4Signer({
    service: 's3',
    method: input.method,
    url: url.href,
    headers: { ...input.headers, ...(input.file === undefined ? {} : { 'x-amz-content-sha256': input.file.hash }) },
    accessKeyId,
    secretAccessKey,
    region,
  }).sign()
  const headers = Object.fromEntries(signed.headers)
  if (input.file !== undefined) headers['content-length'] = String(input.file.size)
  return send({ url: signed.url, method: input.method, headers, file: input.file?.path, silenceMs: settings.silenceMs })
}

function send(input: {
  url: URL
  method: string
  headers: Record<string, string>
  file: string | undefined
  silenceMs: number
}): Promise<IncomingMessage> {
  const { url, method, headers } = input
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestTls : requestPlain
    const outgoing = request(url, { method, headers, timeout: input.silenceMs }, resolve)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing was heard for ${input.silenceMs} ms`)))
    outgoing.on('error', reject)
    if (input.file === undefined) outgoing.end()
    else pipeline(createReadStream(input.file), outgoing).catch(reject)
  })
}

/** `<Code>AccessDenied</Code>`; bodies of other forms say nothing. */
async function readErrorCode(answer: IncomingMessage): Promise<string> {
  return /<Code>([\w.]{1,100})<\/Code>/.exec(await readText(answer, maxErrorBytes).catch(() => ''))?.[1] ?? ''
}

/** @throws when the answer breaks off or is longer than `maxBytes` */
export async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new UploadStorageError('The upload storage answered with more than was asked for.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
