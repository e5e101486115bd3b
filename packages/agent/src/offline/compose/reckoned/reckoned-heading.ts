// A first page's heading out of what it works out: what is to be done now, or who is first. How many records there are tells
// nobody what to do, and neither does an amount that stands below once more.
import { quoteJs } from '../data/expressions.ts'
import type { View } from '../views.ts'
import { namesIn, reckonedOn } from './reckoned-files.ts'
import type { Reckoning } from './reckoning.ts'

export interface ReckonedHeading {
  /** What stands between the heading's tags. */
  code: string
  /** Words as long as those it will say. */
  like: string
  /** The heading of what it tells. */
  heading: string
}

/** More letters would be a sentence over a sentence. */
const longest = 34
/** Its first line is the answer: "Best liked: By the canal". */
const asksFirst = /^(?:best|biggest|most|next|first|in the lead|longest|fastest|cheapest|nearest|soonest)\b/iu
/** What can be said behind a number: "two overdue", "three to follow up", "one due in the next 30 days". */
const isSaidOfSome =
  /^(?:overdue|due|not|still|to|ready|open|free|out|late|too late|on|in|at|away|below|past|without|waiting|here|coming|arriving|running|renewing|expired|lent|ordered|delivered|invoiced|sent|done|won|sharpened|promised|unsold|unanswered|unpaid|untouched|thirsty|missing|put aside|up for|for sale|told|wobbly)\b/iu
/** "Open of each", "out by category", "done by week": told apart, and no state of some. */
const isToldApart = /\b(?:each|by|of|whose|per)\b/iu

const inTemplate = (words: string): string => words.replaceAll(/[`\\$]/g, '')
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

interface Named {
  each: Reckoning
  name: string
}

function isOfSome({ each: { group, heading, only } }: Named): boolean {
  const isFiltered = group.sort === 'records' && (group.where.length > 0 || only !== null)
  return isFiltered && isSaidOfSome.test(heading) && !isToldApart.test(heading)
}

const isRanked = ({ each: { group, heading } }: Named): boolean => group.sort !== 'all' && asksFirst.test(heading)

/**
 * @param plain words for a page that has nothing to tell
 * @returns null where nothing that is worked out says it in a line
 */
export function reckonedHeading(view: View, all: readonly View[], plain: string): ReckonedHeading | null {
  const reckonings = reckonedOn(view, all)
  const found = reckonings
    .map((each, at): Named => ({ each, name: namesIn(reckonings)[at] ?? '' }))
    .find((named) => named.each.heading.length <= longest && !named.each.isLine && (isOfSome(named) || isRanked(named)))
  if (found === undefined) return null
  const { heading } = found.each
  const rows = `data.reckoned.${found.name}`
  const words = isOfSome(found) ? lower(heading) : ''
  return {
    heading,
    code:
      words === ''
        ? `{${rows}.length > 0 ? \`${inTemplate(heading)}: \${${rows}[0].name}\` : ${quoteJs(plain)}}`
        : `{${rows}.length > 0 ? countOf(${rows}.length, ${quoteJs(words)}, ${quoteJs(words)}) : ${quoteJs(plain)}}`,
    like: words === '' ? `${heading}: nnnnnnnn nnnnnnnn` : `Twelve ${words}`,
  }
}
