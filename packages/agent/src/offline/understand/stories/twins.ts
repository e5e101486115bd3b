// Facts that a message tells and that its case has already in other words: "price each" beside "price", "needs electricity"
// beside "electricity", "contact" beside a phone number.
import type { Field } from '../../brief.ts'
import { stemsOf } from '../fields/same-fact.ts'

export interface OfKind {
  kind: string
  fields: readonly Field[]
}

const lower = (text: string): string => text.toLowerCase()
const optionsOf = ({ options = [] }: Field): string[] => options.map(lower)

/** "One person", "another": words that point at something, and nothing to choose. */
const pointing = /^(?:one|another|an?|the|other|others|this|that|these|those|it|them|stuff|things?|something)\b/iu
/** "Social crap just": a word that ends no option. */
const cutOff = /\s(?:just|only|really|too|also|then|that|which|when|if)$/iu

/** What was taken for a choice and holds pieces of a sentence. */
export const isScrapOfChoice = (field: Field): boolean =>
  (field.options ?? []).some((option) => pointing.test(option) || cutOff.test(option))

/** How far something has come: a status says it. */
const states = /^(?:done|finished|completed?|ready|sent|closed|open|approved|accepted|confirmed)$/iu
const isStatus = ({ kind, label }: Field): boolean => kind === 'choice' && /^(?:status|stage|state)$/iu.test(label)

/** "Before food" and "before a meal". */
const relation = /^(?:before|after|during|without)\b/iu
const relationsOf = (field: Field): string[] => optionsOf(field).flatMap((option) => relation.exec(option)?.[0] ?? [])

function choosesSame(told: Field, { kind, fields }: OfKind): boolean {
  if (told.options === undefined) return false
  const own = optionsOf(told)
  const choices = fields.filter((field) => field.kind === 'choice' && field !== told)
  const isWithin = choices.some((field) => own.every((option) => optionsOf(field).includes(option)))
  // "Condition" and "cover" are chosen from the same: so would be a third.
  const alike = choices.filter((field) => optionsOf(field).join('|') === own.join('|'))
  const isRelated = choices.some((field) => {
    const known = relationsOf(field)
    return relationsOf(told).filter((word) => known.includes(word)).length > 1
  })
  const isNamed = stemsOf(told.label).some((stem) => stemsOf(kind).includes(stem))
  return isRelated || alike.length > 1 || (isWithin && alike.length === 0) || (alike.length > 0 && isNamed)
}

/** All that tells one label from others stands in the other: "electricity" and "need electricity". */
const within = (one: string, other: string): boolean => {
  const [own, all] = [stemsOf(one), stemsOf(other)]
  return own.length > 0 && own.every((stem) => all.includes(stem))
}

/** Ways in which one fact is called. */
const isTwinOf =
  (told: Field) =>
  (known: Field): boolean => {
    if (told.kind === 'boolean') return within(known.label, told.label) && ['boolean', 'choice'].includes(known.kind)
    // "Make and model".
    if (
      / and /u.test(known.label) &&
      known.label.split(' and ').some((part) => lower(part.trim()) === lower(told.label))
    )
      return true
    if (/^contact(?: details)?$/iu.test(told.label)) return known.kind === 'phone' || known.kind === 'email'
    if (/^(?:score|rating|stars)$/iu.test(told.label)) return known.kind === 'rating'
    if (/^(?:how heavy|weight)$/iu.test(told.label)) return /^flow$/iu.test(known.label)
    return false
  }

/** @param kinds what the case keeps, `at` the kind that the fact was told of */
export function isTwin(told: Field, kinds: readonly OfKind[], at: number): boolean {
  const own = kinds[at]
  if (own === undefined) return false
  const all = kinds.flatMap(({ fields }) => fields)
  if (own.fields.some(isTwinOf(told)) || choosesSame(told, own)) return true
  if (told.kind !== 'boolean') return false
  if (states.test(told.label) && own.fields.some(isStatus)) return true
  return all.some((field) => optionsOf(field).includes(lower(told.label)) || lower(field.label) === lower(told.label))
}
