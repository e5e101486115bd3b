// What is asked of the builder for failed checks: precise enough to be mended without looking at the report.
import { useTranslations } from 'use-intl'

import type { ShownCheck } from './report-state.ts'

/** A message has a length; the rest comes up again at the next check. */
const maxNamed = 10
const maxDetailLength = 600

/** Puts words where the person sends them to the builder; `debug`: for a run that finds out what is wrong. */
export type OnFix = (text: string, mode?: 'debug') => void

export function useFixWords(): (failed: readonly ShownCheck[]) => string {
  const t = useTranslations('checks.report')
  return (failed) => {
    const problems = failed.slice(0, maxNamed).map(({ title, page, detail: whole }) => {
      const detail = whole.length <= maxDetailLength ? whole : `${whole.slice(0, maxDetailLength - 1)}…`
      return page === null ? t('problem', { title, detail }) : t('problemOnPage', { title, page, detail })
    })
    return t('fixText', { count: failed.length, problems: problems.join('\n') })
  }
}
