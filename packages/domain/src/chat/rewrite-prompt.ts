import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { askTask } from '../tasks/index.ts'
import { rewriteByRules } from './rewrite-by-rules.ts'

/** The AI task "rewrite prompt": by the model of the task, or by rules. Nothing is sent. */
export async function rewritePrompt(
  ctx: DomainContext,
  input: { projectGroupId: string; text: string; signal?: AbortSignal | undefined },
): Promise<{ text: string; by: string; why: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const asked = await askTask(ctx, {
    project,
    task: 'rewrite prompt',
    prompt: input.text,
    signal: input.signal,
    read: (text) => text,
  })
  return asked.answer === null
    ? { text: rewriteByRules(input.text), by: 'rules', why: asked.why }
    : { text: asked.answer, by: asked.by, why: null }
}
