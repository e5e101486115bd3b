import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { resolveModel } from '../models/index.ts'
import { requireProjectRole } from '../projects/index.ts'
import { rewriteByRules } from './rewrite-by-rules.ts'

const timeoutMs = 60_000

/** The AI task "rewrite prompt": by the model of the task, or by rules where there is none. Nothing is sent. */
export async function rewritePrompt(
  ctx: DomainContext,
  input: { projectGroupId: string; text: string },
): Promise<{ text: string; by: string }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const task = 'rewrite prompt'
  const settings = await resolveModel(ctx, { organizationId: project.organizationId, task })
  if (settings.name === 'offline') return { text: rewriteByRules(input.text), by: 'rules' }
  const answer = await ctx.models.ask(settings, {
    system: ctx.models.taskPrompt(task),
    prompt: input.text,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new AppError('unavailable', 'chat.rewrite_failed', answer.message)
  return { text: answer.text, by: settings.name }
}
