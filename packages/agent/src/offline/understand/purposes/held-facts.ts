// Which of the facts that a message tells a known app keeps, under whatever name: the app is the right one where it keeps most
// of them, and then calls them as they were told.
import type { Brief, Field } from '../../brief.ts'
import { stemmed } from '../../cases/stems.ts'
import { isAlikeFact } from '../../facts/alike-words.ts'
import { knownFact } from '../../facts/known-facts.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import { singularize } from '../inflect.ts'
import type { BuildReading } from '../finish-brief.ts'
import { isPiece } from './clean-facts.ts'

interface Kind {
  singular: string
  fields: readonly Field[]
}

const kindsOf = ({ entity, fields, more }: Brief): Kind[] => [{ singular: entity.singular, fields }, ...more]

/** What a question word asks for, whatever noun stands beside it. */
const asks: readonly [RegExp, ReadonlySet<Field['kind']>][] = [
  [/^(?:when|until when)\b/iu, new Set(['date', 'time'])],
  [/^(?:who|whom|where)\b/iu, new Set(['text', 'reference', 'choice'])],
  [/^how (?:many|much|long|far)\b/iu, new Set(['number', 'money'])],
  [/^(?:if|whether)\b/iu, new Set(['boolean', 'choice', 'date'])],
]

/** "When cut" is the day "cut on": the same words, of the sort that is asked for. */
function isAsked(field: Field, label: string): boolean {
  const said = stemsOf(label)
  const known = stemsOf(field.label)
  if (said.length === 0 || !said.every((stem) => known.includes(stem))) return false
  return asks.some(([question, sorts]) => question.test(label) && sorts.has(field.kind))
}

const amounts: ReadonlySet<Field['kind']> = new Set(['number', 'money'])

const isPrice = /\b(?:pay|paid|costs?|prices?|owes?|owed|charged?|earn(?:s|ed)?|spen[dt]|worth|weighs?)\b/iu
/** "Where it stands", "what we order": no day and no number answers that. */
const asksForWords = (label: string): boolean =>
  /\bwhere\b/iu.test(label) || (/^(?:what|which)\b/iu.test(label) && !isPrice.test(label))
const isFigure: ReadonlySet<Field['kind']> = new Set(['date', 'time', 'number', 'money', 'rating'])

/** "Bought for" is a price, and "bought on" a day. */
const fitsSort = (told: Field, known: Field): boolean =>
  (told.kind === 'text' && !(asksForWords(told.label) && isFigure.has(known.kind))) ||
  told.kind === known.kind ||
  (amounts.has(told.kind) && amounts.has(known.kind)) ||
  ['text', 'choice', 'reference'].includes(known.kind)

/** A word that names a fact of anything says nothing of which it is. */
const isOfAnything = /^(?:names?|titles?|dates?|days?|times?|numbers?|types?|photos?|places?|status|notes?)$/iu

/** "Fabric they picked" is the fabric: one of both names has all the words of the other. */
function isWider(field: Field, label: string): boolean {
  const said = stemsOf(label)
  const known = stemsOf(field.label)
  if ([label, field.label].some((each) => isOfAnything.test(each))) return false
  const [less, more] = said.length < known.length ? [said, known] : [known, said]
  return less.length > 0 && more.length - less.length < 3 && less.every((stem) => more.includes(stem))
}

/** The same in everyday words: "what I fed" is the food. */
const isKnownAs = (field: Field, label: string): boolean => {
  const known = knownFact(label.toLowerCase())?.field.label.toLowerCase()
  return (
    known !== undefined &&
    [field.label, knownFact(field.label.toLowerCase())?.field.label].some((each) => each?.toLowerCase() === known)
  )
}

/** What happened at some time is called by it: "sold", "hatched". */
const isDeed = /(?:ed|en|own|ught|old|ent|ept|ead|ung|orn)$/iu
const ofWords: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'choice', 'number', 'money', 'rating', 'tags'])

const isHour = /\b(?:time|when|hour|o['’]?clock)\b/iu

/** Told in other words for the same; a day, an hour and a tick have to be told as such. */
const isAlike = (field: Field, label: string, _kind: string, told: Field): boolean =>
  (ofWords.has(field.kind) ||
    field.kind === told.kind ||
    (field.kind === 'date' && isDeed.test(label)) ||
    (field.kind === 'time' && isHour.test(label))) &&
  ![label, field.label].some((each) => isOfAnything.test(each)) &&
  isAlikeFact(label, field.label)

/** "Number" says nothing of what it is a number of, and is the number where both call it so. */
const isCalledSame = (field: Field, label: string): boolean => field.label.toLowerCase() === label.toLowerCase()

/** From the surest to the widest. */
const likeness: readonly ((field: Field, label: string, kind: string, told: Field) => boolean)[] = [
  isCalledSame,
  isSameFact,
  isKnownAs,
  isAsked,
  isWider,
  isAlike,
]

/** "Who drove" of a trip is who it was. */
const isWho = (known: string, told: string): boolean => /^who$/iu.test(known) && /^who \p{L}+$/iu.test(told)

export interface SameFact {
  /** The place of its kind. */
  at: number
  field: Field
  /** In other words for the same: less sure than the rest. */
  isNear: boolean
}

/** Which fact each of those that were told is: what is surely the same goes before what is like it. */
export function sameFacts(told: readonly Field[], kinds: readonly Kind[]): Map<Field, SameFact> {
  const found = new Map<Field, SameFact>()
  const taken = new Set<Field>()
  for (const isLike of likeness)
    for (const fact of told.filter((each) => !found.has(each)))
      for (const [at, { singular, fields }] of kinds.entries()) {
        // "For" and "by" say nothing alone, and are the same as anything else that does not.
        const isSame = (each: Field): boolean =>
          !taken.has(each) &&
          (stemsOf(each.label).length > 0 || isWho(each.label, fact.label) || isCalledSame(each, fact.label)) &&
          fitsSort(fact, each) &&
          isLike(each, fact.label, singular, fact)
        const same = fields.find(isSame)
        if (same === undefined || found.has(fact)) continue
        taken.add(same)
        found.set(fact, { at, field: same, isNear: isLike === isAlike })
      }
  return found
}

/** Facts that the message names, and no pieces of its sentences. */
export function namedFacts(told: BuildReading, message: string): Field[] {
  if (!told.ok || !told.saidFields) return []
  const stems = stemmed(message)
  const lower = message.toLowerCase()
  // A word that stands for another, as a category does for a type, is said all the same.
  const isSaid = ({ label }: Field): boolean =>
    stemsOf(label).length > 0 &&
    (lower.includes(label.toLowerCase()) || stemsOf(label).every((stem) => stems.includes(` ${stem}`)))
  return [told.brief, ...told.brief.more]
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind !== 'reference' && field.isMade !== true && !isPiece(field.label) && isSaid(field))
}

export interface HeldFact {
  told: Field
  /** The place of its kind in the brief, and its name there; null where a kind of records is what was named. */
  at: number
  name: string | null
  /** Told in other words for the same. */
  isNear: boolean
}

/** What is told in other words counts half. */
const lessSure = 0.5

/** How many of the facts are held. */
export const weightOf = (held: readonly HeldFact[]): number =>
  held.reduce((sum, { isNear }) => sum + (isNear ? lessSure : 1), 0)

/** What the brief keeps of each fact that was told; the facts that it lacks are missing from the answer. */
export function heldFacts(brief: Brief, told: readonly Field[]): HeldFact[] {
  const kinds = kindsOf(brief)
  const found = sameFacts(told, kinds)
  return told.flatMap((field): HeldFact[] => {
    const same = found.get(field)
    if (same !== undefined) return [{ told: field, at: same.at, name: same.field.name, isNear: same.isNear }]
    const at = kinds.findIndex(({ singular }) => isWider({ ...field, label: singular }, field.label))
    return at === -1 ? [] : [{ told: field, at, name: null, isNear: false }]
  })
}

/** A question, several of something, or more words than it goes by is no better name for a fact that has one. */
function isBetterName(told: string, known: string): boolean {
  const last = told.split(' ').at(-1) ?? told
  if (/^(?:who|whom|whose|what|which|when|where|how|why|if|whether)\b/iu.test(told)) return false
  if (singularize(last) !== last || told.split(' ').length > Math.max(2, known.split(' ').length)) return false
  // "Watering every" says nothing that "water every" does not.
  return stemsOf(told).join() !== stemsOf(known).join()
}

/** The same with the names that were told: who says "best before" finds no "use by". */
export function calledAsTold(brief: Brief, held: readonly HeldFact[]): Brief {
  const rename = (fields: Field[], at: number): Field[] =>
    fields.map((field) => {
      const same = held.find((each) => each.at === at && each.name === field.name)
      if (
        same === undefined ||
        same.isNear ||
        field.kind === 'reference' ||
        !isBetterName(same.told.label, field.label)
      )
        return field
      const isTaken = fields.some((each) => each !== field && each.label === same.told.label)
      return isTaken ? field : { ...field, label: same.told.label }
    })
  return {
    ...brief,
    fields: rename(brief.fields, 0),
    more: brief.more.map((kind, at) => ({ ...kind, fields: rename(kind.fields, at + 1) })),
  }
}
