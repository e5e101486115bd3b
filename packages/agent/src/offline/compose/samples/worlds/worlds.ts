// What is known of the world that a message speaks of: the noun and the message's words decide, the noun first.
import type { SampleRow } from '../../../topics/topic.ts'
import type { Range } from '../sample-words.ts'
import { craftWorlds } from './craft-worlds.ts'
import { everydayWorlds } from './everyday-worlds.ts'
import { houseWorlds } from './house-worlds.ts'
import { homeWorlds } from './home-worlds.ts'
import { learningWorlds } from './learning-worlds.ts'
import { leisureWorlds } from './leisure-worlds.ts'
import { natureWorlds } from './nature-worlds.ts'
import { outdoorWorlds } from './outdoor-worlds.ts'
import { publicWorlds } from './public-worlds.ts'
import { repairWorlds } from './repair-worlds.ts'
import { sportWorlds } from './sport-worlds.ts'
import { workWorlds } from './work-worlds.ts'
import type { World } from './world.ts'

// Of two that begin with the same word, the one that says more stands first.
const worlds: readonly World[] = [
  ...homeWorlds,
  ...learningWorlds,
  ...leisureWorlds,
  ...natureWorlds,
  ...workWorlds,
  ...everydayWorlds,
  ...repairWorlds,
  ...sportWorlds,
  ...outdoorWorlds,
  ...craftWorlds,
  ...publicWorlds,
  ...houseWorlds,
]

const spoken = new Map<string, readonly World[]>()

/** The worlds that a noun and a message speak of, in the order in which they do. */
function worldsOf(noun: string, about: string): readonly World[] {
  const text = `${noun}: ${about}`
  const known = spoken.get(text)
  if (known !== undefined) return known
  const found = worlds
    .map((world) => ({ world, at: text.search(world.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ world }) => world)
  // The same message is asked for each of its facts.
  spoken.clear()
  spoken.set(text, found)
  return found
}

/** Whole rows for records of this noun; none where its world has none. */
export function rowsOfWorld(noun: string, about: string): readonly SampleRow[] {
  for (const { rows = [] } of worldsOf(noun, about)) {
    const found = rows.find(([of]) => of.test(noun))?.[1]
    if (found !== undefined) return found
  }
  return []
}

/** Whether the message's world has rows for this noun, and a text says nothing of that world. */
export function hasRowsBeyond({ noun, about, told }: { noun: string; about: string; told: string }): boolean {
  const world = worldsOf('', about).find(({ rows = [] }) => rows.some(([of]) => of.test(noun)))
  // One word of it in the text is enough: clothes that children grow into are children's clothes.
  const spokenOf =
    world?.words
      .exec(about)?.[0]
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  const text = told.toLowerCase()
  return world !== undefined && spokenOf.length > 0 && !spokenOf.some((word) => text.includes(word.replace(/s$/u, '')))
}

/** How large a figure of this name is; undefined where its world says nothing of it. */
export function figureOfWorld(field: string, noun: string, about: string): Range | undefined {
  for (const { figures = [] } of worldsOf(noun, about)) {
    const found = figures.find(([of]) => of.test(field))?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/** Names for records of this noun; undefined where its world has none. */
export function namesOfWorld(noun: string, about: string): readonly string[] | undefined {
  for (const { things = [] } of worldsOf(noun, about)) {
    const names = things.find(([of]) => of.test(noun))?.[1]
    if (names !== undefined) return names.split('|')
  }
  return undefined
}

/** Words for a text field, by its name; undefined where its world says nothing of it. */
export function wordsOfWorld(field: string, noun: string, about: string): readonly string[] | undefined {
  for (const { facts = [] } of worldsOf(noun, about)) {
    const words = facts.find(([of]) => of.test(field))?.[1]
    if (words !== undefined) return words.split('|')
  }
  return undefined
}
