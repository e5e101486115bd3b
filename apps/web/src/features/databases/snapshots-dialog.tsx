import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MinuteForm } from './minute-form.tsx'
import { SnapshotList } from './snapshot-list.tsx'
import { useSnapshotActions, useSnapshots } from './snapshots-api.ts'

export interface SnapshotsDialogProps {
  projectGroupId: string
  /** What is looked at now, and what a new snapshot is of. */
  environment: DatabaseEnvironment
  onClose: () => void
}

/** Rows set aside, apart from code: taking, restoring, deleting, and any minute of the last days. */
export function SnapshotsDialog({ projectGroupId, environment, onClose }: SnapshotsDialogProps) {
  const t = useTranslations('builder.data.snapshots')
  const errorMessage = useErrorMessage()
  const { data, error } = useSnapshots(projectGroupId)
  const { take } = useSnapshotActions(projectGroupId)
  const [name, setName] = useState('')
  const failure = take.error ?? error
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} closeLabel={t('close')} size="medium">
      <div className="flex flex-col gap-5 text-sm">
        <p className="text-ink-2">{t('explain')}</p>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') take.mutate({ environment, name }, { onSuccess: () => setName('') })
          }}
        >
          <TextField
            name="name"
            label={t(`take.${environment}`)}
            placeholder={t('placeholder')}
            maxLength={80}
            value={name}
            onChange={setName}
            className="min-w-52 flex-1"
          />
          {/* Never disabled: it would lose the focus, and Escape with it. */}
          <Button type="submit" pending={take.isPending}>
            {t('take.action')}
          </Button>
        </form>
        {failure !== null && (
          <Notice tone="danger" announce>
            {errorMessage(failure)}
          </Notice>
        )}
        {data !== undefined && <SnapshotList projectGroupId={projectGroupId} snapshots={data.snapshots} />}
        {data?.archivedSince !== undefined && data.archivedSince !== null && (
          <MinuteForm projectGroupId={projectGroupId} environment={environment} archivedSince={data.archivedSince} />
        )}
        {data?.archivedSince === null && data.isArchived && <p className="text-xs text-ink-3">{t('minuteSoon')}</p>}
      </div>
    </Dialog>
  )
}
