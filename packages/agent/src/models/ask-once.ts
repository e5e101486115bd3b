// One question, one answer, no tools: what small tasks need of a model.
import { callModel, type CallLimits } from '../model-call/call-model.ts'
import type { ModelUsage } from '@joinery/contract/model-usage'

import { ModelFailure } from '../model-call/model-fault.ts'
import type { SelectedModel } from './select-model.ts'

export interface OneQuestion {
  system: string
  prompt: string
  maxOutputTokens?: number
  signal: AbortSignal
}

export type OneAnswer = { ok: true; text: string; usage: ModelUsage } | { ok: false; code: string; message: string }

/** A person waits: fewer tries than for a step of a run. */
const limits: CallLimits = {
  timeouts: { firstChunkMs: 60_000, chunkMs: 30_000 },
  maxAttempts: 2,
  backOffMs: 500,
}

/** @throws the signal's reason when it aborts */
export async function askOnce(selected: SelectedModel, question: OneQuestion): Promise<OneAnswer> {
  const { system, prompt, maxOutputTokens = 4_000, signal } = question
  const { model, name, effort, fallback } = selected
  try {
    const answer = await callModel(
      model,
      {
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        maxOutputTokens: Math.min(maxOutputTokens, selected.limits.maxOutputTokens),
        ...(effort === undefined ? {} : { reasoning: effort }),
        providerOptions: { openai: { store: false } },
      },
      { limits, signal, onAttempt: () => undefined, onPart: () => undefined },
    )
    const text = answer.content
      .flatMap((part) => (part.type === 'text' ? [part.text] : []))
      .join('\n')
      .trim()
    if (text === '') return { ok: false, code: 'model.empty', message: 'The model answered with nothing. Try again.' }
    const { inputTokens, cachedInputTokens, outputTokens, reasoningTokens, isEstimated } = answer
    const usage = { model: name, inputTokens, cachedInputTokens, outputTokens, reasoningTokens, isEstimated }
    return { ok: true, text, usage }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (fallback !== undefined) return askOnce(fallback, question)
    return { ok: false, code: error.code, message: error.message }
  }
}
