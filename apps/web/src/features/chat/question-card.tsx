import type { RunEvent } from '@joinery/contract/chat'
import type { Wait } from '@joinery/contract/waits'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { newUuid } from '../../api/new-uuid.ts'
import { preferences } from '../../api/preferences.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswerQuestion, useDismissQuestion, useOpenQuestions } from './chat-api.ts'
import { LookSwatch } from './look-swatch.tsx'
import { type OptionDetails, QuestionFieldInput } from './question-field.tsx'
import { answersOf, beginForm, draftOf, type Filled, missingIn, withoutSecrets } from './question-state.ts'
import type { RunActions } from './run-actions.ts'

export interface QuestionCardProps {
  asked: Extract<RunEvent, { type: 'asked' }>
  actions: RunActions
}

/** The form with which the agent asks. It stays as it was filled in over a reload, but for passwords. */
export function QuestionCard({
  asked: { questionId, form, wait = null },
  actions: { projectGroupId },
}: QuestionCardProps) {
  const t = useTranslations('chat.question')
  const errorMessage = useErrorMessage()
  const draftName = `question.${questionId}`
  const [filled, setFilled] = useState<Filled>(() => beginForm(form, preferences.draft(draftName)))
  const [missing, setMissing] = useState<readonly string[]>([])
  const open = useOpenQuestions(projectGroupId)
  const answer = useAnswerQuestion(projectGroupId)
  const dismiss = useDismissQuestion(projectGroupId)
  const clientId = useRef(newUuid())
  // What was fetched before this card was there may not know its question yet.
  const [shownAt] = useState(() => Date.now())
  const isKnown = open.isError || open.dataUpdatedAt >= shownAt
  const isAnswered = open.data !== undefined && !open.data.questionIds.includes(questionId)
  const hasChoice =
    wait?.action === 'CONTINUE_AFTER_SELECT_INTEGRATION' || wait?.action === 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM'
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
      {
        onSuccess: () => {
          preferences.setDraft(draftName, null)
          setFilled(withoutSecrets(form, filled))
        },
      },
    )
  }
  // What was answered stands in the next message.
  if (!isKnown || isAnswered) return <AnsweredCard title={form.title} isAnswered={isKnown} />
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
          isDisabled={answer.isPending}
          error={missing.includes(field.name) ? t('needed') : undefined}
          details={detailsOf(wait)}
          onChange={(value) => fill(field.name, value)}
        />
      ))}
      {answer.isError && (
        <Notice tone="danger" announce>
          {errorMessage(answer.error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {wait !== null && (
          <Button tone="ghost" pending={dismiss.isPending} onPress={() => dismiss.mutate(questionId)}>
            {t('notNow')}
          </Button>
        )}
        <Button tone="solid" type="submit" pending={answer.isPending}>
          {t(isPlan ? 'approve' : hasChoice ? 'choose_one' : wait === null ? 'send' : 'save')}
        </Button>
      </div>
    </form>
  )
}

function AnsweredCard({ title, isAnswered }: { title: string; isAnswered: boolean }) {
  const t = useTranslations('chat.question')
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-line bg-surface px-4 py-2.5 text-sm"
    >
      <span className="min-w-0 flex-1 text-ink-2">{title}</span>
      {isAnswered && <span className="text-xs text-ink-3">{t('answered')}</span>}
    </section>
  )
}

/** What there is to know about the options of a choice. */
function detailsOf(wait: Wait | null): OptionDetails {
  if (wait?.action === 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM') {
    return new Map(wait.looks.map((look) => [look.name, { text: look.why, picture: <LookSwatch look={look} /> }]))
  }
  if (wait?.action === 'CONTINUE_AFTER_SELECT_INTEGRATION') {
    return new Map(wait.options.map(({ name, why, variables }) => [name, { text: sayOption(why, variables) }]))
  }
  return new Map()
}

function sayOption(why: string | undefined, variables: readonly string[]): string {
  return [why ?? '', variables.join(', ')].filter((part) => part !== '').join(' · ')
}
