// The fields that a sentence names, without what it says of people and of other kinds of records.
import type { Field } from '../brief.ts'
import { pluralize } from './inflect.ts'

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
