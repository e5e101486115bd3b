// What is read where a list has no rows yet.
import type { Brief } from '../../brief.ts'
import { lower } from './select-files.ts'

/** "What was done", "your name": said as it is; a fact of one word takes its article. */
const standsAlone = /^(?:what|which|who|whom|whose|where|when|why|how|if|whether|my|your|our|his|her|their|the|an?)\b/

/** "Born on", "began at": when something was, and no noun. */
const isWhen = /^\p{L}+ (?:on|at|until|from|by|in)$/u

/** What stands where no record is yet: what the first one begins with. */
export function emptyWords({ entity, fields }: Brief): string {
  const labels = fields
    .filter(({ kind, formula, label }) => kind !== 'boolean' && formula === undefined && !isWhen.test(label))
    .slice(0, 3)
    .map(({ label }) => lower(label))
    .map((label) => (standsAlone.test(label) ? label : `the ${label}`))
  const listed = labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
  return `No ${entity.plural} yet. The first one begins with ${listed}.`
}
