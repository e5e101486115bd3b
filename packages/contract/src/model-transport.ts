// How models act: by calls of tools, or by blocks in their text.

/** Open models that have no calls of tools, or write them badly; whoever serves them. */
const withoutTools =
  /deepseek-r1|deepseek-coder(?!-v2)|gemma-?[123](?!n)|codellama|code-llama|llama-?2|starcoder|wizardcoder|phi-?[23](?!\.5)|vicuna|codegemma|orca|yi-coder|stable-code|qwen1|qwen-?2-|qwen2:|tinyllama/

export type ModelTransport = 'tools' | 'blocks'

export function transportOf(model: string): ModelTransport {
  const name = model.split('/').at(-1)?.toLowerCase() ?? ''
  return withoutTools.test(name) ? 'blocks' : 'tools'
}
