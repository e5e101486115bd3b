// How a judging ended, in a few words.
import type { CheckRun } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

import { countOutcomes } from './report-state.ts'

export function useRunWords(): (run: Pick<CheckRun, 'status' | 'report'>) => string {
  const t = useTranslations('checks.runs')
  return ({ status, report }) => {
    if (status === 'UNAVAILABLE') return t('unavailableShort')
    if (status === 'RUNNING') return t('running')
    if (report === null) return t('broken')
    return report.isPassed ? t('allPassed') : t('someFailed', { count: countOutcomes(report.results).failed })
  }
}
