import type { Generation } from '@joinery/contract/chat'
import type { Diagnostic } from '@joinery/contract/files'
import { Bug, Eye, GitCompareArrows, RotateCcw, Undo2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RunActions } from './run-actions.ts'
import { spentOf } from './run-spent.ts'
import type { RunState } from './run-state.ts'
import { formatClock, moodOf } from './status-words.ts'

export interface RunOutcomeProps {
  generation: Generation
  run: RunState
  isHead: boolean
  actions: RunActions
}

/** How a run ended: the version it made with what can be done with it, and the way on when it failed. */
export function RunOutcome({ generation, run, isHead, actions }: RunOutcomeProps) {
  const status = run.finished?.status ?? generation.status
  const problem = run.finished?.problem ?? generation.problem
  const number = run.revision?.number ?? generation.revisionNumber
  const revisionId = run.revision?.id ?? generation.revisionId
  const t = useTranslations('chat')
  const isUntried = moodOf(status) === 'untried'
  const isDone = moodOf(status) === 'done' || isUntried
  return (
    <div className="flex flex-col gap-2.5">
      {isUntried && <p className="text-sm font-semibold">{t(`status.${status}`, { version: 0 })}</p>}
      {isDone && problem !== null && <p className="text-sm text-ink-2">{problem}</p>}
      {!isDone && <Failure {...{ generation, status, problem, diagnostics: run.diagnostics, run, actions }} />}
      {number !== null && revisionId !== null && (
        <VersionCard {...{ number, revisionId, generation, run, isDone, isHead, actions }} />
      )}
      {number === null && isDone && <Spent generation={generation} run={run} isAnswer />}
    </div>
  )
}

interface VersionCardProps {
  number: number
  revisionId: string
  generation: Generation
  run: RunState
  isDone: boolean
  isHead: boolean
  actions: RunActions
}

function VersionCard({ number, revisionId, generation, run, isDone, isHead, actions }: VersionCardProps) {
  const t = useTranslations('chat')
  const lines = countLines(run)
  return (
    <div className="flex min-h-10 items-center gap-2 rounded-card border border-line bg-surface px-2.5 py-1">
      <span className="rounded-mark bg-sunken px-1.5 py-0.5 font-mono text-2xs">
        {t('outcome.version', { number })}
      </span>
      <span className="min-w-0 flex-1">{isDone && <Spent generation={generation} run={run} />}</span>
      {lines.added + lines.removed > 0 && (
        <span className="font-mono text-2xs whitespace-nowrap text-ink-2">{t('outcome.lines', lines)}</span>
      )}
      <span className="flex">
        <IconButton
          size="dense"
          icon={Eye}
          label={t('outcome.look', { number })}
          onPress={() => actions.onLook(number)}
        />
        <IconButton
          size="dense"
          icon={GitCompareArrows}
          label={t('outcome.compare', { number })}
          onPress={() => actions.onCompare(revisionId)}
        />
        {isHead && (
          <IconButton size="dense" icon={Undo2} label={t('outcome.undo', { number })} onPress={actions.onUndo} />
        )}
      </span>
    </div>
  )
}

interface SpentProps {
  generation: Generation
  run: RunState
  /** The run only answered: no version came of it. */
  isAnswer?: boolean
}

/** Time and tokens of the message. */
function Spent({ generation, run, isAnswer = false }: SpentProps) {
  const t = useTranslations('chat')
  const elapsedMs = run.finished?.elapsedMs ?? generation.elapsedMs
  const isUntried = moodOf(run.finished?.status ?? generation.status) === 'untried'
  const tokens = run.finished
    ? run.finished.inputTokens + run.finished.outputTokens
    : generation.inputTokens + generation.outputTokens
  return (
    <span className="block text-xs text-ink-2 tabular-nums">
      {isAnswer && `${t('outcome.noVersion')} · `}
      {elapsedMs === null
        ? t(isUntried ? 'outcome.built' : 'outcome.done')
        : t(isUntried ? 'outcome.builtIn' : 'outcome.doneIn', { time: formatClock(Math.max(elapsedMs, 1000)) })}
      {tokens > 0 && <span className="text-ink-3"> · {t('outcome.tokens', { tokens })}</span>}
      <SpentDetails generation={generation} run={run} />
    </span>
  )
}

/** What went in and out, what it costs at list prices, and whether it was charged. */
function SpentDetails({ generation, run }: SpentProps) {
  const t = useTranslations('chat.outcome')
  const format = useFormatter()
  const { parts, cost, isReturned, isEstimated } = spentOf(generation, run.finished)
  const words = [
    ...parts.map(({ kind, count }) => t(kind, { count })),
    ...(isEstimated ? [t('estimated')] : []),
    ...(cost === null
      ? []
      : [
          t('cost', {
            cost: format.number(cost / 1e6, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }),
          }),
        ]),
    ...(isReturned && parts.length > 0 ? [t('returned')] : []),
  ]
  return words.length === 0 ? null : <span className="block text-2xs text-ink-3">{words.join(' · ')}</span>
}

interface FailureProps {
  generation: Generation
  status: Generation['status']
  problem: string | null
  diagnostics: readonly Diagnostic[]
  run: RunState
  actions: RunActions
}

function Failure({ generation, status, problem, diagnostics, run, actions }: FailureProps) {
  const t = useTranslations('chat')
  const isStopped = moodOf(status) === 'stopped'
  const errors = diagnostics.filter(({ severity }) => severity === 'error').slice(0, 3)
  const isFixable = errors.length > 0 && (status === 'INVALID' || status === 'INVALID_CODE')
  return (
    <section
      aria-label={t(`status.${status}`, { version: 0 })}
      className={`flex flex-col gap-2 rounded-card border p-3 text-sm ${
        isStopped ? 'border-line bg-surface' : 'border-warn/40 bg-warn-soft'
      }`}
    >
      <p className={`font-semibold ${isStopped ? 'text-ink' : 'text-warn'}`}>{t(`status.${status}`, { version: 0 })}</p>
      {problem !== null && <p className="text-ink">{problem}</p>}
      {errors.map((error) => (
        <p key={`${error.file}:${error.line}:${error.message}`} className="font-mono text-2xs text-ink-2">
          {error.file !== undefined && <span className="text-ink-3">{placeOf(error)} </span>}
          {error.message}
        </p>
      ))}
      <SpentDetails generation={generation} run={run} />
      <div className="flex flex-wrap gap-2">
        {isFixable && (
          <Button size="dense" onPress={() => actions.onFix(t('outcome.fixText', { problem: listProblems(errors) }))}>
            {t('outcome.fix')}
          </Button>
        )}
        {(status === 'INVALID' || status === 'INVALID_CODE') && (
          <Button size="dense" onPress={() => actions.onDebug(t('outcome.debugText', { problem: problem ?? '' }))}>
            <Bug size={14} aria-hidden />
            {t('outcome.debug')}
          </Button>
        )}
        <Button size="dense" onPress={() => actions.onRetry(generation.id)}>
          <RotateCcw size={14} aria-hidden />
          {t('outcome.retry')}
        </Button>
      </div>
    </section>
  )
}

function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

function listProblems(errors: readonly Diagnostic[]): string {
  return errors.map((error) => `${placeOf(error)} ${error.message}`.trim()).join('\n')
}

function countLines(run: RunState): { added: number; removed: number } {
  const work = run.blocks.filter((block) => block.kind === 'work')
  return {
    added: work.reduce((sum, { added }) => sum + (added ?? 0), 0),
    removed: work.reduce((sum, { removed }) => sum + (removed ?? 0), 0),
  }
}
