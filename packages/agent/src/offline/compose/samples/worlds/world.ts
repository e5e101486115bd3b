// A world: what things are called and what is said of them where a message speaks of chess, of bicycles, of a campsite.
import type { SampleRow } from '../../../topics/topic.ts'

export interface World {
  /** Words of a message, or of a noun, that speak of it. */
  words: RegExp
  /** Names of its things, by their noun. */
  things?: readonly (readonly [noun: RegExp, names: string])[]
  /** What stands in a text field, by the field's name. */
  facts?: readonly (readonly [field: RegExp, words: string])[]
  /** Whole rows, where facts belong together: what a pike weighs, when beans are sown. */
  rows?: readonly (readonly [noun: RegExp, rows: readonly SampleRow[]])[]
}
