// What is noted again and again by its amount: eggs each day, fuel every week or so, a rent each month. Its days follow each
// other as they would, the last of them today or a moment ago.
import { hashText } from '../../seed.ts'
import type { View } from '../views.ts'
import type { SampleValue } from './sample-values.ts'

/** Days from one to the next, by the last word of what is noted. */
const steps: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)count$|^time entry$/u, 1],
  [/(?:^|\s)payment$/u, 15],
  [/(?:^|\s)(?:purchase|sale)$/u, 11],
  [/\sentry$/u, 8],
]
/** As many as fill the first screen. */
const mostRows = 9
/** From here on nobody notes it to the day. */
const looseFrom = 5
const mostLate = 3

const stepOf = (singular: string): number | undefined => steps.find(([says]) => says.test(singular))?.[1]

/** @returns how many rows are made of so many that there could be */
export const seriesLength = ({ entity, known }: View, many: number): number =>
  known === undefined && stepOf(entity.singular) !== undefined ? Math.min(many, mostRows) : many

/** A day on which something was; until when it is to be paid follows from no series. */
const isDay = /^(?:date|day|on|when|noted_on|(?:[a-z]+_)?(?:paid|bought|sold|filled|measured|counted)_?on)$/

/** @returns the day of a row, in even steps up to today, the last row being the latest; nothing where it is no series */
export function dayInSeries({ entity, fields, seed, known }: View, row: number, many: number): [string, SampleValue][] {
  const step = known === undefined ? stepOf(entity.singular) : undefined
  const day = fields.find(({ kind, name }) => kind === 'date' && isDay.test(name))
  if (step === undefined || day === undefined) return []
  const late = step < looseFrom ? 0 : hashText(`series/${row}/${seed}`) % mostLate
  return [[day.name, { kind: 'days', days: -(many - 1 - row) * step - late }]]
}
