import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pageSize, useRows } from './databases-api.ts'
import { formatCell } from './format-cell.ts'

export interface RowGridProps {
  projectGroupId: string
  environment: DatabaseEnvironment
  table: DatabaseTable
}

export function RowGrid({ projectGroupId, environment, table }: RowGridProps) {
  const t = useTranslations('builder.data')
  const errorMessage = useErrorMessage()
  const [page, setPage] = useState(0)
  const rows = useRows({ projectGroupId, environment, table: table.name, page })
  const total = rows.data?.total ?? table.rowCount
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  return (
    <section aria-label={table.name} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {rows.isError && (
        <Notice tone="danger" className="m-3">
          {errorMessage(rows.error)}
        </Notice>
      )}
      {/* Wide tables are scrolled by keyboard too. */}
      <section
        aria-label={t('rowsOf', { table: table.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      >
        <table className="min-w-full border-collapse text-sm">
          <thead className="sticky top-0 bg-surface">
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className="h-8 border-b border-line px-3 text-start font-medium whitespace-nowrap"
                >
                  {column.name} <span className="font-mono text-2xs font-normal text-ink-3">{column.type}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.data?.rows.map((row, rowIndex) => (
              // Rows of a read-only page have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={rowIndex} className="hover:bg-canvas">
                {table.columns.map((column) => (
                  <Cell key={column.name} value={row[rows.data.columns.indexOf(column.name)]} nullWord={t('null')} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.isSuccess && rows.data.rows.length === 0 && <p className="p-6 text-sm text-ink-2">{t('noRows')}</p>}
      </section>
      {lastPage > 0 && (
        <footer className="flex h-10 shrink-0 items-center gap-2 border-t border-line px-3 text-xs text-ink-2">
          <IconButton
            size="dense"
            icon={ChevronLeft}
            label={t('previous')}
            isDisabled={page === 0}
            onPress={() => setPage(page - 1)}
          />
          <span className="tabular-nums">
            {t('page', { from: page * pageSize + 1, to: Math.min(total, (page + 1) * pageSize), total })}
          </span>
          <IconButton
            size="dense"
            icon={ChevronRight}
            label={t('next')}
            isDisabled={page >= lastPage}
            onPress={() => setPage(page + 1)}
          />
        </footer>
      )}
    </section>
  )
}

function Cell({ value, nullWord }: { value: unknown; nullWord: string }) {
  const text = formatCell(value)
  return (
    <td className="h-8 max-w-80 truncate border-b border-line px-3 font-mono text-xs">
      {text ?? <span className="text-ink-3 italic">{nullWord}</span>}
    </td>
  )
}
