// What is read where a list has no rows yet.
import type { Brief } from '../../brief.ts'
import { lower } from './select-files.ts'

/** "Born on", "began at": when something was, and no noun. */
const isWhen = /^\p{L}+ (?:on|at|until|from|by|in)$|^(?:born|begun|bought|made|promised)$/iu

/** What stands where no record is yet: what the first one says. The facts stand as a list, which needs no articles. */
export function emptyWords({ entity, fields }: Brief): string {
  const labels = fields
    .filter(({ kind, formula, label }) => kind !== 'boolean' && formula === undefined && !isWhen.test(label))
    .slice(0, 3)
    .map(({ label }) => lower(label))
  const listed = labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
  return `No ${entity.plural} yet. Write down the first one${listed === '' ? '' : `: ${listed}`}.`
}
