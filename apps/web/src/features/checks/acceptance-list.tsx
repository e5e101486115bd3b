import type { AcceptanceCheck } from '@joinery/contract/checks'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useAcceptance, useChangeAcceptance } from './checks-api.ts'
import { useStepWords } from './use-step-words.ts'

/** What every later judging walks again. */
export function AcceptanceList({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('checks.acceptance')
  const errorMessage = useErrorMessage()
  const list = useAcceptance(projectGroupId)
  const { remove, restore } = useChangeAcceptance(projectGroupId)
  const [asked, setAsked] = useState<AcceptanceCheck | null>(null)
  /** Stays in the list: a toast would lie under the dialog, out of reach. */
  const [removed, setRemoved] = useState<AcceptanceCheck | null>(null)
  const { checks = [], retired = [] } = list.data ?? {}
  const showFailure = (error: unknown) => showToast(errorMessage(error), { tone: 'danger' })

  const removeAsked = (check: AcceptanceCheck) =>
    remove.mutate(check.id, {
      onSuccess: () => setRemoved(check),
      onError: showFailure,
      onSettled: () => setAsked(null),
    })
  const restoreRemoved = ({ id }: AcceptanceCheck) =>
    restore.mutate(id, { onSuccess: () => setRemoved(null), onError: showFailure })
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-col gap-1">
        <h3 className="flex min-h-8 items-center text-sm font-semibold">{t('title')}</h3>
        <p className="text-xs text-ink-2">{t('explain')}</p>
      </header>
      {list.isPending && (
        <AfterDelay>
          <Skeleton className="h-20" />
        </AfterDelay>
      )}
      {list.isError && list.data === undefined && (
        <Notice
          tone="danger"
          actions={
            <Button size="dense" onPress={() => void list.refetch()}>
              {t('again')}
            </Button>
          }
        >
          {errorMessage(list.error)}
        </Notice>
      )}
      {removed !== null && (
        <Notice
          announce
          actions={
            <Button size="dense" pending={restore.isPending} onPress={() => restoreRemoved(removed)}>
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { title: removed.title })}
        </Notice>
      )}
      {retired.length > 0 && (
        <Notice title={t('outdatedTitle', { count: retired.length })}>
          {t('outdatedText')}
          <ul className="list-disc ps-4">
            {retired.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </Notice>
      )}
      {list.isSuccess && checks.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong p-4 text-sm text-ink-2">{t('empty')}</p>
      )}
      <ul className="flex flex-col">
        {checks.map((check) => (
          <AcceptanceEntry key={check.id} check={check} onRemove={() => setAsked(check)} />
        ))}
      </ul>
      <ConfirmDialog
        title={t('confirmTitle')}
        text={t('confirmText', { title: asked?.title ?? '' })}
        action={t('confirm')}
        cancel={t('cancel')}
        isOpen={asked !== null}
        pending={remove.isPending}
        onConfirm={() => asked !== null && removeAsked(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}

function AcceptanceEntry({ check, onRemove }: { check: AcceptanceCheck; onRemove: () => void }) {
  const t = useTranslations('checks.acceptance')
  const stepWords = useStepWords()
  return (
    <li className="flex items-start gap-2 border-t border-line py-2 first:border-0">
      <div className="min-w-0 flex-1 text-sm">
        <p>{check.title}</p>
        <details className="text-xs text-ink-2">
          <summary className="min-h-6 touch:min-h-11 touch:content-center">
            {t('steps', { count: check.steps.length })}
          </summary>
          <ol className="flex list-decimal flex-col gap-1 py-1 ps-6 break-words">
            {check.steps.map((step, index) => (
              // The same step may be taken twice, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{stepWords(step)}</li>
            ))}
          </ol>
        </details>
      </div>
      <IconButton size="dense" icon={Trash2} label={t('remove', { title: check.title })} onPress={onRemove} />
    </li>
  )
}
