import type { Revision } from '@joinery/contract/revisions'
import { Eye, Undo2 } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface VersionsListProps {
  revisions: readonly Revision[]
  headNumber: number
  isUndoing: boolean
  onLook: (versionNumber: number | null) => void
  onUndo: () => void
}

/** Every version with its words, newest first. */
export function VersionsList({ revisions, headNumber, isUndoing, onLook, onUndo }: VersionsListProps) {
  const t = useTranslations('stage.timeline')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      <header className="flex items-center gap-2">
        <h2 className="flex-1 text-md font-semibold">{t('title')}</h2>
        <Button size="dense" isDisabled={isUndoing || headNumber <= 1} onPress={onUndo}>
          <Undo2 size={14} aria-hidden />
          {t('undo')}
        </Button>
      </header>
      <ol className="flex flex-col">
        {revisions
          .toSorted((a, b) => b.number - a.number)
          .map((revision) => (
            <li
              key={revision.id}
              className="flex min-h-11 items-center gap-2 border-b border-line text-sm last:border-0"
            >
              <span className="w-9 shrink-0 font-mono text-xs">{t('version', { number: revision.number })}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{revision.message}</span>
                <span className="block text-xs text-ink-3">
                  {format.relativeTime(revision.createdAt, now)}
                  {revision.isPublished && <span className="text-kelp"> · {t('isLive')}</span>}
                </span>
              </span>
              <IconButton
                icon={Eye}
                label={t('look', { number: revision.number })}
                onPress={() => onLook(revision.number === headNumber ? null : revision.number)}
              />
            </li>
          ))}
      </ol>
    </section>
  )
}
