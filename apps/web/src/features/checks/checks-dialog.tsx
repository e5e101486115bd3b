import { useTranslations } from 'use-intl'

import { Dialog } from '../../ui/dialog.tsx'
import { AcceptanceList } from './acceptance-list.tsx'
import { RunsList } from './runs-list.tsx'
import type { OnFix } from './use-fix-words.ts'

export interface ChecksDialogProps {
  projectGroupId: string
  /** The report that stands open; without it the newest. */
  checkRunId: string | null
  onClose: () => void
  /** The dialog closes; the words go where the person sends them. */
  onFix: OnFix
}

/** Everything the judge said of this app, and what it tries again. */
export function ChecksDialog({ projectGroupId, checkRunId, onClose, onFix }: ChecksDialogProps) {
  const t = useTranslations('checks')
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} closeLabel={t('close')} size="large">
      <div className="grid gap-x-8 gap-y-6 pt-1 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RunsList
          projectGroupId={projectGroupId}
          checkRunId={checkRunId}
          onFix={(text, mode) => {
            onClose()
            onFix(text, mode)
          }}
        />
        <AcceptanceList projectGroupId={projectGroupId} />
      </div>
    </Dialog>
  )
}
