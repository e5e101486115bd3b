import { useTranslations } from 'use-intl'

import type { OutcomeCounts } from './report-state.ts'

const outcomes = ['passed', 'failed', 'skipped', 'outdated'] as const

/** "31 passed · 2 failed", without what there is none of. */
export function ReportCounts({ counts }: { counts: OutcomeCounts }) {
  const t = useTranslations('checks.report.counts')
  const told = outcomes.filter((outcome) => counts[outcome] > 0 || outcome === 'passed')
  return (
    <span className="text-xs text-ink-2 tabular-nums">
      {told.map((outcome, index) => (
        <span key={outcome}>
          {index > 0 && ' · '}
          <span className={outcome === 'failed' ? 'font-medium text-warn' : ''}>
            {t(outcome, { count: counts[outcome] })}
          </span>
        </span>
      ))}
    </span>
  )
}
