import { replaceConfirmation, type ResetTarget } from '@joinery/contract/snapshots'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useReset } from './snapshots-api.ts'
import { TypedConfirmation } from './typed-confirmation.tsx'

/** Development starts again: as production is, or empty. */
export function ResetDialog({ projectGroupId, onClose }: { projectGroupId: string; onClose: () => void }) {
  const t = useTranslations('builder.data.reset')
  const [to, setTo] = useState<ResetTarget>('main')
  const reset = useReset(projectGroupId)
  return (
    <TypedConfirmation
      title={t('title')}
      action={t('action')}
      words={replaceConfirmation.development}
      isOpen
      isPending={reset.isPending}
      error={reset.error}
      onConfirm={(confirmation) =>
        reset.mutate(
          { to, confirmation },
          {
            onSuccess: () => {
              showToast(t('done'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <SegmentedControl<ResetTarget>
        label={t('to')}
        value={to}
        onChange={setTo}
        segments={[
          { value: 'main', label: t('main') },
          { value: 'empty', label: t('empty') },
        ]}
      />
      <p className="text-ink-2">{t(`explain.${to}`)}</p>
    </TypedConfirmation>
  )
}
