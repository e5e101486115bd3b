// The case that a message tells of: by its name where that is all that is said, else by the words that stand in it.
import { keptFields } from '../understand/purposes/kept-fields.ts'
import { type Case, allCases } from './case-file.ts'
import { stemmed } from './stems.ts'

/** A group that is met counts twice, a hint once, the label of a fact half. */
const weights = { need: 2, hint: 1, label: 0.5 }
/** As much as two groups and two hints, or one group and four. */
const enough = 6
/** What every second app keeps tells nothing. */
const commonest = stemmed(
  'name title what who where when date day time notes note phone address price photo picture status from to kind sort remark number text e-mail place how many',
)

const holds = (text: string, cue: string): boolean => text.includes(` ${cue} `)

let labels: Map<string, readonly string[]> | undefined

/** The labels of its facts, as stems. */
function labelsOf(of: Case): readonly string[] {
  labels ??= new Map(
    allCases().map(({ id, kinds }) => [
      id,
      [...new Set(kinds.flatMap(({ fields }) => keptFields(fields).map(({ label }) => stemmed(label).trim())))],
    ]),
  )
  return labels.get(of.id) ?? []
}

function scoreOf(of: Case, text: string): number {
  if (of.need.length === 0 || of.not.some((cue) => holds(text, cue))) return 0
  if (!of.need.every((group) => group.some((cue) => holds(text, cue)))) return 0
  const hints = of.hint.filter((cue) => holds(text, cue)).length
  const told = labelsOf(of).filter(
    (label) => !commonest.includes(` ${label} `) && !of.hint.includes(label) && holds(text, label),
  ).length
  return of.need.length * weights.need + hints * weights.hint + told * weights.label
}

/** The likeliest case; null where none is likely enough. */
export function findCase(message: string): Case | null {
  const text = stemmed(message)
  let best: Case | null = null
  let most = 0
  for (const each of allCases()) {
    const score = scoreOf(each, text)
    if (score > most) [best, most] = [each, score]
  }
  return most >= enough ? best : null
}

const opener =
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

/** "Guest book", "a wine cellar app for my father": the message names it and tells nothing else. */
export function findNamedCase(message: string): NamedCase | null {
  if (message.length > 120) return null
  for (const { name, whose, isCut } of namesIn(message)) {
    for (const found of allCases()) {
      // What a site or a shop holds is read by its own reader.
      const met = isCut && found.plain !== undefined ? null : found.name?.exec(name)
      if (met != null) return { found, one: met.groups?.['one'] ?? '', whose }
    }
  }
  return null
}
