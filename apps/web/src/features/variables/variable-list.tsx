import type { Variable } from '@joinery/contract/variables'
import { Globe, KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useRemoveVariable, type VariablePlace } from './variables-api.ts'

export interface VariableListProps {
  place: VariablePlace
  variables: readonly Variable[]
  onReplace: (name: string) => void
}

export function VariableList({ place, variables, onReplace }: VariableListProps) {
  const t = useTranslations('variables')
  const format = useFormatter()
  const [doomed, setDoomed] = useState<string | null>(null)
  if (variables.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label={t('title')}>
        {variables.map(({ name, updatedAt, updatedBy, isPublic }) => {
          const Icon = isPublic ? Globe : KeyRound
          return (
            <li key={name} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <Icon size={14} aria-hidden className="shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-mono text-sm break-all">{name}</p>
                <p className="text-xs text-ink-2">
                  {isPublic && `${t('public')} · `}
                  {t('changed', {
                    by: updatedBy ?? t('somebody'),
                    at: format.dateTime(updatedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                  })}
                </p>
              </div>
              <Button size="dense" aria-label={t('replaceNamed', { name })} onPress={() => onReplace(name)}>
                {t('replace')}
              </Button>
              <IconButton
                size="dense"
                icon={Trash2}
                label={t('removeNamed', { name })}
                onPress={() => setDoomed(name)}
              />
            </li>
          )
        })}
      </ul>
      {doomed !== null && <RemoveDialog place={place} name={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function RemoveDialog({ place, name, onClose }: { place: VariablePlace; name: string; onClose: () => void }) {
  const t = useTranslations('variables')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const remove = useRemoveVariable()
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      action={t('remove')}
      cancel={shell('cancel')}
      tone="danger"
      isOpen
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { ...place, name },
          { onSuccess: onClose, onError: (error) => showToast(errorMessage(error), { tone: 'danger' }) },
        )
      }
      onClose={onClose}
    />
  )
}
