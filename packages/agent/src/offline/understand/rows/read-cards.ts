// Cards to learn with: what stands on their two sides, and the decks that they lie in.
import type { Copy, Field } from '../../brief.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { readPairs } from './read-pairs.ts'
import { readKind, refer } from '../kinds/read-relations.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const sides: readonly [RegExp, string][] = [
  [/\bfront\b[^]*\bback\b/i, 'Front|Back'],
  [/\bquestions?\b[^]*\banswers?\b/i, 'Question|Answer'],
  [/\bterms?\b[^]*\bdefinitions?\b/i, 'Term|Definition'],
  [/\bwords?\b[^]*\b(?:translations?|translated)\b/i, 'Word|Translation'],
  [/\bwords?\b[^]*\b(?:meanings?|means)\b/i, 'Word|Meaning'],
  [/\bphrases?\b[^]*\b(?:translations?|meanings?)\b/i, 'Phrase|Translation'],
]
/** "Spanish – English", "from German to French". */
const languages =
  /\b((?:Spanish|English|French|German|Italian|Latin|Greek|Dutch|Polish|Portuguese|Russian|Turkish|Japanese|Chinese|Korean|Arabic|Welsh|Swedish|Danish|Norwegian|Finnish|Czech))\s*(?:-|–|\/|to|and|into|word and(?: its| the)?)\s*((?:Spanish|English|French|German|Italian|Latin|Greek|Dutch|Polish|Portuguese|Russian|Turkish|Japanese|Chinese|Korean|Arabic|Welsh|Swedish|Danish|Norwegian|Finnish|Czech))\b/i
const collecting = /\b(?:(deck|stack|set|pile)s?|(subject|topic|chapter|boxe?|lesson|unit|categorie)s)\b/i

function namesOfSides(text: string): [string, string] {
  const [, one, other] = languages.exec(text) ?? []
  if (one !== undefined && other !== undefined) return [one, other]
  const said = sides.find(([says]) => says.test(text))?.[1] ?? 'Question|Answer'
  const [front = '', back = ''] = said.split('|')
  return [front, back]
}

/** Decks that are told by their names: "decks (Biology, History)", "three decks: verbs, nouns and phrases". */
function namedDecks(text: string, noun: string): string[] {
  const list =
    new RegExp(String.raw`\b${pluralize(noun)}\s*(?:\(|:|like|such as|called|named)\s*([^().;:]+)`, 'i').exec(
      text,
    )?.[1] ?? ''
  const names = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.replace(/["“”]/g, '').trim())
    .filter((name) => name !== '')
  return names.length >= 2 && names.every((name) => name.split(' ').length <= 3) ? names.map(capitalize) : []
}

/** What a list of a card's facts says besides its two sides: "question, answer, subject, how well I know it (…)". */
function furtherFacts(
  lists: readonly string[],
  { sides: both, noun }: { sides: readonly string[]; noun: string },
): Field[] {
  const list = lists
    .map((said) => readFields(said).fields)
    .find((fields) => both.every((side) => fields.some(({ label }) => label === side)))
  const isPart = new RegExp(
    String.raw`^(?:(?:several|many|own|my|different) )?(?:${noun === '' ? 'deck' : `${noun}|deck`})s?\b|^(?:flip|turn|show|mark|practi[sc]e|learn|know)\b|progress`,
    'i',
  )
  return (list ?? []).filter(({ label }) => !both.includes(label) && !isPart.test(label))
}

/** @param lists what the message lists of a card */
export function readCards(text: string, lists: readonly string[]): { kinds: Kinds; offers: Copy['offers'] } {
  const [front, back] = namesOfSides(text)
  const [, pile, group = ''] = collecting.exec(text) ?? []
  const noun = (pile ?? singularize(group === '' ? '' : `${group}s`)).toLowerCase()
  const { pairs } = readPairs(text)
  const hint = /\bhints?\b/i.test(text) ? ', hint' : ''
  const picture = /\b(?:picture|photo|image)s?\b/i.test(text) ? ', picture' : ''
  const fields = readFields(`${front} (text, required), ${back} (text, required)${hint}${picture}`).fields
  const card = {
    ...readKind('card', undefined),
    fields: [
      ...fields,
      ...furtherFacts(lists, { sides: [front, back], noun }).filter(
        ({ name }) => !fields.some((field) => field.name === name),
      ),
    ],
  }
  const offers = [
    ...pairs.map(({ first, second }) => ({ name: first, details: second, of: 'card' })),
    ...(noun === '' ? [] : namedDecks(text, noun).map((name) => ({ name, details: '', of: noun }))),
  ]
  if (noun === '') return { kinds: { main: card, more: [] }, offers }
  const deck = { ...readKind(noun, 'name (required)'), fields: readFields('name (required)').fields }
  const [first, reference, ...others] = refer(card, noun).fields
  const inOrder = [first, ...others, reference].filter((field) => field !== undefined)
  return { kinds: { main: { ...card, fields: inOrder }, more: [deck] }, offers }
}
