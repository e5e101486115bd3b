import type { CheckRun } from '@joinery/contract/checks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { WorkingText } from '../../ui/working-text.tsx'
import { ReportCounts } from './report-counts.tsx'
import { countOutcomes } from './report-state.ts'
import { useRunWords } from './use-run-words.ts'

export interface RunningChecksProps {
  running: CheckRun | undefined
  newest: CheckRun | undefined
}

/** The judging that goes on, with what is known so far; a screen reader hears its begin and its end. */
export function RunningChecks({ running, newest }: RunningChecksProps) {
  const t = useTranslations('checks.runs')
  const runWords = useRunWords()
  const wasRunning = useWasTrue(running !== undefined)
  const results = running?.report?.results ?? []
  const end = wasRunning && newest !== undefined ? t('announceDone', { result: runWords(newest) }) : ''
  return (
    <>
      <output className="sr-only">{running === undefined ? end : t('announceRunning')}</output>
      {running !== undefined && (
        <div className="flex flex-col gap-1.5 rounded-card border border-citron-line bg-citron-soft p-3">
          <p className="flex items-center gap-2 text-sm">
            <span
              aria-hidden
              className="size-2.5 shrink-0 animate-pulse-dot rounded-full border border-citron-line bg-citron"
            />
            <WorkingText>{results.length === 0 ? t('waiting') : t('running')}</WorkingText>
          </p>
          {results.length > 0 && (
            <>
              <ReportCounts counts={countOutcomes(results)} />
              <p className="truncate text-xs text-ink-2">{results.at(-1)?.title}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Whether it has been true since the component was first drawn. */
function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue
}
