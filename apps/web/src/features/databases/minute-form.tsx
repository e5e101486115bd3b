import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSnapshotActions } from './snapshots-api.ts'

export interface MinuteFormProps {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** How far back the archive reaches. */
  archivedSince: Date
}

/** Takes the rows of any minute out of the archive; they stand in the list then, to be restored or not. */
export function MinuteForm({ projectGroupId, environment, archivedSince }: MinuteFormProps) {
  const t = useTranslations('builder.data.minute')
  const format = useFormatter()
  const errorMessage = useErrorMessage()
  const { takeMinute } = useSnapshotActions(projectGroupId)
  const [text, setText] = useState(() => localMinute(firstGuess(archivedSince)))
  const now = useNow({ updateInterval: 60_000 })
  const minute = new Date(text)
  const isPossible = minute >= archivedSince && minute <= now
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPossible) takeMinute.mutate({ environment, minute })
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="minute"
          type="datetime-local"
          label={t(environment)}
          value={text}
          onChange={setText}
          className="min-w-52 flex-1"
        />
        <Button type="submit" pending={takeMinute.isPending} isDisabled={!isPossible}>
          {t('take')}
        </Button>
      </div>
      <p className="text-xs text-ink-3">
        {t('since', { since: format.dateTime(archivedSince, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
      {takeMinute.isPending && <output className="text-xs text-ink-2">{t('working')}</output>}
      {takeMinute.isSuccess && (
        <Notice tone="success" announce>
          {t('done', { name: takeMinute.data.name })}
        </Notice>
      )}
      {takeMinute.isError && (
        <Notice tone="danger" announce>
          {errorMessage(takeMinute.error)}
        </Notice>
      )}
    </form>
  )
}

/** An hour ago, or as far back as the archive reaches. */
function firstGuess(archivedSince: Date): Date {
  const firstWholeMinute = Math.ceil(archivedSince.getTime() / 60_000) * 60_000
  return new Date(Math.max(firstWholeMinute, Date.now() - 3_600_000))
}

/** As an input for local time writes it. */
function localMinute(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
