import type { Evidence } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

/** What the judge did and saw on the way to its result. */
export function CheckEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  const t = useTranslations('checks.report')
  const lines = evidence.flatMap((each) => {
    switch (each.type) {
      case 'step':
        return [each.text]
      case 'console':
        return [t('console', { text: each.text })]
      case 'request':
        return [t('request', { method: each.method, url: each.url, status: each.status ?? t('noAnswer') })]
      case 'row':
        return [t('row', { table: each.table, text: each.text })]
      case 'screenshot':
        return []
    }
  })
  return (
    <details className="ms-6 text-xs text-ink-2">
      <summary className="min-h-6 touch:min-h-11 touch:content-center">{t('evidence')}</summary>
      <ol className="flex list-decimal flex-col gap-1 py-1 ps-6 break-words">
        {lines.map((line, index) => (
          // Lines never change their order, and the same step may be taken twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
