import type { Deployment } from '@joinery/contract/publish'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { PublishProgress } from './publish-progress.tsx'

const shownProblems = 5

/** Why the newest publish failed. What was live before still is. */
export function PublishFailure({ deployment, onFix }: { deployment: Deployment; onFix: (text: string) => void }) {
  const t = useTranslations('publish.failure')
  const problems = deployment.diagnostics.filter(({ severity }) => severity === 'error')
  const lines = problems.map((problem) => {
    const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
    return { place, message: problem.message }
  })
  const told = [deployment.failureReason ?? '', ...lines.map(({ place, message }) => `${place} ${message}`)]
  return (
    <section role="alert" className="flex flex-col gap-2 rounded-card border border-warn/40 bg-warn-soft p-3 text-sm">
      <h3 className="font-semibold text-warn">{t('title', { number: deployment.revisionNumber })}</h3>
      {deployment.failureReason !== null && <p className="break-words">{deployment.failureReason}</p>}
      {lines.slice(0, shownProblems).map(({ place, message }) => (
        <p key={place + message} className="font-mono text-2xs break-words">
          <span className="text-ink-2">{place}</span> {message}
        </p>
      ))}
      <details className="text-xs text-ink-2">
        <summary>{t('steps')}</summary>
        <PublishProgress latest={deployment} />
        {deployment.buildLogs.length > 0 && (
          <pre className="max-h-40 overflow-auto font-mono text-2xs">{deployment.buildLogs.join('\n')}</pre>
        )}
      </details>
      <Button
        size="dense"
        className="self-start"
        onPress={() => onFix(t('fixText', { problem: told.join('\n').trim() }))}
      >
        {t('fix')}
      </Button>
    </section>
  )
}
