// What a week plan says of today, as the heading of its page.
import { readPart } from '../../parts/read-part.ts'
import { jsxAttribute } from '../data/expressions.ts'
import { weekColumn } from '../lists/weekdays.ts'
import { partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, isMain } from '../views.ts'
import { type Drawing, entriesOf, tag, todayProp } from './drawing.ts'

export function weekToday(view: View): Drawing[] {
  const column = weekColumn(view)
  if (column === undefined || !isMain(view)) return []
  const entries = entriesOf(view, { day: column, name: partsOf(view).title })
  return [
    {
      component: 'TodayPlanned',
      element: tag('TodayPlanned', [
        `entries={${entries}}`,
        todayProp,
        `many=${jsxAttribute(view.entity.plural)}`,
        'className="mb-2"',
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}

/** The name of today where the plan is the same every week; else its date. */
const dayOfToday = "new Date(today).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })"

export function weekFiles(view: View): Record<string, string> {
  const column = weekColumn(view)
  if (column === undefined) return {}
  return readPart('week-today', {
    tag: view.copy.headline === '' ? 'h1' : 'p',
    heading: `text-3xl leading-tight sm:text-5xl sm:leading-[1.08] ${headingWeight(view)}`,
    day: column.kind === 'date' ? 'today' : dayOfToday,
  })
}
