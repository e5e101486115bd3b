// A text box that translates by a list of words: its languages, the words that are given, what the button says.
import { capitalize, singularize } from './inflect.ts'
import { readPairs } from './read-pairs.ts'
import { toIdentifier } from './read-fields.ts'

export interface Translator {
  languages: { name: string; label: string }[]
  /** What the list holds: "plant", "word". */
  noun: string
  /** Of the list's page. */
  page: string
  /** Each as long as there are languages. */
  rows: string[][]
  act: string
  hasHistory: boolean
}

const languageNames =
  'Afrikaans|Albanian|Arabic|Basque|Bengali|Bulgarian|Catalan|Chinese|Croatian|Czech|Danish|Dari|Dutch|English|Estonian|Finnish|French|Gaelic|Galician|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Irish|Italian|Japanese|Korean|Latin|Latvian|Lithuanian|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Scots|Serbian|Slovak|Slovenian|Spanish|Swahili|Swedish|Thai|Tigrinya|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Low German|Swiss German|Bavarian|Shetland'
const languageWord = new RegExp(String.raw`\b(?:${languageNames})\b`, 'gu')
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

export function readTranslator(text: string): Translator {
  const named = [...new Set([...text.matchAll(languageWord)].map(([word]) => word))]
  const labels =
    named.length >= 2
      ? named.slice(0, 6)
      : [named[0] === 'English' ? 'English' : 'Word', named.find((name) => name !== 'English') ?? 'Translation']
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
    rows: rowsIn(text, labels.length),
    act: act ?? (/\blook(?:ed)? up\b/i.test(text) ? 'Look up' : 'Translate'),
    hasHistory:
      /\bhistory\b|\b(?:last|recent|earlier|previous) (?:\w+ )?(?:translations|searches|look-?ups|texts)\b|\btranslations? (?:is|are) (?:kept|saved)\b/i.test(
        text,
      ),
  }
}
