import type { RunEvent } from '@joinery/contract/chat'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { preferences } from '../../api/preferences.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswerQuestion, useOpenQuestions } from './chat-api.ts'
import { QuestionFieldInput } from './question-field.tsx'
import { answersOf, beginForm, draftOf, type Filled, missingIn } from './question-state.ts'
import type { RunActions } from './run-actions.ts'
import { newUuid } from './use-composer.ts'

export interface QuestionCardProps {
  asked: Extract<RunEvent, { type: 'asked' }>
  actions: RunActions
}

/** The form with which the agent asks. It stays as it was filled in over a reload, but for passwords. */
export function QuestionCard({ asked: { questionId, form }, actions: { projectGroupId } }: QuestionCardProps) {
  const t = useTranslations('chat.question')
  const errorMessage = useErrorMessage()
  const draftName = `question.${questionId}`
  const [filled, setFilled] = useState<Filled>(() => beginForm(form, preferences.draft(draftName)))
  const [missing, setMissing] = useState<readonly string[]>([])
  const open = useOpenQuestions(projectGroupId)
  const answer = useAnswerQuestion(projectGroupId)
  const clientId = useRef(newUuid())
  const isAnswered = open.data !== undefined && !open.data.questionIds.includes(questionId)
  const isPlan = form.fields.length === 1 && form.fields[0]?.type === 'list'

  const fill = (name: string, value: Filled[string]) => {
    const next = { ...filled, [name]: value }
    setFilled(next)
    setMissing(missing.filter((each) => each !== name))
    preferences.setDraft(draftName, draftOf(form, next))
  }
  const send = () => {
    const found = missingIn(form, filled)
    setMissing(found)
    if (found.length > 0) return
    answer.mutate(
      { questionId, answers: answersOf(form, filled), clientId: clientId.current },
      { onSuccess: () => preferences.setDraft(draftName, null) },
    )
  }
  return (
    <form
      aria-label={form.title}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="text-sm font-semibold">{form.title}</p>
      {form.fields.map((field) => (
        <QuestionFieldInput
          key={field.name}
          field={field}
          value={filled[field.name]}
          isDisabled={isAnswered || answer.isPending}
          error={missing.includes(field.name) ? t('needed') : undefined}
          onChange={(value) => fill(field.name, value)}
        />
      ))}
      {answer.isError && (
        <Notice tone="danger" announce>
          {errorMessage(answer.error)}
        </Notice>
      )}
      {isAnswered ? (
        <p className="text-xs text-ink-3">{t('answered')}</p>
      ) : (
        <div className="flex justify-end">
          <Button tone="solid" type="submit" pending={answer.isPending}>
            {isPlan ? t('approve') : t('send')}
          </Button>
        </div>
      )}
    </form>
  )
}
