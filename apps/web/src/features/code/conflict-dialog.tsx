import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ComparedFiles } from './compare-dialog.tsx'
import type { CodeControl, Conflict } from './use-code.ts'

/** Somebody changed the same file meanwhile. Both texts are here; nothing is written before a choice. */
export function ConflictDialog({ code, conflict }: { code: CodeControl; conflict: Conflict }) {
  const t = useTranslations('code.conflict')
  const errorMessage = useErrorMessage()
  const { path, head, mine } = conflict
  const takeTheirs = () => {
    code.dispatch({ type: 'discarded', path })
    code.dropConflict()
  }
  return (
    <Dialog title={t('title', { path })} isOpen onClose={code.dropConflict} closeLabel={t('later')} size="large">
      <p className="pb-3 text-sm text-ink-2">{head === null ? t('gone') : t('text')}</p>
      <ComparedFiles files={[{ path, before: head?.content ?? null, after: mine }]} />
      {code.failure !== null && (
        <p role="alert" className="pt-3 text-sm text-danger">
          {errorMessage(code.failure)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-4">
        <Button tone="ghost" onPress={takeTheirs}>
          {t('theirs')}
        </Button>
        <Button onPress={code.dropConflict}>{t('later')}</Button>
        <Button tone="solid" pending={code.isSaving} onPress={() => void code.saveOnTop(conflict)}>
          {t('mine')}
        </Button>
      </div>
    </Dialog>
  )
}
