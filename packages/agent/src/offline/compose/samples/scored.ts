// Sample games between two of one kind: they were played, one after the other, and ended as games end.
import { hashText } from '../../seed.ts'
import type { View } from '../views.ts'
import type { SampleRowValues } from './agreeing.ts'

const isScore = /(?:^|_)(?:scores?|goals?)(?:_|$)/
/** Goals in a game, at most. */
const mostGoals = 4
const daysBetween = 3

/** Gives each game in turn its score and a day that has been; rows of all other kinds stay as they are. */
export function scored({ fields, seed, known }: View): (row: SampleRowValues, at: number) => SampleRowValues {
  const sides = fields.filter(({ kind }) => kind === 'reference')
  const isGame = sides.length === 2 && sides[0]?.to === sides[1]?.to
  const scores = fields.filter(({ kind, name }) => kind === 'number' && isScore.test(name))
  const day = fields.find(({ kind }) => kind === 'date')
  const hasEnd = scores.length === 2 || fields.some(({ name }) => name === 'result')
  if (!isGame || !hasEnd || known !== undefined) return (row) => row
  return (row, at) =>
    new Map([
      ...row,
      ...scores.map(
        ({ name }) => [name, { kind: 'number', value: hashText(`${name}/${at}/${seed}`) % (mostGoals + 1) }] as const,
      ),
      ...(day === undefined ? [] : [[day.name, { kind: 'days', days: -1 - at * daysBetween }] as const]),
    ])
}
