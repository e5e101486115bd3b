import type { ViewTarget } from '@joinery/contract/chat'
import { Check, ChevronRight, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ThinkingBlock, WorkBlock } from './run-state.ts'
import { activeRow, foldWork, type LogRow } from './work-fold.ts'
import { ThinkingRow, WorkRow } from './work-row.tsx'

export interface WorkLogProps {
  projectGroupId: string
  rows: readonly LogRow[]
  /** Whether the run has gone past these rows: then they fold to one line. */
  isPast: boolean
  onOpenFile: (path: string) => void
  onGoTo: (target: ViewTarget) => void
}

/** Neighbouring rows of work: the newest end stands open while it is worked on, and all fold to one line after it. */
export function WorkLog({ projectGroupId, rows, isPast, onOpenFile, onGoTo }: WorkLogProps) {
  const t = useTranslations('chat.work')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const listId = useId()
  const fold = foldWork(rows, isPast)
  const shown = isUnfolded ? rows : rows.slice(fold.folded, rows.length - fold.toCome)
  // Several tools may be under way at once; only one stands open.
  const active = activeRow(rows)
  return (
    <div className="flex flex-col">
      {fold.folded > 0 && (
        <FoldLine
          steps={fold.steps}
          failed={fold.failed}
          isAll={fold.folded === rows.length}
          isUnfolded={isUnfolded}
          listId={listId}
          onToggle={() => setIsUnfolded((was) => !was)}
        />
      )}
      <ol id={listId} className="flex flex-col">
        {shown.map((row) => (
          <Row
            key={row.key}
            projectGroupId={projectGroupId}
            row={row}
            isActive={row === active}
            onOpenFile={onOpenFile}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
      {fold.toCome > 0 && !isUnfolded && (
        <p className="ms-[31px] flex min-h-[30px] items-center text-sm text-ink-3">
          {t('toCome', { count: fold.toCome })}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  projectGroupId: string
  row: WorkBlock | ThinkingBlock
  isActive: boolean
  onOpenFile: (path: string) => void
  onGoTo: (target: ViewTarget) => void
}

function Row({ row, ...rest }: RowProps) {
  return row.kind === 'thinking' ? <ThinkingRow thinking={row} /> : <WorkRow work={row} {...rest} />
}

interface FoldLineProps {
  steps: number
  failed: number
  /** Whether it stands for the whole log and not only for its beginning. */
  isAll: boolean
  isUnfolded: boolean
  listId: string
  onToggle: () => void
}

/** The one line that stands for folded rows, in the grid of a row. */
function FoldLine({ steps, failed, isAll, isUnfolded, listId, onToggle }: FoldLineProps) {
  const t = useTranslations('chat.work')
  const Mark = failed > 0 ? TriangleAlert : Check
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      aria-controls={listId}
      onClick={onToggle}
      className="flex min-h-[30px] items-center gap-2 rounded-control text-start text-sm text-ink-2 hover:text-ink touch:min-h-11"
    >
      <span className="grid w-[23px] place-items-center text-ink-3">
        <ChevronRight size={14} aria-hidden className={isUnfolded ? 'rotate-90' : 'rtl:rotate-180'} />
      </span>
      {t(isAll ? 'steps' : 'earlier', { count: steps })}
      {failed > 0 && <span className="text-ink-3">{t('failed', { count: failed })}</span>}
      {isAll && (
        <span aria-hidden className="ms-auto grid size-4 place-items-center">
          <Mark className={`size-3.5 ${failed > 0 ? 'text-warn' : 'text-kelp'}`} />
        </span>
      )}
    </button>
  )
}
