import type { Deployment } from '@joinery/contract/publish'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { PublishProgress } from './publish-progress.tsx'
import { isStoppedByChecks } from './publish-state.ts'

const shownProblems = 5

export interface PublishFailureProps {
  deployment: Deployment
  headNumber: number
  isStarting: boolean
  onFix: (text: string) => void
  /** Publishes the newest version without checking it. */
  onPublishAnyway: () => void
  renderFailedChecks: (checkRunId: string) => ReactNode
}

/** Why the newest publish failed. What was live before still is. */
export function PublishFailure(props: PublishFailureProps) {
  const { deployment, headNumber, isStarting, onFix, onPublishAnyway, renderFailedChecks } = props
  const t = useTranslations('publish.failure')
  const { failureReason, checkRunId } = deployment
  const isOfChecks = isStoppedByChecks(deployment)
  const lines = readProblems(deployment)
  const told = [failureReason ?? '', ...lines.map(({ place, message }) => `${place} ${message}`.trim())]
  const problem = (isOfChecks ? told.slice(1) : told).join('\n').trim()
  return (
    <section role="alert" className="flex flex-col gap-2 rounded-card border border-warn/40 bg-warn-soft p-3 text-sm">
      <h3 className="font-semibold text-warn">{t('title', { number: deployment.revisionNumber })}</h3>
      {isOfChecks && <p>{t('checksText')}</p>}
      {isOfChecks && checkRunId !== null && renderFailedChecks(checkRunId)}
      {!isOfChecks && failureReason !== null && <p className="break-words">{failureReason}</p>}
      {!isOfChecks &&
        lines.slice(0, shownProblems).map(({ place, message }) => (
          <p key={place + message} className="font-mono text-2xs break-words">
            <span className="text-ink-2">{place}</span> {message}
          </p>
        ))}
      <details className="text-xs text-ink-2">
        <summary className="touch:min-h-11 touch:content-center">{t('steps')}</summary>
        <PublishProgress latest={deployment} />
        {deployment.buildLogs.length > 0 && (
          <pre className="max-h-40 overflow-auto font-mono text-2xs">{deployment.buildLogs.join('\n')}</pre>
        )}
      </details>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="dense" onPress={() => onFix(t(isOfChecks ? 'checksFixText' : 'fixText', { problem }))}>
          {t('fix')}
        </Button>
        {isOfChecks && (
          <Button size="dense" pending={isStarting} aria-describedby="publish-anyway" onPress={onPublishAnyway}>
            {t('anyway')}
          </Button>
        )}
      </div>
      {isOfChecks && (
        <p id="publish-anyway" className="text-xs text-ink-2">
          {t('anywayText', { number: headNumber })}
        </p>
      )}
    </section>
  )
}

function readProblems({ diagnostics }: Deployment): { place: string; message: string }[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':')
      return { place, message }
    })
}
