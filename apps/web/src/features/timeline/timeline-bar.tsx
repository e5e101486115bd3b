import type { Revision } from '@joinery/contract/revisions'
import { Undo2 } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'
import { stepVersion, ticksOf, type Tick, type TickTone } from './timeline-state.ts'

export interface TimelineBarProps {
  revisions: readonly Revision[]
  headNumber: number
  isBuilding: boolean
  /** The version looked at; null for the head. */
  lookedAt: number | null
  isUndoing: boolean
  onLook: (versionNumber: number | null) => void
  onUndo: () => void
  /** What the page puts at the right end. */
  children?: ReactNode
}

/** Every version as a tick; the thumb stands on the one that is looked at. */
export function TimelineBar(props: TimelineBarProps) {
  const { revisions, headNumber, isBuilding, lookedAt, isUndoing, onLook, onUndo, children } = props
  const t = useTranslations('stage.timeline')
  const live = revisions.find(({ isPublished }) => isPublished)
  return (
    <footer
      aria-label={t('title')}
      className="flex h-10 shrink-0 items-center gap-3 border-t border-line px-3 text-xs touch:h-12"
    >
      <span className="shrink-0 font-mono font-semibold tabular-nums">
        {t('version', { number: lookedAt ?? (isBuilding ? headNumber + 1 : headNumber) })}
      </span>
      {isBuilding && lookedAt === null && <span className="shrink-0 text-ink-2">{t('building')}</span>}
      <VersionSlider {...{ revisions, headNumber, isBuilding, lookedAt, onLook }} />
      {live !== undefined && (
        <span className="shrink-0 text-ink-2 max-sm:hidden">{t('live', { number: live.number })}</span>
      )}
      <span className="flex-1" />
      <IconButton
        size="dense"
        icon={Undo2}
        label={t('undo')}
        isDisabled={isUndoing || isBuilding || headNumber <= 1}
        onPress={onUndo}
      />
      {children}
    </footer>
  )
}

type VersionSliderProps = Pick<TimelineBarProps, 'revisions' | 'headNumber' | 'isBuilding' | 'lookedAt' | 'onLook'>

const keys = { ArrowLeft: 'back', ArrowDown: 'back', ArrowRight: 'forward', ArrowUp: 'forward' } as const

function VersionSlider({ revisions, headNumber, isBuilding, lookedAt, onLook }: VersionSliderProps) {
  const t = useTranslations('stage.timeline')
  const ticks = ticksOf(revisions, isBuilding)
  const at = lookedAt ?? headNumber
  const message = revisions.find(({ number }) => number === at)?.message ?? ''

  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key)
    if (step === null) return
    event.preventDefault()
    onLook(stepVersion(revisions, lookedAt, step))
  }
  const lookAtPointer = (event: PointerEvent<HTMLElement>) => {
    const number = Number(
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-version]')?.getAttribute('data-version'),
    )
    if (number > 0 && number <= headNumber) onLook(number === headNumber ? null : number)
  }
  return (
    <div
      // A range input cannot hold ticks of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t('slider')}
      aria-valuemin={revisions.at(-1)?.number ?? 1}
      aria-valuemax={headNumber}
      aria-valuenow={at}
      aria-valuetext={t('value', { number: at, message: lookedAt === null ? t('head') : message })}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        lookAtPointer(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) lookAtPointer(event)
      }}
      className="flex h-7 max-w-[60%] min-w-0 touch-none items-center justify-end overflow-hidden rounded-control px-1 focus-visible:-outline-offset-1"
    >
      {ticks.map((tick) => (
        <TickMark
          key={tick.number}
          tick={tick}
          isThumb={tick.revisionId !== null && tick.number === at && !(isBuilding && lookedAt === null)}
        />
      ))}
    </div>
  )
}

function stepOf(key: string): 'back' | 'forward' | 'first' | 'last' | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  return key === 'ArrowLeft' || key === 'ArrowDown' || key === 'ArrowRight' || key === 'ArrowUp' ? keys[key] : null
}

const tones: Readonly<Record<TickTone, string>> = {
  settled: 'h-2 w-[3px] bg-ink-3',
  failed: 'h-2 w-[3px] bg-danger',
  published: 'h-3.5 w-1 bg-kelp',
  building: 'size-3.5 rounded-full! border-2 border-ink bg-citron animate-pulse-dot',
}

function TickMark({ tick, isThumb }: { tick: Tick; isThumb: boolean }) {
  return (
    <span data-version={tick.number} className="grid h-full w-[22px] min-w-2 shrink place-items-center">
      {isThumb ? (
        <span
          className={`size-3.5 rounded-full border-2 bg-surface ${tick.tone === 'published' ? 'border-kelp' : tick.tone === 'failed' ? 'border-danger' : 'border-ink'}`}
        />
      ) : (
        <span className={`rounded-full ${tones[tick.tone]}`} />
      )}
    </span>
  )
}
