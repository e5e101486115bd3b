// Facts that a message tells itself, of records that people keep again and again: known apps know what one is called by, what
// sort each fact is, and rows that show it. What was told stays as it was told.
import type { Brief, Entity, Field } from '../../brief.ts'
import { rowsOfKnown } from '../../cases/case-file.ts'
import { opener } from '../../cases/find-named-case.ts'
import { stemOf } from '../../cases/stems.ts'
import { readKind } from '../kinds/read-relations.ts'
import { isWeekPlan } from '../looks/week-first.ts'
import { isUnnamed } from '../purposes/clean-facts.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import { lastStem } from '../purposes/read-known-app.ts'
import { other } from '../purposes/schema.ts'
import { lentColumns } from './lent-columns.ts'
import { type LikelyKind, type Match, type Shown, kindsOf, likelyKinds, shownBy } from './likely-kinds.ts'
import { reckonedOfCase } from './reckoned-of-case.ts'
import { parentOf, underParent } from './under-parent.ts'

/** So likely a case knows such records, whatever else it keeps of them. */
const likely = 0.6
/** The same, where it keeps what the message names. */
const likelyOfNoun = 0.4
/** Beside a case that is so much likelier another says nothing. */
const nearFirst = 0.8
/** Fewer show no list. */
const fewestRows = 4
/** So far ahead of the others it says what the records are called, where the message does not. */
const naming = [
  { share: 0.6, lead: 0.2 },
  { share: 1, lead: 0.1 },
]
/** So surely it knows them that one fact in common is enough. */
const surest = { share: 1.2, lead: 0.35 }
/** Where so much of what was told is in the case as well, its rows tell of the same things. */
const mostOfAll = 0.65
/** The same where the case speaks of just such records. */
const halfOfAll = 0.5
/** What the case and the facts in common say for a kind of records. */
const worth = { mostOfCase: 1.3, own: 1.5, any: 0.25, noun: 0.5, title: 0.3 }

/** "Migraine diary, date, how bad": what the app is, read as the first of its facts. */
const isOfName = ({ label, kind }: Field, { name }: Brief): boolean =>
  kind === 'text' && label.includes(' ') && label.toLowerCase() === name.toLowerCase()

/** A day has entries, and is no record of its own. */
const isTime = /^(?:day|week|month|period|evening|night)$/
/** A photo of a contest is one, whatever the case calls it. */
const isPicture = /^(?:picture|photo|photograph)$/
/** "Car log: who drove, how far": what is written down is what happened, and no car. */
const namesEntries = /^(?:\p{L}+ ){0,4}(?:log|logbook|diary|journal|register)\b/iu

/** What is called as one of the facts that the case has besides was not understood: "customer, garment, what to do". */
function isMisnamed({ entity, name }: Brief, { kind, matches, shared }: Shown): boolean {
  const [title] = keptFields(kind.fields)
  const isFact = ({ told, known }: Match): boolean =>
    known !== null && known.name !== title?.name && told.label.toLowerCase() === entity.singular
  // A diary has entries.
  if (isPicture.test(entity.singular) || (entity.singular === 'entry' && namesEntries.test(name))) return false
  return !isTime.test(kind.kind) && (isUnnamed.test(entity.singular) || (shared > 1 && matches.some(isFact)))
}

interface Around {
  message: string
  brief: Brief
  kinds: readonly LikelyKind[]
  told: readonly Field[]
}

function bestOf({ message, brief, kinds, told }: Around): Shown | null {
  const noun = lastStem(brief.entity.singular)
  const isNoun = ({ kind }: LikelyKind): boolean => lastStem(kind.kind) === noun
  const first = kinds[0]?.share ?? 0
  const isLikely = (each: LikelyKind): boolean =>
    each.share >= first * nearFirst && each.share >= (isNoun(each) ? likelyOfNoun : likely)
  const pointsOf = (each: Shown): number =>
    Math.min(each.share, worth.mostOfCase) +
    (worth.own * each.own + worth.any * (each.shared - each.own)) / told.length +
    (isNoun(each) && !namesEntries.test(brief.name) ? worth.noun : 0) +
    (each.matches.some(({ known }) => known !== null && known === each.facts[0]) ? worth.title : 0)
  const all = kinds.filter(isLikely).map((each) => shownBy(each, told))
  const [best] = all.toSorted((one, two) => pointsOf(two) - pointsOf(one))
  if (best === undefined) return null
  // A hair dye is no client, however surely a case speaks of both.
  const isSure = isSurest(best, kinds) && (isNoun(best) || isUnnamed.test(brief.entity.singular))
  const isOfSort = isSure || (best.own > 0 && (best.share >= likely || best.own > 1))
  const least = isNoun(best) || isSure ? 1 : Math.max(2, Math.ceil(told.length / 2))
  const isDeed = parentOf(brief, { shown: best, kinds, message }) !== null
  return isOfSort && (best.shared >= least || isDeed) ? best : null
}

interface Least {
  share: number
  lead: number
}

function isAtLeast({ found, share }: Shown, kinds: readonly LikelyKind[], least: readonly Least[]): boolean {
  const next = kinds.find((each) => each.found !== found)?.share ?? 0
  return least.some((each) => share >= each.share && (share - next) / share >= each.lead)
}

const isSurest = (shown: Shown, kinds: readonly LikelyKind[]): boolean => isAtLeast(shown, kinds, [surest])

/** "Medicine taken" may be a tick, and is the medicine where the case names it. */
const isWhatWasDone = /^\p{L}+ (?:taken|used|given|sown|planted|done|bought|sold|eaten|fed|played)$/iu

/** A sort that the message says goes before the one of the case, and words are the least that can be said. */
function fitted({ told, known, isNear }: Match, isSameNoun: boolean): Field {
  const { label, name } = told
  const isGuess = told.kind === 'text' && !told.required
  if (known?.kind === 'text' && told.kind === 'boolean' && isWhatWasDone.test(label)) return { ...told, kind: 'text' }
  if (
    known === null ||
    !isGuess ||
    (isNear && known.kind !== 'time') ||
    // Marks may be letters.
    (known.kind === 'number' && !isSameNoun) ||
    ['text', 'choice', 'reference'].includes(known.kind)
  )
    return told
  return { ...known, label, name, required: false }
}

/** Where it is, who has it, what it costs and what it is like call no record. */
const isDetail =
  /\b(?:shops?|stores?|address|where|place|location|city|town|who|whom|from|bought|brand|used|needed|materials|parts|colou?r|size|condition|how|why|phone|hours)\b/iu

/** Whether a fact calls a record; a price and a tick call no gift. */
const calls = ({ told, known }: Match): boolean =>
  (told.kind === 'text' || told.kind === 'long') && !isDetail.test(told.label) && known?.name.startsWith('@') !== true

/** The same with what calls a record first: of what was told, else what the case calls it by. */
function titled(shown: Shown, brief: Brief): Field[] {
  const isSameNoun = lastStem(brief.entity.singular) === lastStem(shown.kind.kind)
  const [first] = brief.fields
  const own = brief.fields.flatMap((field) => {
    if (field === first || field.isMade === true || field.kind === 'reference')
      return isOfName(field, brief) ? [] : [field]
    const match = shown.matches.find(({ told }) => told === field)
    return match === undefined ? [] : [fitted(match, isSameNoun)]
  })
  const [title] = keptFields(shown.kind.fields)
  const isFree = first?.callsByFacts === true && !isDetail.test(first.label)
  const isCalled = first?.isMade === true || isFree || title?.kind !== 'text'
  const found = shown.matches.find(({ told }) => told === first)
  // What is of another sort than the records of the case is called as it was told.
  if (first?.isMade !== true && !isSameNoun && found?.known?.name.startsWith('@') === true) return own
  if (isCalled || (found !== undefined && calls(found))) return own
  const isOpen = (match: Match): boolean => match.known === null && calls(match)
  const called = shown.matches.find(({ known }) => known?.name === title.name) ?? shown.matches.find(isOpen)
  // An outing that nothing else calls goes by its boat.
  if (called === undefined && found?.known?.name.startsWith('@') === true) return own
  if (called === undefined) return [{ ...title, required: false, callsByFacts: true }, ...own]
  if (called.told.kind !== 'text') return own
  return [{ ...called.told, required: true }, ...own.filter(({ name }) => name !== called.told.name)]
}

/** "Planned, under way, finished": its days go by states of its own. */
const isOtherChoice = ({ told, known }: Match): boolean =>
  told.options !== undefined &&
  (known === null ? isState.test(told.label) : told.options.some((option) => known.options?.includes(option) === false))
/** What so many words come to at so much each follows from figures of its own rows. */
const isSum = ({ told, known }: Match): boolean =>
  known === null && /^(?:total|sum|amount|balance|profit)\b/iu.test(told.label) && sums.has(told.kind)
const sums: ReadonlySet<Field['kind']> = new Set(['number', 'money'])
const isState = /^(?:status|state|stage|phase)$/iu

/** Days, hours and amounts that such a record cannot do without, and that the message took for granted: the day of a reading. */
function takenForGranted({ kind }: Shown, fields: readonly Field[]): Field[] {
  const has = (sort: Field['kind']): boolean => fields.some((field) => field.kind === sort)
  // A bedtime says of itself when that was.
  const isMissing = (sort: Field['kind']): boolean => !has(sort) && !(sort === 'date' && has('time'))
  return keptFields(kind.fields).filter(
    (field) => field.required && field.formula === undefined && granted.has(field.kind) && isMissing(field.kind),
  )
}

/** "With", "for each", a colon: what follows is all that is kept. */
const givesAll = /\b(?:with|each|every|fields?|columns?)\b|:|\n|\.\s+\S/iu
const granted: ReadonlySet<Field['kind']> = new Set(['date', 'time', 'money'])

/** Records of any work: the word says nothing of which. */
const isOfAnyWork =
  /(?:^|\s)(?:task|to-?do|note|item|thing|event|project|member|person|contact|entry|record|list|category|tag|user)$/

/** Whether the case speaks of such records at all. */
function knowsNoun({ found, kind }: Shown, { entity }: Brief): boolean {
  if (isOfAnyWork.test(entity.singular)) return false
  const known = new Set([kind.kind, ...found.words].flatMap((words) => words.split(' ').map(stemOf)))
  return isUnnamed.test(entity.singular) || entity.singular.split(' ').some((word) => known.has(stemOf(word)))
}

interface Likeliness {
  /** Whether the case surely keeps such records. */
  isSure: boolean
  /** Whether no other comes near it. */
  isAhead: boolean
}

function withShown(brief: Brief, shown: Shown, { isSure, isAhead }: Likeliness): Brief {
  // Kinds that were told belong to each other as they were told.
  const told = brief.more.length > 0 ? brief.fields : titled(shown, brief)
  const added = isSure ? takenForGranted(shown, told) : []
  const fields = [...told, ...added.map((field) => ({ ...field, required: false }))]
  const whole = { ...brief, fields }
  const names = [
    ...shown.matches.flatMap(({ told: field, known }) => (known === null ? [] : [[field.name, known.name] as const])),
    ...added.map(({ name }) => [name, name] as const),
  ]
  const [title] = keptFields(shown.kind.fields)
  // A guitar has no serial number of a washing machine.
  const isCalled = knowsNoun(shown, brief) && names.some(([name]) => name === fields[0]?.name)
  const isOfCase =
    isCalled ||
    fields[0]?.isMade === true ||
    fields[0]?.name === title?.name ||
    names.some(([, known]) => known === title?.name)
  const least = knowsNoun(shown, brief) ? halfOfAll : isAhead ? mostOfAll : Infinity
  const hasRows = rowsOfKnown(shown.known).length >= fewestRows
  const isSame =
    hasRows &&
    isOfCase &&
    !shown.matches.some((match) => isOtherChoice(match) || isSum(match)) &&
    shown.shared >= shown.matches.length * least
  if (!isSame) return whole
  const areSure = isAhead && shown.shared >= shown.matches.length * mostOfAll
  return {
    ...whole,
    exampleRows: { known: shown.known, names: Object.fromEntries(names), ...(areSure && { isSure: true }) },
  }
}

/** What goes by its records is called as the case calls it. */
function renamed(brief: Brief, { kind, found }: Shown): Brief {
  const { singular, plural } = readKind(kind.kind, undefined)
  const isCalled = brief.name.toLowerCase() === brief.entity.plural
  return { ...brief, name: isCalled ? found.title : brief.name, entity: { singular, plural } }
}

/**
 * The same with the title, the sorts of facts and the rows of the known app that keeps such records.
 *
 * @param message as it was typed
 */
export function withLentFacts(brief: Brief, message: string): Brief {
  if (brief.front !== 'list' || brief.stage !== '' || brief.known !== undefined) return brief
  if (other.test(message) || brief.copy.offers.length > 0) return brief
  const kinds = likelyKinds(message.replace(opener, ''))
  const told = brief.fields.filter(
    (field) => field.isMade !== true && field.kind !== 'reference' && !isOfName(field, brief),
  )
  const shown = bestOf({ message, brief, kinds, told })
  // What goes by the days of the week lies on them.
  if (shown === null || isWeekPlan(brief, message)) return lentColumns(brief, kinds)
  const isOpen = !givesAll.test(message)
  const split = brief.more.length > 0 ? null : underParent(brief, { shown, kinds, message })
  if (split !== null) return split
  const isAhead = isAtLeast(shown, kinds, naming)
  const whole = withShown(brief, shown, {
    isSure: isSurest(shown, kinds) && isOpen && brief.more.length === 0,
    isAhead,
  })
  const called = isAhead && brief.more.length === 0 && isMisnamed(brief, shown) ? renamed(whole, shown) : whole
  return lentColumns(withReckoned({ ...called, more: withRowsOf(called, shown) }, shown), kinds)
}

/** Kinds beside it that the case keeps as well have its rows too. */
function withRowsOf({ more, exampleRows }: Brief, shown: Shown): Entity[] {
  if (exampleRows === undefined) return more
  const others = kindsOf(shown).filter(({ known }) => known !== shown.known)
  return more.map((entity) => {
    if (entity.known !== undefined) return entity
    const told = entity.fields.filter((field) => field.isMade !== true && field.kind !== 'reference')
    const [best] = others.map((each) => shownBy(each, told)).toSorted((one, two) => two.own - one.own)
    const isSame = best !== undefined && best.own > 0 && best.shared >= told.length * halfOfAll
    const first = best?.matches.find(({ told: field }) => field === entity.fields[0])?.known
    if (!isSame || (entity.fields[0]?.isMade !== true && first === null)) return entity
    const names = best.matches.flatMap(({ told: { name }, known }) =>
      known === null ? [] : [[name, known.name] as const],
    )
    const example = { known: best.known, names: Object.fromEntries(names) }
    return { ...entity, exampleRows: { ...exampleRows, ...example } }
  })
}

/** What the case works out of such records, where its rows show them. */
function withReckoned(brief: Brief, { found, kind, matches }: Shown): Brief {
  // Figures that were asked for are drawn of what was told.
  const isDrawn = brief.parts.includes('figures')
  if (brief.exampleRows === undefined || brief.fields[0]?.isMade === true || isDrawn) return brief
  const facts = matches.flatMap(({ told, known }) => (known === null ? [] : [{ known: known.label, told: told.label }]))
  return reckonedOfCase(brief, found.reckoned, [...facts, { known: kind.kind, told: brief.entity.singular }])
}
