// What shops sell and makers show: the words for it, what it is drawn as, and rows that a person might have written.
import { foodWares } from './food-wares.ts'
import { homeWares } from './home-wares.ts'
import type { SampleRow } from './topic.ts'

export interface Ware {
  /** Words of a message that speak of it. */
  words: RegExp
  /** What `/v0/image` draws for it. */
  drawn: string
  rows: readonly SampleRow[]
}

const wares: readonly Ware[] = [...foodWares, ...homeWares]

/**
 * The ware that a message speaks of first; undefined where it speaks of none that is known.
 *
 * @param text the person's own words
 */
export function wareOf(text: string): Ware | undefined {
  const found = wares.flatMap((ware) => {
    const at = text.search(ware.words)
    return at === -1 ? [] : [{ ware, at }]
  })
  return found.sort((one, other) => one.at - other.at)[0]?.ware
}
