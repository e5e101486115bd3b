import type { PublicSheet } from '@joinery/contract/public-sheet'
import { sheetFilePath } from '@joinery/contract/sheet-paths'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { pageSize, useRemoveSheetRows, useSheetRows } from './public-sheet-api.ts'

export interface SheetRowsProps {
  projectGroupId: string
  environment: DatabaseEnvironment
  sheet: PublicSheet
}

export function SheetRows({ projectGroupId, environment, sheet }: SheetRowsProps) {
  const t = useTranslations('sheets')
  const format = useFormatter()
  const errorMessage = useErrorMessage()
  const [page, setPage] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const place = { projectGroupId, environment, sheetId: sheet.sheetId }
  const rows = useSheetRows({ ...place, page })
  const removal = useRemoveSheetRows()
  const total = rows.data?.total ?? sheet.rowCount
  const columns = rows.data?.columns ?? sheet.columns
  const remove = (rowIds?: number[]) => {
    setIsAsking(false)
    removal.mutateAsync(rowIds === undefined ? place : { ...place, rowIds }).then(
      ({ removed }) => showToast(t('removed', { count: removed })),
      (error: unknown) => showToast(errorMessage(error), { tone: 'danger' }),
    )
  }
  return (
    <section aria-label={sheet.sheetId} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {rows.isError && (
        <Notice tone="danger" className="m-3">
          {errorMessage(rows.error)}
        </Notice>
      )}
      <ScrollTable
        label={t('rowsOf', { sheet: sheet.sheetId })}
        columns={[
          // Ours, and a field may be called the same.
          { key: ' received', head: t('received') },
          ...columns.map((column) => ({ key: column, head: column })),
          { key: ' remove', head: <span className="sr-only">{t('remove')}</span> },
        ]}
        note={rows.data?.rows.length === 0 && <p className="p-6 text-sm text-ink-2">{t('noRows')}</p>}
      >
        {rows.data?.rows.map(({ id, createdAt, values }) => (
          <tr key={id} className="hover:bg-canvas">
            <td className="h-8 border-b border-line px-3 text-xs whitespace-nowrap text-ink-2 tabular-nums">
              {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </td>
            {columns.map((column, index) => (
              <td
                key={column}
                title={values[index] ?? undefined}
                className="h-8 max-w-80 truncate border-b border-line px-3"
              >
                {values[index]}
              </td>
            ))}
            <td className="border-b border-line pe-2 text-end">
              <IconButton size="dense" icon={Trash2} label={t('remove')} onPress={() => remove([id])} />
            </td>
          </tr>
        ))}
      </ScrollTable>
      <Pager
        page={page}
        pageSize={pageSize}
        total={total}
        words={{ previous: t('previous'), next: t('next'), range: (range) => t('page', range) }}
        onChange={setPage}
      >
        <a
          href={sheetFilePath(place)}
          download
          className="inline-flex h-7 items-center gap-1.5 rounded-control px-2 font-medium text-ink hover:bg-sunken touch:h-11"
        >
          <Download size={14} aria-hidden />
          <span className="max-sm:sr-only">{t('export')}</span>
        </a>
        <IconButton size="dense" icon={Trash2} label={t('removeAll')} onPress={() => setIsAsking(true)} />
      </Pager>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeAllTitle', { sheet: sheet.sheetId })}
        text={t('removeAllText', { count: total })}
        action={t('removeAllAction')}
        cancel={t('cancel')}
        onConfirm={() => remove()}
        onClose={() => setIsAsking(false)}
      />
    </section>
  )
}
