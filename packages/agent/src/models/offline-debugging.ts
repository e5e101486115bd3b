// What rules can do for a person who looks for a fault: try the app and say what was seen. They find no causes.
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolResultPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const maxSaid = 1_500

/** The answer of the rules where a run is for debugging; null where it is for something else. */
export function answerDebugging({
  tools = [],
  prompt,
}: LanguageModelV4CallOptions): LanguageModelV4StreamPart[] | null {
  const has = (name: string) => tools.some((tool) => tool.name === name)
  if (!has('try_app')) {
    // A run that builds and offers nothing to the person puts in a bug.
    const isBreaking = has('write_file') && !has('ask_user') && !has('hand_over')
    return isBreaking ? say('I work by fixed rules: putting in a bug for practice takes a language model.') : null
  }
  const tried = prompt
    .flatMap(({ role, content }) => (role === 'tool' ? content : []))
    .findLast((part) => part.type === 'tool-result' && part.toolName === 'try_app')
  return tried?.type === 'tool-result' ? say(sayTried(tried)) : tryApp()
}

function sayTried({ output }: LanguageModelV4ToolResultPart): string {
  const seen = output.type === 'text' || output.type === 'error-text' ? output.value : ''
  const advice =
    'I work by fixed rules and find no causes: a language model can. Going back to a version that worked helps too.'
  return `I tried the app. ${seen.slice(0, maxSaid)}\n\n${advice}`
}

function say(delta: string): LanguageModelV4StreamPart[] {
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: 'said' },
    { type: 'text-delta', id: 'said', delta },
    { type: 'text-end', id: 'said' },
    { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
  ]
}

function tryApp(): LanguageModelV4StreamPart[] {
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'tool-input-start', id: 'try', toolName: 'try_app' },
    { type: 'tool-input-delta', id: 'try', delta: '{}' },
    { type: 'tool-input-end', id: 'try' },
    { type: 'tool-call', toolCallId: 'try', toolName: 'try_app', input: '{}' },
    { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool-calls' } },
  ]
}
