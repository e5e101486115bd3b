import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import { client } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TaskPending } from '../../ui/task-pending.tsx'

const DiffPane = lazy(async () => ({ default: (await import('./diff-pane.tsx')).DiffPane }))

export interface FileTaskDialogProps {
  task: 'fix' | 'refactor'
  projectGroupId: string
  path: string
  text: string
  onText: (text: string) => void
  onClose: () => void
}

/** Asks at once; what comes back is looked at before it goes into the editor. */
export function FileTaskDialog({ task, projectGroupId, path, text, onText, onClose }: FileTaskDialogProps) {
  const t = useTranslations('tasks')
  const errorMessage = useErrorMessage()
  const answerWords = useAnswerWords()
  const asked = useTask(task === 'fix' ? client.tasks.fixFile : client.tasks.refactorFile)
  const ask = useEffectEvent(() => asked.mutate({ projectGroupId, path, text }))
  useEffect(() => ask(), [])
  const answer = asked.data
  const better = answer?.text ?? null
  return (
    <Dialog
      title={t(task === 'fix' ? 'file.fixTitle' : 'file.refactorTitle', { path })}
      isOpen
      onClose={onClose}
      closeLabel={t('close')}
      size="large"
    >
      <div className="flex flex-col gap-4 pt-1">
        {asked.isPending && <TaskPending text={t('asking')} cancel={t('cancel')} onCancel={onClose} />}
        {asked.isError && (
          <Notice
            tone="danger"
            announce
            actions={
              <Button size="dense" onPress={ask}>
                {t('again')}
              </Button>
            }
          >
            {errorMessage(asked.error)}
          </Notice>
        )}
        {answer !== undefined && (
          <>
            <output className="block text-xs text-ink-3">{answerWords(answer)}</output>
            {answer.notes.length > 0 && (
              <ul className="list-disc ps-5 text-sm text-ink-2">
                {answer.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {better === null ? (
              <p className="text-sm">{t('file.nothing')}</p>
            ) : (
              <>
                <div className="h-[50dvh] overflow-hidden rounded-control border border-line">
                  <Suspense>
                    <DiffPane path={path} label={t('file.changes', { path })} before={text} after={better} />
                  </Suspense>
                </div>
                <p className="text-xs text-ink-3">{t('file.hint')}</p>
              </>
            )}
            <div className="flex flex-wrap justify-end gap-2">
              <Button tone="ghost" onPress={onClose}>
                {better === null ? t('close') : t('file.leave')}
              </Button>
              {better !== null && (
                <Button tone="solid" onPress={() => onText(better)}>
                  {t('file.take')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
