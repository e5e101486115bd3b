import type { CheckRun, JudgeReport, OutsideCall } from '@joinery/contract/checks'
import { Check, ChevronRight, CircleSlash, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { ReportBody } from './report-body.tsx'
import { ReportCounts } from './report-counts.tsx'
import { countOutcomes, showCheck } from './report-state.ts'
import { useRunWords } from './use-run-words.ts'
import type { OnFix } from './use-fix-words.ts'

export interface RunEntryProps {
  projectGroupId: string
  run: CheckRun
  /** Until the person opens or closes it. */
  isOpenAtFirst: boolean
  onFix: OnFix
}

/** One judging: how it ended, of which version, when and why; open, all that was seen. */
export function RunEntry({ projectGroupId, run, isOpenAtFirst, onFix }: RunEntryProps) {
  const t = useTranslations('checks.runs')
  const runWords = useRunWords()
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isOpen = choice ?? isOpenAtFirst
  const { report, revisionNumber, reason, createdAt, problem } = run
  return (
    <li className="flex flex-col border-t border-line first:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChoice(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded-control py-1 text-start text-sm hover:text-kelp"
      >
        <ChevronRight
          size={14}
          aria-hidden
          className={`shrink-0 text-ink-3 ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`}
        />
        <RunMark report={report} />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{runWords(run)}</span>
          {report !== null && <ReportCounts counts={countOutcomes(report.results)} />}
        </span>
        <span className="flex shrink-0 flex-col items-end text-2xs text-ink-3">
          <span>
            {revisionNumber === null ? t('draft') : t('version', { number: revisionNumber })} · {t(`reason.${reason}`)}
          </span>
          <span>{format.relativeTime(createdAt, now)}</span>
        </span>
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-3 ps-[22px] pb-4">
          {problem !== null && <p className="text-sm text-ink-2">{problem}</p>}
          {report !== null && <Report projectGroupId={projectGroupId} report={report} onFix={onFix} />}
        </div>
      )}
    </li>
  )
}

function RunMark({ report }: { report: JudgeReport | null }) {
  if (report === null) return <CircleSlash size={14} aria-hidden className="shrink-0 text-ink-3" />
  return report.isPassed ? (
    <Check size={14} aria-hidden className="shrink-0 text-kelp" />
  ) : (
    <TriangleAlert size={14} aria-hidden className="shrink-0 text-warn" />
  )
}

interface ReportProps {
  projectGroupId: string
  report: JudgeReport
  onFix: OnFix
}

function Report({ projectGroupId, report, onFix }: ReportProps) {
  const t = useTranslations('checks.report')
  return (
    <>
      {report.isCutShort && <p className="text-xs text-ink-2">{t('cutShort')}</p>}
      <ReportBody projectGroupId={projectGroupId} checks={report.results.map(showCheck)} onFix={onFix} />
      {report.outsideCalls.length > 0 && <OutsideCalls calls={report.outsideCalls} />}
    </>
  )
}

function OutsideCalls({ calls }: { calls: readonly OutsideCall[] }) {
  const t = useTranslations('checks.outside')
  return (
    <section aria-label={t('title')} className="flex flex-col gap-1 text-xs">
      <h4 className="font-semibold">{t('title')}</h4>
      <p className="text-ink-2">{t('explain', { count: calls.length })}</p>
      <ul className="flex flex-col gap-0.5">
        {calls.map((call, index) => (
          // The same call may have been tried more than once.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="font-mono text-2xs break-all text-ink-2">
            {t(`from.${call.from}`)} · {call.method} {call.url}
          </li>
        ))}
      </ul>
    </section>
  )
}
