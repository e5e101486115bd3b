// What people do to what others made, where that is the point of a message: they answer it, take it, ask for it, tick it off.
import type { Front } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import { factLabels } from '../purposes/fact-labels.ts'
import type { Records } from '../purposes/purpose.ts'
import { readAnswers } from './read-answers.ts'
import { readClaims } from './read-claims.ts'
import { readReports } from './read-reports.ts'
import { readRequests } from './read-requests.ts'
import { readSignUps } from './read-sign-ups.ts'
import { readTicks } from './read-ticks.ts'
import { readVotes } from './read-votes.ts'

type Reader = (message: string) => Records | null

/** Whoever asks and is answered comes before whoever takes. */
const readers: readonly Reader[] = [readRequests, readAnswers, readSignUps, readClaims, readTicks]
const isSite = /\b(?:web ?sites?|sites?|home ?pages?|landing pages?)\b/i

/** Shops, sites and games know what is done in them; "a page for the parents" makes no site. */
const bySort: Partial<Record<Front, (message: string) => readonly Reader[]>> = {
  list: () => [...readers, readReports, readVotes],
  site: (message) => (isSite.test(message) ? [] : readers),
  booking: () => [readRequests, readClaims],
  poll: () => [readVotes],
  survey: () => [readAnswers, readClaims],
}

/** Where its stages were told, or that people are for it, that was understood. */
function isTold(read: Reader, { kind }: Records, told: BuildReading): boolean {
  if (!told.ok || (read !== readReports && read !== readVotes)) return false
  const { entity, parts, fields } = told.brief
  const hasStages = fields.some(({ options = [] }) => options.length > 2)
  return read === readReports ? hasStages : parts.includes('likes') || (hasStages && entity.singular === kind)
}

/** Three facts that were told say what is kept, and rows booked by name are whole: only who answers or asks is beside them. */
function isKnown(read: Reader, told: BuildReading): boolean {
  if (!told.ok || read === readAnswers || read === readRequests) return false
  const isListed = told.saidFields && factLabels(told.brief.fields).length > 2
  return told.isWhole === true || (isListed && (read === readReports || read === readSignUps))
}

/** Null where a message tells no such act. */
export function readAct(message: string, told: BuildReading): Records | null {
  const usable = bySort[told.ok ? told.brief.front : 'list']?.(message) ?? []
  for (const read of usable) {
    if (isKnown(read, told)) continue
    const records = read(message)
    if (records !== null && !isTold(read, records, told)) return records
  }
  return null
}
