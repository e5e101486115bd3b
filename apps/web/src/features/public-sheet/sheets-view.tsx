import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { Inbox, RotateCw, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useSheets } from './public-sheet-api.ts'
import { SheetRows } from './sheet-rows.tsx'

/** Forms of the app that have no table of their own, and what was sent with them. */
export function SheetsView({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('sheets')
  const errorMessage = useErrorMessage()
  const [environment, setEnvironment] = useState<DatabaseEnvironment>('main')
  const [chosen, setChosen] = useState<string | null>(null)
  const sheets = useSheets({ projectGroupId, environment })
  const all = sheets.data?.sheets ?? []
  const sheet = all.find(({ sheetId }) => sheetId === chosen) ?? all[0]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-3">
        <SegmentedControl<DatabaseEnvironment>
          label={t('environment')}
          size="dense"
          value={environment}
          onChange={setEnvironment}
          segments={[
            { value: 'development', label: t('development') },
            { value: 'main', label: t('main') },
          ]}
        />
        <span className="truncate text-xs text-ink-3 max-sm:hidden">{t(`explain.${environment}`)}</span>
        <span className="flex-1" />
        <IconButton size="dense" icon={RotateCw} label={t('refresh')} onPress={() => void sheets.refetch()} />
      </div>
      {sheets.isError && (
        <EmptyState
          title={t('failed')}
          text={errorMessage(sheets.error)}
          action={<Button onPress={() => void sheets.refetch()}>{t('again')}</Button>}
        />
      )}
      {sheets.isSuccess && all.length === 0 && (
        <EmptyState icon={Inbox} title={t(`empty.${environment}`)} text={t('emptyText')} />
      )}
      {sheet !== undefined && (
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <nav
            aria-label={t('list')}
            className="shrink-0 overflow-auto p-2 max-md:flex max-md:border-b max-md:border-line md:w-52 md:border-e md:border-line"
          >
            {all.map(({ sheetId, rowCount }) => (
              <button
                key={sheetId}
                type="button"
                aria-current={sheetId === sheet.sheetId ? 'true' : undefined}
                onClick={() => setChosen(sheetId)}
                className="flex min-h-8 shrink-0 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken aria-[current]:bg-kelp-soft aria-[current]:text-kelp-ink md:w-full touch:min-h-11"
              >
                <Rows3 size={14} aria-hidden className="shrink-0 text-m-db" />
                <span className="min-w-0 flex-1 truncate text-start">{sheetId}</span>
                <span className="text-2xs text-ink-3 tabular-nums">{t('count', { count: rowCount })}</span>
              </button>
            ))}
          </nav>
          <SheetRows
            key={`${environment} ${sheet.sheetId}`}
            projectGroupId={projectGroupId}
            environment={environment}
            sheet={sheet}
          />
        </div>
      )}
    </div>
  )
}
