// The case that a message names and tells nothing else of.
import { type Case, allCases } from './case-file.ts'
import { stemmed } from './stems.ts'

/** How somebody begins a wish, up to the first word that says what it is. */
export const opener =
  /^\s*(?:please\s+)?(?:(?:(?:can|could) you\s+(?:please\s+)?)?(?:build|make|create|give|do)(?:\s+(?:me|us))?\s+|(?:i|we)(?:['’]d)?\s+(?:would\s+)?(?:want|need|like|love)(?:\s+to\s+(?:have|build|make|create))?\s+|(?:i['’]m\s+)?looking for\s+)?(?:(?:an?|the|my|our|your|very|simple|small|little|nice|basic|online|digital|private|shared|new|free|easy|custom)\s+)*/iu
const calling = /,?\s+(?:called|named)\s+[^.,;]{2,60}$/iu
/** One thing more that stands in it: what it holds of that is read with the rest. */
const holding = /\s+with\s+(?:an? |the |its |their )?[\p{L}-]+(?: [\p{L}-]+)?$/iu
const owned = /\s+(?:for|of|in|at)\s+([\p{L}\d'’&-]+(?: [\p{L}\d'’&-]+){0,4})$/iu
const sort =
  /\s+(?:web\s*)?(?:app|tool|tracker|page|site|website|list|log|board|manager|organi[sz]er|system|database|diary|journal|overview|sheet|software|platform)$/iu

export interface NamedCase {
  found: Case
  /** The word of the message that its name leaves open: "guitar" of a guitar collection. */
  one: string
  /** Whose it is; '' where nobody says. */
  whose: string
}

interface PossibleName {
  name: string
  whose: string
  /** Something that it holds was left out. */
  isCut: boolean
}

/** What of a message may be a name, the longest first, each with whose it is. */
function namesIn(message: string): PossibleName[] {
  const whole = message
    .replace(/[\s,.!]+$/u, '')
    .replace(opener, '')
    .replace(calling, '')
  const plain = whole.replace(holding, '')
  const whose = owned.exec(plain)?.[1] ?? ''
  const bare = whose === '' ? plain : plain.replace(owned, '')
  const isCut = plain !== whole
  const names = [
    { name: whole, whose: '', isCut: false },
    { name: plain, whose: '', isCut },
    { name: bare, whose, isCut },
  ]
  return names.flatMap((each) => [each, { ...each, name: each.name.replace(sort, '') }])
}

/** "Body measurements of my clients": whose they are says that it is something else. */
function isOther({ not }: Case, whose: string): boolean {
  const stems = whose === '' ? '' : stemmed(whose)
  return not.some((cue) => stems.includes(` ${cue} `))
}

/** "Guest book", "a wine cellar app for my father": the message names it and tells nothing else. */
export function findNamedCase(message: string): NamedCase | null {
  if (message.length > 120) return null
  for (const { name, whose, isCut } of namesIn(message)) {
    for (const found of allCases()) {
      // What a site or a shop holds is read by its own reader.
      const met = isCut && found.plain !== undefined ? null : found.name?.exec(name)
      if (met != null && !isOther(found, whose)) return { found, one: met.groups?.['one'] ?? '', whose }
    }
  }
  return null
}
