// Words for facts that no list of their own kind knows: no fact that was asked for stays open in all rows.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { oneOf } from './even-chances.ts'
import { anyWords, labelLines, labelWords, senseWords } from './label-words.ts'
import { circleOf } from './said-counts.ts'
import type { WordRequest } from './sample-values.ts'

/** Behind these a label says of what, and no longer what. */
const besides = /_(?:of|in|on|at|for|to|with|from|by|per|and|or|where|when|that|which)_.*$/

/** "name_of_the_pattern" is a name, "best_10k_time" a time. */
const headOf = (name: string): string => name.replace(besides, '').split('_').at(-1) ?? name

const told = (list: string): readonly string[] => list.split('|')

/** A word or two that fit behind a label; what nothing is known of is told neutrally. */
export function derivedWord({ name, row, seed, about }: WordRequest): string {
  const ofLabel = labelWords.find(([says]) => says.test(name))?.[1]
  if (ofLabel !== undefined) return oneOf(told(ofLabel), seed, row, name)
  const [sense = ''] = sensesOfNoun(headOf(name))?.senses ?? []
  if (sense === 'person') return oneOf(circleOf(about), seed, row, name)
  return oneOf(told(senseWords[sense] ?? anyWords), seed, row, name)
}

/** A sentence for what is written at length, where its label tells what it is about. */
export function derivedLine({ name, row, seed }: Pick<WordRequest, 'name' | 'row' | 'seed'>): string | undefined {
  const lines = labelLines.find(([says]) => says.test(name))?.[1]
  return lines === undefined ? undefined : oneOf(told(lines), seed, row, name)
}
