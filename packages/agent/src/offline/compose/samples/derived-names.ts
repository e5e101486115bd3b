// Names for things that no list knows, from their own noun: the blue hinge, the harbour station, the Monday call.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import type { NounSense } from '../../lexicon/noun-senses.ts'
import { labelWords } from './label-words.ts'
import { people } from './sample-names.ts'

/** How somebody tells theirs from others. */
export const looks = ['Blue', 'Old', 'Small', 'Green', 'Large', 'Grey', 'Red', 'Second']
const places = ['Harbour', 'Old Town', 'Northgate', 'Mill Lane', 'Hillside', 'Riverside', 'Orchard']
/** No weekday and no season: the day that stands beside would belie it. */
const times = ['First', 'Early', 'Long', 'Short', 'Late', 'Second', 'Extra']
const headings = [
  'What we learned in spring',
  'A short one',
  'Who has the key?',
  'Before the summer',
  'Thank you for Saturday',
  'Small things first',
  'New from May',
]

const ofThings: readonly NounSense[] = ['artifact', 'object', 'substance', 'food', 'plant', 'animal', 'body', 'shape']
const ofPlaces: readonly NounSense[] = ['location', 'group']
const ofSayings: readonly NounSense[] = ['communication', 'cognition']
/** What is noted of a day, though its word is one for what is said. */
const isOfDay =
  /(?:^| )(?:call|conversation|chat|visit|meeting|session|entry|reading|calculation|conversion|translation|log|record)$/
const isBuilt =
  /(?:^| )(?:church|station|school|shop|house|hut|hall|mill|surgery|practice|clinic|room|office|caf[eé]|garden|bar|plot|stake|lake)$/

/** @returns seven names or more, no two alike */
export function derivedNames(label: string): readonly string[] {
  const noun = label.toLowerCase()
  const last = noun.split(' ').at(-1) ?? ''
  const ofLabel =
    labelWords.find(([says]) => says.test(noun.replaceAll(' ', '_')) || says.test(last))?.[1].split('|') ?? []
  const least = 4
  if (new Set(ofLabel).size >= least) return [...new Set(ofLabel)]
  const [sense = 'top'] = sensesOfNoun(last)?.senses ?? []
  if (sense === 'person') return people
  const before = (words: readonly string[]): string[] => words.map((word) => `${word} ${noun}`)
  if (isOfDay.test(noun)) return before(times)
  if (isBuilt.test(noun) || ofPlaces.includes(sense)) return before(places)
  if (ofThings.includes(sense)) return before(looks)
  return ofSayings.includes(sense) ? headings : before(times)
}
