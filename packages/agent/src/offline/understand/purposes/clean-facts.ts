// Facts that were told as facts, and pieces of sentences that were taken for some.
import type { Brief, Entity, Field } from '../../brief.ts'
import { stemmed } from '../../cases/stems.ts'
import { knownFact } from '../../facts/known-facts.ts'
import { toldItems } from '../../facts/told-items.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import type { BuildReading } from '../finish-brief.ts'
import { keptFields } from './kept-fields.ts'
import type { Records } from './purpose.ts'

/** A word that no label of a fact begins with. */
const isTorn =
  /^(?:(?:what|which|who|whose|where|when|how)(?= \S+ \S+ \S+ \S)|whether|if|for|of|in|on|at|to|from|with|by|until(?! when$)|since|everyone|a|an|the|all|each|every|right|maybe|also|then|should|couple|few|several|many|some|any|lots?|total|\d+)\b/i
/** The same, or more words than a label has. */
export const isPiece = (label: string): boolean => isTorn.test(label) || /^(?:\S+ ){3}/u.test(label)

const factsOf = ({ fields }: Pick<Entity, 'fields'>): Field[] => fields.filter(({ kind }) => kind !== 'reference')

const choosesFrom = ({ options = [] }: Field, message: string): boolean =>
  options.length > 1 && options.every((option) => message.toLowerCase().includes(option.toLowerCase()))

/** What a list of choices, another kind of records and a piece of a sentence say of how well the rest was read. */
const worth = { choice: 2, kind: 1.5, piece: -1.5 }
export const isUnnamed =
  /^(?:entry|record|thing|term|day|week|month|season|evening|afterward|(?:and|or|possible|the) .+)$/
/** More words than a label has say nothing for what was read, and nothing against it. */
const longest = 4

/**
 * How much of what was read the message says in these words: about as many facts as it names, less what was taken for some.
 *
 * @param isListed the facts stand in a list, whatever they are facts of
 */
export function trustIn(told: BuildReading, message: string, isListed = false): number {
  if (!told.ok) return 0
  const stems = stemmed(message)
  const isSaid = (words: string): boolean => {
    const own = stemsOf(words)
    return own.length > 0 && own.every((stem) => stems.includes(` ${stem}`))
  }
  const { brief } = told
  const worthOf = (field: Field): number => {
    if (choosesFrom(field, message)) return worth.choice
    if (isTorn.test(field.label)) return worth.piece
    return Number(field.label.split(' ').length <= longest && isSaid(field.label))
  }
  const facts = [brief, ...brief.more].flatMap(factsOf)
  const kinds = brief.more.filter((kind) => isSaid(kind.singular) && factsOf(kind).length > 1)
  const all = facts.reduce((sum, field) => sum + worthOf(field), kinds.length * worth.kind)
  // Of what they are facts was not understood.
  return !isListed && isUnnamed.test(brief.entity.singular) ? all / 2 : all
}

/** What there is to choose has names, and not those of another choice: pieces of sentences are none. */
function hasNamesToChoose({ kind, options = [] }: Field, known: readonly Field[]): boolean {
  if (kind !== 'choice') return true
  const lower = new Set(options.map((option) => option.toLowerCase()))
  const isOther = known.some(
    (each) => (each.options ?? []).filter((option) => lower.has(option.toLowerCase())).length > 1,
  )
  const words = options.map((option) => option.split(' ').length)
  return !isOther && Math.max(...words) < 3
}

/** "If they need a wheelchair": what is asked of each, as stems. */
const askedWhether = (message: string): string[][] =>
  toldItems(message)
    .filter(({ item }) => /^(?:if|whether) /iu.test(item))
    .map(({ item }) => stemsOf(item))

/** Choices with what there is to choose and what is ticked, where the message tells it and the case does not have it. */
export function factsBesides(told: BuildReading, message: string, { kind, fields, more = [] }: Records): Field[] {
  if (!told.ok) return []
  const known = [{ kind, fields }, ...more].flatMap((each) =>
    keptFields(each.fields).map((field) => ({ field, kind: each.kind })),
  )
  const asked = askedWhether(message)
  const isAsked = ({ kind: sort, label }: Field): boolean =>
    sort === 'boolean' &&
    label.includes(' ') &&
    asked.some((stems) => stemsOf(label).every((stem) => stems.includes(stem)))
  return told.brief.fields
    .filter(
      (field) =>
        (choosesFrom(field, message) || isAsked(field)) &&
        !isPiece(field.label) &&
        hasNamesToChoose(
          field,
          known.map((each) => each.field),
        ) &&
        !known.some((each) => isSameFact(each.field, field.label, each.kind)),
    )
    .map((field) => ({ ...field, required: false }))
}

/** What the app is called is no fact of its records. */
const namesApp =
  /\b(?:list|app|tracker|log|diary|register|planner|overview|curve|chart|collection|catalogue|inventory)$/iu
const counts = /\b(?:count|number|amount)\b/giu

/** Facts that the message says in their own words and the case has no like of. */
export function saidBesides(told: BuildReading, message: string, brief: Brief): Field[] {
  if (!told.ok) return []
  const stems = stemmed(message)
  const known = [
    { kind: brief.entity.singular, fields: brief.fields },
    ...brief.more.map((each) => ({ kind: each.singular, fields: each.fields })),
  ]
  const labels = new Set(known.flatMap(({ fields }) => fields.map(({ label }) => label)))
  // "What I fed" is what they eat, under the name that a form has for it.
  const isFound = ({ label }: Field): boolean => labels.has(knownFact(label.toLowerCase())?.field.label ?? '')
  const stemsKept = new Set([...labels].flatMap(stemsOf))
  // "Country year value" are three that it has, and a "piece count" counts its pieces.
  const isMadeUp = ({ label }: Field): boolean =>
    namesApp.test(label) ||
    (label.includes(' ') && stemsOf(label.replace(counts, '')).every((stem) => stemsKept.has(stem)))
  return told.brief.fields
    .slice(1)
    .filter((field) => !isFound(field) && !isMadeUp(field))
    .filter(
      ({ kind, label, isMade }) => kind !== 'reference' && kind !== 'choice' && isMade !== true && !isPiece(label),
    )
    .filter(({ label }) => stemsOf(label).length > 0 && stemsOf(label).every((stem) => stems.includes(` ${stem}`)))
    .filter(({ label }) => known.every(({ kind, fields }) => fields.every((field) => !isSameFact(field, label, kind))))
    .map((field) => ({ ...field, required: false }))
}
