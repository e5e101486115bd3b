import type { Publication } from '@joinery/contract/publish'
import { Check, CircleDashed, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { stepsOf, type StepState } from './publish-state.ts'

/** The steps of a publish and how far each is. */
export function PublishProgress({ latest }: { latest: Publication['latest'] }) {
  const t = useTranslations('publish')
  return (
    <ol className="flex flex-col" aria-label={t('steps')}>
      {stepsOf(latest).map(({ step, state }) => (
        <li
          key={step}
          className="flex min-h-7 items-center gap-2 text-sm"
          aria-current={state === 'running' ? 'step' : undefined}
        >
          <StepMark state={state} />
          <span className={state === 'waiting' ? 'text-ink-3' : ''}>{t(`step.${step}`)}</span>
          <span className="sr-only">{t(`stepState.${state}`)}</span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state }: { state: StepState }) {
  return (
    <span aria-hidden className="grid size-4 place-items-center">
      {state === 'done' && <Check size={14} className="text-kelp" />}
      {state === 'running' && (
        <span className="size-2.5 animate-pulse-dot rounded-full border border-citron-line bg-citron" />
      )}
      {state === 'waiting' && <CircleDashed size={14} className="text-ink-3" />}
      {state === 'failed' && <TriangleAlert size={14} className="text-warn" />}
    </span>
  )
}
