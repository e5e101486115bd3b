// A dictionary or phrase book whose entries a message gives two by two: its sides, its further facts, its first rows.
import type { Copy, Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Outline } from '../kinds/read-outline.ts'
import { readOutline } from '../kinds/read-outline.ts'
import { type Pair, readPairs } from './read-pairs.ts'
import { readKind } from '../kinds/read-relations.ts'
import { namedLanguages } from '../tools/read-translator.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const betweenLanguages = /\b(?:between|from)\s+(\p{Lu}\p{L}+)\s+(?:and|to|into)\s+(\p{Lu}\p{L}+)/u
const marks = /\bmark\b[^.]{0,30}\b(?:know|known|learn(?:ed|t)?)\b/i

/** "For each word: the word itself, its English meaning, an example": what is said of an entry. */
function saidFields(outline: Outline): Field[] {
  const lists = [...outline.kinds.values(), ...outline.own].map((list) => readFields(list).fields)
  return lists.find((fields) => fields.length >= 2) ?? []
}

function sidesOf(text: string): [string, string] {
  const [, one, other] = betweenLanguages.exec(text) ?? []
  if (one !== undefined && other !== undefined) return [one, other]
  return /\bwords?\b|\bdictionary\b/i.test(text) && !/\bphrases?\b/i.test(text)
    ? ['Word', 'Meaning']
    : ['Phrase', 'Translation']
}

const groupedBy = /\b(?:grouped|sorted|filed|ordered) by (\p{L}+)\s*[:(]\s*([^.;()]+,[^.;()]+)/iu
const byLanguage =
  /\bby language\b|\blanguage (?:filter|drop-?down|menu)|\b(?:filter|choose|pick|select)s?\b[^.]{0,20}\blanguage/i
const isEachIn = /\b(?:each|every)(?: (?:one|of them|phrase|word|sentence))?,? in\b[^.;]{0,60}?,[^.;]{0,60}?\band\b/i

/** "Phrases in English with their translation in Italian or Greek": what a phrase book keeps; null where languages are not named. */
export function readPhrasebook(text: string): { kinds: Kinds; offers: Copy['offers'] } | null {
  const named = namedLanguages(text)
  // "Phrase, translation, language (Dari, Welsh) and when to use it": its facts are told.
  if (saidFields(readOutline(text)).some(({ label }) => /^language\b/i.test(label))) return null
  if (!/\b(?:phrases?|phrase ?book|sentences?|words?|vocabulary|expressions?)\b/i.test(text) || named.length < 2)
    return null
  const noun = /\bphrases?\b|\bphrase ?book\b/i.test(text)
    ? 'phrase'
    : /\bsentences\b/i.test(text)
      ? 'sentence'
      : 'word'
  const [, group = '', list = ''] = groupedBy.exec(text) ?? []
  const further = group === '' ? '' : `, ${group} (${list})`
  const kindOf = (said: string) => ({
    kinds: { main: { ...readKind(noun, undefined), fields: readFields(said).fields }, more: [] },
    offers: [],
  })
  if (isEachIn.test(text))
    return kindOf(`${named.map((name, at) => `${name} (text${at === 0 ? ', required' : ''})`).join(', ')}${further}`)
  // English is what the others are said in, unless it is all there is.
  const others = named.filter((name) => name !== 'English')
  if (others.length < 2 || !(byLanguage.test(text) || new RegExp(String.raw`\bor ${others.at(-1)}\b`, 'i').test(text)))
    return null
  return kindOf(`${noun} (text, required), translation (text), language (${others.join(', ')})${further}`)
}

/** Null where the message gives no entries: then its lists say what an entry is. */
export function readDictionary(text: string): { kinds: Kinds; offers: Copy['offers'] } | null {
  const { pairs, rest } = readPairs(text)
  if (pairs.length < 2) return null
  const noun = /\bphrases?\b/i.test(text) ? 'phrase' : 'word'
  const said = saidFields(readOutline(rest))
    .filter(({ kind }) => kind === 'text' || kind === 'long' || kind === 'choice' || kind === 'boolean')
    .map((field) => ({ ...field, label: capitalize(field.label.replace(/\s+itself$/i, '')) }))
    .map((field) => (field.label === 'Word' ? { ...field, name: 'word' } : field))
  const [first, second] = sidesOf(text)
  const usual = readFields(`${first} (text, required), ${second} (text)`).fields
  const own = said.length >= 2 ? said.map((field, at) => ({ ...field, required: at === 0 })) : usual
  const known = marks.test(text) ? readFields('known (yes/no)').fields : []
  return {
    kinds: { main: { ...readKind(noun, undefined), fields: [...own, ...known] }, more: [] },
    offers: pairs.map(({ first: name, second: details }: Pair) => ({ name, details, of: noun })),
  }
}
