// One step's answer: stored already, or asked for and stored.
import type { LanguageModelV4FunctionTool, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { ChatMode } from '@joinery/contract/chat'
import { canSeePictures } from '@joinery/contract/model-abilities'
import { transportOf } from '@joinery/contract/model-transport'
import * as z from 'zod'

import { buildPrompt } from './context-window.ts'
import { createBlocksModel } from './model-call/blocks-model.ts'
import { callModel, type CallLimits } from './model-call/call-model.ts'
import { ModelFailure } from './model-call/model-fault.ts'
import { modeFacts } from './modes.ts'
import type { SelectedModel } from './models/select-model.ts'
import { picturePlaceOf } from './pictures.ts'
import { throwIfStopped, type Progress } from './progress.ts'
import { presentCard } from './project-card.ts'
import { readSystemPrompt } from './prompts/read-prompts.ts'
import type { Reach } from './reach/reach.ts'
import { noStandingWords, presentStandingWords } from './standing-words.ts'
import type { StepEvents } from './step-events.ts'
import type { AgentTool } from './tool.ts'
import { toolTable } from './tools/tool-table.ts'
import { keys, readRecord, type AnswerRecord } from './turn-record.ts'
import type { Turn } from './turn.ts'

/** So many calls that nobody can read, and a model is asked to act by blocks instead. */
const maxMalformed = 3

export interface AgentSettings {
  selected: SelectedModel
  callLimits: CallLimits
  /** Services beside the model. */
  reach?: Reach
}

const toolWords = new Map(
  toolTable.map((tool): [AgentTool, LanguageModelV4FunctionTool] => {
    const { $schema: _, ...schema } = z.toJSONSchema(tool.input, { target: 'draft-7', io: 'input' })
    return [tool, { type: 'function', name: tool.name, description: tool.description, inputSchema: schema }]
  }),
)

function toolsOf(mode: ChatMode, reach: Reach): LanguageModelV4FunctionTool[] {
  const isThere = ({ needs }: AgentTool) => needs === undefined || reach[needs] !== null
  return toolTable
    .filter((tool) => modeFacts[mode].has(tool) && isThere(tool))
    .flatMap((tool) => toolWords.get(tool) ?? [])
}

export async function answerOf(
  { selected, callLimits }: AgentSettings,
  turn: Turn,
  progress: Progress,
  { step, events }: { step: number; events: StepEvents },
): Promise<AnswerRecord> {
  const stored = readRecord(turn.store, 'answer', step)
  if (stored !== undefined) {
    // Events of the last step may have been lost with the node that ran it; those of earlier steps are durable.
    if (step === progress.storedSteps) events.replay(stored.content)
    return stored
  }
  throwIfStopped(turn)
  await turn.events.flush()
  const promptFor = ({ name, limits }: SelectedModel, isByBlocks: boolean) =>
    buildPrompt({
      system: systemOf(turn, progress.reach),
      history: turn.history,
      card: presentCard(turn.project, turn.base),
      attached: progress.attached,
      packed: progress.packed,
      sees: canSeePictures(name),
      pictures: picturePlaceOf(name, { see: canSeePictures(name), byBlocks: isByBlocks }),
      request: turn.request,
      steps: progress.messages,
      limits,
    })
  // Where another model had to stand in, the first one is not waited for again in this run.
  const first = progress.lastModel === selected.fallback?.name ? (selected.fallback ?? selected) : selected
  const tools = toolsOf(turn.mode, progress.reach)
  const { signal, cacheKey } = turn
  const byBlocks = progress.malformed >= maxMalformed
  const answer = await askModels(first, { promptFor, tools, callLimits, signal, cacheKey, events, byBlocks })
  await turn.store.saveStep(keys.answer(step), answer)
  return answer
}

/** The model's answer; where its provider fails for good, the answer of the one that stands in for it. */
async function askModels(
  selected: SelectedModel,
  ask: {
    promptFor: (selected: SelectedModel, isByBlocks: boolean) => LanguageModelV4Prompt
    tools: LanguageModelV4FunctionTool[]
    callLimits: CallLimits
    signal: AbortSignal
    cacheKey: string | undefined
    /** Act by blocks in the text instead of calls of tools. */
    byBlocks: boolean
    events: StepEvents
  },
): Promise<AnswerRecord> {
  const { promptFor, tools, callLimits, signal, cacheKey, events } = ask
  const byBlocks = ask.byBlocks || transportOf(selected.name) === 'blocks'
  const { model, limits, effort, fallback } = selected
  try {
    const answer = await callModel(
      byBlocks ? createBlocksModel(model) : model,
      {
        prompt: promptFor(selected, byBlocks),
        tools,
        toolChoice: { type: 'auto' },
        maxOutputTokens: limits.maxOutputTokens,
        ...(effort === undefined ? {} : { reasoning: effort }),
        // Nothing of a person's project stays at the provider; pings show that a slow one is alive.
        providerOptions: {
          // The key sends requests of one project to where its prompt is cached.
          openai: { store: false, ...(cacheKey === undefined ? {} : { promptCacheKey: cacheKey }) },
          anthropic: { includePings: true },
        },
      },
      {
        limits: callLimits,
        signal,
        onAttempt: () => events.begin(),
        onPart: (part) => events.streamed(part),
      },
    )
    return { ...answer, model: selected.name }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (!byBlocks && refusesTools.test(error.message)) return askModels(selected, { ...ask, byBlocks: true })
    if (fallback === undefined) throw error
    return askModels(fallback, ask)
  }
}

/** What servers say of models that have no calls of tools. */
const refusesTools =
  /(?:not|n't) support (?:tool|function)|tool[- ]?(?:calling|use|choice).{0,40}not supported|--enable-auto-tool-choice/i

const noSearch = 'Searching the web is not set up on this installation: where somebody wishes for it, say so.'

/** The same for all runs of a mode in a project, so that it stays in the provider's cache. */
function systemOf({ mode, standing }: Turn, reach: Reach): string {
  const { words } = modeFacts[mode]
  const owners = presentStandingWords(standing ?? noStandingWords)
  return [
    readSystemPrompt(),
    ...(reach.webSearch === null ? [noSearch] : []),
    ...(owners === null ? [] : [owners]),
    ...(words === null ? [] : [`# This run\n${words}`]),
  ].join('\n\n')
}
