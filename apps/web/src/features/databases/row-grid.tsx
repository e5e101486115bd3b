import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
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
  return (
    <section aria-label={table.name} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {rows.isError && (
        <Notice tone="danger" className="m-3">
          {errorMessage(rows.error)}
        </Notice>
      )}
      <ScrollTable
        label={t('rowsOf', { table: table.name })}
        columns={table.columns.map(({ name, type }) => ({
          key: name,
          head: (
            <>
              {name} <span className="font-mono text-2xs font-normal text-ink-3">{type}</span>
            </>
          ),
        }))}
        note={rows.data?.rows.length === 0 && <p className="p-6 text-sm text-ink-2">{t('noRows')}</p>}
      >
        {rows.data?.rows.map((row, rowIndex) => (
          // Rows of a read-only page have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={rowIndex} className="hover:bg-canvas">
            {table.columns.map((column) => (
              <Cell key={column.name} value={row[rows.data.columns.indexOf(column.name)]} nullWord={t('null')} />
            ))}
          </tr>
        ))}
      </ScrollTable>
      {total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          words={{ previous: t('previous'), next: t('next'), range: (range) => t('page', range) }}
          onChange={setPage}
        />
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
