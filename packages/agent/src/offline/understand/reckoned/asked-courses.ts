// "A graph of it going up": what was measured again and again, as a line over its days.
import { isSummable } from '../../compose/drawings/measures.ts'
import type { Field } from '../../brief.ts'
import { type View, referencesOf } from '../../compose/views.ts'
import { type Reader, line, numberCalled } from './asked-of.ts'

const asksCourse =
  /\b(?:graphs?|line charts?|charts? (?:of|for|showing) (?:my|the|their|each|his|her|our|how)|curves?|trends?|over (?:time|the (?:weeks|months|years|season))|(?:goes|going|went|gone) (?:up|down)|(?:is|are|it['’]?s|['’]s|whether .{1,40}?) (?:getting better|improv\p{L}+)|improves?|improved|made progress)\b/iu

/** Numbers that say which one it is or how many are wanted, and nothing that goes up and down. */
const notMeasured =
  /(?:^|_)(?:year|age|number|no|nr|every|goal|target|priority|order|rank|people|guests|persons|seats|capacity|sets|reps|repetitions|rounds|price)(?:_|$)/

const isMeasured = ({ kind, name }: Field): boolean =>
  (kind === 'number' || kind === 'rating' || kind === 'money') && !notMeasured.test(name)

/** The day on which it was measured: the day of birth, or one to come, is none. */
const dayMeasured = ({ fields }: View): Field | undefined =>
  fields.find(
    ({ kind, name }) =>
      kind === 'date' &&
      !/(?:^|_)(?:born|birth\w*|bought|since|due|next|until|ends?|planned|deadline)(?:_|$)/.test(name),
  )

const isLifted = ({ fields }: View): boolean => fields.some(({ name }) => /^(?:sets|reps|repetitions)$/.test(name))

/** Two of one unit are told together: the upper and the lower pressure. */
function measuredIn(clause: string, view: View): Field[] {
  const named = numberCalled(clause, view)
  const measured = view.fields.filter(isMeasured)
  const first =
    named !== undefined && measured.includes(named) ? named : (measured.find(({ required }) => required) ?? measured[0])
  if (first === undefined) return []
  const isOwn = first.unit !== undefined
  return [first, ...(isOwn ? measured.filter((field) => field !== first && field.unit === first.unit) : [])].slice(0, 3)
}

const whoseItIs = /(?:^|_)(?:exercise|lift|movement|child|kid|pet|animal|who|player|meter|person|plant)(?:_|$)/

/** What the lines are told apart by: the exercise that a set belongs to, the child that was weighed. */
function apartIn(view: View, views: readonly View[]): string {
  const [parent] = referencesOf(view, views).filter(({ target }) => target !== view)
  const field = parent?.field ?? view.fields.find(({ kind, name }) => kind === 'text' && whoseItIs.test(name))
  return field === undefined ? '' : ` by ${field.label}`
}

/** Measured on a day it is as high as it was; what is done again and again is added up. */
function tellingOf(field: Field, view: View): string {
  if (isLifted(view)) return 'highest'
  return isSummable(field) ? 'sum' : 'average'
}

/** "Mite counts per hive with a chart": what is named is drawn. */
const asksChart = /\bwith (?:an? )?(?:line )?(?:charts?|graphs?|diagrams?)\b/iu

export const chart: Reader = (asked) => {
  const isNamed = asked.views.some((view) => {
    const named = numberCalled(asked.clause, view)
    return named !== undefined && isMeasured(named)
  })
  return asksChart.test(asked.clause) && isNamed ? courseOf(asked) : null
}

export const course: Reader = (asked) => (asksCourse.test(asked.clause) ? courseOf(asked) : null)

function courseOf({ clause, main, views }: Parameters<Reader>[0]): ReturnType<Reader> {
  const named = views.filter((view) => numberCalled(clause, view) !== undefined)
  for (const view of named.length > 0 ? named : [main, ...views.filter((other) => other !== main)]) {
    const day = dayMeasured(view)
    const fields = day === undefined ? [] : measuredIn(clause, view)
    const [first] = fields
    if (day === undefined || first === undefined) continue
    const kind = view.entity.singular
    const telling = tellingOf(first, view)
    const period = telling === 'sum' ? (first.kind === 'money' ? 'month' : 'week') : 'day'
    return line(
      `${first.label} over time`,
      `each ${period} of ${day.label} of ${kind}${apartIn(view, views)}`,
      fields.map(({ label }) => `${label} = ${telling} ${label} of ${kind}`).join('; '),
      'as line',
    )
  }
  return null
}
