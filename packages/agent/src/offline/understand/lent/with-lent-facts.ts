// Facts that a message tells itself, of records that people keep again and again: known apps know what one is called by, what
// sort each fact is, and rows that show it. What was told stays as it was told.
import type { Brief, Entity, Field } from '../../brief.ts'
import { rowsOfKnown } from '../../cases/case-file.ts'
import { opener } from '../../cases/find-named-case.ts'
import { stemOf } from '../../cases/stems.ts'
import { optionsOfName } from '../fields/field-kinds.ts'
import { readKind } from '../kinds/read-relations.ts'
import { isWeekPlan } from '../looks/week-first.ts'
import { isUnnamed } from '../purposes/clean-facts.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import { other } from '../purposes/schema.ts'
import { bestOf, isAtLeast, isSurest, namesEntries } from './best-kind.ts'
import { lentColumns } from './lent-columns.ts'
import { type LikelyKind, type Match, type Shown, kindsOf, likelyKinds, shownBy } from './likely-kinds.ts'
import { reckonedOfCase } from './reckoned-of-case.ts'
import { isOfName, titled } from './titled.ts'
import { underParent } from './under-parent.ts'

/** Fewer show no list. */
const fewestRows = 4
/** So far ahead of the others it says what the records are called, where the message does not. */
const naming = [
  { share: 0.6, lead: 0.2 },
  { share: 1, lead: 0.1 },
]
/** Where so much of what was told is in the case as well, its rows tell of the same things. */
const mostOfAll = 0.65
/** The same where the case speaks of just such records. */
const halfOfAll = 0.5
/** A day has entries, and is no record of its own. */
const isTime = /^(?:day|week|month|period|evening|night)$/
/** A photo of a contest is one, whatever the case calls it. */
const isPicture = /^(?:picture|photo|photograph)$/
/** What is called as one of the facts that the case has besides was not understood: "customer, garment, what to do". */
function isMisnamed({ entity, name }: Brief, { kind, matches, shared }: Shown): boolean {
  const [title] = keptFields(kind.fields)
  const isFact = ({ told, known }: Match): boolean =>
    known !== null && known.name !== title?.name && told.label.toLowerCase() === entity.singular
  // A diary has entries.
  if (isPicture.test(entity.singular) || (entity.singular === 'entry' && namesEntries.test(name))) return false
  return !isTime.test(kind.kind) && (isUnnamed.test(entity.singular) || (shared > 1 && matches.some(isFact)))
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

/** So many facts of its own in common make its states theirs as well. */
const fewestOfStates = 3

/** A state that was told by its name alone goes by the states of the case, where it surely keeps just such records. */
function withStates(brief: Brief, shown: Shown, isAhead: boolean): Brief {
  if (!isAhead || shown.own < fewestOfStates || !knowsNoun(shown, brief)) return brief
  const fields = brief.fields.map((field) => {
    const known = shown.matches.find(({ told }) => told === field)?.known
    const isOpen = isState.test(field.label) && field.options?.join() === optionsOfName(field.name)?.join()
    return isOpen && known?.options !== undefined ? { ...field, options: known.options } : field
  })
  return { ...brief, fields }
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
  const best = bestOf({ message, brief, kinds, told: toldFacts(brief) })
  // What goes by the days of the week lies on them.
  if (best === null || isWeekPlan(brief, message)) return lentColumns(brief, kinds)
  const stated = withStates(brief, best, isAtLeast(best, kinds, naming))
  return lentBy(stated, { shown: shownBy(best, toldFacts(stated)), kinds, message })
}

const toldFacts = (brief: Brief): Field[] =>
  brief.fields.filter((field) => field.isMade !== true && field.kind !== 'reference' && !isOfName(field, brief))

interface Lender {
  shown: Shown
  kinds: readonly LikelyKind[]
  message: string
}

function lentBy(brief: Brief, { shown, kinds, message }: Lender): Brief {
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
