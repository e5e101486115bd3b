import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CodeControl } from './use-code.ts'

export interface SaveBarProps {
  code: CodeControl
  path: string
  isReadOnly: boolean
  isDeletable: boolean
  onDelete: () => void
}

export function SaveBar({ code, path, isReadOnly, isDeletable, onDelete }: SaveBarProps) {
  const t = useTranslations('code.save')
  const errorMessage = useErrorMessage()
  if (isReadOnly) return <p className="shrink-0 px-3 text-xs text-ink-3">{t('readOnly')}</p>
  const isUnsaved = code.state.unsaved[path] !== undefined
  return (
    <div className="flex shrink-0 items-center gap-1 px-2">
      {code.failure !== null && (
        <p role="alert" className="max-w-60 truncate text-xs text-danger" title={errorMessage(code.failure)}>
          {errorMessage(code.failure)}
        </p>
      )}
      {isUnsaved && (
        <>
          <Button size="dense" tone="ghost" onPress={() => code.dispatch({ type: 'discarded', path })}>
            {t('discard')}
          </Button>
          <Button size="dense" pending={code.isSaving} onPress={() => void code.save(path)}>
            {t('save')}
          </Button>
        </>
      )}
      {!isUnsaved && (
        <IconButton size="dense" icon={Trash2} label={t('delete')} isDisabled={!isDeletable} onPress={onDelete} />
      )}
    </div>
  )
}
