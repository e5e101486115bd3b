// One exchange of JSON with a service: tried again where that may help, bounded in time and size.
import { setTimeout as sleep } from 'node:timers/promises'

import { ReachFailure } from './reach.ts'

export interface ServiceSettings {
  apiKey: string
  /** Undefined: the service's own address. */
  baseUrl?: string | undefined
  /** Where requests go out; undefined: the platform's own. */
  fetch?: typeof fetch | undefined
  /** First pause before another try; doubles. */
  backOffMs?: number | undefined
}

export interface JsonRequest {
  /** In words for the model: "The web search". */
  who: string
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: unknown
  signal: AbortSignal
  timeoutMs?: number
}

const maxTries = 3
const maxBytes = 2_000_000
const defaultTimeoutMs = 20_000
const maxWaitMs = 10_000

/**
 * @returns what came back, not looked at
 * @throws ReachFailure with words; the signal's reason when it aborts
 */
export async function requestJson(settings: ServiceSettings, request: JsonRequest): Promise<unknown> {
  const { signal, who } = request
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(settings, request)
    if (outcome.ok) return outcome.value
    signal.throwIfAborted()
    if (!outcome.isRetryable || attempt >= maxTries) throw new ReachFailure(`${who} ${outcome.words}`)
    const backOffMs = (settings.backOffMs ?? 500) * 2 ** (attempt - 1)
    await sleep(Math.min(maxWaitMs, Math.max(backOffMs, outcome.retryAfterMs)), undefined, { signal })
  }
}

type Outcome = { ok: true; value: unknown } | { ok: false; isRetryable: boolean; retryAfterMs: number; words: string }

function failed(words: string, isRetryable: boolean, retryAfterMs = 0): Outcome {
  return { ok: false, isRetryable, retryAfterMs, words }
}

async function tryOnce(settings: ServiceSettings, request: JsonRequest): Promise<Outcome> {
  const { url, method, headers, body, signal, timeoutMs = defaultTimeoutMs } = request
  try {
    const response = await (settings.fetch ?? fetch)(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(...judgeStatus(response))
    }
    const text = await readBounded(response)
    if (text === null) return failed('answered with too much.', false)
    return readValue(text) ?? failed('answered with something that is not JSON.', true)
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return failed(isLate ? 'did not answer in time.' : 'could not be reached, or broke off.', true)
  }
}

function judgeStatus({ status, headers }: Response): [words: string, isRetryable: boolean, retryAfterMs: number] {
  const retryAfterMs = (Number(headers.get('retry-after')) || 0) * 1000
  if (status === 401 || status === 403)
    return [`refused our key (${status}). Whoever runs this server must check it.`, false, 0]
  if (status === 402 || status === 432)
    return ['has no credit left. Whoever runs this server must top it up.', false, 0]
  if (status === 429) return ['lets no more requests through right now.', true, retryAfterMs]
  if (status >= 500) return [`is not well (${status}).`, true, retryAfterMs]
  return [`refused the request (${status}).`, false, 0]
}

function readValue(text: string): Outcome | null {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return null
  }
}

async function readBounded(response: Response): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
