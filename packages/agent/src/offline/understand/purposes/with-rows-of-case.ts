// Facts that a message tells itself, of records that people keep again and again: the case knows what one is called by,
// what sort each fact is, and rows that show it. What was told stays as it was told.
import type { Brief, Field } from '../../brief.ts'
import { opener } from '../../cases/find-named-case.ts'
import type { CaseKind } from '../../cases/case-file.ts'
import { type LikelyCase, findCase } from '../../cases/likeliest-case.ts'
import { isWeekPlan } from '../looks/week-first.ts'
import { readKind } from '../kinds/read-relations.ts'
import { capitalize } from '../inflect.ts'
import { isUnnamed } from './clean-facts.ts'
import { sameFacts } from './held-facts.ts'
import { keptFields } from './kept-fields.ts'
import { isAtLeast, lastStem } from './read-known-app.ts'
import { reckonedOfCase } from './reckoned-of-case.ts'
import { other } from './schema.ts'

/** So likely a case knows such records, whatever else it keeps of them. */
const likely = [
  { share: 0.6, lead: 0.2 },
  { share: 1, lead: 0.1 },
]
/** So surely it knows them that one fact in common is enough. */
const surest = [{ share: 1.2, lead: 0.35 }]
/** Where so much of what was told is in the case as well, its rows tell of the same things. */
const mostOfAll = 0.65

interface Match {
  told: Field
  /** What the case calls it, `@0` for the first record that it is of; null where the case does without it. */
  known: Field | null
}

/** Facts of any record say nothing of which it is. */
const isAnyFact =
  /^(?:name|title|what|date|day|time|phone|e-?mail|notes?|remarks?|photo|picture|price|description|status|address|place)$/iu

/** By these anything may be called, whatever the case calls it by. */
const isUsualTitle = /^(?:name|title|what)$/iu

interface Shown {
  kind: CaseKind
  /** The case and the place of the kind in it. */
  known: string
  matches: readonly Match[]
  /** How many facts that were told the case has as well. */
  shared: number
}

/** A client that an order is of is a text where the message keeps no clients. */
function parentsOf({ of = '' }: CaseKind): Field[] {
  return of
    .split(' and ')
    .filter((parent) => parent !== '')
    .map((parent, at) => ({ name: `@${at}`, label: capitalize(parent), kind: 'text', required: false }))
}

function shownBy(kind: CaseKind, known: string, told: readonly Field[]): Shown {
  const facts = [...keptFields(kind.fields).filter((field) => field.kind !== 'reference'), ...parentsOf(kind)]
  const found = new Map(
    [...sameFacts(told, [{ singular: kind.kind, fields: facts }])].map(([field, same]) => [field, same.field]),
  )
  const [title] = facts
  const named = told.find((field) => !found.has(field) && isUsualTitle.test(field.label))
  const own = [...found.keys()].filter(({ label }) => !isAnyFact.test(label))
  if (own.length > 1 && named !== undefined && title?.kind === 'text' && ![...found.values()].includes(title))
    found.set(named, title)
  const matches = told.map((field): Match => ({ told: field, known: found.get(field) ?? null }))
  return { kind, known, matches, shared: found.size }
}

/** "Migraine diary, date, how bad": what the app is, read as the first of its facts. */
const isOfName = ({ label, kind }: Field, { name }: Brief): boolean =>
  kind === 'text' && label.includes(' ') && label.toLowerCase() === name.toLowerCase()

/** A day has entries, and is no record of its own. */
const isTime = /^(?:day|week|month|period|evening|night)$/
/** A photo of a contest is one, whatever the case calls it. */
const isPicture = /^(?:picture|photo|photograph)$/

/** What is called as one of the facts that the case has besides was not understood: "customer, garment, what to do". */
function isMisnamed({ entity }: Brief, { kind, matches, shared }: Shown): boolean {
  const [title] = keptFields(kind.fields)
  const isFact = ({ told, known }: Match): boolean =>
    known !== null && known.name !== title?.name && told.label.toLowerCase() === entity.singular
  if (isPicture.test(kind.kind) && isPicture.test(entity.singular)) return false
  return !isTime.test(kind.kind) && (isUnnamed.test(entity.singular) || (shared > 1 && matches.some(isFact)))
}

function bestOf(like: LikelyCase, brief: Brief): Shown | null {
  const { found } = like
  const told = brief.fields.filter((field) => field.isMade !== true && !isOfName(field, brief))
  const noun = lastStem(brief.entity.singular)
  const shown = found.kinds.map((kind, at) => shownBy(kind, `${found.id}/${at}`, told))
  const own = shown.find(({ kind }) => lastStem(kind.kind) === noun)
  const [most] = shown.toSorted((one, two) => two.shared - one.shared)
  if (most === undefined) return null
  const isOther = own === undefined || (isMisnamed(brief, most) && most.shared > own.shared)
  const best = isOther ? most : own
  const isOfSort =
    isAtLeast(like, surest) ||
    best.matches.some(({ told: { label }, known }) => known !== null && !isAnyFact.test(label))
  const least = isOther && !isAtLeast(like, surest) ? Math.max(2, Math.ceil(told.length / 2)) : 1
  return isOfSort && best.shared >= least ? best : null
}

/** A sort that the message says goes before the one of the case, and words are the least that can be said. */
function fitted({ told, known }: Match): Field {
  const isGuess = told.kind === 'text' && !told.required
  if (known === null || !isGuess || ['text', 'choice', 'reference'].includes(known.kind)) return told
  const { label, name } = told
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
  const [first] = brief.fields
  const own = brief.fields.flatMap((field) => {
    if (field === first || field.isMade === true) return isOfName(field, brief) ? [] : [field]
    const match = shown.matches.find(({ told }) => told === field)
    return match === undefined ? [] : [fitted(match)]
  })
  const [title] = keptFields(shown.kind.fields)
  const isFree = first?.callsByFacts === true && !isDetail.test(first.label)
  const isCalled = first?.isMade === true || isFree || title?.kind !== 'text'
  const found = shown.matches.find(({ told }) => told === first)
  // What is of another sort than the records of the case is called as it was told.
  if (
    first?.isMade !== true &&
    lastStem(brief.entity.singular) !== lastStem(shown.kind.kind) &&
    found?.known?.name.startsWith('@') === true
  )
    return own
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
  known?.options !== undefined &&
  told.options.some((option) => known.options?.includes(option) !== true)

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

/** @param isSure whether the case surely keeps such records */
function withShown(brief: Brief, shown: Shown, isSure: boolean): Brief {
  const told = titled(shown, brief)
  const added = isSure ? takenForGranted(shown, told) : []
  const fields = [...told, ...added.map((field) => ({ ...field, required: false }))]
  const whole = { ...brief, fields }
  const names = [
    ...shown.matches.flatMap(({ told: field, known }) => (known === null ? [] : [[field.name, known.name] as const])),
    ...added.map(({ name }) => [name, name] as const),
  ]
  const [title] = keptFields(shown.kind.fields)
  // A guitar has no serial number of a washing machine.
  const isOfCase =
    fields[0]?.isMade === true || fields[0]?.name === title?.name || names.some(([, known]) => known === title?.name)
  const isSame = isOfCase && !shown.matches.some(isOtherChoice) && shown.shared >= shown.matches.length * mostOfAll
  return isSame ? { ...whole, exampleRows: { known: shown.known, names: Object.fromEntries(names) } } : whole
}

/**
 * The same with the title, the sorts of facts and the rows of the case that knows such records.
 *
 * @param message as it was typed
 */
export function withRowsOfCase(brief: Brief, message: string): Brief {
  if (brief.front !== 'list' || brief.stage !== '' || brief.known !== undefined || brief.more.length > 0) return brief
  if (other.test(message) || brief.copy.offers.length > 0) return brief
  const found = findCase(message.replace(opener, ''))
  if (found === null || !isAtLeast(found, likely)) return brief
  const shown = bestOf(found, brief)
  if (shown === null) return brief
  // What goes by the days of the week has no dates.
  const isOpen = !givesAll.test(message) && !isWeekPlan(brief, message)
  const whole = withShown(brief, shown, isAtLeast(found, surest) && isOpen)
  if (!isMisnamed(brief, shown)) return withReckoned(whole, found, shown)
  // What goes by its records is called as the case calls it.
  const { singular, plural } = readKind(shown.kind.kind, undefined)
  const isCalled = brief.name.toLowerCase() === brief.entity.plural
  const called = { ...whole, name: isCalled ? found.found.title : brief.name, entity: { singular, plural } }
  return withReckoned(called, found, shown)
}

/** What the case works out of such records, where its rows show them. */
function withReckoned(brief: Brief, { found }: LikelyCase, { kind, matches }: Shown): Brief {
  // Figures that were asked for are drawn of what was told.
  const isDrawn = brief.parts.includes('figures')
  if (brief.exampleRows === undefined || brief.fields[0]?.isMade === true || isDrawn) return brief
  const facts = matches.flatMap(({ told, known }) => (known === null ? [] : [{ known: known.label, told: told.label }]))
  return reckonedOfCase(brief, found.reckoned, [...facts, { known: kind.kind, told: brief.entity.singular }])
}
