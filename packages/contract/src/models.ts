// Models: who provides them, which one does what. Keys go in and never come out again.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { aiTaskKindSchema } from './vocabulary/models.ts'

/** Accounts at providers. A model of `openai-chat/…` speaks the older interface of the same account as `openai/…`. */
export const modelProviderSchema = z.enum(['anthropic', 'openai', 'google', 'openai-compatible'])
export type ModelProvider = z.infer<typeof modelProviderSchema>

/** What needs a model: the chat, and the specification's AI tasks. */
export const modelTaskSchema = z.enum(['chat', ...aiTaskKindSchema.options])
export type ModelTask = z.infer<typeof modelTaskSchema>

/** How hard a model thinks before it answers, where it can be told. */
export const modelEffortSchema = z.enum(['none', 'low', 'medium', 'high', 'max'])
export type ModelEffort = z.infer<typeof modelEffortSchema>

export const modelNameSchema = z
  .string()
  .max(200)
  .regex(
    /^(?:offline|(?:anthropic|openai|openai-chat|google|openai-compatible)\/\S+)$/,
    'Write offline, or a provider and a model: anthropic/…, openai/…, openai-chat/…, google/… or openai-compatible/…',
  )

/** The provider whose key and address a model needs; null for the built-in rules. */
export function providerOf(model: string): ModelProvider | null {
  const name = model.split('/')[0]
  return modelProviderSchema.safeParse(name === 'openai-chat' ? 'openai' : name).data ?? null
}

/** Whose settings: the installation's count where an organization has none of its own. */
export const modelScopeSchema = z.enum(['organization', 'installation'])
export type ModelScope = z.infer<typeof modelScopeSchema>

export const modelChoiceSchema = z.object({
  model: modelNameSchema,
  /** Answers where the first one's provider fails. */
  fallback: modelNameSchema.nullable(),
  /** Tokens of one answer; null: the model's own limit. */
  maxOutputTokens: z.number().int().min(1_000).max(1_000_000).nullable(),
  /** Null: as the provider has it. */
  effort: modelEffortSchema.nullable(),
})
export type ModelChoice = z.infer<typeof modelChoiceSchema>

export const modelSettingsSchema = z.object({
  providers: z.array(
    z.object({
      provider: modelProviderSchema,
      hasKey: z.boolean(),
      baseUrl: z.string().nullable(),
      updatedAt: z.date(),
      updatedBy: z.string().nullable(),
    }),
  ),
  choices: z.array(modelChoiceSchema.extend({ task: modelTaskSchema })),
  /** What is used for tasks without a choice: of the installation, or the server's own settings. */
  inherited: z.array(z.object({ task: modelTaskSchema, model: z.string() })),
  /** May the person also see and change the installation's? */
  mayInstallation: z.boolean(),
})
export type ModelSettingsView = z.infer<typeof modelSettingsSchema>

const baseUrlSchema = z.url({ protocol: /^https?$/, error: 'Write an http or https address.' }).max(500)
const inScope = z.object({ scope: modelScopeSchema })

export const modelsContract = {
  get: oc.input(inScope).output(modelSettingsSchema),
  /** A key that is left out stays as it is while the address stays too; another address needs the key again. */
  setProvider: oc
    .input(
      inScope.extend({
        provider: modelProviderSchema,
        key: z.string().trim().min(1).max(2_000).optional(),
        baseUrl: baseUrlSchema.nullable(),
      }),
    )
    .output(modelSettingsSchema),
  removeProvider: oc.input(inScope.extend({ provider: modelProviderSchema })).output(modelSettingsSchema),
  /** `choice` null: back to what is inherited. */
  setChoice: oc
    .input(inScope.extend({ task: modelTaskSchema, choice: modelChoiceSchema.nullable() }))
    .output(modelSettingsSchema),
  /** Asks the model for one word. */
  test: oc
    .input(inScope.extend({ model: modelNameSchema }))
    .output(z.object({ ok: z.boolean(), message: z.string(), elapsedMs: z.number().int() })),
}
