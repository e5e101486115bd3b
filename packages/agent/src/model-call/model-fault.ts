// What went wrong with a model call: is it worth another try, and what to tell the person in the end.
import { APICallError } from '@ai-sdk/provider'

/** The provider failed for good. */
export class ModelFailure extends Error {
  /** `model.reason`, stable. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModelFailure'
    this.code = code
  }
}

/** An answer that came back as a success and is none. */
export class BrokenAnswer extends Error {
  readonly reason: 'cut' | 'stalled' | 'empty' | 'html' | 'error_event'

  constructor(reason: BrokenAnswer['reason'], options?: ErrorOptions) {
    super(`The model's answer was not usable: ${reason}`, options)
    this.name = 'BrokenAnswer'
    this.reason = reason
  }
}

export interface ModelFault {
  isRetryable: boolean
  /** What the provider asked us to wait. */
  retryAfterMs: number | null
  failure: ModelFailure
}

export function judgeFault(error: unknown): ModelFault {
  const cause = { cause: error }
  if (error instanceof BrokenAnswer) {
    const message = `${brokenWords[error.reason]} Nothing is lost: try again.`
    return retryable(new ModelFailure(`model.${error.reason}`, message, cause))
  }
  if (error instanceof ModelFailure) return final(error)
  const apiError = findApiError(error)
  if (apiError?.statusCode === undefined) {
    const message = "The model's provider could not be reached. Try again in a minute."
    return retryable(new ModelFailure('model.unreachable', message, cause))
  }
  return judgeStatus(apiError, apiError.statusCode)
}

const brokenWords: Readonly<Record<BrokenAnswer['reason'], string>> = {
  cut: "The model's answer broke off again and again.",
  stalled: 'The model stopped answering.',
  empty: 'The model answered with nothing.',
  html: "The model's provider answered with a web page instead of an answer. Check its base URL.",
  error_event: "The model's provider reported an error while it answered.",
}

function judgeStatus(error: APICallError, status: number): ModelFault {
  const cause = { cause: error }
  if (status === 402 || isOutOfCredit(error)) {
    const message =
      "The account at the model's provider has no credit left. Whoever runs this server must top it up, or choose another model."
    return final(new ModelFailure('model.no_credit', message, cause))
  }
  if (status === 429) {
    const message = "The model's provider lets no more requests through right now. Try again in a few minutes."
    return { ...retryable(new ModelFailure('model.rate_limited', message, cause)), retryAfterMs: retryAfterOf(error) }
  }
  if (status >= 500 || status === 408 || status === 409) {
    const message = `The model's provider is not well (${status}). Try again in a few minutes.`
    return { ...retryable(new ModelFailure('model.overloaded', message, cause)), retryAfterMs: retryAfterOf(error) }
  }
  if (status === 200) return retryable(new ModelFailure('model.unreadable', brokenWords.html, cause))
  if (status === 401 || status === 403) {
    const message = `The model's provider refused our key (${status}). Whoever runs this server must check it.`
    return final(new ModelFailure('model.key_refused', message, cause))
  }
  if (status === 404) {
    const message = 'The model or its address does not exist (404). Whoever runs this server must check its settings.'
    return final(new ModelFailure('model.unknown', message, cause))
  }
  if (status === 413 || /context.{0,20}(length|window)|too (long|large)|maximum.{0,20}tokens/i.test(error.message)) {
    const message = 'This conversation is too long for the model. Ask for a smaller change, or choose a larger model.'
    return final(new ModelFailure('model.too_long', message, cause))
  }
  const said = error.message.slice(0, 300)
  const message = `The model's provider refused the request (${status}): ${said} Choose another model, or tell whoever runs this server.`
  return final(new ModelFailure('model.request_refused', message, cause))
}

/** Asking again would not help, other than where too much was asked at once. */
function isOutOfCredit({ responseBody = '' }: APICallError): boolean {
  return /insufficient_quota|credit balance is too low|billing_hard_limit/.test(responseBody)
}

function retryable(failure: ModelFailure): ModelFault {
  return { isRetryable: true, retryAfterMs: null, failure }
}

function final(failure: ModelFailure): ModelFault {
  return { isRetryable: false, retryAfterMs: null, failure }
}

function findApiError(error: unknown): APICallError | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    if (APICallError.isInstance(each)) return each
  }
  return null
}

/** `retry-after` in seconds or as a date, or `retry-after-ms`. */
function retryAfterOf(error: APICallError): number | null {
  const headers = error.responseHeaders ?? {}
  const milliseconds = Number(headers['retry-after-ms'])
  if (Number.isFinite(milliseconds) && headers['retry-after-ms'] !== undefined) return milliseconds
  const value = headers['retry-after']
  if (value === undefined) return null
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return seconds * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
