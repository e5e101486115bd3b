// Models that generate, and who makes them (specification 3, "Generation models" and "AI task kinds").
import * as z from 'zod'

export const imageModelSchema = z.enum(['DALL_E_3', 'STABLE_DIFFUSION_V3_MEDIUM', 'FAST_LIGHTNING_SDXL'])
export type ImageModel = z.infer<typeof imageModelSchema>

export const embeddingModelSchema = z.enum(['text-embedding-3-large', 'voyage-code-3'])
export type EmbeddingModel = z.infer<typeof embeddingModelSchema>

/** Provider families of text models. The specification has the mapping, not its values: all of it is ours. */
export const modelFamilySchema = z.enum([
  'anthropic',
  'openai',
  'google',
  'mistral',
  'meta',
  'deepseek',
  'alibaba',
  'xai',
])
export type ModelFamily = z.infer<typeof modelFamilySchema>

const families: readonly (readonly [RegExp, ModelFamily])[] = [
  [/^claude(-|$)/, 'anthropic'],
  [/^(gpt|chatgpt|codex)(-|$)|^o\d/, 'openai'],
  [/^(gemini|gemma)/, 'google'],
  [/^(mistral|mixtral|ministral|magistral|codestral|devstral)/, 'mistral'],
  [/^(llama|codellama)/, 'meta'],
  [/^deepseek/, 'deepseek'],
  [/^(qwen|qwq)/, 'alibaba'],
  [/^grok/, 'xai'],
]

/**
 * The family of a model id, with or without whoever serves it before a slash: `claude-…`, `openai/gpt-…`,
 * `openai-compatible/llama3.2`. The model's own name decides, since a gateway serves models of many families.
 *
 * @returns null when the name begins like none that we know
 */
export function modelFamilyOf(modelId: string): ModelFamily | null {
  const name = modelId.split('/').at(-1)?.toLowerCase() ?? ''
  return families.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Words as the specification writes them. */
export const aiTaskKindSchema = z.enum([
  'autorename',
  'autofix compile error rewrite',
  'comment fixing',
  'goal assistance question generation',
  'autofix sql error rewrite',
  'reset user database sql',
  'agent refactor file',
  'rewrite prompt',
  'generate description for golden designs',
])
export type AiTaskKind = z.infer<typeof aiTaskKindSchema>
