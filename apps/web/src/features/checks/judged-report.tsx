import type { ReportSummary } from '@joinery/contract/checks'
import { CircleSlash, ListChecks, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportCounts } from './report-counts.tsx'
import type { OnFix } from './use-fix-words.ts'

export interface JudgedReportProps {
  projectGroupId: string
  summary: ReportSummary
  onFix: OnFix
  onOpen: (checkRunId: string) => void
}

/** What a run of the agent was told by the judge, under the run. */
export function JudgedReport({ projectGroupId, summary, onFix, onOpen }: JudgedReportProps) {
  const t = useTranslations('checks.report')
  const { counts, results, isPassed, durationMs, checkRunId } = summary
  const Mark = isPassed ? ListChecks : TriangleAlert
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface px-3 pt-2.5 pb-1.5"
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Mark size={16} aria-hidden className={`shrink-0 ${isPassed ? 'text-kelp' : 'text-warn'}`} />
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <span className="ms-auto flex items-baseline gap-2">
          <ReportCounts counts={counts} />
          <span className="text-2xs text-ink-3 tabular-nums">
            {t('seconds', { seconds: Math.max(1, Math.round(durationMs / 1000)) })}
          </span>
        </span>
      </header>
      <ReportBody projectGroupId={projectGroupId} checks={results} onFix={onFix} />
      <Button size="dense" tone="ghost" className="-ms-2 self-start" onPress={() => onOpen(checkRunId)}>
        {t('all')}
      </Button>
    </section>
  )
}

/** The run was not judged, and why. */
export function UnjudgedNote({ reason }: { reason: string }) {
  const t = useTranslations('checks.report')
  return (
    <p className="flex items-start gap-2 text-xs text-ink-2">
      <CircleSlash size={14} aria-hidden className="mt-px shrink-0 text-ink-3" />
      {t('unjudged', { reason })}
    </p>
  )
}
