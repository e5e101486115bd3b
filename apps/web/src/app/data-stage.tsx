// The data of an app: its tables and, once a form has sent something, what forms have sent.
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { DataView } from '../features/databases/index.ts'
import { SheetsView, useHasSheets } from '../features/public-sheet/index.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

type Shown = 'tables' | 'forms'

export function DataStage({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('sheets')
  const hasSheets = useHasSheets(projectGroupId)
  const [shown, setShown] = useState<Shown>('tables')
  if (!hasSheets) return <DataView projectGroupId={projectGroupId} />
  return (
    <>
      <div className="flex h-11 shrink-0 items-center border-b border-line px-3">
        <SegmentedControl<Shown>
          label={t('shown')}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'tables', label: t('tables') },
            { value: 'forms', label: t('forms') },
          ]}
        />
      </div>
      {shown === 'tables' ? (
        <DataView projectGroupId={projectGroupId} />
      ) : (
        <SheetsView projectGroupId={projectGroupId} />
      )}
    </>
  )
}
