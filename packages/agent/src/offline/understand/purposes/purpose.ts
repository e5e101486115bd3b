// What somebody wants an app for, told by what is done with it and not by what it holds: "which books did I lend to whom".
// A developer knows what such an app keeps; so do these tables.
import type { Access, Brief, Front, Part } from '../../brief.ts'

/** What the message says of the deed. */
export interface Said {
  message: string
  /** What it is done with, as one of them is called; '' where the message does not say. */
  thing: string
  /** What or whom it is of. */
  of: string
}

interface Kind {
  /** What one record is called. */
  kind: string
  /** As a person would list them. */
  fields: string
  /** The kind that it belongs to, or several: "client and cleaner". */
  of?: string
  /** The case that it is one kind of, `parcels/0`, for its rows. */
  known?: string
}

/** The records of an app. */
export interface Records extends Kind {
  title: string
  more?: readonly Kind[]
  parts?: readonly Part[]
  access?: Access
  /** Each person hands in what is theirs, and the admin answers. */
  isOverseen?: boolean
  /** Everybody adds, and only the admin changes. */
  isAddedByAll?: boolean
  /** What people answer to each record. */
  answers?: Brief['answers']
  /** Visitors ask for a record. */
  requests?: Brief['requests']
  /** What is said above the list. */
  lines?: readonly string[]
  /** The rows it begins with. */
  rows?: readonly string[]
  /** Somebody takes a record for good. */
  claims?: Brief['claims']
  /** What is worked out for the first page. */
  reckoned?: readonly string[]
  /** Said to the composer besides: what is done with a record, in words that it knows. */
  hint?: string
}

export interface Purpose {
  id: string
  says: readonly RegExp[]
  saysNot?: RegExp
  /** What a message is taken for that tells this all the same: the reader of sorts went by one word of it. */
  beats?: readonly Front[]
  /** What the message asks for in the words of the readers of sorts; or the records that it takes. */
  plain?: (said: Said) => string
  records?: (said: Said) => Records
}
