// All that the grammar of a message tells of things, their facts and their choices: read once, whole, without a guess of
// what sort of app it is.
import { withoutDetails } from '../names/own-details.ts'
import { plainSpeech } from '../plain/plain-speech.ts'
import { type ToldChoice, readChoices } from './choices.ts'
import { type ToldFact, lastKind, readFacts } from './facts.ts'
import { type Candidate, readCandidates } from './kinds.ts'
import { type ToldLog, readLog } from './logs.ts'
import { readThings, type ToldThing } from './told-things.ts'
import { singularize } from '../inflect.ts'
import { type NamedInput, isStand, withoutCopy } from './inputs.ts'
import { type Said, readWords, spacedOut } from './words.ts'

export interface Told {
  /** Things that may be what is kept, the likeliest first. */
  candidates: Candidate[]
  facts: ToldFact[]
  log: ToldLog | null
  /** What belongs to what, with the facts of each; empty where nothing does. */
  things: ToldThing[]
}

/** For so many points a noun is a thing of the message. */
const likely = 2.4

/** What is done to records and needs a fact for it: they are pinned, tagged, kept in folders. */
function habitsOf(said: Said, facts: readonly ToldFact[]): ToldFact[] {
  const text = said.words.map(({ lower }) => lower).join(' ')
  const found: ToldFact[] = []
  const tell = (label: string, at: number): void => {
    if (!facts.some((fact) => fact.label.toLowerCase().includes(label)))
      found.push({ label, of: null, isNamed: false, at })
  }
  if (/\b(?:un)?pin(?:s|ned|ning)?\b(?! ?board)/.test(text)) tell('pinned', 0)
  if (/\btag(?:s|ged|ging)?\b(?! (?:cloud|line))/.test(text)) tell('tags', 0)
  for (const [at, { lower }] of said.words.entries()) {
    const noun = singularize(lower)
    const before = said.words[at - 1]?.lower ?? ''
    const isPut =
      /^(?:in|into|to|under|by|inside)$/.test(before) ||
      /^(?:in|into|to|under|by|inside)$/.test(said.words[at - 2]?.lower ?? '')
    if (/^(?:no|without|any|\()$/.test(before)) continue
    if (surely.test(noun) || (holders.test(noun) && isPut)) tell(noun, at)
  }
  return found
}

/** Into which records are put; each of them is in one. Some are nothing else, wherever they are named. */
const surely = /^(?:folder|notebook|binder|category|genre)$/
const holders = /^(?:chapter|drawer|album|collection|section|shelf|topic|group)$/

function asFact({ label, options, from }: ToldChoice, of: string | null): ToldFact {
  return { label, of, isNamed: false, at: from, options }
}

function asInput(said: Said, { label, options, at: start }: NamedInput, kinds: ReadonlySet<string>): ToldFact {
  const word = said.words.findIndex((each) => each.start >= start)
  const at = word < 0 ? said.words.length - 1 : word
  return { label, of: lastKind(said, at, kinds), isNamed: false, at, isInput: true, ...(options && { options }) }
}

/** Where a thing's facts are told they are read with it. */
function withThings(facts: readonly ToldFact[], belonging: ReturnType<typeof readThings>): ToldFact[] {
  if (belonging === null) return [...facts]
  const { things, spans } = belonging
  const isTold = (label: string): boolean =>
    things.some((thing) => thing.facts.some((fact) => fact.label.toLowerCase() === label.toLowerCase()))
  const loose = facts.filter(
    ({ at, label, isInput }) =>
      !spans.some(([from, to]) => at >= from && at < to) && !(isInput === true && isTold(label)),
  )
  return [...loose, ...things.flatMap((thing) => thing.facts)].toSorted((a, b) => a.at - b.at)
}

/** What facts are told of is kept; what is noted after each time of something else comes second. */
function withFacts(candidates: readonly Candidate[], facts: readonly ToldFact[], log: ToldLog | null): Candidate[] {
  return candidates
    .map(({ noun, score }) => {
      const own = facts.filter(({ of, isNamed }) => of === noun && isNamed).length
      return { noun, score: (score + Math.min(own, 3) * 0.75) * (log?.noun === noun ? 0.6 : 1) }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** @param also nouns that another reading found to be kept */
export function readTold(message: string, also: readonly string[] = []): Told {
  const { text, inputs } = withoutCopy(spacedOut(withoutDetails(plainSpeech(message))))
  const said = readWords(text)
  const candidates = readCandidates(said, message)
  const kinds = new Set([...candidates.filter(({ score }) => score >= likely).map(({ noun }) => noun), ...also])
  const choices = readChoices(said, kinds).filter(({ label, options }) => ![label, ...options].some(isStand))
  const belonging = readThings(said, choices)
  const told = readFacts(said, kinds, choices).filter(({ label }) => !isStand(label))
  const read = [...told, ...inputs.map((input) => asInput(said, input, kinds))].toSorted((a, b) => a.at - b.at)
  const facts = withThings(read, belonging)
  const taken = facts.filter(({ options }) => options !== undefined)
  const { log, own } = readLog(said, facts, kinds)
  const inLogs = (log?.facts ?? []).map(({ options }) => String(options))
  const free = choices.filter(
    ({ options }) => !taken.some((fact) => fact.options === options) && !inLogs.includes(String(options)),
  )
  // "The section is Culture or Sport" says of the section what "each has a section" said before.
  const merged = [...own]
  for (const choice of free) {
    const same = merged.findIndex(({ label }) => label.toLowerCase() === choice.label)
    const inLog =
      log !== null &&
      log.facts.length > 0 &&
      choice.from >= Math.min(...log.facts.map(({ at }) => at)) &&
      choice.label === 'status' &&
      own.length > 0
    const known = merged[same]
    if (known !== undefined) merged[same] = { ...known, options: choice.options }
    else if (inLog) log.facts.push({ ...asFact(choice, null), label: 'what was done' })
    else merged.push(asFact(choice, null))
  }
  return {
    candidates: withFacts(candidates, facts, log),
    facts: [...merged, ...habitsOf(said, [...merged, ...read])],
    log,
    things: belonging?.things ?? [],
  }
}
