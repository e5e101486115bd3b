import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { Database, RotateCw, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { DataMenu } from './data-menu.tsx'
import { useTables } from './databases-api.ts'
import { RowGrid } from './row-grid.tsx'
import { StorageMeter } from './storage-meter.tsx'

/** Tables and rows of the development and the production database, to look at. */
export function DataView({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('builder.data')
  const errorMessage = useErrorMessage()
  const [environment, setEnvironment] = useState<DatabaseEnvironment>('development')
  const [chosen, setChosen] = useState<string | null>(null)
  const tables = useTables({ projectGroupId, environment })
  const all = tables.data?.tables ?? []
  const table = all.find(({ name }) => name === chosen) ?? all[0]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        className={`flex h-11 shrink-0 items-center gap-2 border-b px-3 ${
          environment === 'main' ? 'border-danger' : 'border-line'
        }`}
      >
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
        <span className="text-xs text-ink-3 max-sm:hidden">{t(`explain.${environment}`)}</span>
        <span className="flex-1" />
        <StorageMeter projectGroupId={projectGroupId} />
        <IconButton size="dense" icon={RotateCw} label={t('refresh')} onPress={() => void tables.refetch()} />
        <DataMenu projectGroupId={projectGroupId} environment={environment} table={table} />
      </div>
      {tables.isError && (
        <EmptyState
          title={t('failed')}
          text={errorMessage(tables.error)}
          action={<Button onPress={() => void tables.refetch()}>{t('again')}</Button>}
        />
      )}
      {tables.isSuccess && all.length === 0 && (
        <EmptyState icon={Database} title={t(`empty.${environment}`)} text={t(`emptyText.${environment}`)} />
      )}
      {table !== undefined && (
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <nav
            aria-label={t('tables')}
            className="shrink-0 overflow-auto p-2 max-md:flex max-md:border-b max-md:border-line md:w-52 md:border-e md:border-line"
          >
            {all.map(({ name, rowCount }) => (
              <button
                key={name}
                type="button"
                aria-current={name === table.name ? 'true' : undefined}
                onClick={() => setChosen(name)}
                className="flex min-h-8 shrink-0 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken aria-[current]:bg-kelp-soft aria-[current]:text-kelp-ink md:w-full touch:min-h-11"
              >
                <Table2 size={14} aria-hidden className="shrink-0 text-m-db" />
                <span className="min-w-0 flex-1 truncate text-start font-mono text-xs">{name}</span>
                <span className="text-2xs text-ink-3 tabular-nums aria-[current]:text-kelp-ink">
                  {t('rowCount', { count: rowCount })}
                </span>
              </button>
            ))}
          </nav>
          <RowGrid
            key={`${environment} ${table.name}`}
            projectGroupId={projectGroupId}
            environment={environment}
            table={table}
          />
        </div>
      )}
    </div>
  )
}
