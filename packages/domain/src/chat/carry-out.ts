// Cards that need no form: the person says yes, or that they do not want it.
import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { getSignIn, updateSignIn } from '../sign-in/index.ts'
import { findQuestionForUpdate, markAnswered, type QuestionRow } from './conversation-queries.ts'
import { resumeWaiting } from './resume-waiting.ts'

/**
 * Does what the card offers; the agent goes on by itself.
 *
 * @throws AppError invalid where the person does it elsewhere, as with a publish
 */
export async function carryOut(
  ctx: DomainContext,
  input: { projectGroupId: string; questionId: string },
): Promise<Record<string, never>> {
  const { projectGroupId, wait } = await findOpen(ctx, input)
  if (wait?.action === 'CONTINUE_AFTER_ADD_AUTH') {
    await updateSignIn(ctx, { projectGroupId, isEnabled: true })
  } else if (wait?.action === 'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS') {
    const { providers } = await getSignIn(ctx, { projectGroupId })
    const before = providers.filter(({ isEnabled }) => isEnabled).map(({ provider }) => provider)
    await updateSignIn(ctx, { projectGroupId, isEnabled: true, providers: [...before, ...wait.providers] })
  } else {
    throw new AppError('invalid', 'chat.nothing_to_carry_out', 'This card has nothing that could be done from here.')
  }
  await resumeWaiting(ctx, projectGroupId)
  return {}
}

export async function dismissQuestion(
  ctx: DomainContext,
  input: { projectGroupId: string; questionId: string },
): Promise<Record<string, never>> {
  const { id: questionId, projectGroupId } = await findOpen(ctx, input)
  const end = { questionId, answeredBy: ctx.actor.userId, answers: null, at: ctx.now() }
  await ctx.db.transaction((tx) => markAnswered(tx, end))
  ctx.facts.emit(projectGroupId, 'chat')
  return {}
}

async function findOpen(
  ctx: DomainContext,
  { projectGroupId, questionId }: { projectGroupId: string; questionId: string },
): Promise<QuestionRow> {
  const project = await requireProjectRole(ctx, projectGroupId, 'EDITOR')
  const row = await ctx.db.transaction((tx) => findQuestionForUpdate(tx, { projectGroupId: project.id, questionId }))
  if (row === undefined) throw new AppError('not_found', 'chat.question_not_found', 'This question does not exist.')
  if (row.answeredAt !== null) throw new AppError('conflict', 'chat.question_answered', 'This was answered already.')
  return row
}
