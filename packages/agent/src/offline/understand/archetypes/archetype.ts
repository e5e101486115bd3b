// A sort of app that is more than a list of records.
import type { Access, Front, Part, Skeleton } from '../../brief.ts'

export interface Archetype {
  id: string
  says: RegExp
  /** Asks for it where one pattern does not say enough. */
  asks?: (text: string) => boolean
  /** Where it is not meant although `says` fits. */
  saysNot?: RegExp
  front: Front
  /** Ready stage at `/` for `front: 'stage'`. */
  stage?: string
  /** What the records are called when the sentence names none. */
  noun: string
  /** Name of an app that was given none. */
  title?: string
  /** True: the records are always called so, whatever else the sentence names ("a shop for plants" sells products). */
  keepsNoun?: boolean
  fields: string
  parts?: readonly Part[]
  skeletons?: readonly Skeleton[]
  /** Where nobody says who may do what, and it goes by persons all the same. */
  access?: Access
  /** What the person must know: where rules and a database of one's own end. */
  note?: string
}
