// Takes parts out of a text, as fixing code does (specification 8).
import { errorMessages } from './error-catalogue.ts'

export interface TextRange {
  start: number
  /** Exclusive. */
  end: number
}

/**
 * The text without the ranges, given in any order; ranges may touch.
 *
 * @throws Error 'Detected overlapping ranges when removing nodes for fixing.'
 * @throws RangeError for a range that is not inside the text
 */
export function removeRanges(text: string, ranges: readonly TextRange[]): string {
  const ordered = ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const kept: string[] = []
  let position = 0
  for (const { start, end } of ordered) {
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || end > text.length)
      throw new RangeError(`There is no range ${start}–${end} in a text of ${text.length} characters.`)
    if (start < position) throw new Error(errorMessages.overlappingRanges)
    kept.push(text.slice(position, start))
    position = end
  }
  kept.push(text.slice(position))
  return kept.join('')
}
