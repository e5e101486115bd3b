import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from './icon-button.tsx'

export interface PagerProps {
  /** Counted from 0. */
  page: number
  pageSize: number
  total: number
  words: {
    previous: string
    next: string
    /** `from` and `to` count from 1; both are 0 when there is nothing. */
    range: (range: { from: number; to: number; total: number }) => string
  }
  onChange: (page: number) => void
  /** At the end of the line. */
  children?: ReactNode
}

/** The line below a list that shows a page of it at a time. */
export function Pager({ page, pageSize, total, words, onChange, children }: PagerProps) {
  const from = Math.min(total, page * pageSize + 1)
  const to = Math.min(total, (page + 1) * pageSize)
  return (
    <footer className="flex h-10 shrink-0 items-center gap-2 border-t border-line px-3 text-xs text-ink-2">
      <IconButton
        size="dense"
        icon={ChevronLeft}
        label={words.previous}
        isDisabled={page === 0}
        onPress={() => onChange(page - 1)}
      />
      <span className="tabular-nums">{words.range({ from, to, total })}</span>
      <IconButton
        size="dense"
        icon={ChevronRight}
        label={words.next}
        isDisabled={(page + 1) * pageSize >= total}
        onPress={() => onChange(page + 1)}
      />
      {children !== undefined && <span className="flex-1" />}
      {children}
    </footer>
  )
}
