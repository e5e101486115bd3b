// What an app is opened for, told in a message: what is owed, due, left or coming. Such a message says little of what is kept;
// whoever builds such an app knows it.
import type { Skeleton } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import type { Records } from '../purposes/purpose.ts'
import { trustIn } from '../purposes/clean-facts.ts'
import { isStructured } from '../purposes/read-known-app.ts'
import { withRecords } from '../purposes/read-purpose.ts'
import { readComersByPart, readGuests, readPotluck, readReplies, readSizes } from './counted.ts'
import { readBorrowed, readDueFor, readVaccinations, readWarranties } from './due-things.ts'
import { readFees } from './fees.ts'
import { readFeeds, readLifts } from './logs.ts'
import { readSharedOut } from './shared-out.ts'
import { readStore } from './stores.ts'
import { readStaged } from './staged-things.ts'

interface Reader {
  read: (message: string) => Records | null
  /** How its records stand, where that is what they are opened for. */
  skeleton?: Skeleton
}

/** So plain that no story that is known of tells it better. */
const surest: readonly Reader[] = [
  { read: readDueFor },
  { read: readFees },
  { read: readSharedOut },
  { read: readComersByPart },
  { read: readSizes },
  { read: readPotluck },
  { read: readGuests },
  { read: readReplies },
]
const readers: readonly Reader[] = [
  { read: readStaged, skeleton: 'board' },
  { read: readVaccinations },
  { read: readBorrowed },
  { read: readWarranties },
  { read: readStore },
  { read: readLifts },
  { read: readFeeds },
]

/** So many facts were understood of a list. */
const listed = 3

const knowsItself =
  /\b(?:web ?sites?|landing pages?|home ?pages?|blogs?|calculators?|quiz\w*|games?|surveys?|polls?|lead generation)\b/i

/**
 * Null where a message asks for nothing of the kind; a site or a game knows what it is opened for.
 *
 * @param isSure only what is told so plainly that no known app is meant
 */
export function readOpened(message: string, told: BuildReading, isSure = false): BuildReading | null {
  if (knowsItself.test(message)) return null
  // Facts in a notation are all that is kept.
  if (!isSure && isStructured.test(message) && trustIn(told, message) >= listed) return null
  for (const { read, skeleton } of isSure ? surest : readers) {
    const records = read(message)
    if (records === null) continue
    const reading = withRecords(message, records, told)
    if (!reading.ok) return null
    const { brief } = reading
    return { ...reading, isOpened: true, brief: skeleton === undefined ? brief : { ...brief, skeleton } }
  }
  return null
}
