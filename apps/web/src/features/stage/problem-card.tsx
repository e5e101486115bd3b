import type { Diagnostic } from '@joinery/contract/files'
import { TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface ProblemCardProps {
  kind: 'compile' | 'runtime'
  problems: readonly Diagnostic[]
  versionNumber: number
  /** A version to go back to; null when there is none before this one. */
  lastGoodNumber: number | null
  onFix: () => void
  onOpenFile: (path: string) => void
  onBack: () => void
  onDismiss: () => void
}

/** What is wrong with the page on the stage, where, and the ways on. */
export function ProblemCard(props: ProblemCardProps) {
  const { kind, problems, versionNumber, lastGoodNumber, onFix, onOpenFile, onBack, onDismiss } = props
  const t = useTranslations('stage.problem')
  const [problem] = problems
  if (problem === undefined) return null
  const { file } = problem
  const place = [file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
  return (
    <section
      role="alert"
      aria-label={t(`title.${kind}`, { version: versionNumber })}
      className="absolute inset-x-4 bottom-4 z-20 mx-auto flex max-h-[70%] max-w-xl flex-col gap-2 overflow-y-auto rounded-card border border-line-strong bg-raised p-4 shadow-3"
    >
      <header className="flex items-start gap-2">
        <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
        <h2 className="flex-1 text-md font-semibold">{t(`title.${kind}`, { version: versionNumber })}</h2>
        <IconButton size="dense" icon={X} label={t('dismiss')} className="-mt-1 -mr-1" onPress={onDismiss} />
      </header>
      <p className="text-sm break-words whitespace-pre-line">{problem.message}</p>
      {place !== '' && <p className="font-mono text-2xs text-ink-2">{place}</p>}
      {problem.frame !== undefined && (
        <pre className="overflow-x-auto rounded-control border border-line bg-canvas p-2.5 font-mono text-2xs">
          {problem.frame}
        </pre>
      )}
      {problems.length > 1 && <p className="text-xs text-ink-3">{t('more', { count: problems.length - 1 })}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button tone="solid" onPress={onFix}>
          {t('fix')}
        </Button>
        {file !== undefined && <Button onPress={() => onOpenFile(file)}>{t('openFile')}</Button>}
        {lastGoodNumber !== null && (
          <Button tone="ghost" onPress={onBack}>
            {t('back', { version: lastGoodNumber })}
          </Button>
        )}
      </div>
    </section>
  )
}
