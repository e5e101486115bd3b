// Two kinds of which one belongs to the other, told in words that no other reader knows: they are kept as such where the app
// that was understood does not have them.
import type { Brief, Entity, Field } from '../../brief.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { finishTold } from '../kinds/finish-told.ts'
import { headOf, pluralize } from '../inflect.ts'
import { isPersonKind, organization } from '../kinds/organizations.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { relateKinds } from '../kinds/relate-kinds.ts'
import { readFields } from '../fields/read-fields.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import { readCare } from './care.ts'
import { readFirms } from './firms.ts'
import type { Kind, Pair } from './pair.ts'
import { readTalks } from './talks.ts'

/** Pairs that hang together: the firm of a person, and what was said with that person. */
export function readPairs(message: string): Pair[] {
  const firms = readFirms(message)
  const talks = readTalks(message)
  const care = firms === null && talks === null ? readCare(message) : null
  if (care !== null) return [care]
  if (firms === null) return talks === null ? [] : [talks]
  if (talks === null) return [firms]
  // Of a firm and its people, who is spoken with is one of them.
  const isOne = headOf(talks.parent.noun) === headOf(firms.child.noun) || talks.isAlike(talks.parent.noun)
  if (!isOne) return [talks]
  const said = new Set(talks.child.facts)
  const person = { ...firms.child, facts: firms.child.facts.filter((fact) => !said.has(fact)) }
  return [
    { ...firms, child: person },
    { ...talks, parent: person },
  ]
}

const kindsOf = (brief: Brief): Entity[] => [
  { ...brief.entity, fields: brief.fields, skeleton: brief.skeleton, topic: brief.topic, isInbox: brief.isInbox },
  ...brief.more,
]

const isOf = ({ singular }: Entity, { noun }: Kind): boolean =>
  headOf(singular) === headOf(noun) || (organization.test(singular) && organization.test(noun))

const holdsFacts = (kind: Entity, facts: readonly string[], others: readonly Entity[]): boolean =>
  readFields(facts.join(', ')).fields.every(
    (field) =>
      (field.kind !== 'date' || kind.fields.some((own) => own.kind === 'date')) &&
      (field.options === undefined || kind.fields.some((own) => own.options !== undefined)),
  ) &&
  facts.every(
    (fact) =>
      kind.fields.some((field) => isSameFact(field, fact, kind.singular)) ||
      !others.some((other) => other.fields.some((field) => isSameFact(field, fact, other.singular))),
  )

/** Is it called as the message says, and has it no fact that is none? */
function isClean({ fields, plural, singular }: Entity, side: 'parent' | 'child', pair: Pair): boolean {
  const { facts } = pair[side]
  const [title] = fields
  if (singular.split(' ').length > 2 && !singular.endsWith(' entry')) return false
  const isCalled = title === undefined || !/\bname$/i.test(facts[0] ?? '') || /name/i.test(title.label)
  return (
    isCalled &&
    fields.every(
      ({ label, kind, isMade }) =>
        kind === 'reference' ||
        isMade === true ||
        (!pair.isStray(label, side) && !label.toLowerCase().includes(plural) && label.toLowerCase() !== singular),
    )
  )
}

const isDatedText = ({ fields }: Entity): boolean =>
  fields.some(({ kind }) => kind === 'date') &&
  (fields.filter(({ kind }) => kind !== 'date' && kind !== 'reference').length > 2 ||
    fields.some(({ kind, isMade }) => (kind === 'text' && isMade !== true) || kind === 'long' || kind === 'choice'))

/** Is what is noted kept a second time, of nobody? */
const isTwin = (kind: Entity, { noun }: Kind, each: Entity): boolean =>
  kind.singular === each.singular ||
  (headOf(kind.singular) === headOf(noun) && kind.fields.every(({ to }) => to === undefined))

/** What was done is chosen from where the message says what that may be. */
const hasSorts = (kind: Entity, { facts }: Kind): boolean =>
  !facts.some((fact) => /^what\b.*\(/u.test(fact)) || kind.fields.some(({ options }) => options !== undefined)

/** Facts of a list from which on it was told, and is no guess. */
const fewFacts = 3

function isToldList(brief: Brief): boolean {
  const words = new Set(stemsOf(brief.request))
  const told = brief.fields.filter(({ label }) => stemsOf(label).every((word) => words.has(word)))
  return brief.more.length === 0 && told.length >= fewFacts
}

/** Has the app both kinds, the one within the other, and each fact where it belongs? */
function holdsPair(brief: Brief, pair: Pair): boolean {
  const { parent, child } = pair
  if (pair.isOneList && isToldList(brief)) return true
  const kinds = kindsOf(brief)
  const [about] = kinds
  // What is looked after may go by another noun; its log is as good.
  const isOther = (kind: Entity): boolean =>
    pair.isOfThings &&
    kind === about &&
    !isPersonKind(kind.singular) &&
    isPlausibleKind(kind.singular, brief.request) &&
    /^\p{L}/u.test(kind.singular) &&
    !pair.isStray(kind.singular, 'parent')
  const parents = kinds.filter((kind) => isOf(kind, parent) || isOther(kind))
  const isAbout = (kind: Entity): boolean => kind.singular === brief.entity.singular
  return parents.some((owner) => {
    // "The merchants with their address": a fact of theirs is no child.
    const children = kinds.filter(
      ({ singular, fields, isInbox }) =>
        !isInbox && !parent.facts.includes(singular) && fields.some(({ to }) => to === owner.singular),
    )
    if (pair.isLoose)
      return (
        isClean(owner, 'parent', pair) &&
        children.some(
          (each) =>
            (isAbout(owner) || isAbout(each)) &&
            isClean(each, 'child', pair) &&
            (each.singular.endsWith(' entry') || isPlausibleKind(each.singular, brief.request)) &&
            isDatedText(each) &&
            hasSorts(each, child) &&
            !kinds.some((kind) => kind !== each && kind !== owner && isTwin(kind, pair.child, each)),
        )
      )
    return (
      isClean(owner, 'parent', pair) &&
      holdsFacts(owner, parent.facts, children) &&
      children.some(
        (each) =>
          (isAbout(owner) || isAbout(each)) && isClean(each, 'child', pair) && holdsFacts(each, child.facts, [owner]),
      )
    )
  })
}

/** Is something else kept in the app, which the pairs know nothing of? */
function isOfMore(brief: Brief, pairs: readonly Pair[]): boolean {
  const kinds = kindsOf(brief)
  const sides = pairs.flatMap(({ parent, child }) => [parent, child])
  const facts = sides.flatMap((side) => side.facts)
  // What the app was taken to be about, where it has no other facts than these.
  const isTold = (kind: Entity): boolean => {
    if (kind.singular !== brief.entity.singular) return false
    const own = kind.fields.filter((field) => field.kind !== 'reference')
    return own.filter((field) => facts.some((fact) => isSameFact(field, fact, kind.singular))).length * 2 > own.length
  }
  // What the thing itself belongs to.
  const isHeld = pairs.some(({ parent, isLoose }) =>
    kinds.some(
      (kind) =>
        isLoose &&
        isOf(kind, parent) &&
        kind.fields.some(({ to = '' }) => to !== '' && !sides.some(({ noun }) => noun === to)),
    ),
  )
  if (isHeld) return true
  return kinds.some(
    (kind) =>
      !sides.some((side) => isOf(kind, side)) &&
      !pairs.some(({ isAlike }) => isAlike(kind.singular)) &&
      (pairs.some(({ isLoose }) => isLoose) || !facts.some((fact) => fact.toLowerCase() === kind.singular)) &&
      !isTold(kind) &&
      kind.fields.some(({ to }) => to !== undefined && kinds.some(({ singular }) => singular === to)),
  )
}

/** Those who sell tell so of themselves as well; a shop is where something is bought. */
const isBought = /\b(?:carts?|baskets?|orders?|buy|buys|shop|store|check ?out|prices?)\b/i

/** Only lists that were understood so far are read anew; shops, forms and pages are what they are. */
export function lacksPairs(reading: BuildReading, pairs: readonly Pair[]): boolean {
  if (!reading.ok) return reading.reason === 'nothing_to_record'
  const { brief } = reading
  const isList =
    brief.front === 'list' ||
    (brief.front === 'shop' && !isBought.test(brief.request)) ||
    // "For everyone I want first name, last name" asks for no text to be written.
    (brief.stage === 'text-tool' && pairs.every(({ isLoose }) => !isLoose))
  return isList && !brief.isInbox && !pairs.every((pair) => holdsPair(brief, pair)) && !isOfMore(brief, pairs)
}

const mainOf = (pairs: readonly Pair[]): Kind | undefined =>
  pairs.map(({ parent, child, main }) => (main === 'child' ? child : parent))[0]

/** Sorts of facts that no plain row tells: what is chosen, ticked, counted or rated. */
const kept = new Set<Field['kind']>([
  'choice',
  'boolean',
  'rating',
  'number',
  'money',
  'phone',
  'picture',
  'url',
  'tags',
  'date',
])

/** Facts of a thing that are told as questions. */
const asksPlace = /^(?:where|in which|on which|whose|from whom)\b/iu

/** What the first reading found of it besides, in the words of the message. */
function besides(brief: Brief, pairs: readonly Pair[], noun: string): Field[] {
  const words = new Set(stemsOf(brief.request))
  const sides = pairs.flatMap(({ parent, child }) => [parent, child])
  const main = mainOf(pairs)
  const known = sides.flatMap((side) => readFields(side.facts.join(', ')).fields)
  const options = known.flatMap((field) => field.options ?? []).map((option) => option.toLowerCase())
  const children = pairs.map(({ child }) => child)
  // Notes that were of nobody have what their people have.
  const isLoose = (kind: Entity): boolean =>
    main !== undefined && children.every((child) => child !== main) && kind.fields.every(({ to }) => to === undefined)
  const isSaidElse = (option: string): boolean =>
    sides.some(({ noun: each, facts }) =>
      [each, pluralize(each), ...facts.map((fact) => fact.toLowerCase())].includes(option.toLowerCase()),
    )
  const isOther = (kind: Entity): boolean =>
    !sides.some((side) => isOf(kind, side)) || (children.some((child) => isOf(kind, child)) && isLoose(kind))
  return kindsOf(brief)
    .filter(
      (kind) =>
        (!isOther(kind) && headOf(kind.singular) === headOf(noun)) ||
        (isOther(kind) && noun === main?.noun && kind.singular === brief.entity.singular),
    )
    .flatMap(({ fields }) => fields)
    .filter(
      (field) =>
        (kept.has(field.kind) ||
          (asksPlace.test(field.label) &&
            pairs.some(({ isOfThings, parent }) => isOfThings && parent.noun === noun))) &&
        !(field.options ?? []).some((option) => pairs.some(({ isSort }) => isSort(option))) &&
        field.isMade !== true &&
        !(field.kind === 'date' && /^(?:date|day|time|when)\b/i.test(field.label)) &&
        !known.some(({ name }) => name === field.name) &&
        stemsOf(field.label).some((word) => words.has(word) || field.options !== undefined) &&
        !pairs.some(({ isStray }) => isStray(field.label, 'parent')) &&
        !options.includes(field.label.toLowerCase()) &&
        !(field.options ?? []).some((option) => options.includes(option.toLowerCase()) || isSaidElse(option)) &&
        !sides.some((side) => side.facts.some((fact) => isSameFact(field, fact, side.noun))),
    )
}

/** What was understood to be chosen stays so. */
function withOptions(kind: Entity, brief: Brief): Entity {
  const known = kindsOf(brief).flatMap(({ fields }) => fields)
  const chosen = (field: Field): Field =>
    (field.kind === 'text' && known.find(({ name, options }) => name === field.name && options !== undefined)) || field
  return { ...kind, fields: kind.fields.map((field, index) => (index === 0 ? field : chosen(field))) }
}

function withBesides(kind: Entity, fields: readonly Field[]): Entity {
  const news = fields.filter(({ name }) => !kind.fields.some((field) => field.name === name))
  return { ...kind, fields: [...kind.fields, ...news.map((field) => ({ ...field, required: false }))] }
}

const isOption = (fact: string, options: readonly string[]): boolean =>
  options.some((option) => fact.toLowerCase().endsWith(option.toLowerCase()))

/** "Moves through Screening, Presented, Placed": of what is chosen already none is a fact of its own. */
function withoutChoices(pair: Pair, brief: Brief): Pair {
  if (!pair.isLoose) return pair
  const sets = kindsOf(brief).flatMap(({ fields }) =>
    fields.flatMap(({ options }) => (options === undefined ? [] : [options])),
  )
  const taken = sets.filter((options) => pair.parent.facts.filter((fact) => isOption(fact, options)).length >= 2)
  const facts = pair.parent.facts.filter((fact) => !taken.some((options) => isOption(fact, options)))
  const done = sets.find((options) => options.filter(pair.isSort).length >= 2)
  const [what = '', ...others] = pair.child.facts
  const isOpen = done !== undefined && /^what\b/u.test(what) && !what.includes('(')
  const child = isOpen ? { ...pair.child, facts: [`${what} (${done.join(', ')})`, ...others] } : pair.child
  return { ...pair, parent: { ...pair.parent, facts }, child }
}

/** @param brief what was understood so far; what it has besides stays */
export function finishPairs(words: Words, told: readonly Pair[], brief: Brief | null): BuildReading | null {
  const pairs = brief === null ? told : told.map((pair) => withoutChoices(pair, brief))
  const first = mainOf(pairs)
  if (first === undefined) return null
  const sides = pairs.flatMap(({ parent, child }) => [parent, child])
  const related = relateKinds({
    main: first.noun,
    others: sides.map(({ noun }) => noun).filter((noun) => noun !== first.noun),
    relations: pairs.map(({ parent, child }) => ({ parent: parent.noun, child: child.noun })),
    lists: new Map(sides.map(({ noun, facts }) => [noun, facts.join(', ')])),
    said: [],
  })
  const complete = (kind: Entity): Entity =>
    brief === null ? kind : withBesides(withOptions(kind, brief), besides(brief, pairs, kind.singular))
  const kinds = { ...related, main: complete(related.main), more: related.more.map(complete) }
  const rows = pairs.flatMap(({ parent, rows: names }) => names.map((name) => ({ name, details: '', of: parent.noun })))
  return finishTold({ ...words, copy: { ...words.copy, offers: rows.length > 0 ? rows : words.copy.offers } }, kinds)
}
