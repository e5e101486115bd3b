// Which rows of a work log fold away.
import type { ThinkingBlock, WorkBlock } from './run-state.ts'

export type LogRow = WorkBlock | ThinkingBlock

/** While it is worked on, so many of the newest rows are seen. */
const seenWhileRunning = 5
/** Fewer rows than this are not worth a fold. */
const leastFolded = 3

export interface WorkFold {
  /** How many rows from the beginning fold away; 0 folds nothing. */
  folded: number
  /** Pieces of work among them. */
  steps: number
  failed: number
}

/** @param isPast whether the run has gone on past these rows or has ended */
export function foldWork(rows: readonly LogRow[], isPast: boolean): WorkFold {
  const isOver = isPast && !rows.some((row) => row.kind === 'work' && row.status === 'running')
  const foldable = isOver ? rows.length : rows.length - seenWhileRunning
  const folded = foldable >= leastFolded ? foldable : 0
  const work = rows.slice(0, folded).filter((row) => row.kind === 'work')
  return { folded, steps: work.length, failed: work.filter(({ status }) => status === 'error').length }
}
