// The fields that a sentence names, without what it says of people and of other kinds of records.
import type { Field } from '../brief.ts'
import { isRecordNoun } from './entity-fields.ts'
import { fieldClauses } from './field-clauses.ts'
import { pluralize, singularize } from './inflect.ts'
import { readFields } from './read-fields.ts'

export function ownFields(said: readonly Field[], singular: string): Field[] {
  return said.filter(
    (field) => field.label.toLowerCase() !== pluralize(singular) || field.label.toLowerCase() === singular,
  )
}

/** What users may do is no field of a record. */
export function withoutPersons(text: string): string {
  return text.replace(
    /\b(?:each|every|all) (?:user|person|member|customer|client|student|visitor|athlete|employee|one)s?\b[^.;,(:]{0,60}\bown\b|\b(?:people|users|customers|members|employees|teachers) (?:log|sign)(?: |-)?(?:in|up)\b(?: and| to)?|\b(?:everyone|everybody|each) (?:only )?sees (?:only )?(?:their|his|her) own\b|\bsee only their own\b|,?\s*\b(?:anybody|anyone|everybody|everyone|people|those|members|users) (?:with|who (?:has|have)) an? accounts? (?:can|may|could)\b[^.;,:(]*|,?\s*\b(?:everyone|everybody|anyone|visitors|guests|readers|parents and pupils) (?:can |may )?(?:only |just )?(?:look|read|browse|view)s?\b[^.;,:(]*/gi,
    ' ',
  )
}

const negations =
  /\b(?:that |which )?(?:doesn['’]t|does not|don['’]t|do not) (?:need|have|want|require)\b[^,.;]*,?|\bwithout (?:any |an? )?[\p{L}-]+(?:,? (?:and|or) (?:without )?[\p{L}-]+)*|(?:(?<=^|[.;!]\s*)|,\s*)no [\p{L}-]+(?: [\p{L}-]+)?(?=\s*(?:[.,;!]|$))/giu
const copy =
  /(?:,?\s*\b(?:and|with))?\s*\b(?:the |a |an )?(?:headline|heading|title|text|tagline|slogan|motto|claim|copy|subtitle|greeting|words)\s*:?\s*["“][^"”]+["”](?:\s+and\b)?/gi

/** What is not wanted, and words that are to stand on a page, are no fields either. */
export function withoutNegations(text: string): string {
  return text.replace(copy, ' ').replace(negations, ' ')
}

/** What users may see is no field of a record; "paintings: title, artist" lists fields of paintings. */
export function withoutAsides(text: string): string {
  return withoutPersons(text).replace(/\b(\p{L}+s):\s+(?=[\p{L} ]+,)/giu, (all, word: string) =>
    isRecordNoun(singularize(word.toLowerCase())) ? 'with ' : all,
  )
}

/** "Members, books and meetings" are kinds of records, not facts about one. */
export function isKindOfRecord({ kind, label }: Field): boolean {
  const word = label.toLowerCase()
  return kind === 'text' && singularize(word) !== word && isRecordNoun(singularize(word))
}

export function readAllFields(said: string): { fields: Field[]; unread: string[] } {
  const fields: Field[] = []
  const unread: string[] = []
  const text = withoutAsides(said)
  for (const clause of fieldClauses(text)) {
    const reading = readFields(clause)
    unread.push(...reading.unread)
    for (const field of reading.fields) if (!fields.some((known) => known.name === field.name)) fields.push(field)
  }
  const facts = fields.filter((field) => !isKindOfRecord(field))
  return { fields: (facts.length >= 2 ? facts : fields).slice(0, 24), unread }
}
