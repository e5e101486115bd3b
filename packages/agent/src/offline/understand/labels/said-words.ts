// Words of a fact that was asked: the thing it asks for, whose it is, whether it is over.
import type { Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../inflect.ts'
import { type Clause, isArticle, isBe, isPronoun } from './clause.ts'
import { isPast } from './verb-forms.ts'

/** What is known of a fact by how it was asked. */
export interface Asked extends Partial<Pick<Field, 'kind' | 'unit' | 'options'>> {
  label: string
}

export const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ')
export const withoutArticle = (noun: string): string =>
  noun.replace(/^(?:the|an?|my|our|your|their|his|her|its|this) /, '')
const isKind = (noun: string, kind: string): boolean => {
  const own = kind.split(' ').at(-1) ?? ''
  return singularize(noun.split(' ').at(-1) ?? '') === own
}

/** "The sleeve" of "what condition the sleeve is in"; '' for the record itself. */
export function ownerIn({ subject, hasPronoun }: Clause, kind: string): string {
  const noun = withoutArticle(subject)
  return hasPronoun || noun === '' || isKind(noun, kind) ? '' : singularize(noun)
}

export function thingIn(words: readonly string[]): number {
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const isOf = at > 0 && words[at - 1] === 'of'
    if (word === 'to' || isBe(word) || (isPronoun(word) && (at > 0 || word !== 'people')) || (isArticle(word) && !isOf))
      break
    if (
      /^(?:has|have|had|can|could|will|would|should|must|may|might|do|does|did|in|on|at|got|gets|needs?|goes?|belongs?|for|from|with|who|that|used)$/.test(
        word,
      )
    )
      break
    // "How many people came", "which doughs rose": a verb behind the noun.
    if (at > 0 && at === words.length - 1 && isPast(word) && (sensesOfNoun(word)?.share ?? 0) < 3) break
    if (at > 0 && /(?:[^e]ed|ght)$/.test(word) && at === words.length - 1) break
    at += 1
  }
  return at
}
