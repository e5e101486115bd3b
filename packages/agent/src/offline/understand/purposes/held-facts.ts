// Which of the facts that a message tells a known app keeps, under whatever name: the app is the right one where it keeps most
// of them, and then calls them as they were told.
import type { Brief, Field } from '../../brief.ts'
import { stemmed } from '../../cases/stems.ts'
import { knownFact } from '../../facts/known-facts.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
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

/** "Fabric they picked" is the fabric: one of both names has all the words of the other. */
function isWider(field: Field, label: string): boolean {
  const said = stemsOf(label)
  const known = stemsOf(field.label)
  const [less, more] = said.length < known.length ? [said, known] : [known, said]
  return less.length > 0 && more.length - less.length < 3 && less.every((stem) => more.includes(stem))
}

/** The same in everyday words: "what I fed" is the food. */
const isKnownAs = (field: Field, label: string): boolean =>
  knownFact(label.toLowerCase())?.field.label.toLowerCase() === field.label.toLowerCase()

const likeness: readonly ((field: Field, label: string, kind: string) => boolean)[] = [
  isSameFact,
  isKnownAs,
  isAsked,
  isWider,
]

/** Facts that the message names, and no pieces of its sentences. */
export function namedFacts(told: BuildReading, message: string): Field[] {
  if (!told.ok || !told.saidFields) return []
  const stems = stemmed(message)
  const isSaid = ({ label }: Field): boolean =>
    stemsOf(label).length > 0 && stemsOf(label).every((stem) => stems.includes(` ${stem}`))
  return [told.brief, ...told.brief.more]
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind !== 'reference' && field.isMade !== true && !isPiece(field.label) && isSaid(field))
}

export interface HeldFact {
  told: Field
  /** The place of its kind in the brief, and its name there; null where a kind of records is what was named. */
  at: number
  name: string | null
}

/** What the brief keeps of each fact that was told; the facts that it lacks are missing from the answer. */
export function heldFacts(brief: Brief, told: readonly Field[]): HeldFact[] {
  const kinds = kindsOf(brief)
  const taken = new Set<Field>()
  // "For" and "by" say nothing alone, and are the same as anything else that does not.
  const isFree = (each: Field): boolean => !taken.has(each) && stemsOf(each.label).length > 0
  return told.flatMap((field): HeldFact[] => {
    for (const isLike of likeness)
      for (const [at, { singular, fields }] of kinds.entries()) {
        const same = fields.find((each) => isFree(each) && isLike(each, field.label, singular))
        if (same === undefined) continue
        taken.add(same)
        return [{ told: field, at, name: same.name }]
      }
    const at = kinds.findIndex(({ singular }) => isWider({ ...field, label: singular }, field.label))
    return at === -1 ? [] : [{ told: field, at, name: null }]
  })
}

/** A question, or more words than a form has room for, is no name for a fact that has one. */
const isName = ({ label }: Field): boolean =>
  label.split(' ').length <= 3 && !/^(?:who|whom|whose|what|which|when|where|how|why|if|whether)\b/iu.test(label)

/** The same with the names that were told: who says "best before" finds no "use by". */
export function calledAsTold(brief: Brief, held: readonly HeldFact[]): Brief {
  const rename = (fields: Field[], at: number): Field[] =>
    fields.map((field) => {
      const same = held.find((each) => each.at === at && each.name === field.name)
      if (same === undefined || field.kind === 'reference' || !isName(same.told)) return field
      const isTaken = fields.some((each) => each !== field && each.label === same.told.label)
      return isTaken ? field : { ...field, label: same.told.label }
    })
  return {
    ...brief,
    fields: rename(brief.fields, 0),
    more: brief.more.map((kind, at) => ({ ...kind, fields: rename(kind.fields, at + 1) })),
  }
}
