// A text box that translates by a list of words: its languages, the words that are given, what the button says.
import { capitalize, singularize } from '../inflect.ts'
import { languagesOfSubject, subjectLanguages } from './subject-words.ts'
import { readPairs } from '../rows/read-pairs.ts'
import { toIdentifier } from '../fields/read-fields.ts'

export interface Translator {
  languages: { name: string; label: string }[]
  /** What the list holds: "plant", "word". */
  noun: string
  /** Of the list's page. */
  page: string
  /** Each as long as there are languages. */
  rows: string[][]
  act: string
  /** What the chosen language is called on its field. */
  goal: string
  /** Is the language of what is typed chosen as well? */
  hasSource: boolean
  hasCopy: boolean
  /** What was translated is kept under this; null where nothing is. */
  history: string | null
}

const languageNames =
  'Afrikaans|Albanian|Arabic|Basque|Bengali|Bulgarian|Catalan|Chinese|Croatian|Czech|Danish|Dari|Dutch|English|Estonian|Finnish|French|Gaelic|Galician|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Irish|Italian|Japanese|Korean|Latin|Latvian|Lithuanian|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Scots|Serbian|Slovak|Slovenian|Spanish|Swahili|Swedish|Thai|Tigrinya|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Low German|Swiss German|Bavarian|Shetland'
const languageWord = new RegExp(String.raw`\b(?:${languageNames})\b`, 'giu')

/** The languages that a message names, each once and written as one writes it; "polish" may be a verb. */
export function namedLanguages(text: string): string[] {
  const found = [...text.matchAll(languageWord)]
    .map(([word]) => word)
    .filter(
      (word, _, all) =>
        (word !== 'polish' && word !== 'scots') ||
        (all.length > 1 && new RegExp(String.raw`(?:\b(?:or|and|to|into)|,)\s+${word}\b`).test(text)),
    )
  return [...new Set(found.map((word) => word.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())))]
}

const asksTyping =
  /\b(?:text ?(?:box|field|area|input)|input(?: field| box)?|translate button|(?:source|target) (?:language|text)|types?|pastes?|enters?|writes?|puts? in)\b|\b(?:choose|pick|select)s? (?:an? |the |my |your )?(?:target )?language|\bdrop-?down\b[^.]{0,20}\blanguages?\b|\blanguages?\b[^.]{0,20}\bdrop-?down\b/i
const asksEntries =
  /\bphrase ?book\b|\b(?:adds?|saves?|keeps?|notes?|stores?|enters?|collects?) (?:down )?(?:own |new |my |our |their |the |more |a |useful |all )*(?:phrases?|vocabulary|entr(?:y|ies)|terms?)\b|\bphrases? (?:in|with)\b|\beach (?:word|phrase|entry)\b|\b(?:each|every) \p{L}+ in\b/iu

/** "A translator for sailing words": they are looked up. */
const translatesWords =
  /\b(?:translators?|translation (?:tool|app|page|helper))\b[^.;:]{0,40}\b(?:words|terms|vocabulary)\b/i

/** A box in which something is translated, and no list of entries that somebody keeps. */
export function asksForTranslator(text: string): boolean {
  return (
    /\b(?:translators?|translations?|translates?|translating)\b/i.test(text) &&
    (asksTyping.test(text) || translatesWords.test(text)) &&
    !asksEntries.test(text)
  )
}
const separator = /\s+[–—-]\s+|\s*=\s*|\s*\|\s*|\t|\s*(?:->|→)\s*/

/** Lines that say one thing in each language. */
function rowsIn(text: string, count: number): string[][] {
  const lines = text
    .split(/\n|(?<=\S);\s+/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .split(separator)
        .map((part) => part.replace(/["“”]/g, '').replace(/[.,]$/, '').trim())
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length === count && parts.every((part) => part.split(' ').length <= 8))
  if (lines.length >= 2 || count !== 2) return lines
  return readPairs(text).pairs.map(({ first, second }) => [first, second])
}

/** Where the words come from the small dictionary, English is one side. */
function labelsOf(named: readonly string[], isGiven: boolean): string[] {
  if (named.length >= 2 && (isGiven || named.includes('English'))) return named.slice(0, 8)
  if (isGiven)
    return [named[0] === 'English' ? 'English' : 'Word', named.find((name) => name !== 'English') ?? 'Translation']
  const others = named.filter((name) => name !== 'English')
  return ['English', ...others].slice(0, 8)
}

const counts = ['', 'one', 'two', 'three', 'four', 'five']

/** "In three languages": so many of those in which one hears the words of the subject most. */
function usualLanguages(text: string): string[] {
  const said = /\b(two|three|four|five|[2-5]) languages\b/i.exec(text)?.[1]?.toLowerCase() ?? ''
  const count = Number(said) || counts.indexOf(said)
  const usual = languagesOfSubject(text) ?? subjectLanguages
  return usual.slice(0, count >= 2 ? count : subjectLanguages.length)
}

export function readTranslator(text: string): Translator {
  const given = readPairs(text).pairs.length >= 2
  const named = namedLanguages(text)
  const labels = !given && named.every((name) => name === 'English') ? usualLanguages(text) : labelsOf(named, given)
  const noun =
    /\b(?:types?|enters?|looks? up|puts? in)\s+(?:an? |the |my )?(\p{L}+?)(?:['’]s name|\s+name)\b/iu
      .exec(text)?.[1]
      ?.toLowerCase() ??
    (/\bsentences?\b/i.test(text) && !/\bwords?\b/i.test(text)
      ? 'sentence'
      : /\bphrases?\b/i.test(text) && !/\bwords?\b/i.test(text)
        ? 'phrase'
        : 'word')
  const page = /\bpage (?:called |named )?["“]([^"”]{3,24})["”]/i.exec(text)?.[1]
  const act = /\b(?:press(?:es)?|click|button(?: called)?|hit)\s+(?:on )?["“]([^"”]{2,24})["”]/i.exec(text)?.[1]
  return {
    languages: labels.map((label) => ({ label, name: toIdentifier(label) })),
    noun: singularize(noun),
    page: page ?? capitalize(`${singularize(noun)}s`),
    rows: given || labels.length > 2 ? rowsIn(text, labels.length) : [],
    act: act ?? (/\blook(?:ed)? up\b/i.test(text) ? 'Look up' : 'Translate'),
    goal: /\btarget language\b/i.test(text) ? 'Target language' : 'To language',
    hasSource: /\bsource (?:and target )?language|\bfrom[- ]language\b|\bboth languages\b/i.test(text),
    hasCopy: /\bcop(?:y|ied)\b/i.test(text),
    history: historyOf(text),
  }
}

/** "Saved translations", "a history". */
function historyOf(text: string): string | null {
  const said =
    /\b((?:saved|last|recent|earlier|previous|past|my) (?:translations|searches|look-?ups|texts)|favou?rites|history)\b/i.exec(
      text,
    )?.[1]
  if (said !== undefined) return capitalize(said.toLowerCase())
  const isKept =
    /\bhistory\b|\b(?:last|recent|earlier|previous) (?:\w+ )?(?:translations|searches|look-?ups|texts)\b|\btranslations? (?:is|are) (?:kept|saved)\b/i.test(
      text,
    )
  return isKept ? 'History' : null
}
