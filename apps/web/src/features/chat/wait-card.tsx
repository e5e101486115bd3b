import { Rocket, UserRoundCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCarryOut, useDismissQuestion, useOpenQuestions } from './chat-api.ts'
import type { QuestionCardProps } from './question-card.tsx'

/** A card for something that only the person does. What was done is seen wherever it was done. */
export function WaitCard({ asked: { questionId, form, wait }, actions }: QuestionCardProps) {
  const t = useTranslations('chat.wait')
  const errorMessage = useErrorMessage()
  const { projectGroupId, onPublish, onGoTo } = actions
  const open = useOpenQuestions(projectGroupId)
  const carryOut = useCarryOut(projectGroupId)
  const dismiss = useDismissQuestion(projectGroupId)
  const isPublish = wait?.action === 'CONTINUE_AFTER_PUBLISH'
  const isDone = open.data !== undefined && !open.data.questionIds.includes(questionId)
  const failure = carryOut.error ?? dismiss.error
  const Icon = isPublish ? Rocket : UserRoundCheck
  return (
    <section
      aria-label={form.title}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon size={16} aria-hidden className="shrink-0 text-kelp" />
        {form.title}
      </h3>
      {form.fields.map(({ name, label }) => (
        <p key={name} className="text-ink-2">
          {label}
        </p>
      ))}
      {wait?.action === 'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS' && (
        <p className="text-xs text-ink-2">{t('providers', { names: wait.providers.join(', ') })}</p>
      )}
      {failure !== null && (
        <Notice tone="danger" announce>
          {errorMessage(failure)}
        </Notice>
      )}
      {isDone ? (
        <p className="text-xs text-ink-3">{t('settled')}</p>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="ghost" pending={dismiss.isPending} onPress={() => dismiss.mutate(questionId)}>
            {t('notNow')}
          </Button>
          {wait?.action === 'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS' && (
            <Button onPress={() => onGoTo({ view: 'settings' })}>{t('settings')}</Button>
          )}
          {isPublish ? (
            <Button tone="solid" onPress={onPublish}>
              {t('publish')}
            </Button>
          ) : (
            <Button tone="solid" pending={carryOut.isPending} onPress={() => carryOut.mutate(questionId)}>
              {t('switchOn')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
