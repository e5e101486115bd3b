// What stands behind "what", "where" or "how long" as a clause: who, with which auxiliaries, does or is what.
import { readWords } from '../grammar/words.ts'
import { isPast } from './verb-forms.ts'

export interface Clause {
  /** What it is said of: "the lease"; '' for a pronoun, or where the question asks for just that. */
  subject: string
  hasPronoun: boolean
  /** "Should", "has to": it lies ahead. */
  isDue: boolean
  /** Told with "was" or "has been", or nothing but a state: "it is". */
  hasBe: boolean
  /** "Last", of "when I last watered it". */
  adverb: string
  verb: string
  rest: readonly string[]
  /** "It", "them": it is done to the record itself. */
  hasObject: boolean
}

const contracted: readonly (readonly [RegExp, string])[] = [
  [/n['’]t\b/g, ' not'],
  [/['’]re\b/g, ' are'],
  [/['’]ve\b/g, ' have'],
  [/['’]ll\b/g, ' will'],
  [/['’]m\b/g, ' am'],
  [/\b(i|we|you|they|he|she|it|who)['’]d\b/g, '$1 would'],
  [/\b(it|he|she|what|who|where|that|there|how|when|everything|anything|something)['’]s\b/g, '$1 is'],
  [/\b(they|you)re\b/g, '$1 are'],
  [/\b(they|we|you)ve\b/g, '$1 have'],
  [/\bits (?=\p{L}+(?:ed|en|ing)\b|$)/gu, 'it is '],
  [/\b(what|who)s\b/g, '$1 is'],
]

/** Lower case, with its auxiliaries written out. */
export const written = (said: string): string =>
  contracted.reduce((text, [from, to]) => text.replace(from, to), said.toLowerCase()).trim()

export const isPronoun = (word = ''): boolean =>
  /^(?:i|we|you|they|he|she|it|one|someone|somebody|everyone|everybody|nobody|people|each|this|that|there)$/.test(word)
const isObject = (word = ''): boolean => /^(?:it|them|him|her|us|me|em|one|ones|itself|themselves|myself)$/.test(word)
export const isBe = (word = ''): boolean => /^(?:is|are|was|were|be|been|being|am)$/.test(word)
const isHave = (word = ''): boolean => /^(?:has|have|had|having)$/.test(word)
const isModal = (word = ''): boolean =>
  /^(?:can|could|will|would|may|might|shall|do|does|did|should|must|not)$/.test(word)
const lies = (word = ''): boolean => /^(?:should|must|shall)$/.test(word)
const adverb =
  /^(?:usually|always|still|already|currently|mostly|normally|actually|then|just|only|really|also|now|ever|exactly|roughly|originally|even|all|both|probably|next|last|first|seemed|seem|seems|looked|feel|feels|felt|got|get|gets|gotten)$/
export const isArticle = (word = ''): boolean =>
  /^(?:the|an?|my|our|your|their|his|her|its|this|each|every)$/.test(word)

/** How many words the subject of a clause takes: "the lease", "my great-grandmother". */
function subjectLength(words: readonly string[]): number {
  if (isPronoun(words[0])) return 1
  if (!isArticle(words[0])) {
    const bare = readWords(words.join(' ')).signs
    return /^P(?=[BHMVDT])/.test(bare) ? 1 : 0
  }
  const { signs, words: tagged } = readWords(words.join(' '))
  if (tagged.length !== words.length) return Math.min(2, words.length)
  const found = /^[dse][AG]?[NPXCUYV](?:(?:&[dse]?)?[NPXCU])*?(?=[BHMVDTaA]|$)/.exec(signs)
  return found === null ? Math.min(2, words.length) : found[0].length
}

/** "In each lesson", "with it", "for the month": when and for whom it is noted. */
const circumstance =
  /\s+(?:(?:in|at|for|of|on|with|to|after|before|during|per|from|about) (?:it|them|him|her|us|me|each|every|that time|next time|this|that)\b.*|(?:each|every|per|a|this|that) (?:day|week|month|year|time|night|morning|evening|session|lesson|visit)|(?:until|till|by|for) (?:the )?next (?:time|lesson|week|session|visit|month)|(?:the )?next time|at the (?:moment|time)|these days|right now|so far|(?:for|on) the (?:day|month|week|year)|(?:when|while|because|so that|if) .+|(?:after|before) (?:it|they|we|i|he|she|each|every|the) \p{L}+(?: \p{L}+)*)$/u

export function withoutCircumstance(text: string): string {
  const shorter = text.replace(circumstance, '').trim()
  return shorter === text || shorter.split(' ').length < 2 ? shorter : withoutCircumstance(shorter)
}

export function readClause(said: readonly string[]): Clause {
  let words = [...said]
  // "Where in the storeroom they hang", "who in the family it came from".
  const aside = /^(?:in|on|at|of|from) (?:the|my|our|their) \p{L}+ (?=(?:it|they|he|she|i|we|you|the|my|our)\b)/u.exec(
    words.join(' '),
  )
  if (aside !== null) words = words.join(' ').slice(aside[0].length).split(' ')
  // "Do you need", "are you": asked of whoever answers.
  if (/^(?:do|does|did|are|is|was|were|have|has|can|will|would|should)$/.test(words[0] ?? '') && isPronoun(words[1]))
    words = [words[1] ?? '', words[0] ?? '', ...words.slice(2)]
  const length = subjectLength(words)
  const hasPronoun = isPronoun(words[0])
  const subject = hasPronoun ? '' : words.slice(0, length).join(' ')
  words = words.slice(length)
  let isDue = false
  let hasBe = false
  let before = ''
  for (;;) {
    const [first = '', second = ''] = words
    if (
      /^(?:need|needs|needed|has|have|had|got|supposed|going|meant|due|like|want|wants|wanted)$/.test(first) &&
      second === 'to'
    ) {
      isDue = true
      words = words.slice(2)
    } else if (isBe(first) && second === 'to') {
      isDue = true
      words = words.slice(2)
    } else if (isBe(first)) {
      hasBe = true
      words = words.slice(1)
    } else if (
      (isModal(first) && !(/^(?:do|does|did)$/.test(first) && (second === '' || isObject(second)))) ||
      (isHave(first) && (isBe(second) || adverb.test(second) || isPast(second)))
    ) {
      isDue ||= lies(first)
      words = words.slice(1)
    } else if (adverb.test(first) && words.length > 1) {
      if (/^(?:last|first|next)$/.test(first)) before = first
      words = words.slice(1)
    } else break
  }
  const [verb = '', ...rest] = words
  return {
    subject,
    hasPronoun,
    isDue,
    hasBe,
    adverb: before,
    verb,
    rest: rest.filter((word) => !isObject(word)),
    hasObject: rest.some(isObject),
  }
}
