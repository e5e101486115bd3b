// Reads one streamed answer to its end, within time limits, and refuses what only looks like an answer.
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

import { AnswerBuilder, type ModelAnswer } from './answer-builder.ts'
import { BrokenAnswer } from './model-fault.ts'

export interface ModelTimeouts {
  /** Until something of the answer arrives; long, because a local model reads its prompt slowly. */
  firstChunkMs: number
  /** Between two pieces of an answer. */
  chunkMs: number
}

/**
 * @param onPart sees every piece as it arrives
 * @throws BrokenAnswer, or what the provider threw; the signal's reason when it aborts
 */
export async function readAnswer(
  model: LanguageModelV4,
  options: Omit<LanguageModelV4CallOptions, 'abortSignal'>,
  limits: { timeouts: ModelTimeouts; signal: AbortSignal; onPart: (part: LanguageModelV4StreamPart) => void },
): Promise<ModelAnswer> {
  const { timeouts, signal, onPart } = limits
  const stalling = new AbortController()
  const abortSignal = AbortSignal.any([signal, stalling.signal])
  const within = <T>(work: PromiseLike<T>, ms: number) => beforeDeadline(work, { ms, signal, stalling })

  const { stream } = await within(model.doStream({ ...options, abortSignal }), timeouts.firstChunkMs)
  const reader = stream.getReader()
  const builder = new AnswerBuilder()
  let limit = timeouts.firstChunkMs
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), limit)
      if (done) break
      if (value.type === 'error') throw errorOf(value.error)
      // Metadata comes before the model has thought of anything.
      if (value.type !== 'stream-start' && value.type !== 'response-metadata') limit = timeouts.chunkMs
      builder.add(value)
      onPart(value)
    }
  } finally {
    // Ends the request also where the reader gave up half way.
    reader.cancel().catch(() => undefined)
  }
  return builder.finish()
}

/** An aborting provider may hang or ignore the signal: the race makes sure that we do not wait for it. */
async function beforeDeadline<T>(
  work: PromiseLike<T>,
  { ms, signal, stalling }: { ms: number; signal: AbortSignal; stalling: AbortController },
): Promise<T> {
  if (signal.aborted) {
    // It is under way already; nobody else would see it fail, and that ends the process.
    Promise.resolve(work).catch(() => undefined)
    throw signal.reason
  }
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new BrokenAnswer('stalled'))
    stalling.abort(new BrokenAnswer('stalled'))
  }, ms)
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new BrokenAnswer('error_event', { cause: error })
}
