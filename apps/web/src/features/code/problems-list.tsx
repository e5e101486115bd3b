import type { Diagnostic } from '@joinery/contract/files'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'

export interface ProblemsListProps {
  problems: readonly Diagnostic[]
  onOpen: (path: string) => void
  onFix: (text: string) => void
}

/** Everything the compiler says about the head; a problem opens its file. */
export function ProblemsList({ problems, onOpen, onFix }: ProblemsListProps) {
  const t = useTranslations('code.problems')
  if (problems.length === 0) return null
  const text = problems.map((problem) => `${placeOf(problem)} ${problem.message}`.trim()).join('\n')
  return (
    <section
      aria-label={t('title', { count: problems.length })}
      className="max-h-44 shrink-0 overflow-auto border-t border-line p-2"
    >
      <header className="flex items-center gap-2 px-2 pb-1">
        <h3 className="flex-1 text-xs font-semibold">{t('title', { count: problems.length })}</h3>
        <Button size="dense" onPress={() => onFix(t('fixText', { problem: text }))}>
          {t('fix')}
        </Button>
      </header>
      <ul>
        {problems.map((problem) => (
          <li key={`${placeOf(problem)} ${problem.code} ${problem.message}`}>
            <button
              type="button"
              disabled={problem.file === undefined}
              onClick={() => problem.file !== undefined && onOpen(problem.file)}
              className="flex min-h-7 w-full items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-sunken"
            >
              {problem.severity === 'error' ? (
                <CircleAlert size={14} aria-label={t('error')} className="shrink-0 text-danger" />
              ) : (
                <TriangleAlert size={14} aria-label={t('warning')} className="shrink-0 text-warn" />
              )}
              <span className="min-w-0 flex-1 truncate">{problem.message}</span>
              <span className="shrink-0 font-mono text-2xs text-ink-3">{placeOf(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}
