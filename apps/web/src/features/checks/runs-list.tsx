import type { CheckRun } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { useChecks, useStartChecks } from './checks-api.ts'
import { RunEntry } from './run-entry.tsx'
import { RunningChecks } from './running-checks.tsx'
import type { OnFix } from './use-fix-words.ts'

export interface RunsListProps {
  projectGroupId: string
  checkRunId: string | null
  onFix: OnFix
}

/** The newest judgings, and a way to ask for one. */
export function RunsList({ projectGroupId, checkRunId, onFix }: RunsListProps) {
  const t = useTranslations('checks.runs')
  const errorMessage = useErrorMessage()
  const checks = useChecks(projectGroupId)
  const start = useStartChecks(projectGroupId)
  const runs = checks.data?.runs ?? []
  const running = runs.find(({ status }) => status === 'RUNNING')
  const ended = runs.filter(({ status }) => status !== 'RUNNING')
  const unavailable = checks.data?.unavailable ?? null
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-3">
      <header className="flex items-center gap-2">
        <h3 className="flex-1 text-sm font-semibold">{t('title')}</h3>
        <Button
          tone="solid"
          isDisabled={checks.data === undefined || unavailable !== null}
          pending={start.isPending || running !== undefined}
          onPress={() => start.mutate()}
        >
          {t('now')}
        </Button>
      </header>
      {start.isError && (
        <Notice tone="danger" announce>
          {errorMessage(start.error)}
        </Notice>
      )}
      {unavailable !== null && (
        <Notice tone="warning" title={t('unavailable')}>
          {unavailable}
        </Notice>
      )}
      {checks.isPending && <LoadingRuns />}
      {checks.isError && checks.data === undefined && (
        <Notice
          tone="danger"
          title={t('failed')}
          actions={
            <Button size="dense" onPress={() => void checks.refetch()}>
              {t('again')}
            </Button>
          }
        >
          {errorMessage(checks.error)}
        </Notice>
      )}
      <RunningChecks running={running} newest={ended[0]} />
      {checks.isSuccess && runs.length === 0 && <NoRuns />}
      <ol className="flex flex-col">
        {ended.map((run) => (
          <RunEntry
            key={run.id}
            projectGroupId={projectGroupId}
            run={run}
            isOpenAtFirst={run === openAtFirst(ended, checkRunId)}
            onFix={onFix}
          />
        ))}
      </ol>
    </section>
  )
}

/** A report that is asked for may be older than the newest ones. */
function openAtFirst(runs: readonly CheckRun[], checkRunId: string | null): CheckRun | undefined {
  return runs.find(({ id }) => id === checkRunId) ?? runs[0]
}

function NoRuns() {
  const t = useTranslations('checks.runs')
  return (
    <div className="flex flex-col gap-1 rounded-card border border-dashed border-line-strong p-4 text-sm">
      <p className="font-medium">{t('empty')}</p>
      <p className="text-ink-2">{t('emptyText')}</p>
    </div>
  )
}

function LoadingRuns() {
  return (
    <AfterDelay>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </AfterDelay>
  )
}
