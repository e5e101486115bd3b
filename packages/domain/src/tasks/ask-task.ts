// One question of an AI task to the model that was chosen for it. Where none was, where it fails, takes too long or may
// not be paid, rules answer instead, and the person is told.
import type { AiTaskKind } from '@joinery/contract/vocabulary/models'
import { newId } from '@joinery/contract/ids'

import { AppError } from '../app-error.ts'
import type { Services } from '../context.ts'
import { bookTask, refuseTask, type Refusal } from '../ledger/index.ts'
import { resolveModel } from '../models/index.ts'
import type { ProjectRow } from '../projects/index.ts'
import { hideValues, secretsOf } from '../variables/index.ts'

const timeoutMs = 90_000
/** Tasks of one organization that wait for a model on this node. */
const atOnce = 4
/** Characters of a question. */
const maxPrompt = 160_000

export interface TaskQuestion<T> {
  project: Pick<ProjectRow, 'id' | 'organizationId'>
  task: AiTaskKind
  prompt: string
  maxOutputTokens?: number
  /** Aborts when the person lets go. */
  signal: AbortSignal | undefined
  /** Null: this is no answer to the question. */
  read: (text: string) => T | null
}

export type TaskAnswer<T> = { answer: T; by: string; why: null } | { answer: null; by: 'rules'; why: string | null }

const waiting = new Map<string, number>()

/** @throws AppError rate_limited; the signal's reason when the person lets go */
export async function askTask<T>(ctx: Services, question: TaskQuestion<T>): Promise<TaskAnswer<T>> {
  const { project, task } = question
  const { organizationId } = project
  const settings = await resolveModel(ctx, { organizationId, task })
  if (settings.name === 'offline') return { answer: null, by: 'rules', why: null }
  const of = { organizationId, isLimited: ctx.isBilled, at: ctx.now() }
  const refusal = await ctx.db.transaction((tx) => refuseTask(tx, of))
  if (refusal !== null) return byRules(refusalWords[refusal])
  if (question.prompt.length > maxPrompt) return byRules('It is too long for a model. ')
  const count = waiting.get(organizationId) ?? 0
  if (count >= atOnce) {
    throw new AppError(
      'rate_limited',
      'tasks.too_many',
      'Others of your organization wait for answers. Try again in a moment.',
    )
  }
  waiting.set(organizationId, count + 1)
  try {
    return await ask(ctx, question, settings)
  } finally {
    const left = (waiting.get(organizationId) ?? 1) - 1
    if (left <= 0) waiting.delete(organizationId)
    else waiting.set(organizationId, left)
  }
}

async function ask<T>(
  ctx: Services,
  { project, task, prompt, maxOutputTokens, signal, read }: TaskQuestion<T>,
  settings: Awaited<ReturnType<typeof resolveModel>>,
): Promise<TaskAnswer<T>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const secrets = await secretsOf(ctx, project.id)
  try {
    const answer = await ctx.models.ask(settings, {
      system: ctx.models.taskPrompt(task),
      prompt: hideValues(prompt, secrets),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    if (!answer.ok) return byRules(`${answer.message} `)
    const usable = read(answer.text)
    // Without an answer that can be used nothing is charged.
    if (usable === null) return byRules('The model’s answer could not be used. ')
    await ctx.db.transaction((tx) =>
      bookTask(tx, {
        id: newId(),
        organizationId: project.organizationId,
        projectGroupId: project.id,
        task,
        isLimited: ctx.isBilled,
        usage: answer.usage,
        prices: ctx.models.prices,
        at: ctx.now(),
      }),
    )
    return { answer: usable, by: answer.usage.model, why: null }
  } catch (error) {
    if (!timeout.aborted || signal?.aborted === true) throw error
    return byRules('The model took too long. ')
  }
}

const refusalWords: Readonly<Record<Refusal, string>> = {
  no_credits: 'No credits are left for a model. ',
  budget_used: 'The budget of this month is used up. ',
}

function byRules(why: string): { answer: null; by: 'rules'; why: string } {
  return { answer: null, by: 'rules', why: `${why.trim()} The built-in rules answered instead.` }
}

/** The text of the one fenced block, or the whole answer where there is none. */
export function readFenced(text: string): string | null {
  const blocks = [...text.matchAll(/^```[\w-]*[ \t]*\n([\s\S]*?)\n?^```[ \t]*$/gm)].map(([, inside = '']) => inside)
  if (blocks.length > 1) return null
  const [inside = text] = blocks
  // A fence that never closes is an answer that was cut off.
  return inside.trim() === '' || /^```/m.test(inside) ? null : `${inside.trimEnd()}\n`
}
