// A message that enumerates what it keeps is kept as it enumerates it, where the app that was understood lacks some of it.
import type { Brief, Field, Part } from '../../brief.ts'
import { stemsOf } from '../fields/same-fact.ts'
import { finishKinds } from '../statements/finish-statements.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readEnumerated } from './read-enumerated.ts'

/** What people do to the records was told with them. */
const acts: ReadonlySet<Part> = new Set([
  'settling',
  'likes',
  'answers',
  'requests',
  'loans',
  'signups',
  'seats',
  'streaks',
])

/** A site, a shop or a calendar of its own goes by other rules. */
const isOther = (reading: BuildReading): boolean =>
  reading.ok
    ? reading.brief.parts.some((part) => acts.has(part)) || reading.brief.front !== 'list' || reading.brief.isInbox
    : reading.reason !== 'nothing_to_record'

/** How many facts of an app the message tells. */
function saidFacts({ fields, more }: Brief, message: string): number {
  const words = new Set(stemsOf(message))
  const isSaid = ({ label, to, isMade }: Field): boolean =>
    to === undefined && isMade !== true && stemsOf(label).every((stem) => words.has(stem))
  return [fields, ...more.map((kind) => kind.fields)].flat().filter(isSaid).length
}

/** @param message without its looks */
export function withEnumerated(reading: BuildReading, words: () => Words, message: string): BuildReading {
  if (isOther(reading)) return reading
  const enumerated = readEnumerated(message)
  if (enumerated === null) return reading
  const { main, about } = enumerated
  const brief = reading.ok ? reading.brief : null
  const kept = finishKinds(words, { statements: enumerated, message, brief, main })
  if (kept?.ok === true && brief !== null && saidFacts(kept.brief, message) < saidFacts(brief, message)) return reading
  if (kept?.ok !== true || about === null || words().name !== undefined) return kept ?? reading
  // "Log for our two cars": the app goes by what its list is of.
  return { ...kept, brief: { ...kept.brief, name: capitalize(pluralize(about)) } }
}
