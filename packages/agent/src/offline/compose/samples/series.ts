// What is noted again and again by its amount: eggs each day, fuel every week or so, a rent each month. Its days follow each
// other as they would, the last of them today or a moment ago.
import { hashText } from '../../seed.ts'
import type { View } from '../views.ts'
import type { SampleRowValues } from './agreeing.ts'

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

/** @returns the rows with days in even steps up to today, the last row being the latest */
export function inSeries(
  { entity, fields, seed, known }: View,
  rows: readonly SampleRowValues[],
): readonly SampleRowValues[] {
  const step = known === undefined ? stepOf(entity.singular) : undefined
  const day = fields.find(({ kind }) => kind === 'date')
  if (step === undefined || day === undefined) return rows
  return rows.map((row, at) => {
    const late = step < looseFrom ? 0 : hashText(`series/${at}/${seed}`) % mostLate
    return new Map([...row, [day.name, { kind: 'days', days: -(rows.length - 1 - at) * step - late }]])
  })
}
