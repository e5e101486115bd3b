import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { AfterDelay } from '../../ui/skeleton.tsx'
import { useCheckRun } from './checks-api.ts'
import { FailedCheck } from './check-row.tsx'
import { showCheck } from './report-state.ts'

/** What of a report does not work, with its pictures: for the place that was stopped by it. */
export function FailedChecks({ projectGroupId, checkRunId }: { projectGroupId: string; checkRunId: string }) {
  const t = useTranslations('checks')
  const errorMessage = useErrorMessage()
  const run = useCheckRun(projectGroupId, checkRunId)
  if (run.isError) return <p className="text-xs text-ink-2">{errorMessage(run.error)}</p>
  if (run.isPending) {
    return (
      <AfterDelay>
        <p className="text-xs text-ink-2">{t('publish.loading')}</p>
      </AfterDelay>
    )
  }
  const failed = (run.data.report?.results ?? []).filter(({ outcome }) => outcome === 'failed')
  return (
    <ul aria-label={t('report.failed')} className="flex flex-col">
      {failed.map((result) => (
        <FailedCheck
          key={`${result.kind} ${result.page ?? ''} ${result.title}`}
          projectGroupId={projectGroupId}
          check={showCheck(result)}
        />
      ))}
    </ul>
  )
}
