// What shops sell and makers show: the words for it, what it is drawn as, and rows that a person might have written.
import { foodWares } from './food-wares.ts'
import { homeWares } from './home-wares.ts'
import type { SampleRow } from './topic.ts'
import { usedWares } from './used-wares.ts'

export interface Ware {
  /** Words of a message that speak of it. */
  words: RegExp
  /** What `/v0/image` draws for it. */
  drawn: string
  rows: readonly SampleRow[]
}

const wares: readonly Ware[] = [...foodWares, ...usedWares, ...homeWares]

/** Of things that are told by their words, the one that a text speaks of first. */
export function firstSpokenOf<Told extends { words: RegExp }>(all: readonly Told[], text: string): Told | undefined {
  const found = all.flatMap((told) => {
    const at = text.search(told.words)
    return at === -1 ? [] : [{ told, at }]
  })
  return found.sort((one, other) => one.at - other.at)[0]?.told
}

/** What a message says is sold or made; undefined where it is nothing that is known. */
export function wareOf(text: string): Ware | undefined {
  return firstSpokenOf(wares, text)
}
