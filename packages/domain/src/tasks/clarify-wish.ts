// What makes a wish clearer before a run acts on it: questions about a goal, and comments that become instructions.
import { type GoalQuestion, goalQuestionSchema } from '@joinery/contract/tasks'
import * as z from 'zod'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { getFile } from '../revisions/index.ts'
import { askTask } from './ask-task.ts'

interface OfProject {
  projectGroupId: string
  signal?: AbortSignal | undefined
}

const asked = 3
const questionsSchema = z.array(goalQuestionSchema).min(1)

export async function askGoal(
  ctx: DomainContext,
  input: OfProject & { text: string },
): Promise<{ questions: GoalQuestion[]; by: string; why: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const answer = await askTask(ctx, {
    project,
    task: 'goal assistance question generation',
    prompt: input.text,
    maxOutputTokens: 4_000,
    signal: input.signal,
    read: readQuestions,
  })
  if (answer.answer !== null) return { questions: answer.answer, by: answer.by, why: null }
  return { questions: ctx.models.rules.askGoal(input.text), by: 'rules', why: answer.why }
}

function readQuestions(text: string): GoalQuestion[] | null {
  const from = text.indexOf('[')
  const to = text.lastIndexOf(']')
  if (from === -1 || to < from) return null
  try {
    const parsed = questionsSchema.safeParse(JSON.parse(text.slice(from, to + 1)))
    return parsed.success ? parsed.data.slice(0, asked) : null
  } catch {
    return null
  }
}

/** Lines around the place that a model sees too. */
const around = 20
const maxLines = 80

export async function fixComment(
  ctx: DomainContext,
  input: OfProject & { comment: string; path: string; firstLine: number; lastLine: number },
): Promise<{ text: string; by: string; why: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const { comment, path } = input
  const { content } = await getFile(ctx, { projectGroupId: project.id, path })
  const lines = content.split('\n')
  const firstLine = Math.min(input.firstLine, lines.length)
  const lastLine = Math.min(Math.max(input.lastLine, firstLine), firstLine + maxLines)
  if (input.lastLine < input.firstLine)
    throw new AppError('invalid', 'tasks.lines', 'The last line comes before the first.')
  const cut = (from: number, to: number) => lines.slice(Math.max(0, from - 1), to).join('\n')
  const excerpt = cut(firstLine, lastLine)
  const answer = await askTask(ctx, {
    project,
    task: 'comment fixing',
    prompt: [
      `${path}, lines ${firstLine} to ${lastLine}:`,
      excerpt,
      'Around it:',
      cut(firstLine - around, lastLine + around),
      'The comment:',
      comment,
    ].join('\n\n'),
    maxOutputTokens: 4_000,
    signal: input.signal,
    read: (text) => text,
  })
  if (answer.answer !== null) {
    const place = firstLine === lastLine ? `line ${firstLine}` : `lines ${firstLine} to ${lastLine}`
    const text = answer.answer.includes(path) ? answer.answer : `In ${path}, ${place}: ${answer.answer}`
    return { text, by: answer.by, why: null }
  }
  const text = ctx.models.rules.commentToInstruction({ comment, path, firstLine, lastLine, excerpt })
  return { text, by: 'rules', why: answer.why }
}
