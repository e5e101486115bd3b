// Calls to the installation's integrations: /integrations/{name in lowercase hyphenated form}.
import { integrationPathOf } from '@joinery/contract/vocabulary/integration-paths'

export interface IntegrationCall {
  /** Below the integration's own address, for example `search`. */
  path?: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON; with it the method is POST when none is given. */
  body?: unknown
  signal?: AbortSignal
}

/** The integration is not there, or it refused; `status` is 0 when nobody answered. */
export class IntegrationError extends Error {
  readonly status: number
  readonly details: unknown

  constructor(message: string, status: number, details: unknown) {
    super(message)
    this.name = 'IntegrationError'
    this.status = status
    this.details = details
  }
}

/**
 * `const { results } = await callIntegration('Book Search', { path: 'search', query: { q: 'ferns' } })`
 *
 * @returns what it answers: JSON parsed, else text
 * @throws IntegrationError
 */
export async function callIntegration(name: string, call: IntegrationCall = {}): Promise<unknown> {
  const response = await fetch(addressOf(name, call), requestOf(call)).catch((error: unknown) => {
    if (call.signal?.aborted === true) throw error
    throw new IntegrationError(`${name} did not answer.`, 0, null)
  })
  const answer = await readAnswer(response)
  if (response.ok) return answer
  throw new IntegrationError(
    messageIn(answer) ?? `${name} answered with status ${response.status}.`,
    response.status,
    answer,
  )
}

function addressOf(name: string, { path = '', query = {} }: IntegrationCall): string {
  const below = path.replace(/^\/+/, '')
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.append(key, String(value))
  const asked = search.toString()
  return `${integrationPathOf(name)}${below === '' ? '' : `/${below}`}${asked === '' ? '' : `?${asked}`}`
}

function requestOf({ method, body, signal }: IntegrationCall): RequestInit {
  const own: RequestInit = signal === undefined ? {} : { signal }
  if (body === undefined) return { ...own, method: method ?? 'GET' }
  return {
    ...own,
    method: method ?? 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('message' in answer && typeof answer.message === 'string') return answer.message
  return 'error' in answer && typeof answer.error === 'string' ? answer.error : null
}
