// What came of one prompt, as it is stored and told.
import { checkKindSchema, checkOutcomeSchema } from '@joinery/contract/checks'
import { versionStatusSchema } from '@joinery/contract/vocabulary/statuses'
import * as z from 'zod'

const runSchema = z.object({
  message: z.string(),
  /** `TIMEOUT`: it was stopped when its time was up. */
  status: z.union([versionStatusSchema, z.literal('TIMEOUT')]),
  problem: z.string().nullable(),
  hasVersion: z.boolean(),
  /** Calls of the model. */
  steps: z.number().int(),
  toolCalls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  seconds: z.number(),
})
export type PromptRun = z.infer<typeof runSchema>

const checkSchema = z.object({
  kind: checkKindSchema,
  title: z.string(),
  outcome: checkOutcomeSchema,
  detail: z.string(),
  page: z.string().nullable(),
})
export type JudgedCheck = z.infer<typeof checkSchema>

export const promptResultSchema = z.object({
  id: z.string(),
  kind: z.string(),
  prompt: z.string(),
  model: z.string(),
  /** sha-256 of the entry of the prompts file: a result counts for this wording and these checks only. */
  entryHash: z.string(),
  runs: z.array(runSchema).min(1),
  /** The entry's own acceptance checks, in their order. */
  acceptance: z.array(checkSchema),
  /** Everything else that the judge looked at; null when nothing was built that could be judged. */
  judged: z
    .object({
      checks: z.array(checkSchema),
      pages: z.number().int(),
      steps: z.number().int(),
      seconds: z.number(),
      isCutShort: z.boolean(),
    })
    .nullable(),
  seconds: z.number(),
  finishedAt: z.iso.datetime(),
})
export type PromptResult = z.infer<typeof promptResultSchema>

/**
 * - `works`: called done, every acceptance check holds and the judge found nothing wrong
 * - `flawed`: called done and every acceptance check holds, but the judge found something else
 * - `false-done`: called done, yet an acceptance check does not hold
 * - `failed`: something was built and the run itself says that it did not end well
 * - `refused`: nothing was built
 * - `timeout`: stopped when its time was up
 */
export type PromptVerdict = 'works' | 'flawed' | 'false-done' | 'failed' | 'refused' | 'timeout'

export function verdictOf(result: PromptResult): PromptVerdict {
  const { runs, acceptance, judged } = result
  if (runs.some(({ status }) => status === 'TIMEOUT')) return 'timeout'
  if (!runs.some(({ hasVersion }) => hasVersion) || judged === null) return 'refused'
  if (!isCalledDone(runs.at(-1)?.status)) return 'failed'
  if (acceptance.some((check) => check.outcome !== 'passed')) return 'false-done'
  return judged.checks.some(({ outcome }) => outcome === 'failed') ? 'flawed' : 'works'
}

/** In a quick look runs do not try themselves: there what compiles is CREATED. */
function isCalledDone(status: string | undefined): boolean {
  return status === 'VALID' || status === 'CREATED'
}

/** Built, but the app does not build or start. */
export function isStartFailure({ judged }: PromptResult): boolean {
  return (
    judged?.checks.some(({ kind, outcome }) => (kind === 'build' || kind === 'start') && outcome === 'failed') === true
  )
}
