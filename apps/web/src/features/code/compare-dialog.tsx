import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCompare } from './code-api.ts'

const DiffPane = lazy(async () => ({ default: (await import('./diff-pane.tsx')).DiffPane }))

export interface ComparedVersion {
  id: string
  number: number
}

export interface CompareDialogProps {
  projectGroupId: string
  from: ComparedVersion
  to: ComparedVersion
  onClose: () => void
}

/** What is different between two versions, file by file. */
export function CompareDialog({ projectGroupId, from, to, onClose }: CompareDialogProps) {
  const t = useTranslations('code.compare')
  const errorMessage = useErrorMessage()
  const compare = useCompare({ projectGroupId, fromId: from.id, toId: to.id })
  return (
    <Dialog
      title={t('title', { from: from.number, to: to.number })}
      isOpen
      onClose={onClose}
      closeLabel={t('close')}
      size="large"
    >
      {compare.isError && <Notice tone="danger">{errorMessage(compare.error)}</Notice>}
      {compare.isSuccess && <ComparedFiles files={compare.data.files} />}
    </Dialog>
  )
}

export interface ComparedFile {
  path: string
  before: string | null
  after: string | null
}

export function ComparedFiles({ files }: { files: readonly ComparedFile[] }) {
  const t = useTranslations('code.compare')
  const [chosen, setChosen] = useState<string | null>(null)
  const file = files.find(({ path }) => path === chosen) ?? files[0]
  if (file === undefined) return <p className="text-sm text-ink-2">{t('same')}</p>
  return (
    <div className="flex h-[70dvh] gap-3 max-md:flex-col">
      <nav aria-label={t('files')} className="shrink-0 overflow-auto max-md:max-h-32 md:w-60">
        {files.map((item) => (
          <button
            key={item.path}
            type="button"
            aria-current={item.path === file.path ? 'true' : undefined}
            onClick={() => setChosen(item.path)}
            className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 py-1 text-start hover:bg-sunken aria-[current]:bg-kelp-soft aria-[current]:text-kelp-ink touch:min-h-11"
          >
            <FilePath path={item.path} />
            {kindOf(item) !== 'changed' && <span className="text-2xs">{t(kindOf(item))}</span>}
          </button>
        ))}
      </nav>
      <div className="min-h-0 min-w-0 flex-1 overflow-hidden rounded-control border border-line bg-surface">
        <Suspense>
          <DiffPane
            path={file.path}
            label={t('diff', { path: file.path })}
            before={file.before ?? ''}
            after={file.after ?? ''}
          />
        </Suspense>
      </div>
    </div>
  )
}

/** The name first, for it tells files apart; the folder gives way. */
function FilePath({ path }: { path: string }) {
  const cut = path.lastIndexOf('/') + 1
  return (
    <span className="flex min-w-0 flex-1 flex-col font-mono" title={path}>
      <span className="truncate text-xs">{path.slice(cut)}</span>
      {cut > 0 && <span className="truncate text-2xs text-ink-3">{path.slice(0, cut - 1)}</span>}
    </span>
  )
}

function kindOf({ before, after }: ComparedFile): 'added' | 'deleted' | 'changed' {
  if (before === null) return 'added'
  return after === null ? 'deleted' : 'changed'
}
