import type { CsvImportResult } from '@joinery/contract/csv'
import { useTranslations } from 'use-intl'

import { Notice } from '../../ui/notice.tsx'

/** All rows are in, or none and why. */
export function CsvResult({ result }: { result: CsvImportResult }) {
  const t = useTranslations('builder.data.csv')
  if (result.ok) {
    return (
      <Notice tone="success" announce>
        {t('added', { count: result.rows })}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" announce title={t('refused')}>
      <ul className="flex max-h-48 flex-col gap-1 overflow-auto">
        {result.errors.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className="break-words">
            {line !== null && <span className="font-mono text-xs">{t('line', { line })} </span>}
            {column !== null && <span className="font-mono text-xs">{column}: </span>}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
