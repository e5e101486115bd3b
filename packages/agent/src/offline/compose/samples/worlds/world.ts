// A world: what things are called and what is said of them where a message speaks of chess, of bicycles, of a campsite.
import { type SampleRow, readRows } from '../../../topics/topic.ts'
import type { Range } from '../sample-words.ts'

export interface World {
  /** Words of a message, or of a noun, that speak of it. */
  words: RegExp
  /** Names of its things, by their noun. */
  things?: readonly (readonly [noun: RegExp, names: string])[]
  /** What stands in a text field, by the field's name. */
  facts?: readonly (readonly [field: RegExp, words: string])[]
  /** How large its figures are, by the field's name. */
  figures?: readonly (readonly [field: RegExp, range: Range])[]
  /** Whole rows, where facts belong together: what a pike weighs, when beans are sown. */
  rows?: readonly (readonly [noun: RegExp, rows: readonly SampleRow[]])[]
}

/** From and to, in whole numbers where no decimals are told. */
export function between(low: number, high: number, decimals = 0): Range {
  return { low, high, decimals }
}

/** Rows as topics write them; what one fact is called by several words is told once: `place/beach/where=Long sands`. */
export function worldRows(text: string): SampleRow[] {
  return readRows(text).map(({ values, ...row }) => ({
    ...row,
    values: Object.fromEntries(
      Object.entries(values).flatMap(([keys, value]) => keys.split('/').map((key): [string, string] => [key, value])),
    ),
  }))
}
