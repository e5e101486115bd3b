// Facts that were told as facts, and pieces of sentences that were taken for some.
import type { Entity, Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { stemmed } from '../../cases/stems.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import type { BuildReading } from '../finish-brief.ts'
import { keptFields } from './kept-fields.ts'
import type { Records } from './purpose.ts'

/** A word that no label of a fact begins with. */
const isTorn =
  /^(?:(?:what|which|who|whose|where|when|how)(?= \S+ \S+ \S+ \S)|whether|if|for|of|in|on|at|to|from|with|by|until|since|everyone|a|an|the|all|each|every|right|maybe|also|then|couple|few|several|many|some|any|lots?|total|\d+)\b/i
/** The same, or more words than a label has. */
const isPiece = (label: string): boolean => isTorn.test(label) || /^(?:\S+ ){3}/u.test(label)

const factsOf = ({ fields }: Pick<Entity, 'fields'>): Field[] => fields.filter(({ kind }) => kind !== 'reference')

const choosesFrom = ({ options = [] }: Field, message: string): boolean =>
  options.length > 1 && options.every((option) => message.toLowerCase().includes(option.toLowerCase()))

/** What a list of choices, another kind of records and a piece of a sentence say of how well the rest was read. */
const worth = { choice: 2, kind: 1.5, piece: -1.5 }
const isUnnamed = /^(?:entry|record)$/
/** More words than a label has say nothing for what was read, and nothing against it. */
const longest = 4

/** How much of what was read the message says in these words: about as many facts as it names, less what was taken for some. */
export function trustIn(told: BuildReading, message: string): number {
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
  return isUnnamed.test(brief.entity.singular) ? all / 2 : all
}

/** What every record has in one way or another. */
const isUsual = /^(?:name|title|date|notes?|e-?mail|phone|status|photo|text|description|time|person|people|day)$/i
/** As much of its use as a noun, of nine, makes a word the name of a fact. */
const leastShare = 6
const mostBesides = 3

const namesFact = ({ label, kind }: Field): boolean => {
  const words = label.split(' ')
  const noun = sensesOfNoun(words.at(-1) ?? '')
  return kind !== 'reference' && !isPiece(label) && !isUsual.test(label) && (noun?.share ?? 0) >= leastShare
}

/** Facts that the message tells of, and that the case does not have. */
export function factsBesides(told: BuildReading, { kind, fields, more = [] }: Records): Field[] {
  if (!told.ok || !told.saidFields) return []
  const known = [{ kind, fields }, ...more].flatMap((each) =>
    keptFields(each.fields).map((field) => ({ field, kind: each.kind })),
  )
  const labels = new Set(known.map(({ field }) => field.label.toLowerCase()))
  const nouns = [kind, ...more.map((each) => each.kind)].join(' ')
  return told.brief.fields
    .filter(
      (field) =>
        namesFact(field) &&
        !nouns.includes(field.label.toLowerCase()) &&
        !labels.has(field.label.toLowerCase().split(' ').at(-1) ?? '') &&
        !known.some((each) => isSameFact(each.field, field.label, each.kind)),
    )
    .slice(0, mostBesides)
    .map((field) => ({ ...field, required: false }))
}
