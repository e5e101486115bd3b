// Questions that are told with their answers, each a row of its own.
import type { Copy } from '../../brief.ts'

/** “Do you open on Sundays?” – “No.”: a question with its answer. */
export function answeredQuestions(text: string): { offers: Copy['offers']; start: number; end: number }[] {
  const pair =
    /["“«]([^"“”«»]{4,200}\?)["”»]\s*(?:[-–—:,=]|->|and|answer(?:ed)?(?: is)?:?)?\s*["“«]([^"“”«»]{1,400})["”»](?:\s*(?:,|;|and)\s*(?=["“«]))?/giu
  const told =
    /["“«]([^"“”«»]{4,200}\?)["”»]\s*[-–—:,=]?\s*(\p{Lu}[^"“”«»]{1,300}?)(?=[.;]?\s*(?:["“«]|$)|[.;]\s+\p{Lu}|\n)/gu
  const quotedPairs = [...text.matchAll(pair)]
  const found = quotedPairs.length > 0 ? quotedPairs : [...text.matchAll(told)]
  return found.length === 1 && quotedPairs.length === 0
    ? []
    : found.map((match) => ({
        offers: [{ name: (match[1] ?? '').trim(), details: (match[2] ?? '').trim(), of: 'question' }],
        start: match.index,
        end: match.index + match[0].length,
      }))
}
