// What is to be seen of a known app: it keeps what it needs, so no wish to see something gives it further facts.
import type { Brief } from '../../brief.ts'
import { stemsOf } from '../fields/same-fact.ts'
import type { BuildReading } from '../finish-brief.ts'
import type { View } from './view.ts'
import { withViews } from './with-views.ts'

const factsOf = ({ fields, more }: Brief): number =>
  [fields, ...more.map((kind) => kind.fields)].reduce((sum, each) => sum + each.length, 0)

const kindsIn = (brief: Brief): Pick<Brief, 'fields'>[] => [{ fields: brief.fields }, ...brief.more]

/** A tick or a state that is there, whatever it is called: "came" of "Came: yes, cancelled". */
function hasMark(brief: Brief, view: View): boolean {
  if (view.sort !== 'mark') return false
  const [stem = ''] = stemsOf(view.label)
  const words = kindsIn(brief).flatMap(({ fields }) => fields.flatMap(({ label, options = [] }) => [label, ...options]))
  return stem !== '' && words.some((each) => stemsOf(each).includes(stem))
}

/** Of others the message tells how they are worked out, or that they are not. */
const ofLists: ReadonlySet<View['sort']> = new Set([
  'print',
  'find',
  'chart',
  'liked',
  'remind',
  'order',
  'group',
  'due',
])

export function withViewsOfKnown(
  whole: Extract<BuildReading, { ok: true }>,
  views: readonly View[],
): Extract<BuildReading, { ok: true }> {
  let { brief } = whole
  const missing: string[] = []
  for (const view of views) {
    const seen = ofLists.has(view.sort) ? withViews(brief, [view]) : null
    if (seen !== null && factsOf(seen.brief) === factsOf(brief)) {
      brief = seen.brief
      missing.push(...seen.left)
    } else if (!hasMark(brief, view)) missing.push(`“${view.said.trim()}”`)
  }
  return { ...whole, brief, unsupported: [...new Set([...whole.unsupported, ...missing])] }
}
