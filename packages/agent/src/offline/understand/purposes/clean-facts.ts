// Facts that were told as facts, and pieces of sentences that were taken for some.
import type { Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { stemmed } from '../../cases/stems.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import type { BuildReading } from '../finish-brief.ts'
import { keptFields } from './kept-fields.ts'
import type { Records } from './purpose.ts'

/** A word that no label of a fact begins with, or more words than one has. */
const isPiece =
  /^(?:(?:what|which|who|whose|where|when|how)(?= \S+ \S+ \S)|whether|if|for|of|in|on|at|to|from|with|by|until|since|everyone|a|an|the|all|each|every|right|maybe|also|then|couple|few|several|many|some|any|lots?|total|\d+)\b|^(?:\S+ ){3}/i

/** How many of its facts are pieces of sentences, from 0 to 1. */
export function piecesAmong(told: BuildReading): number {
  if (!told.ok) return 0
  const facts = [told.brief, ...told.brief.more]
    .flatMap((kind) => kind.fields.slice(1))
    .filter(({ kind }) => kind !== 'reference')
  const pieces = facts.filter(({ label }) => isPiece.test(label))
  return facts.length === 0 ? 0 : pieces.length / facts.length
}

/** A piece of a sentence was taken for a fact. */
export const hasPieces = (told: BuildReading): boolean => piecesAmong(told) > 0

/** Of so many facts that most are the message's own, these make a list. */
const fewest = 3
const ownShare = 0.6

const choosesFrom = ({ options = [] }: Field, message: string): boolean =>
  options.length > 1 && options.every((option) => message.includes(option))

/** Facts were told as facts, or choices with what there is to choose, and nothing else was taken for one. */
export function isClean(told: BuildReading, message: string): boolean {
  if (!told.ok) return false
  const facts = [told.brief, ...told.brief.more]
    .flatMap((kind) => kind.fields.slice(1))
    .filter(({ kind }) => kind !== 'reference')
  if (facts.some((field) => choosesFrom(field, message))) return true
  const stems = stemmed(message)
  const own = facts.filter(({ label }) => stemsOf(label).every((stem) => stems.includes(` ${stem}`)))
  return !hasPieces(told) && own.length >= fewest && own.length >= facts.length * ownShare
}

/** What every record has in one way or another. */
const isUsual = /^(?:name|title|date|notes?|e-?mail|phone|status|photo|text|description|time|person|people|day)$/i
/** As much of its use as a noun, of nine, makes a word the name of a fact. */
const leastShare = 6
const mostBesides = 3

const namesFact = ({ label, kind }: Field): boolean => {
  const words = label.split(' ')
  const noun = sensesOfNoun(words.at(-1) ?? '')
  return kind !== 'reference' && !isPiece.test(label) && !isUsual.test(label) && (noun?.share ?? 0) >= leastShare
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
