import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { client } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TaskPending } from '../../ui/task-pending.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useRunSql } from './databases-api.ts'
import { SqlResults } from './sql-results.tsx'

export interface SqlDialogProps {
  projectGroupId: string
  /** Begins with the question what should stay when everything else is emptied. */
  isReset: boolean
  onClose: () => void
}

/** SQL on the development database: typed, written or mended, looked at, then run. */
export function SqlDialog({ projectGroupId, isReset, onClose }: SqlDialogProps) {
  const t = useTranslations('tasks')
  const errorMessage = useErrorMessage()
  const answerWords = useAnswerWords()
  const [sql, setSql] = useState('')
  const [keep, setKeep] = useState('')
  const [withSnapshot, setWithSnapshot] = useState(isReset)
  const run = useRunSql(projectGroupId)
  const fix = useTask(client.tasks.fixSql)
  const write = useTask(client.tasks.resetSql)
  const error = run.data?.error ?? null
  const answer = fix.data ?? write.data
  const failure = run.error ?? fix.error ?? write.error
  const take = (next: { sql: string | null }) => next.sql !== null && setSql(next.sql)
  const edit = (text: string) => {
    setSql(text)
    fix.reset()
    if (!run.isPending) run.reset()
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (sql.trim() === '' || run.isPending) return
    fix.reset()
    write.reset()
    run.mutate({ sql, snapshotName: withSnapshot ? t('sql.snapshotName') : null })
  }
  return (
    <Dialog title={t('sql.title')} isOpen onClose={onClose} closeLabel={t('close')} size="large">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        {isReset && (
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              name="keep"
              label={t('sql.keep')}
              hint={t('sql.keepHint')}
              value={keep}
              onChange={setKeep}
              className="min-w-0 flex-1 basis-60"
            />
            <Button
              className="sm:mt-7"
              isDisabled={write.isPending}
              onPress={() => write.mutate({ projectGroupId, keep }, { onSuccess: take })}
            >
              {t('sql.write')}
            </Button>
          </div>
        )}
        <TextAreaField
          name="sql"
          label={t('sql.statement')}
          hint={t('sql.hint')}
          value={sql}
          onChange={edit}
          rows={6}
          spellCheck="false"
          className="[&_textarea]:font-mono [&_textarea]:text-xs"
        />
        {(fix.isPending || write.isPending) && (
          <TaskPending text={t('asking')} cancel={t('cancel')} onCancel={fix.isPending ? fix.cancel : write.cancel} />
        )}
        {answer !== undefined && (
          <Notice
            announce
            title={t(answer.sql === null ? 'sql.noFix' : fix.data === undefined ? 'sql.written' : 'sql.fixed')}
          >
            {answer.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p className="text-xs">{answerWords(answer)}</p>
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" announce>
            {errorMessage(failure)}
          </Notice>
        )}
        {error !== null && (fix.data?.sql ?? null) === null && (
          <Notice
            tone="danger"
            announce
            actions={
              <Button
                size="dense"
                isDisabled={fix.isPending}
                onPress={() => fix.mutate({ projectGroupId, sql, error }, { onSuccess: take })}
              >
                {t('sql.fix')}
              </Button>
            }
          >
            {error.message} {error.hint}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Switch label={t('sql.snapshot')} isSelected={withSnapshot} onChange={setWithSnapshot} />
          <Button type="submit" tone="solid" pending={run.isPending} isDisabled={sql.trim() === ''}>
            {t('sql.run')}
          </Button>
        </div>
        {run.data !== undefined && error === null && <SqlResults run={run.data} />}
      </form>
    </Dialog>
  )
}
