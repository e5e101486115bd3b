// The things that a message speaks of, each place where it does so: "on a lift's page", "every visit", "three houses".
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { type Said, wordsBetween } from './words.ts'

export interface Mention {
  /** Singular, lower case: "phone call". */
  noun: string
  /** From its first word, without article, to behind its last. */
  from: number
  to: number
  /** Where its determiners begin. */
  start: number
  determiner: 'each' | 'own' | 'one' | 'many' | ''
  /** The preposition before it: "on", "for"; '' for none. */
  before: string
  isPlural: boolean
  isPossessive: boolean
}

const noThing =
  /^(?:.*\b(?:day|week|month|year|morning|evening|afternoon|night|hour|minute|today|tomorrow|date|lot|number|button|page|app|list|box|field|tool|name|price|title|top|bottom|side|one|one another|itself|myself|order|newest|oldest|money|place|phone|address|way|end|home|something|search|dropdown|drop-down|overview|tab|menu|screen|form|table|log|diary|journal|history|logbook|tracker|register|login|password|account|all|rest|other|thing)|here|there|need|website|site|software|web|crm|database|visitor|user|people|everyone|everybody|anyone|anybody|person|somebody|someone|name|family tree)$/

/** Senses of what may be kept as a record of its own; a colour, a feeling or a time of day is none. */
const ofThings = new Set(
  'act animal artifact body cognition communication event food group location object person plant possession process substance top phenomenon state'.split(
    ' ',
  ),
)

/** What is said or done with somebody, though the same words name their number. */
const deed = /(?:^|\s)(?:call|talk|mail|e-mail|letter|child|kid|work|service|time|dose)$/

/** Is it something of which there may be a record, rather than a fact of one or a part of the screen? */
export function isThing(noun: string): boolean {
  const head = noun.split(' ').at(-1) ?? noun
  if (noun.length < 3 || (noThing.test(noun) && !deed.test(noun)) || /\d/.test(noun)) return false
  if (isRecordNoun(noun) || isRecordNoun(head) || deed.test(noun)) return true
  const senses = sensesOfNoun(head)
  if (senses === null || senses.share < 2 || !senses.senses.some((sense) => ofThings.has(sense))) return false
  return kindOfName(noun) === 'text' && !isFieldWord.test(noun)
}

const manyWords =
  /^(?:several|many|some|multiple|various|different|few|numerous|all|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|\d+|forty|sixty|ninety|lots|any)$/

function determinerOf(words: readonly string[], signs: string): Mention['determiner'] {
  if (words.some((word) => /^(?:each|every|per|any)$/.test(word))) return 'each'
  if (words.some((word) => manyWords.test(word))) return 'many'
  if (signs.includes('s')) return 'own'
  return /[d1]/.test(signs) || words.includes('one') ? 'one' : ''
}

/** Of what there is one each, almost everything may be a record: "each site", "every stage". */
export function isKept({ noun, determiner, isPossessive }: Mention): boolean {
  return (
    isThing(noun) ||
    ((determiner === 'each' || isPossessive) &&
      !never.test(noun) &&
      sensesOfNoun(noun.split(' ').at(-1) ?? '') !== null)
  )
}

const never =
  /(?:^|\s)(?:time|day|week|month|year|page|one|person|user|visitor|kilo|hour|minute|second|item|entry|record|list|button|price|date|member|account|click|question|people|euro|dollar|evening|morning|night|afternoon|field|line|row|column)$/

const isHeadOfRow = (signs: string, at: number, from: number): boolean =>
  signs[at + 1] === ':' && (at === from || /[.;]/.test(signs[at - 1] ?? '.'))

/** "In every room objects", "each site work several": of each there is one, and what follows is another. */
function oneEach({ signs, words }: Said, from: number): number {
  let end = from + 1
  while (/[NCU]/.test(signs[end] ?? '.') && !manyWords.test(words[end + 1]?.lower ?? '')) end += 1
  return Math.min(3, end - from)
}

/** @returns what is spoken of between two words, in order */
export function mentionsIn(said: Said, from: number, to: number): Mention[] {
  const { signs, words } = said
  const found: Mention[] = []
  for (let at = from; at < to; at += 1) {
    const isPossessive = /[sN]/.test(signs[at] ?? '.') && /['’]s?$/.test(words[at]?.lower ?? '')
    // "Each family", "every team" are things, "our team" is who works there.
    const isBody =
      signs[at] === 'Y' && /^(?:famil(?:y|ies)|teams?)$/.test(words[at]?.lower ?? '') && signs[at - 1] !== 's'
    // "Act: name, time": before a colon stands what is told of.
    const isHead = /[VTDA]/.test(signs[at] ?? '.') && isHeadOfRow(signs, at, from)
    if (!isPossessive && !isBody && !isHead && !/[NPXCUG]/.test(signs[at] ?? '.')) continue
    if (manyWords.test(words[at]?.lower ?? '')) continue
    // "I coach swimmers": after "I" comes a verb, whatever the word may be elsewhere.
    if (/^(?:i|we|they|you)$/.test(words[at - 1]?.lower ?? '') && signs[at] === 'N') continue
    if (signs[at] === 'G' && !isHeadOfRow(signs, at, from) && !/[NP]/.test(signs[at + 1] ?? '.')) continue
    const first = at
    let end = at + 1
    if (!isPossessive) {
      // "In every room objects": of each there is one.
      const mostWords = signs[first - 1] === 'e' ? oneEach(said, first) : 3
      while (
        end < to &&
        end - first < mostWords &&
        /[NPXCU]/.test(signs[end] ?? '.') &&
        !/[PU]/.test(signs[end - 1] ?? '.') &&
        !manyWords.test(words[end]?.lower ?? '')
      )
        end += 1
      if (signs[end] === 's' && /['’]s?$/.test(words[end]?.lower ?? '') && /N/.test(signs[end - 1] ?? '')) continue
    }
    let start = first
    while (
      start > from &&
      (/[edsA1D]/.test(signs[start - 1] ?? '.') || manyWords.test(words[start - 1]?.lower ?? ''))
    ) {
      if (signs[start - 1] === 'D' && !/[eds]/.test(signs[start - 2] ?? '.')) break
      start -= 1
    }
    const last = words[end - 1]?.lower ?? ''
    // "Each opens with a click".
    if (signs[first - 1] === 'e' && !isPossessive && singularize(last) !== last && !last.endsWith('ss')) continue
    const text = wordsBetween(said, first, end)
      .toLowerCase()
      .replace(/['’]s?$/, '')
    found.push({
      noun: singularize(text),
      from: first,
      to: end,
      start,
      determiner: determinerOf(
        words.slice(start, first).map(({ lower }) => lower),
        signs.slice(start, first),
      ),
      before: /[iowt]/.test(signs[start - 1] ?? '.') ? (words[start - 1]?.lower ?? '') : '',
      isPlural: !isPossessive && singularize(last) !== last,
      isPossessive,
    })
    at = end - 1
  }
  return found
}

/** Words of one sentence: from, to. */
export function sentencesOf({ signs }: Said): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  for (let at = 0; at <= signs.length; at += 1) {
    if (at < signs.length && !/[.;]/.test(signs[at] ?? '.')) continue
    if (at > from) found.push([from, at])
    from = at + 1
  }
  return found
}

/** "Guitar student" and "student" are the same thing. */
export function isSameThing(one: string, other: string): boolean {
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)
}
