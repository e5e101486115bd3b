import type { Generation } from '@joinery/contract/chat'
import { isShownOnly } from '@joinery/contract/questions'
import { isTerminal } from '@joinery/contract/vocabulary/statuses'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Markdown } from './markdown.tsx'
import { QuestionCard } from './question-card.tsx'
import type { RunActions } from './run-actions.ts'
import { RunOutcome } from './run-outcome.tsx'
import { countWork, type RunBlock as Block, type RunState, type ThinkingBlock, type WorkBlock } from './run-state.ts'
import { formatClock, moodOf } from './status-words.ts'
import { WaitCard } from './wait-card.tsx'
import { WorkLog } from './work-log.tsx'

export interface RunBlockProps {
  generation: Generation
  run: RunState
  /** Number of the version this run makes, while it goes on. */
  nextNumber: number
  /** Whether the version this run made is the newest one, so that undo means this run. */
  isHead: boolean
  actions: RunActions
}

/** What the agent said and did for one message: its words as plain text, its work as a list. */
export function RunBlock({ generation, run, nextNumber, isHead, actions }: RunBlockProps) {
  const groups = useMemo(() => groupBlocks(run.blocks), [run.blocks])
  const isGoingOn = !isTerminal(generation.status) && run.finished === null
  return (
    <div className="flex flex-col gap-2.5">
      {isGoingOn && <RunHead generation={generation} run={run} nextNumber={nextNumber} />}
      {groups.map((group) =>
        group.kind === 'heard' ? (
          <p
            key={group.key}
            className="ms-12 self-end rounded-card rounded-ee-mark bg-sunken px-3 py-2 text-sm break-words whitespace-pre-wrap"
          >
            {group.text}
          </p>
        ) : group.kind === 'text' ? (
          <Markdown key={group.key} text={group.text} isStreaming={isGoingOn && group === groups.at(-1)} />
        ) : (
          <WorkLog
            key={group.key}
            projectGroupId={actions.projectGroupId}
            rows={group.rows}
            isPast={!isGoingOn || group !== groups.at(-1)}
            onOpenFile={actions.onOpenFile}
            onGoTo={actions.onGoTo}
          />
        ),
      )}
      {!isGoingOn && run.asked !== null && drawQuestion(run.asked, actions)}
      {!isGoingOn && drawVerdict(run, actions)}
      {!isGoingOn && <RunOutcome generation={generation} run={run} isHead={isHead} actions={actions} />}
    </div>
  )
}

function drawQuestion(asked: NonNullable<RunState['asked']>, actions: RunActions): ReactNode {
  const hasForm = asked.form.fields.some((field) => !isShownOnly(field))
  if (asked.wait?.action === 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION') return null
  return hasForm ? <QuestionCard asked={asked} actions={actions} /> : <WaitCard asked={asked} actions={actions} />
}

/** Only of an ended run: until then what fails is being mended. */
function drawVerdict({ verdict }: RunState, { renderReport, renderUnjudged, onFix }: RunActions): ReactNode {
  if (verdict === null) return null
  return verdict.isJudged ? renderReport(verdict.summary, onFix) : renderUnjudged(verdict.reason)
}

function RunHead({ generation, run, nextNumber }: { generation: Generation; run: RunState; nextNumber: number }) {
  const t = useTranslations('chat')
  const status = run.status ?? generation.status
  const startedAt = run.startedAt ?? generation.createdAt.getTime()
  const elapsedMs = useElapsed(startedAt)
  const { done, begun } = countWork(run)
  const isWaiting = moodOf(status) === 'waiting'
  return (
    <div className="flex items-center gap-2 text-xs">
      <span
        aria-hidden
        className={`grid size-[18px] place-items-center rounded-mark ${
          isWaiting ? 'bg-sunken text-ink-3' : 'bg-citron text-on-citron'
        }`}
      >
        <Plus className="size-3" strokeWidth={3} />
      </span>
      <span className="font-semibold">{t(`status.${status}`, { version: nextNumber })}</span>
      <span className="text-ink-3 tabular-nums">{formatClock(elapsedMs)}</span>
      <span className="ms-auto text-ink-2 tabular-nums">{begun > 0 && t('work.progress', { done, begun })}</span>
    </div>
  )
}

/** Milliseconds since a moment, renewed every second. */
function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - startedAt)
}

type Group =
  | { kind: 'text'; key: string; text: string }
  | { kind: 'heard'; key: string; text: string }
  | { kind: 'log'; key: string; rows: (WorkBlock | ThinkingBlock)[] }

/** Neighbouring rows of work form one list; text stands between lists. */
function groupBlocks(blocks: readonly Block[]): readonly Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'text') groups.push({ kind: 'text', key: block.key, text: block.text })
    else if (block.kind === 'heard') groups.push({ kind: 'heard', key: block.key, text: block.text })
    else if (last?.kind === 'log') last.rows.push(block)
    else groups.push({ kind: 'log', key: `log-${block.key}`, rows: [block] })
  }
  return groups
}
