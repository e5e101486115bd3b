// What a message enumerates as kept, kind by kind with its facts: "plants with variety and sowing date, harvests with kilos
// and date". Only where every phrase of the list was read: a piece that fits nowhere leaves the message to other readers.
import { isFactItem } from '../pairs/told-of-sides.ts'
import { isOccurrence } from '../fields/arrange-fields.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { headOf, singularize } from '../inflect.ts'
import { crmSorts, everydaySorts } from '../kinds/kinds-in-rows.ts'
import type { Statements } from '../statements/read-statements.ts'
import { headKind, headNoun } from './heads.ts'
import { type Opening, bareKind, isAmount, notesOn, openingOf } from './openings.ts'
import { type Enumeration, type Phrase, enumerationsIn } from './phrases.ts'
import { relationsAmong } from './whose.ts'

/** Where something else than facts begins. */
const isOther =
  /^(?:please|so that|so i|show|let|i (?:want|need|would|can)|we (?:want|need|can)|search|sort|filter|only|which|when|sign|log in|mark|tick|export|print|see|find|share|rate|edit)\b|^(?:everyone|anyone|members|people|visitors|guests) (?:can|may|should|must|could|sign|log)\b/iu
/** Whom a business or a club has to do with: between two kinds, and in the plural, they are kept and no fact of the first. */
const ownPeople =
  /^(?:customers|clients|members|guests|tenants|suppliers|teachers|students|pupils|patients|employees|volunteers|donors|owners)$/iu
/** Words that say what somebody does or wants. */
const tells = /:|\b(?:can|could|should|must|is|are|has|have|will|want|wants|need|needs|i|we|they|you)\b/iu
const longestFact = 5
const theirFact = /^(?:and )?(?:their|its|his|her) (.+)$/iu
/** "Time for each runner": a fact, and whose it is. */
const ofOwner = /^(?<fact>.+?) (?:for|of|per) (?:each|every) (?<owner>\p{L}+)$/iu
/** Within a list whatever is short is one of its facts. */
const isFact = (text: string): boolean =>
  (isFactItem(text) && !text.includes(':')) ||
  (!tells.test(text) &&
    text
      .replace(/\(.*\)/u, '')
      .trim()
      .split(/\s+/u).length <= longestFact)

/** @returns what one sentence opens; null where a phrase of it belongs to nothing */
function openingsOf({ head, phrases }: Enumeration, request: string): Opening[] | null {
  const opened = phrases.map(({ text, isFirst }) => openingOf(text, request, isFirst))
  const hasOpened = opened.some((opening) => opening !== null) || phrases.some(({ text }) => eachWith.test(text))
  const isListOfKinds =
    head !== '' && (opened[0] != null || (hasOpened && bareKind(phrases[0]?.text ?? '', request) !== null))
  if (head !== '' && !isListOfKinds) {
    const [first, ...rest] = phrases
    const own = first === undefined ? null : openingOf(`${head}: ${first.text}`, request, true)
    return own === null
      ? []
      : collect([own, ...rest.map(({ text }) => openingOf(text, request, false))], phrases, request)
  }
  if (!hasOpened) return []
  const found = collect(opened, phrases, request)
  const parent = head === '' ? null : headKind(head, request)
  return found === null || parent === null ? found : [parent, ...found]
}

/** "Offers and wishes, each with a category": a fact of them all. */
const eachWith = /^(?:all |each |both )(?:of (?:them|which) )?(?:with|having|have|has) (?:an? )?(.+)$/iu

function share(openings: readonly Opening[], facts: readonly string[]): void {
  for (const opening of openings) {
    opening.facts.push(...facts)
    opening.isBare = false
    opening.isClosed = true
  }
}

const bareKinds = (text: string, request: string): Opening[] => {
  const bare = bareKind(text, request)
  return bare === null ? [] : [bare]
}

function collect(opened: readonly (Opening | null)[], phrases: readonly Phrase[], request: string): Opening[] | null {
  const found: Opening[] = []
  for (const [index, { text }] of phrases.entries()) {
    const opening = opened[index] ?? null
    const last = found.at(-1)
    const isOpen = last !== undefined && !last.isClosed && !last.isBare
    // "Members, their belt colour": what follows is theirs.
    const own = last?.isBare === true && index > 0 ? theirFact.exec(text)?.[1] : undefined
    if (own !== undefined && last !== undefined) {
      last.facts.push(own)
      last.isBare = false
      continue
    }
    const each = isOpen ? ofOwner.exec(text) : null
    const note = last !== undefined && isAmount(last) ? notesOn(text) : null
    const shared = found.length > 1 && found.every(({ isBare }) => isBare) ? eachWith.exec(text)?.[1] : undefined
    if (note !== null) found.push(note)
    else if (shared !== undefined) {
      share(
        found,
        [shared, ...phrases.slice(index + 1).map((rest) => rest.text)].filter((fact) => !isOther.test(fact)),
      )
      return found
    } else if (opening !== null) found.push({ ...opening, facts: [...opening.facts] })
    else if (each?.groups !== undefined && last !== undefined) {
      last.facts.push(each.groups.fact ?? '')
      last.of.push((each.groups.owner ?? '').toLowerCase())
    } else if (isOther.test(text)) return found
    else if (isOpen && ownPeople.test(text) && opened[index + 1] != null) found.push(...bareKinds(text, request))
    else if (isOpen && isFact(text)) last.facts.push(text)
    else {
      const bare = isOpen ? null : bareKind(text, request)
      // "Theatre group, costumes with size": what it is all about stands first.
      if (bare === null && index > 0) return null
      if (bare !== null) found.push(bare)
    }
  }
  return found
}

const isSame = (one: string, other: string): boolean =>
  one === other || ((one.endsWith(` ${other}`) || other.endsWith(` ${one}`)) && headOf(one) === headOf(other))

/** "Clients and invoices: client: …": named once more with its facts. */
function merged(openings: readonly Opening[]): Opening[] {
  const kinds: Opening[] = []
  for (const opening of openings) {
    const known = kinds.find(({ noun }) => isSame(noun, opening.noun))
    if (known === undefined) kinds.push(opening)
    else {
      known.facts.push(...opening.facts.filter((fact) => !known.facts.includes(fact)))
      known.isBare &&= opening.isBare
    }
  }
  return kinds
}

export interface Enumerated extends Statements {
  /** The kind that the app opens with: the first of the list, and not what the list is of. */
  main: string
  /** What the list is of, where it counts them: "Log for our two cars". */
  about: string | null
}

const whenever = /^(?:when|date|day|from|time|arrival|start)\b/iu

/** What is noted again and again has its day, whether that was said or not. */
function datedFacts({ noun, facts, isOften, isBare }: Opening): string[] {
  const isDated = facts.some((fact) => kindOfName(fact.toLowerCase()) === 'date')
  const isTimed = isDated || facts.some((fact) => whenever.test(fact))
  return (isOften && !isDated) || (isOccurrence(noun) && !isTimed && !isBare) ? ['date', ...facts] : facts
}

/** "Handovers: key, holder, …": a fact that is a kind itself is what the record is of. */
const withoutKinds = (opening: Opening, kinds: readonly Opening[]): string[] =>
  datedFacts(opening).filter(
    (fact) => !kinds.some(({ noun }) => noun === singularize(fact.toLowerCase().replace(/^(?:one|the|an?) /u, ''))),
  )

/** One kind alone every reader knows. */
const leastKinds = 2

/** Who tells what belongs to what, or what stands on a page, is read sentence by sentence. */
const isToldOtherwise =
  /→|>|->|=>|["“]|\b(?:belongs?|consists?|button|field|reviews?|comments?)\b|\b(?:have|has) (?:many|several|multiple|lots)\b|\bpage of\b|\b(?:each|every) \p{L}+ has \p{L}+s and every\b/iu

/** "Vans: Rosa and Elvira" are names, "with sign in" is a door. */
const isNoFact = /^\p{Lu}\p{Ll}+$|^(?:sign|log)[ -]?(?:in|up)\b|^(?:search|filters?|login)$/u
const namesKind = (fact: string): boolean =>
  singularize(fact) !== fact && [...crmSorts, ...everydaySorts].some(({ says }) => says.test(fact))

/** @returns the kinds that a message enumerates with their facts; null where it enumerates fewer than two, or not only that */
export function readEnumerated(message: string): Enumerated | null {
  if (isToldOtherwise.test(message)) return null
  const enumerations = enumerationsIn(message)
  const perSentence = enumerations.map((each) => openingsOf(each, message))
  const whole: Opening[] = []
  for (const openings of perSentence) {
    if (openings === null) return null
    whole.push(...openings)
  }
  const kinds = merged(whole)
  if (kinds.length < leastKinds || kinds.every(({ isBare }) => isBare)) return null
  // "Companies with contacts": what is said to have them has no facts yet.
  if (kinds.some(({ facts }) => namesKind(facts[0] ?? '') || facts.some((fact) => isNoFact.test(fact)))) return null
  const [about] = enumerations.flatMap(({ head }) => headNoun(head, message) ?? [])
  const main = kinds.find(({ noun }) => noun !== about) ?? kinds[0]
  return {
    kinds: new Map(kinds.map((kind) => [kind.noun, withoutKinds(kind, kinds)])),
    relations: relationsAmong(kinds),
    main: main?.noun ?? '',
    about: about ?? null,
  }
}
