// What is known of the world that a message speaks of: the noun and the message's words decide, the noun first.
import type { SampleRow } from '../../../topics/topic.ts'
import { craftWorlds } from './craft-worlds.ts'
import { outdoorWorlds } from './outdoor-worlds.ts'
import { publicWorlds } from './public-worlds.ts'
import { repairWorlds } from './repair-worlds.ts'
import { sportWorlds } from './sport-worlds.ts'
import type { World } from './world.ts'

const worlds: readonly World[] = [...repairWorlds, ...sportWorlds, ...outdoorWorlds, ...craftWorlds, ...publicWorlds]

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
  return worldsOf(noun, about).flatMap(({ rows = [] }) => rows.find(([of]) => of.test(noun))?.[1] ?? [])
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
