// Sample rows of a week plan: day after day, so that each day of the week shows what it looks like when something is planned.
import { weekColumn, weekdays } from '../lists/weekdays.ts'
import type { View } from '../views.ts'
import type { SampleRowValues } from './agreeing.ts'

/** Gives each row in turn a day of the week; rows of all other lists stay as they are. */
export function overWeek(view: View): (row: SampleRowValues, at: number) => SampleRowValues {
  const column = weekColumn(view)
  if (column === undefined) return (row) => row
  const names = column.options ?? weekdays
  return (row, at) => {
    const after = at % names.length
    return new Map([
      ...row,
      [column.name, column.kind === 'date' ? { kind: 'weekday', after } : { kind: 'text', text: names[after] ?? '' }],
    ])
  }
}
