// Facts that were told of what happens to something: a log of boats keeps outings, and hives have inspections. The things stay
// what they are in the known app, and what happens to them has the facts that were told.
import type { Brief, Entity, Field } from '../../brief.ts'
import { stemmed } from '../../cases/stems.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize } from '../inflect.ts'
import { readAs } from '../purposes/read-case.ts'
import { lastStem } from '../purposes/read-known-app.ts'
import { withRecords } from '../purposes/read-purpose.ts'
import { type LikelyKind, type Match, type Shown, shownBy } from './likely-kinds.ts'
import { reckonedOfCase } from './reckoned-of-case.ts'

interface Around {
  /** What has the facts that were told. */
  shown: Shown
  kinds: readonly LikelyKind[]
  message: string
}

/** Fewer facts in common may be chance. */
const leastOwn = 1.5
/** What happens has so many times the facts that were told of the thing itself. */
const mostOfParent = 2
/** "Car log: who drove, how far": the first page shows what happened. */
const isLog = /\b(?:log|logbook|diary|journal|register)\b/iu

/** What the things are that it happens to; null where the message speaks of none. */
export function parentOf(brief: Brief, { shown, kinds, message }: Around): LikelyKind | null {
  const noun = lastStem(brief.entity.singular)
  const parents = (shown.kind.of ?? '').split(' and ')
  const all = kinds.filter(({ found, kind }) => found === shown.found && parents.includes(kind.kind))
  if (shown.own < leastOwn) return null
  const deed = lastStem(shown.kind.kind)
  const isCue = shown.found.words.some((word) => lastStem(word) === noun) && deed !== noun
  // What happens has to be said, or the app is a book of it.
  const isSaid = isLog.test(brief.name) || stemmed(message).includes(` ${deed} `)
  if (!isSaid) return null
  const isFact = shown.facts.some(({ label }) => stemmed(label).includes(` ${noun} `))
  // A beehive is a hive.
  const own = all.find(({ kind }) => noun.endsWith(lastStem(kind.kind)))
  // "My van" is one, and needs no list of vans.
  const areSeveral = new RegExp(
    `\\b(?:${escapePattern(pluralize(brief.entity.singular))}|which ${escapePattern(brief.entity.singular)})\\b`,
    'iu',
  ).test(message)
  return own ?? (isCue && !isFact && areSeveral && isLog.test(brief.name) ? (all[0] ?? null) : null)
}

/** As it is called in the case, so that its rows tell it, under the label that was told. */
function calledAsTold({ told, known }: Match): Field {
  if (known === null) return told
  // A sort that was told stays; words are the least that can be said.
  return told.kind === 'text' || told.kind === known.kind
    ? { ...known, label: told.label }
    : { ...told, name: known.name }
}

/** A title that nobody told is no fact. */
const isTold = (field: Field, message: string): boolean =>
  field.isMade !== true && (field.label !== 'Name' || stemmed(message).includes(' nam '))

/** The case's own title first, then what was told in its order; days and times that such a record cannot do without last. */
function childFields(entity: Entity, matches: readonly Match[]): Field[] {
  const told = matches.filter(({ known }) => known?.name.startsWith('@') !== true).map(calledAsTold)
  const names = new Set(told.map(({ name }) => name))
  const [title, ...others] = entity.fields
  const rest = others.filter(
    (field) =>
      !names.has(field.name) &&
      (field.kind === 'reference' || (field.required && ['date', 'time'].includes(field.kind))),
  )
  const first = title === undefined || names.has(title.name) ? [] : [title]
  const inOrder = told.toSorted((one, two) => Number(two.name === title?.name) - Number(one.name === title?.name))
  return [...first, ...inOrder, ...rest]
}

/**
 * The things with what happens to them.
 *
 * @returns null where the facts that were told are those of the things themselves
 */
export function underParent(brief: Brief, around: Around): Brief | null {
  const { shown, message } = around
  const parent = parentOf(brief, around)
  if (parent === null) return null
  const told = brief.fields.filter((field) => isTold(field, message))
  const ofChild = shownBy(shown, told)
  const ofParent = shownBy(
    parent,
    ofChild.matches.flatMap(({ told: field, known }) => (known === null ? [field] : [])),
  )
  if (shownBy(parent, told).own * mostOfParent > shown.own) return null
  const { kept } = readAs(shown.found, { one: '', whose: '' })
  if (typeof kept === 'string') return null
  const reading = withRecords(brief.request, kept, { ok: false, reason: 'nothing_to_record' })
  if (!reading.ok) return null
  const { brief: known } = reading
  const all: Entity[] = [{ ...known, ...known.entity, isInbox: false }, ...known.more].map(entityOf)
  const things = all.find((each) => each.known === parent.known)
  const deeds = all.find((each) => each.known === shown.known)
  if (things === undefined || deeds === undefined) return null
  const held = new Set(
    ofParent.matches.flatMap(({ told: field, known: same, isNear }) => (same === null || isNear ? [] : [field])),
  )
  const ownMatches = ofChild.matches.filter(({ told: field }) => !held.has(field))
  const thing = { ...things, fields: keptOf(things, ofParent, held) }
  const deed = { ...deeds, fields: childFields(deeds, ownMatches) }
  const [main, more] = isLog.test(brief.name) ? [deed, thing] : [thing, deed]
  const names = [...ofChild.matches, ...ofParent.matches].flatMap(({ told: field, known: same }) =>
    same === null ? [] : [{ known: same.label, told: field.label }],
  )
  const { singular, plural, fields, skeleton, topic, order, known: rows } = main
  const whole: Brief = {
    ...brief,
    entity: { singular, plural },
    fields,
    skeleton,
    topic,
    ...(order !== undefined && { order }),
    ...(rows !== undefined && { known: rows }),
    more: [more],
    seed: brief.seed,
  }
  return reckonedOfCase(whole, shown.found.reckoned, names)
}

function entityOf({ singular, plural, fields, skeleton, topic, isInbox, order, known }: Entity): Entity {
  return {
    singular,
    plural,
    fields,
    skeleton,
    topic,
    isInbox,
    ...(order !== undefined && { order }),
    ...(known !== undefined && { known }),
  }
}

/** Facts of the things that were told are all that is kept of them; else they are kept as the case keeps them. */
function keptOf(things: Entity, { matches }: Shown, held: ReadonlySet<Field>): Field[] {
  if (held.size === 0) return things.fields
  const [title] = things.fields
  const told = matches.filter(({ told: field }) => held.has(field)).map(calledAsTold)
  return title === undefined || told.some(({ name }) => name === title.name) ? told : [title, ...told]
}
