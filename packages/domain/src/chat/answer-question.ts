// A person's answers to a question of the agent: the next message, and the run goes on by itself.
import type { ChatMessage } from '@joinery/contract/chat'
import { isShownOnly, type QuestionAnswers, type QuestionField, type QuestionForm } from '@joinery/contract/questions'
import { variableValueSchema } from '@joinery/contract/variables'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { setVariables } from '../variables/index.ts'
import { findQuestionForUpdate, listOpenQuestions, markAnswered } from './conversation-queries.ts'
import { findMessageByClientId } from './chat-queries.ts'
import { withOthersWords } from '@joinery/contract/person-part'
import { presentMessage } from './present-message.ts'
import { continuationIdOf } from './resume-waiting.ts'
import { announceMessage, sendMessageIn } from './send-message.ts'
import { takeChoice, withHead } from './take-choice.ts'

export async function listQuestions(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ questionIds: string[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  return { questionIds: await listOpenQuestions(ctx.db, project.id) }
}

/** Values of password fields become variables of development and production, and stand in no message. */
export async function answerQuestion(
  ctx: DomainContext,
  input: { projectGroupId: string; questionId: string; answers: QuestionAnswers; clientId: string },
): Promise<ChatMessage> {
  const { questionId, answers, clientId } = input
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const projectGroupId = project.id
  const sent = await findMessageByClientId(ctx.db, { projectGroupId, clientId })
  if (sent !== undefined) return presentMessage(sent)
  const { form, wait } = await ctx.db.transaction(async (tx) => {
    const row = await findQuestionForUpdate(tx, { projectGroupId, questionId })
    if (row === undefined) throw new AppError('not_found', 'chat.question_not_found', 'This question does not exist.')
    if (row.answeredAt !== null) throw new AppError('conflict', 'chat.question_answered', 'This was answered already.')
    return row
  })
  checkAnswers(form, answers)
  const variables = secretsIn(form, answers)
  // First: a run that starts must find them. Development last, because that is what a wait looks at.
  for (const environment of variables.length === 0 ? [] : (['PRODUCTION', 'DEVELOPMENT'] as const)) {
    await setVariables(ctx, { projectGroupId, environment, variables })
  }
  const message = await withHead(ctx, { projectGroupId, wait }, (head) =>
    ctx.db.transaction(async (tx) => {
      const at = ctx.now()
      const shown = withoutSecrets(form, answers)
      const isFirst = await markAnswered(tx, { questionId, answeredBy: ctx.actor.userId, answers: shown, at })
      if (!isFirst) {
        // The values that were written a moment ago may have been noticed already.
        const goesOn = await findMessageByClientId(tx, { projectGroupId, clientId: continuationIdOf(questionId) })
        if (goesOn !== undefined && variables.length > 0) return presentMessage(goesOn)
        throw new AppError('conflict', 'chat.question_answered', 'This was answered already.')
      }
      if (wait !== null) await takeChoice(tx, ctx, { projectGroupId, wait, answers, head })
      const { organizationId } = project
      const text = wordsOf(form, answers)
      const continuation = wait?.action
      return sendMessageIn(tx, ctx, { projectGroupId, organizationId, text, clientId, mode: 'build', continuation })
    }),
  )
  announceMessage(ctx, projectGroupId)
  if (wait?.action === 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM') {
    for (const topic of ['revisions', 'preview'] as const) ctx.facts.emit(projectGroupId, topic)
  }
  return message
}

function withoutSecrets({ fields }: QuestionForm, answers: QuestionAnswers): QuestionAnswers {
  const asked = fields.filter((field) => field.type !== 'password' && !isShownOnly(field)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.includes(name)))
}

function checkAnswers({ fields }: QuestionForm, answers: QuestionAnswers): void {
  for (const field of fields) {
    const problem = problemOf(field, answers[field.name])
    if (problem !== null) throw new AppError('invalid', 'chat.answer_invalid', `${field.label}: ${problem}`)
  }
}

function problemOf(field: QuestionField, answer: QuestionAnswers[string] | undefined): string | null {
  if (isShownOnly(field)) return null
  const isEmpty = answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
  if (isEmpty) return field.isRequired === true ? 'an answer is needed.' : null
  const values = (field.options ?? []).map(({ value }) => value)
  switch (field.type) {
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer) ? null : 'write a number.'
    case 'confirm':
    case 'toggle':
      return typeof answer === 'boolean' ? null : 'choose yes or no.'
    case 'date':
      return typeof answer === 'string' && !Number.isNaN(Date.parse(answer)) ? null : 'choose a date.'
    case 'list':
      return Array.isArray(answer) ? null : 'write a list.'
    case 'select':
      return typeof answer === 'string' && values.includes(answer) ? null : 'choose one of the options.'
    case 'multiselect':
      return Array.isArray(answer) && answer.every((each) => values.includes(each)) ? null : 'choose among the options.'
    case 'autocompleteMultiselect':
      return Array.isArray(answer) ? null : 'choose some.'
    case 'password':
      return variableValueSchema.safeParse(answer).success ? null : 'this value cannot be stored.'
    default:
      return typeof answer === 'string' ? null : 'write a text.'
  }
}

function secretsIn({ fields }: QuestionForm, answers: QuestionAnswers): { name: string; value: string }[] {
  return fields.flatMap(({ name, type }) => {
    const value = answers[name]
    return type === 'password' && typeof value === 'string' && value !== '' ? [{ name, value }] : []
  })
}

/** What the model and the chat get to read. */
function wordsOf({ title, fields }: QuestionForm, answers: QuestionAnswers): string {
  const said = (isSeen: boolean) =>
    fields
      .filter(({ type }) => (type !== 'invisible') === isSeen)
      .flatMap((field) => (isShownOnly(field) ? [] : sayAnswer(field, answers[field.name])))
  return withOthersWords([title, ...said(true)].join('\n'), said(false))
}

function sayAnswer(field: QuestionField, answer: QuestionAnswers[string] | undefined): string[] {
  if (answer === undefined || answer === '') return []
  if (field.type === 'password') return [`- ${field.label}: stored as the variable ${field.name}`]
  if (Array.isArray(answer)) {
    return [`- ${field.label}:`, ...answer.map((each, index) => `  ${index + 1}. ${labelOf(field, each)}`)]
  }
  const said = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer)
  return [`- ${field.label}: ${labelOf(field, said)}`]
}

function labelOf({ options }: QuestionField, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}
