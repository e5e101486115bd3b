// The kinds of things that a site shows, by the words that pages and lists of them go by, with the facts usual for each.
import { isWritten } from './written-kinds.ts'
import type { Entity } from '../../brief.ts'
import { pluralize, singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind } from './read-relations.ts'

/** What a site shows: how it is said, what a record of it is called where the word itself is too wide, its facts. */
const kinds: readonly [RegExp, string, string][] = [
  [/\bmenu\b(?! (?:bar|button|at the top))/i, 'menu item', 'name (required), price, description'],
  [
    /\b(?:services|price list|prices(?! (?:from|start))|treatments|packages|what (?:i|we) offer)\b/i,
    'service',
    'name (required), price, description',
  ],
  [
    /\b(?:projects?|case stud(?:y|ies)|my work|works|portfolio|designs?|illustrations?)\b/i,
    'project',
    'title (required), photo, year (number), description',
  ],
  [
    /\b(?:photos?|photographs?|gallery|(?<=\bphoto[^]*)albums|pictures|paintings?|drawings|sketches|watercolou?rs|prints)\b/i,
    'photo',
    'title (required), photo, place, caption: long text',
  ],
  [
    /\b(?:blog|journal|posts?|articles?|news|writing|essays?|stories)\b/i,
    'post',
    'title (required), body: long text, published on (date)',
  ],
  [/\bpoems\b/i, 'poem', 'title (required), text: long text'],
  [
    /\b(?:events?|gigs?|concerts?|(?<!\b(?:that|which|who|page|site|it|app|and|list|button|category|clicking|he|she) )shows(?!\s*(?::|only|the|all|how|what|a|an|my|our|me|us|them|it|up|above|below|under|beside|beneath|in|on|at|as|when|if|year|who|where|which)\b)(?!\s*:)|tour dates|schedule|classes|workshops|performances|talks|readings|screenings)\b/i,
    'event',
    'title (required), date, place, description',
  ],
  [
    /\b(?:(?:the|our|my|meet the|meet our|whole|entire) (?:team|staff|crew)(?! (?:can|sees?|reads?|looks?|gets?|should|will|who|that|wants?))|team page|(?:our|team|club|committee|band) members|(?<=(?:^|[,:.;]|\band|\bwith|\bfor)\s*)(?:team|staff|crew|members|trainers)(?=\s*(?:[,.;(]|$|and\b))|people behind|speakers|line-?up)\b/i,
    'member',
    'name (required), role, photo, about',
  ],
  [
    /\b(?:testimonials?|(?<!to )reviews?|guest ?book)\b/i,
    'review',
    'name (required), words (long text, required), rating',
  ],
  [/\b(?:faqs?|frequently asked|questions and answers)\b/i, 'question', 'question (required), answer (long text)'],
  [/\b(?:products|things we make|goods)\b/i, 'product', 'name (required), price, photo, description'],
]

/** "Upcoming concerts" are concerts, "gigs" gigs: the word that was said, where it names one thing of several. */
function saidNoun(word: string, usual: string): string {
  const singular = singularize(word.toLowerCase())
  const isPlain = /^\p{L}+$/u.test(word) && singular !== word.toLowerCase()
  return isPlain &&
    /^(?:event|photo|project|product|service|member)$/.test(usual) &&
    !/^(?:price|good|show)$/.test(singular)
    ? singular
    : usual
}

const looks: Readonly<Record<string, Entity['skeleton']>> = {
  project: 'gallery',
  photo: 'gallery',
  member: 'cards',
  event: 'days',
  question: 'lines',
}

export function lookOfShown(noun: string): Entity['skeleton'] {
  return looks[noun] ?? (isWritten(noun) ? 'column' : 'index')
}

export function shownKind(noun: string, fields: string, usual: string = noun): Entity {
  const kind = readKind(noun, undefined)
  return { ...kind, fields: readFields(fields).fields, skeleton: lookOfShown(usual) }
}

/** The kinds that a text names. */
export function shownKinds(text: string): Entity[] {
  return kinds.flatMap(([pattern, noun, fields]) => {
    const said = [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(([word]) => word)
    const nouns = said.map((word) => saidNoun(word, noun))
    // "Portfolio … Works": the plural says what they are called.
    const named = nouns.find((each) => each !== noun) ?? nouns[0]
    return named === undefined ? [] : [shownKind(named, fields, noun)]
  })
}

/** What things are kept as that go by a noun: works are projects, gigs events. Undefined for a noun that no site shows. */
export function nounOfShown(noun: string): string | undefined {
  return kinds.find(([pattern]) => pattern.test(pluralize(noun)) || pattern.test(noun))?.[1]
}
