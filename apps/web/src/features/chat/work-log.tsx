import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ThinkingBlock, WorkBlock } from './run-state.ts'
import { ThinkingRow, WorkRow } from './work-row.tsx'

export interface WorkLogProps {
  rows: readonly (WorkBlock | ThinkingBlock)[]
  onOpenFile: (path: string) => void
}

/** So many of the newest rows are always seen. */
const alwaysShown = 5
/** Fewer hidden rows than this are not worth a fold. */
const leastFolded = 3

/** Neighbouring rows of work; a long list shows its newest end and folds the rest. */
export function WorkLog({ rows, onOpenFile }: WorkLogProps) {
  const t = useTranslations('chat.work')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const foldable = rows.length - alwaysShown
  const isFoldable = foldable >= leastFolded
  const shown = isFoldable && !isUnfolded ? rows.slice(-alwaysShown) : rows
  // Several tools may run at once; only the newest stands open.
  const open = rows.findLast((row) => row.kind === 'work' && row.status === 'running')
  return (
    <div className="flex flex-col">
      {isFoldable && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded((was) => !was)}
          className="flex min-h-[30px] items-center gap-2 rounded-control text-start text-xs text-ink-3 hover:text-ink touch:min-h-11"
        >
          <span className="grid w-[23px] place-items-center">
            <ChevronRight size={14} aria-hidden className={isUnfolded ? 'rotate-90' : 'rtl:rotate-180'} />
          </span>
          {t('earlier', { count: foldable })}
        </button>
      )}
      <ol className="flex flex-col">
        {shown.map((row) =>
          row.kind === 'work' ? (
            <WorkRow key={row.key} work={row} isNewest={row === open} onOpenFile={onOpenFile} />
          ) : (
            <ThinkingRow key={row.key} thinking={row} />
          ),
        )}
      </ol>
    </div>
  )
}
