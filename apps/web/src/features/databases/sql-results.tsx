import type { SqlRun } from '@joinery/contract/databases'
import { useTranslations } from 'use-intl'

import { ScrollTable } from '../../ui/scroll-table.tsx'
import { formatCell } from './format-cell.ts'

/** What each statement answered; of those without rows only how many they touched. */
export function SqlResults({ run }: { run: SqlRun }) {
  const t = useTranslations('tasks.sql')
  const td = useTranslations('builder.data')
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {run.results.map((result, index) => (
        // Results have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} className="flex max-h-72 flex-col overflow-hidden rounded-control border border-line">
          <p className="border-b border-line px-3 py-1.5 text-xs text-ink-3 tabular-nums">
            {t('done', { count: result.rowCount, elapsed: run.elapsedMs })}
          </p>
          {result.columns.length > 0 && (
            <ScrollTable
              label={t('result', { number: index + 1 })}
              columns={result.columns.map((name) => ({ key: name, head: name }))}
              note={
                result.rows.length < result.rowCount && (
                  <p className="p-3 text-xs text-ink-3">{t('more', { count: result.rows.length })}</p>
                )
              }
            >
              {result.rows.map((row, rowIndex) => (
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={rowIndex}>
                  {result.columns.map((column, place) => (
                    <td key={column} className="h-8 max-w-80 truncate border-b border-line px-3 font-mono text-xs">
                      {formatCell(row[place]) ?? <span className="text-ink-3 italic">{td('null')}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </ScrollTable>
          )}
        </section>
      ))}
    </div>
  )
}
