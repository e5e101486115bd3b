// Words for facts that no list of their own kind knows: no fact that was asked for stays open in all rows.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../../understand/inflect.ts'
import { looks } from './derived-names.ts'
import { oneOf } from './even-chances.ts'
import { anyWords, describedLines, labelLines, labelWords, senseWords } from './label-words.ts'
import { circleOf } from './said-counts.ts'
import { namesOfThing } from './sample-names.ts'
import type { WordRequest } from './sample-values.ts'

/** Behind these a label says of what, and no longer what. */
const besides = /_(?:of|in|on|at|for|to|with|from|by|per|and|or|where|when|that|which)_.*$/

/** "name_of_the_pattern" is a name, "best_10k_time" a time. */
const headOf = (name: string): string => name.replace(besides, '').split('_').at(-1) ?? name

const told = (list: string): readonly string[] => list.split('|')

const ofThings: ReadonlySet<string> = new Set(['artifact', 'object'])

/** A word or two that fit behind a label; what nothing is known of is told neutrally. */
export function derivedWord({ name, row, seed, about }: WordRequest): string {
  const choose = (list: readonly string[]): string => oneOf(list, seed, row, name)
  const ofLabel = labelWords.find(([says]) => says.test(name))?.[1]
  if (ofLabel !== undefined) return choose(told(ofLabel))
  const head = singularize(headOf(name))
  const [sense = ''] = sensesOfNoun(head)?.senses ?? []
  if (sense === 'person') return choose(circleOf(about))
  const called = namesOfThing(head)
  if (called !== undefined) return choose(called)
  // "The blue telescope" and "the old wall" are what somebody writes of theirs.
  return ofThings.has(sense)
    ? choose(looks.map((look) => `${look} ${head}`))
    : choose(told(senseWords[sense] ?? anyWords))
}

/** Senses of which nothing can be said that is true of the one thing and not of any. */
const abstract = ['act', 'communication', 'cognition', 'process', 'motive', 'phenomenon', 'substance']
const neutral = new Set([anyWords, ...abstract.map((sense) => senseWords[sense] ?? '')].flatMap(told))

/** "As usual", "with all details": beside rows that tell of real things it is less than nothing. */
export const isNeutral = (words: string): boolean => neutral.has(words)

const isDescription = /description|details|^text$|^body$|summary/

/** A sentence for what is written at length, where its label tells what it is about. */
export function derivedLine({ name, row, seed, noun }: Omit<WordRequest, 'about'>): string | undefined {
  const lines =
    labelLines.find(([says]) => says.test(name))?.[1] ??
    (isDescription.test(name) ? describedLines.find(([of]) => of.test(noun))?.[1] : undefined)
  return lines === undefined ? undefined : oneOf(told(lines), seed, row, name)
}
