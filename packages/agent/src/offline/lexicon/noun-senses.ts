// What sort of thing a noun names, and how often a word is a noun at all: WordNet's files of nouns, weighed by how often
// each sense was met in tagged texts. `scripts/write-noun-senses.ts` writes the table.
import { readFileSync } from 'node:fs'

import { singularize } from '../understand/inflect.ts'

/** WordNet's files of nouns, in their order. */
const senses = [
  'top',
  'act',
  'animal',
  'artifact',
  'attribute',
  'body',
  'cognition',
  'communication',
  'event',
  'feeling',
  'food',
  'group',
  'location',
  'motive',
  'object',
  'person',
  'phenomenon',
  'plant',
  'possession',
  'process',
  'quantity',
  'relation',
  'shape',
  'state',
  'substance',
  'time',
] as const
export type NounSense = (typeof senses)[number]

export interface NounSenses {
  /** Those that make up a fifth of its uses or more, the commonest first. */
  senses: NounSense[]
  /** How much of its use is as a noun: 0 (hardly ever) to 9 (always). */
  share: number
}

let table: Map<string, string> | undefined

function loaded(): Map<string, string> {
  table ??= new Map(
    readFileSync(new URL('./noun-senses.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const space = line.indexOf(' ')
        return [line.slice(0, space), line.slice(space + 1)]
      }),
  )
  return table
}

/**
 * @param word one word, singular or plural, in any case
 * @returns null for what is no English noun: a name, a verb only, a slip of the keys
 */
export function sensesOfNoun(word: string): NounSenses | null {
  const lower = word.toLowerCase()
  const coded = loaded().get(lower) ?? loaded().get(singularize(lower))
  if (coded === undefined) return null
  return {
    senses: coded
      .slice(0, -1)
      .split('')
      .flatMap((letter) => senses[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? []),
    share: Number(coded.at(-1)),
  }
}
