import { replaceConfirmation, type Snapshot } from '@joinery/contract/snapshots'
import { History, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSnapshotActions } from './snapshots-api.ts'
import { TypedConfirmation } from './typed-confirmation.tsx'

export interface SnapshotListProps {
  projectGroupId: string
  snapshots: readonly Snapshot[]
}

/** Newest first. Restoring asks for typed words; deleting can be undone for 30 days. */
export function SnapshotList({ projectGroupId, snapshots }: SnapshotListProps) {
  const t = useTranslations('builder.data.snapshots')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const { restore, remove, undelete } = useSnapshotActions(projectGroupId)
  const [asked, setAsked] = useState<Snapshot | null>(null)
  if (snapshots.length === 0) return <p className="text-ink-2">{t('none')}</p>
  return (
    <>
      <ul className="flex flex-col">
        {snapshots.map((snapshot) => {
          const { id, name, environment, createdAt, sizeBytes, deletedAt } = snapshot
          return (
            <li key={id} className="flex min-h-12 items-center gap-2 border-b border-line py-1 last:border-0">
              <span className="min-w-0 flex-1">
                <span className={`block break-words ${deletedAt === null ? '' : 'text-ink-3 line-through'}`}>
                  {name}
                </span>
                <span className="block text-xs text-ink-3">
                  {t(environment)} · {format.relativeTime(createdAt, now)} ·{' '}
                  {t('size', { megabytes: Math.max(1, Math.round(sizeBytes / 1_000_000)) })}
                </span>
              </span>
              {deletedAt === null ? (
                <>
                  <Button size="dense" onPress={() => setAsked(snapshot)} aria-label={t('restoreOne', { name })}>
                    <History size={14} aria-hidden />
                    {t('restore')}
                  </Button>
                  <IconButton icon={Trash2} label={t('remove', { name })} onPress={() => remove.mutate(id)} />
                </>
              ) : (
                <IconButton icon={Undo2} label={t('undelete', { name })} onPress={() => undelete.mutate(id)} />
              )}
            </li>
          )
        })}
      </ul>
      {asked !== null && (
        <TypedConfirmation
          title={t('restoreTitle', { name: asked.name })}
          action={t('restore')}
          words={replaceConfirmation[asked.environment]}
          isOpen
          isPending={restore.isPending}
          error={restore.error}
          onConfirm={(confirmation) =>
            restore.mutate(
              { snapshotId: asked.id, confirmation },
              {
                onSuccess: (before) => {
                  showToast(t('restored', { name: before.name }))
                  setAsked(null)
                },
              },
            )
          }
          onClose={() => setAsked(null)}
        >
          <p className="text-ink-2">{t('restoreText')}</p>
        </TypedConfirmation>
      )}
    </>
  )
}
