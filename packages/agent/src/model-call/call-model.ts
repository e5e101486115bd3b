// One model call of ours: as many requests as it takes until an answer is whole, with a growing pause between them.
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

import { sizeOfMessage } from '../pictures.ts'
import type { ModelAnswer } from './answer-builder.ts'
import { judgeFault } from './model-fault.ts'
import { readAnswer, type ModelTimeouts } from './read-answer.ts'

export interface CallLimits {
  timeouts: ModelTimeouts
  /** Requests for one answer. */
  maxAttempts: number
  /** First pause; doubles with each further try. */
  backOffMs: number
}

export const defaultLimits: CallLimits = {
  timeouts: { firstChunkMs: 300_000, chunkMs: 120_000 },
  maxAttempts: 6,
  backOffMs: 1_000,
}

/** Rules take no tokens, and say so. */
export const rulesProvider = 'joinery'
/** On average, over prose and code. */
const charactersPerToken = 4
const maxBackOffMs = 30_000
const maxRetryAfterMs = 90_000

/**
 * @param watch `onAttempt` before every request: what earlier ones streamed no longer counts
 * @throws ModelFailure when no try succeeded; the signal's reason when it aborts
 */
export async function callModel(
  model: LanguageModelV4,
  options: Omit<LanguageModelV4CallOptions, 'abortSignal'>,
  watch: {
    limits: CallLimits
    signal: AbortSignal
    onAttempt: () => void
    onPart: (part: LanguageModelV4StreamPart) => void
  },
): Promise<ModelAnswer> {
  const { limits, signal, onAttempt, onPart } = watch
  for (let attempt = 1; ; attempt += 1) {
    onAttempt()
    try {
      const answer = await readAnswer(model, options, { timeouts: limits.timeouts, signal, onPart })
      return model.provider === rulesProvider ? answer : withUsage(answer, options.prompt)
    } catch (error) {
      signal.throwIfAborted()
      const fault = judgeFault(error)
      if (!fault.isRetryable || attempt >= limits.maxAttempts) throw fault.failure
      await pause(waitOf(fault.retryAfterMs, attempt, limits.backOffMs), signal)
    }
  }
}

/** Some gateways count nothing: then a guess stands in for it, so that no run looks as if it took nothing. */
function withUsage(answer: ModelAnswer, prompt: LanguageModelV4CallOptions['prompt']): ModelAnswer {
  if (answer.inputTokens > 0 && answer.outputTokens > 0) return answer
  return {
    ...answer,
    inputTokens: answer.inputTokens || sizeOfPrompt(prompt),
    outputTokens: answer.outputTokens || Math.ceil(JSON.stringify(answer.content).length / charactersPerToken),
    isEstimated: true,
  }
}

function sizeOfPrompt(prompt: LanguageModelV4CallOptions['prompt']): number {
  const characters = prompt.reduce((sum, message) => sum + sizeOfMessage(message, charactersPerToken), 0)
  return Math.ceil(characters / charactersPerToken)
}

/** Half of the pause is random, so that runs that failed together do not come back together. */
function waitOf(retryAfterMs: number | null, attempt: number, backOffMs: number): number {
  const ownMs = Math.min(maxBackOffMs, backOffMs * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
  return Math.max(ownMs, Math.min(retryAfterMs ?? 0, maxRetryAfterMs))
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
