// A first page's heading out of what it works out: whom it is about, who is first, or how much it is. How many records there are
// tells nobody what to do.
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { namesIn, reckonedOn, wordsOf } from './reckoned-files.ts'
import { keysOf } from './reckoned-sql.ts'
import type { Reckoning } from './reckoning.ts'

export interface ReckonedHeading {
  /** What stands between the heading's tags. */
  code: string
  /** Words as long as those it will say. */
  like: string
}

/** More letters would be a sentence over a sentence. */
const longest = 30
/** Its first line is the answer: "Best liked: By the canal 22". */
const asksFirst = /^(?:best|biggest|most|which|who|next|first|in the lead|longest|fastest|cheapest|nearest|soonest)\b/iu
/** "Pieces laid so far", "calls this month". */
const isSpan = /^(?:this|so far|altogether|in all|today|last|now|average)\b/iu

const inTemplate = (words: string): string => words.replaceAll(/[`\\$]/g, '')
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

interface Named {
  each: Reckoning
  name: string
}

const isShort = ({ each }: Named): boolean => each.heading.length <= longest && !each.isLine
const isFiltered = ({ each: { group, only } }: Named): boolean =>
  group.sort === 'records' && (group.where.length > 0 || only !== null)
const isRanked = ({ each: { group, heading } }: Named): boolean => group.sort !== 'all' && asksFirst.test(heading)

function ofLines({ each: { group, heading }, name }: Named, count: string): ReckonedHeading {
  const rows = `data.reckoned.${name}`
  const words = inTemplate(heading)
  const said =
    group.sort === 'records' && !asksFirst.test(heading)
      ? `countOf(${rows}.length, '${inTemplate(group.of.entity.singular)}', '${inTemplate(group.of.entity.plural)}').toLowerCase()`
      : `${rows}[0].name`
  return { code: `{${rows}.length > 0 ? \`${words}: \${${said}}\` : ${count}}`, like: `${words}: nnnnnnnn nnnnnnnn` }
}

function ofAll({ each, name }: Named, count: string, many: string): ReckonedHeading | null {
  const [column] = each.columns
  if (column === undefined) return null
  const told = isSpan.test(each.heading) ? `${column.label} ${lower(each.heading)}` : each.heading
  if (told.length > longest) return null
  const value = wordsOf(column, `data.reckoned.${name}[0].${keysOf(each)[0] ?? ''}`)
  return {
    code: `{data.${many}.length > 0 ? \`${inTemplate(told)}: \${${value}}\` : ${count}}`,
    like: `${told}: nnnnnnn`,
  }
}

/**
 * @param count code of how many records there are, for a page that has nothing to tell
 * @returns null where nothing that is worked out says it in a line
 */
export function reckonedHeading(view: View, all: readonly View[], count: string): ReckonedHeading | null {
  const reckonings = reckonedOn(view, all)
  const named = reckonings.map((each, at): Named => ({ each, name: namesIn(reckonings)[at] ?? '' })).filter(isShort)
  const lines = named.find((each) => isFiltered(each) || isRanked(each))
  if (lines !== undefined) return ofLines(lines, count)
  const whole = named.find(({ each }) => each.group.sort === 'all')
  return whole === undefined ? null : ofAll(whole, count, namesOf(view).many)
}
