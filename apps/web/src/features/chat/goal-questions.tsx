import type { GoalQuestion } from '@joinery/contract/tasks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { client } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TaskPending } from '../../ui/task-pending.tsx'

export interface GoalQuestionsProps {
  projectGroupId: string
  /** What is in the message box. */
  wish: string
  /** The wish with the answers. */
  onWish: (wish: string) => void
}

/** On an empty project: three questions whose answers make the wish clearer before anything is built. */
export function GoalQuestions({ projectGroupId, wish, onWish }: GoalQuestionsProps) {
  const t = useTranslations('tasks')
  const errorMessage = useErrorMessage()
  const answerWords = useAnswerWords()
  const asked = useTask(client.tasks.askGoal)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const questions = asked.data?.questions ?? []
  const answers = questions.flatMap(({ about }) => (chosen[about] === undefined ? [] : [`${about}: ${chosen[about]}.`]))
  const hasWish = wish.trim() !== ''
  return (
    <section aria-label={t('goal.title')} className="flex flex-col gap-3">
      {asked.data === undefined && !asked.isPending && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            isDisabled={!hasWish}
            onPress={() => asked.mutate({ projectGroupId, text: wish }, { onSuccess: () => setChosen({}) })}
          >
            {t('goal.ask')}
          </Button>
          {!hasWish && <span className="text-xs text-ink-3">{t('goal.hint')}</span>}
        </div>
      )}
      {asked.isPending && <TaskPending text={t('asking')} cancel={t('cancel')} onCancel={asked.cancel} />}
      {asked.isError && (
        <Notice tone="danger" announce>
          {errorMessage(asked.error)}
        </Notice>
      )}
      {asked.data !== undefined && (
        <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
          {questions.map((question) => (
            <Question
              key={question.about}
              question={question}
              value={chosen[question.about]}
              onChoose={(option) => setChosen({ ...chosen, [question.about]: option })}
            />
          ))}
          <p className="text-xs text-ink-3">{answerWords(asked.data)}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="solid"
              isDisabled={answers.length === 0}
              onPress={() => {
                onWish(`${wish.trimEnd()}\n${answers.join('\n')}`)
                asked.reset()
              }}
            >
              {t('goal.use')}
            </Button>
            <Button tone="ghost" onPress={() => asked.reset()}>
              {t('close')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

interface QuestionProps {
  question: GoalQuestion
  value: string | undefined
  onChoose: (option: string) => void
}

function Question({ question, value, onChoose }: QuestionProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{question.question}</legend>
      {question.options.map((option) => (
        <label key={option} className="flex min-h-6 items-start gap-2 text-sm touch:min-h-11 touch:items-center">
          <input
            type="radio"
            name={`goal-${question.about}`}
            value={option}
            checked={value === option}
            onChange={() => onChoose(option)}
            className="mt-0.5 size-4 shrink-0 accent-kelp touch:mt-0"
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
