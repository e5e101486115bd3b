// The fields that a sentence names, without what it says of people and of other kinds of records.
import type { Field } from '../../brief.ts'
import { pluralize } from '../inflect.ts'

export function ownFields(said: readonly Field[], singular: string): Field[] {
  return said.filter(({ label }) => {
    // "Upcoming concerts with band and date" are the concerts.
    const plain = label.toLowerCase().replace(/^(?:upcoming|next|coming|current|latest|recent|all) /, '')
    return plain !== pluralize(singular) || plain === singular
  })
}

const negations =
  /\b(?:that |which )?(?:doesn['’]t|does not|don['’]t|do not) (?:need|have|want|require)\b[^,.;]*,?|\bwithout (?:any |an? )?[\p{L}-]+(?:,? (?:and|or) (?:without )?[\p{L}-]+)*|(?:(?<=^|[.;!]\s*)|,\s*)no [\p{L}-]+(?: [\p{L}-]+)?(?=\s*(?:[.,;!]|$))/giu
const copy =
  /(?:,?\s*\b(?:and|with))?\s*\b(?:the |a |an )?(?:headline|heading|title|text|tagline|slogan|motto|claim|copy|subtitle|greeting|words)\s*:?\s*["“][^"”]+["”](?:\s+and\b)?/gi

/** What is not wanted, and words that are to stand on a page, are no fields either. */
export function withoutNegations(text: string): string {
  return text
    .replace(copy, ' ')
    .replace(negations, ' ')
    .replace(/([.;])(?:\s*[.;])+/g, '$1')
}
