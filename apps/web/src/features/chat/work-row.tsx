import type { ViewTarget } from '@joinery/contract/chat'
import { Check, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { WorkingText } from '../../ui/working-text.tsx'
import { KindTile } from './kind-icon.tsx'
import type { ThinkingBlock, WorkBlock } from './run-state.ts'
import { SeenPicture } from './seen-picture.tsx'

export interface WorkRowProps {
  projectGroupId: string
  work: WorkBlock
  /** The row that is worked on now: it stands open with the tail of what is written; the others wait. */
  isActive: boolean
  onOpenFile: (path: string) => void
  onGoTo: (target: ViewTarget) => void
}

/** One thing the agent did. Only the running row stands open; a done row opens on click. */
export function WorkRow({ projectGroupId, work, isActive, onOpenFile, onGoTo }: WorkRowProps) {
  const t = useTranslations('chat')
  const isRunning = work.status === 'running'
  const { path, target, picture } = work
  return (
    <LogRow
      tile={<KindTile block={work.block} isRunning={isActive} />}
      title={work.title}
      // A title that names the path says it already.
      meta={path === null || work.title.includes(path) ? null : shortPath(path)}
      lines={<Lines added={work.added} removed={work.removed} />}
      mark={<StateMark status={isRunning && !isActive ? 'waiting' : work.status} />}
      look={isActive ? 'active' : isRunning ? 'waiting' : 'settled'}
      // What was seen is looked at, not searched for.
      isOpenAtFirst={picture !== null}
    >
      {picture !== null && <SeenPicture projectGroupId={projectGroupId} picture={picture} />}
      {isActive && work.tail !== '' && <Tail text={work.tail} />}
      {!isRunning && work.detail !== null && <p className="text-xs whitespace-pre-wrap text-ink-2">{work.detail}</p>}
      {!isRunning && path !== null && (
        <button
          type="button"
          className="min-h-6 self-start text-xs text-kelp underline"
          onClick={() => onOpenFile(path)}
        >
          {t('work.openFile', { path })}
        </button>
      )}
      {target !== null && (
        <button type="button" className="min-h-6 self-start text-xs text-kelp underline" onClick={() => onGoTo(target)}>
          {t('work.goThere')}
        </button>
      )}
    </LogRow>
  )
}

export function ThinkingRow({ thinking }: { thinking: ThinkingBlock }) {
  const t = useTranslations('chat')
  const isRunning = thinking.endedAt === null
  const seconds = Math.max(1, Math.round(((thinking.endedAt ?? thinking.startedAt) - thinking.startedAt) / 1000))
  return (
    <LogRow
      tile={<KindTile block="thinking" isRunning={isRunning} />}
      title={isRunning ? t('work.thinking') : t('work.thought', { seconds })}
      meta={null}
      lines={null}
      mark={<StateMark status={thinking.status} />}
      look="settled"
    >
      <p className="text-xs whitespace-pre-wrap text-ink-2">{thinking.text}</p>
    </LogRow>
  )
}

interface LogRowProps {
  tile: ReactNode
  title: string
  meta: string | null
  lines: ReactNode
  mark: ReactNode
  /** `active` stands open and sweeps; `waiting` has begun and stands behind a newer one. */
  look: 'active' | 'waiting' | 'settled'
  isOpenAtFirst?: boolean
  children: ReactNode
}

function LogRow({ tile, title, meta, lines, mark, look, isOpenAtFirst = false, children }: LogRowProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const id = useId()
  const isOpen = look === 'active' || (chosen ?? isOpenAtFirst)
  const hasMore = Array.isArray(children) ? children.some((child) => child !== false && child !== null) : true
  return (
    <li className="relative flex flex-col before:absolute before:start-[11px] before:top-[26px] before:-bottom-[4px] before:w-px before:bg-line last:before:hidden">
      <button
        type="button"
        aria-expanded={hasMore ? isOpen : undefined}
        aria-controls={hasMore && isOpen ? id : undefined}
        disabled={!hasMore || look !== 'settled'}
        onClick={() => setChosen(!isOpen)}
        className="group flex min-h-[30px] w-full items-center gap-2 rounded-control text-start text-sm enabled:hover:text-kelp touch:min-h-11"
      >
        {tile}
        <span className={`max-w-[70%] shrink-0 truncate ${look === 'waiting' ? 'text-ink-2' : ''}`}>
          {look === 'active' ? <WorkingText>{title}</WorkingText> : title}
        </span>
        <span className="min-w-0 flex-1 truncate font-mono text-2xs text-ink-3">{meta}</span>
        {lines}
        {mark}
      </button>
      {isOpen && hasMore && (
        <div id={id} className="ms-[31px] mb-2 flex flex-col gap-1.5">
          {children}
        </div>
      )}
    </li>
  )
}

/** The last lines of what is being written, with the citron caret at their end. */
function Tail({ text }: { text: string }) {
  const lines = text.split('\n').slice(-6).join('\n')
  return (
    <pre className="mask-t-from-60% max-h-32 overflow-hidden rounded-control border border-line bg-surface px-3 py-2 font-mono text-2xs leading-[18px] text-ink-2">
      {lines}
      <span
        aria-hidden
        className="ms-px inline-block h-3.5 w-[7px] animate-caret bg-citron align-text-bottom outline outline-citron-line"
      />
    </pre>
  )
}

function Lines({ added, removed }: { added: number | null; removed: number | null }) {
  const t = useTranslations('chat')
  if (!added && !removed) return null
  return (
    <span className="shrink-0 font-mono text-2xs text-ink-2 tabular-nums">
      <span aria-hidden>
        {added ? `+${added}` : ''}
        {added && removed ? ' ' : ''}
        {removed ? `−${removed}` : ''}
      </span>
      <span className="sr-only">{t('work.lines', { added: added ?? 0, removed: removed ?? 0 })}</span>
    </span>
  )
}

function StateMark({ status }: { status: WorkBlock['status'] | 'waiting' }) {
  const t = useTranslations('chat')
  const mark = {
    running: <span className="size-2.5 animate-pulse-dot rounded-full border border-citron-line bg-citron" />,
    success: <Check className="size-3.5 text-kelp" />,
    error: <TriangleAlert className="size-3.5 text-warn" />,
    waiting: <CircleDashed className="size-3.5 text-ink-3" />,
    cancelled: <CircleSlash className="size-3.5 text-ink-3" />,
  }[status]
  return (
    <span className="grid size-4 shrink-0 place-items-center">
      <span aria-hidden className="contents">
        {mark}
      </span>
      <span className="sr-only">{t(`work.state.${status}`)}</span>
    </span>
  )
}

/** The part of a path that tells files apart: without the folder that every page shares. */
function shortPath(path: string): string {
  return path.replace(/^web\/(?:app\/)?/, '')
}
