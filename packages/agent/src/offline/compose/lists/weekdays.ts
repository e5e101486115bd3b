// The days of a week, as a choice of their names or as dates.
import type { Brief, Field } from '../../brief.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Days on which people work are five. */
const leastDays = 5

/** A choice of the days of the week. */
export function isWeekday({ kind, options = [] }: Pick<Field, 'kind' | 'options'>): boolean {
  const names: readonly string[] = weekdays
  return kind === 'choice' && options.length >= leastDays && options.every((option) => names.includes(option))
}

/** By what a week plan goes: the day of the week, else the date; undefined in any other list. */
export function weekColumn({ skeleton, fields }: Pick<Brief, 'skeleton' | 'fields'>): Field | undefined {
  const [, ...rest] = fields
  return skeleton === 'week' ? (rest.find(isWeekday) ?? rest.find(({ kind }) => kind === 'date')) : undefined
}
