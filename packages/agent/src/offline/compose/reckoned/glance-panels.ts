// How the panels of what is worked out share the width: two beside each other where both are narrow, the odd one over both.
import type { StyleName } from '../../brief.ts'
import { glanceOf } from './glance-looks.ts'

export interface Panel {
  /** More in it than half of a page shows. */
  isWide: boolean
  /** Numbers in a row are one line high, and leave a hole beside a list. */
  isRow: boolean
  element: (isWide: boolean) => string
}

/** Each narrow panel with one of its sort beside it: the next one moves up to it, and one without any takes the width. */
export function inPairs(panels: readonly Panel[]): Panel[] {
  const [first, ...others] = panels
  if (first === undefined) return []
  const at = others.findIndex(({ isWide, isRow }) => !isWide && isRow === first.isRow)
  const beside = others[at]
  if (first.isWide || beside === undefined) return [{ ...first, isWide: true }, ...inPairs(others)]
  return [first, beside, ...inPairs(others.toSpliced(at, 1))]
}

/** Cards stand as close as cards do; what only rules part needs more air between it. */
export function panelGrid(style: StyleName): string {
  return `grid ${glanceOf(style) === 'cards' ? 'gap-6' : 'gap-x-14 gap-y-10'} lg:grid-cols-2`
}
