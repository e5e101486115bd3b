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
  /** How many rows at the end have begun and wait for their turn out of sight. */
  toCome: number
  /** Pieces of work among the folded ones. */
  steps: number
  failed: number
}

/** @param isPast whether the run has gone on past these rows or has ended */
export function foldWork(rows: readonly LogRow[], isPast: boolean): WorkFold {
  const active = activeRow(rows)
  const isOver = isPast && active === undefined
  const end = active === undefined ? rows.length : Math.min(rows.length, rows.indexOf(active) + 3)
  const foldable = isOver ? rows.length : end - seenWhileRunning
  const folded = foldable >= leastFolded ? foldable : 0
  const work = rows.slice(0, folded).filter((row) => row.kind === 'work')
  return {
    folded,
    toCome: rows.length - Math.max(end, folded),
    steps: work.length,
    failed: work.filter(({ status }) => status === 'error').length,
  }
}

/**
 * The row that is worked on now. Calls of one step arrive one after another, and run in their order once all are there:
 * until the first of them is done the newest is being written, from then on the first that is not done is running.
 */
export function activeRow(rows: readonly LogRow[]): WorkBlock | undefined {
  const work = rows.filter((row) => row.kind === 'work')
  const newest = work.findLast(({ status }) => status === 'running')
  const step = work.filter((row) => row.step === newest?.step)
  const isExecuting = step[0]?.status !== 'running'
  return isExecuting ? step.find(({ status }) => status === 'running') : newest
}
