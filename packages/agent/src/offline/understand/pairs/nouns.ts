// Which nouns of a message speak of one side of a pair, and which of them it goes by.
import { pluralize, singularize } from '../inflect.ts'

export interface SpokenNoun {
  noun: string
  at: number
  /** How often it is spoken of; a plural, "each" and "every" count twice. */
  weight: number
}

const several = /\b(?:each|every|per|all|which|any|several|many|these|one)\s+(?:of (?:the|my|our) )?$/iu

/** What is told of has facts. */
const hasFacts = /^\s*(?:\(|:|,?\s(?:with|has|have|should have|directory|list|database|register)\b)/iu

/** @param heads nouns in the singular, as alternatives of a pattern */
export function spokenNouns(text: string, heads: readonly string[]): SpokenNoun[] {
  const found = new Map<string, SpokenNoun>()
  for (const noun of heads) {
    const many = pluralize(noun)
    const either = [...new Set([noun, many])].map((form) => form.replaceAll(' ', '\\s+')).join('|')
    for (const match of text.matchAll(new RegExp(String.raw`(?<![\p{L}-])(?:${either})(?![\p{L}-])`, 'giu'))) {
      const isMany = match[0].toLowerCase() === many && many !== noun
      const isTold = hasFacts.test(text.slice(match.index + match[0].length))
      const weight = (isMany || several.test(text.slice(0, match.index)) ? 2 : 1) + (isTold ? 2 : 0)
      const known = found.get(noun)
      if (known === undefined) found.set(noun, { noun, at: match.index, weight })
      else known.weight += weight
    }
  }
  const all = [...found.values()]
  // "Contact person" is no person besides.
  return all
    .filter(
      ({ noun }) =>
        !all.some(
          (other) => other.noun !== noun && other.noun.split(' ').includes(noun) && isInside(text, noun, other.noun),
        ),
    )
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
}

/** Is the short noun only ever said within the long one? */
function isInside(text: string, short: string, long: string): boolean {
  const rest = text.replace(new RegExp(`(?:${long}|${pluralize(long)})`.replaceAll(' ', '\\s+'), 'giu'), '')
  return !new RegExp(String.raw`\b(?:${short}|${pluralize(short)})\b`, 'iu').test(rest)
}

/** A pattern for all forms of the nouns. */
export function formsOf(nouns: readonly string[], also = ''): RegExp {
  const forms = nouns
    .flatMap((noun) => [noun, pluralize(noun), singularize(noun)])
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replaceAll(' ', '\\s+'))
  const all = [...new Set(forms), ...(also === '' ? [] : [also])].join('|')
  return new RegExp(String.raw`(?<![\p{L}-])(?:${all})(?:['’]s?)?(?![\p{L}-])`, 'giu')
}
