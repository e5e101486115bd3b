// The lines that a case works out go by its states; where a message lists others, each line goes by what comes next to them.
import { escapePattern } from '../escape-pattern.ts'
import { stemsOf } from '../fields/same-fact.ts'

export interface OtherStates {
  /** The choice that they are of. */
  label: string
  known: readonly string[]
  own: readonly string[]
}

const over =
  /^(?:done|fixed|finished|completed?|closed|solved|paid|returned|delivered|picked up|repaired|ready|seen|watched|read|played|visited|handed in|sold)\b/iu
const refused =
  /^(?:declined|rejected|refused|not ours|cancell?ed|lost|gave up|given up|withdrawn|turned down|skipped)\b/iu

export const isAlike = (one: string, other: string): boolean => {
  const [said, known] = [stemsOf(one), stemsOf(other)]
  return said.some((stem) => known.some((each) => each.slice(0, 5) === stem.slice(0, 5)))
}

/** @returns null where nothing of its own comes near it */
export function nearestState(state: string, { known, own }: OtherStates): string | null {
  const alike = own.find((each) => each.toLowerCase() === state) ?? own.find((each) => isAlike(each, state))
  if (alike !== undefined) return alike
  for (const sort of [over, refused]) if (sort.test(state)) return own.find((each) => sort.test(each)) ?? null
  const steps = own.filter((each) => !over.test(each) && !refused.test(each))
  const places = known.filter((each) => !over.test(each) && !refused.test(each)).map((each) => each.toLowerCase())
  const share = places.indexOf(state) / Math.max(1, places.length - 1)
  return steps[Math.floor(share * (steps.length - 1))] ?? null
}

/** @returns the same line by the other states; null where it goes by one that is gone */
export function byOtherStates(line: string, states: OtherStates): string | null {
  const any = states.known.map((each) => escapePattern(each.toLowerCase())).join('|')
  const named = new RegExp(
    String.raw`\b${escapePattern(states.label.toLowerCase())} is ((?:${any})(?: or (?:${any}))*)`,
    'giu',
  )
  let isGone = false
  const parts = line.split(' | ').map((part) => {
    const clauses = part.split('; ').flatMap((clause) => {
      const [head] = / = /u.test(clause) ? clause.split(' = ') : ['']
      let isEmpty = false
      const other = clause.replace(named, (_, list: string) => {
        const own = list.split(' or ').flatMap((each) => nearestState(each.toLowerCase(), states) ?? [])
        isEmpty ||= own.length === 0
        return `${states.label.toLowerCase()} is ${[...new Set(own)].join(' or ').toLowerCase()}`
      })
      if (isEmpty) return []
      const isCalled = other !== clause && states.known.some((each) => each === head)
      const called = isCalled ? nearestState(head?.toLowerCase() ?? '', states) : null
      return [called === null ? other : other.replace(/^.*? = /u, `${called} = `)]
    })
    if (clauses.length === 0) isGone = true
    const heads = clauses.map((clause) => clause.split(' = ')[0])
    return clauses.filter((_, at) => heads.indexOf(heads[at]) === at).join('; ')
  })
  return isGone ? null : parts.join(' | ')
}
