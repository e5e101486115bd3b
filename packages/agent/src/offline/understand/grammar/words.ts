// A message as words with their classes, one sign each, so that a row of words can be looked for as a pattern of signs.
// The classes come from the tagger of compromise; what a wish for an app has of its own (facts that are listed bare, nouns
// that sort, parts of a screen) is said here.
import nlp from 'compromise/two'
import * as z from 'zod'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isOrder, unitWords } from '../word-classes.ts'

/**
 * N noun · P noun in the plural · X name · C noun that sorts (status, category) · U part of a screen (page, button) ·
 * Y whoever there is (people, visitors) · A adjective · D participle or past · G -ing · 1 number · V verb · T verb of
 * writing down · B be · H have · M modal · d article · e each · s its, my, Ann's · p pronoun · i preposition · o of ·
 * w with · & and · | or · h what, where, when · r who, that, which after a noun · t to · a adverb · signs as they are.
 */
export type Sign = string

export interface Word {
  text: string
  lower: string
  sign: Sign
  start: number
  end: number
}

export interface Said {
  text: string
  words: readonly Word[]
  /** One sign for each word. */
  signs: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const sorting = setOf(
  'status statuses state states stage stages step steps phase phases category categories type types kind kinds sort sorts level levels priority priorities urgency grade grades condition conditions situation situations section sections folder folders notebook notebooks binder binders drawer drawers group groups genre genres topic topics theme themes department departments tone tones mood moods style styles voice voices occasion occasions rubric rubrics class classes size sizes colour colours color colors material materials subject subjects beat beats column columns heading headings label labels album albums chapter chapters collection collections tag tags difficulty format formats medium media technique techniques shelf shelves',
)
const ofScreen = setOf(
  'app apps application tool page pages button buttons website site sites web webpage list lists search overview dashboard table tables view views screen screens tab tabs filter filters box boxes menu menus form forms click clicks login password passwords account accounts top bottom left right side admin database software system program portal platform homepage link links board registry register tracker thing things something everything anything nothing lot way ways row rows detail details entry entries record records item items phone-screen tablet computer laptop',
)
const persons = setOf(
  'people everyone everybody anyone anybody nobody someone somebody whoever visitors visitor users user others folks guests readers colleagues friends family team staff',
)
const telling = setOf(
  'note notes noted record records write writes enter enters know keep keeps store stores need needs leave leaves give gives type types choose chooses pick picks say says tell tells telling add adds remember remembers track tracks log logs see sees show shows want wants list lists capture register jot hold holds contain contains include includes includes specify state states mention ask asks collect save saves put fill select selects display displays look find store like mark marks',
)
const having = setOf(
  'has have having had carries carry holds hold contains contain includes include consists consist gets get comprises needs bears carries',
)
const heldIn = setOf(
  'written noted recorded entered kept stored saved listed known asked remembered needed given shown required told collected filed typed visible important registered wanted mentioned added',
)
/** Read as nouns where facts are listed, whatever else they may be. */
const nouns = setOf(
  'name phone email mail e-mail address date note price contact photo number time place size title text age weight year notes seats places works boats shows costs files plays drinks plants visits calls remarks talks repairs orders services holds moves files prints cases cuts notebook dates names',
)
const prepositions = setOf(
  'up out away off down back in on at by from for into under after before through about between during per onto over behind below above near among without until since against around as like via',
)
const conjunctions = setOf('and plus but then')
const questions = setOf('what where when who whom whose how which whether if why')
const pronouns = setOf('i you he she it we they me him her us them one ones this these those mine')
const owners = setOf('my your his her its our their whose')

const sentencesSchema = z.array(z.object({ terms: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })) }))
type Term = z.infer<typeof sentencesSchema>[number]['terms'][number]

function signOf({ text, tags }: Term, startsSentence: boolean): Sign {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const has = (tag: string): boolean => tags.includes(tag)
  // "With the Council", "On Hold": a name begins with a capital, whatever its word is.
  if (!startsSentence && /^\p{Lu}\p{Ll}/u.test(text) && !/^i['’]/i.test(text) && !has('Pronoun')) return 'X'
  if (/^[/|]$/.test(text)) return '/'
  if (/^(?:->|→|>|=>)$/.test(text)) return '>'
  if (/^[-–—]+$/.test(text)) return '-'
  if (/^[+&]$/.test(text)) return '&'
  if (!/[\p{L}\p{N}]/u.test(text)) return '"'
  if (lower === 'of') return 'o'
  if (/^(?:so|whereas)$/.test(lower)) return 'c'
  if (/^(?:with|w|including|incl)$/.test(lower)) return 'w'
  if (lower === 'or') return '|'
  if (conjunctions.has(lower)) return lower === 'but' || lower === 'then' ? 'c' : '&'
  if (lower === 'to') return 't'
  if (/^(?:each|every|any|per)$/.test(lower)) return 'e'
  if (lower === 'that') return 'r'
  // "I'd", "it's", "who's": the verb is in it.
  if (/^(?:i|you|he|she|it|we|they|one)'(?:d|m|s|re|ve|ll)$/.test(lower)) return 'p'
  if (/^(?:who|what|where|when|how)'(?:s|re|d)$|^whats$|^wheres$/.test(lower)) return 'h'
  if (questions.has(lower) && lower !== 'whose') return 'h'
  if (owners.has(lower) || (/['’]s?$/.test(lower) && has('Possessive') && /[\p{L}]/u.test(lower))) return 's'
  if (/^(?:the|a|an|some|all|both|another|no|either|neither)$/.test(lower)) return 'd'
  if (/^(?:there|here)$/.test(lower)) return 'a'
  if (persons.has(lower)) return 'Y'
  if (pronouns.has(lower)) return 'p'
  if (prepositions.has(lower)) return 'i'
  if (has('Copula') || /^(?:be|been|being|is|are|was|were|am)$/.test(lower)) return 'B'
  if (has('Modal') || /^(?:can|could|may|might|should|must|shall|will|would|cannot)$/.test(lower)) return 'M'
  if (has('Auxiliary') && !having.has(lower)) return 'M'
  if (/^\p{Lu}/u.test(text) && has('ProperNoun')) return 'X'
  if (/^colou?rs?$/.test(lower)) return 'C'
  if (/^belongs?$/.test(lower)) return 'V'
  if (heldIn.has(lower) && !has('Noun')) return 'D'
  if (nouns.has(lower) && !has('Verb')) return /[^su]s$/.test(lower) ? 'P' : 'N'
  if (has('Value') || /^\d/.test(lower)) return '1'
  if (has('PastTense') || has('Participle')) return 'D'
  if (has('Gerund')) return 'G'
  if (has('Verb')) return having.has(lower) ? 'H' : telling.has(lower) ? 'T' : 'V'
  if (has('Adverb')) return 'a'
  if (has('Adjective')) return 'A'
  if (has('Preposition')) return 'i'
  if (has('Conjunction')) return 'c'
  if (sorting.has(lower)) return 'C'
  if (ofScreen.has(lower)) return 'U'
  if (has('Plural')) return 'P'
  return 'N'
}

/** Signs of punctuation between two words; a line of its own is a sentence of its own. */
function betweenSigns(gap: string): string[] {
  return [...gap.matchAll(/\.{2,}|\n|[,;:()[\].!?"“”„/&]|\s\+\s|\s[-–—*•]\s|->|→/g)].map(([sign]) => {
    if (/^(?:\n|[!?]|\.+)$/.test(sign)) return '.'
    if (/^["“”„]$/.test(sign)) return '"'
    if (sign === '[') return '('
    if (sign === ']') return ')'
    if (/^\s?[+&]\s?$/.test(sign)) return '&'
    if (/^(?:->|→)$/.test(sign)) return '>'
    return /[-–—*•]/.test(sign) ? '-' : sign
  })
}

/** "In degrees", "in kg": how something is measured. */
const isUnitAfter = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.lower === 'in' &&
  /^[,.&;)]$/.test(words[at + 3]?.sign ?? '.') &&
  unitWords.test(words[at + 2]?.lower ?? '')

/** "Which model it is": the tagger may take a noun for a verb. */
const isMostlyNoun = (word: Word | undefined): boolean => (sensesOfNoun(word?.lower ?? '')?.share ?? 0) >= 5

/** Classes that only the neighbours tell: "and seats", "the log", "boats with". */
function bySigns(words: readonly Word[]): Word[] {
  const result = words.map((word) => ({ ...word }))
  for (const [index, word] of result.entries()) {
    const before = result[index - 1]?.sign ?? '.'
    const beyond = result[index - 2]?.sign ?? '.'
    const next = result[index + 1]?.sign ?? '.'
    // "The kilns, which can be": said of them; "where it hangs, which model it is": asked.
    if (
      /^(?:which|who|where)$/.test(word.lower) &&
      (/[NPXCUY]/.test(before) ||
        (before === ',' && /[NPXCUY]/.test(beyond) && /[BMVH]/.test(next) && !isMostlyNoun(result[index + 1])))
    )
      word.sign = 'r'
    // "A before picture" is one of two sorts.
    if (/^(?:before|after)$/.test(word.lower) && before === 'd' && /[NP]/.test(next)) word.sign = 'A'
    if (having.has(word.lower) && /[NP]/.test(word.sign) && /[ds]/.test(next) && before !== 'd') word.sign = 'H'
    if (
      telling.has(word.lower) &&
      /[NPC]/.test(word.sign) &&
      (/[pM]/.test(before) || (before === 'a' && /[pM]/.test(beyond)))
    )
      word.sign = 'T'
    // "Name, team (Red, Blue)": which of them, and not who works there.
    if (/^(?:team|family|staff)$/.test(word.lower) && next === '(' && /[,&c:s]/.test(before)) word.sign = 'N'
    // "A wish: Open, Agreed or Refused".
    if (before === ':' && next === ',' && /^\p{Lu}/u.test(word.text)) word.sign = 'X'
    // "Date, bend in degrees, pain": among what is listed, with its unit.
    if (word.sign === 'V' && before === ',' && /[NPC]/.test(beyond) && isUnitAfter(result, index)) word.sign = 'N'
    if (!/[VTHMD]/.test(word.sign)) continue
    const isMany = /[^s]s$/.test(word.lower)
    const isLone = /[,.;:)(&|"/-]/.test(next) || next === 'w' || next === 'o'
    const asNoun = isMany ? 'P' : 'N'
    const isVerbPlace = /[pMYtr]/.test(before) || (before === 'a' && /[pMYtr]/.test(beyond))
    if ((word.sign === 'D' && !nouns.has(word.lower)) || (word.sign === 'H' && /^ha(?:s|ve|d)$/.test(word.lower)))
      continue
    // "Portrait, stage and travel": alone among others it names something, unless it is a deed.
    if (/[VT]/.test(word.sign) && /[,&|:(/-]/.test(before) && /[,.;)&|/-]/.test(next) && !isOrder([word.lower]))
      word.sign = asNoun
    else if (/[dseo1]/.test(before) || (before === 'A' && /[dse]/.test(beyond))) word.sign = asNoun
    else if (/[wi]/.test(before)) word.sign = asNoun
    else if (!isVerbPlace && isLone && (nouns.has(word.lower) || isMany) && /[,(&|:."-]/.test(before))
      word.sign = asNoun
    else if (!isVerbPlace && isLone && /[NAG]/.test(before) && (nouns.has(word.lower) || isMany)) word.sign = asNoun
  }
  return result.map((word) =>
    /[NP]/.test(word.sign)
      ? { ...word, sign: sorting.has(word.lower) ? 'C' : ofScreen.has(word.lower) ? 'U' : word.sign }
      : word,
  )
}

/** What is joined by a slash or by many words, joined plainly; said twice it stays as it is. */
export const spacedOut = (text: string): string =>
  text.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' / ').replace(/\bas well as\b/gi, 'and')

/** @param text a message as it was typed */
export function readWords(text: string): Said {
  const spaced = spacedOut(text)
  const words: Word[] = []
  let at = 0
  const punctuate = (until: number): void => {
    for (const sign of betweenSigns(spaced.slice(at, until)))
      words.push({ text: sign, lower: sign, sign, start: at, end: at })
  }
  for (const { terms } of sentencesSchema.parse(nlp(spaced).json({ terms: { tags: true } }))) {
    for (const [index, term] of terms.entries()) {
      if (term.text === '') continue
      const start = spaced.indexOf(term.text, at)
      if (start < 0) continue
      punctuate(start)
      at = start + term.text.length
      const startsSentence = index === 0 || /[.:"(-]/.test(words.at(-1)?.sign ?? '.')
      words.push({
        text: term.text,
        lower: term.text.toLowerCase().replaceAll('’', "'"),
        sign: signOf(term, startsSentence),
        start,
        end: at,
      })
    }
  }
  punctuate(spaced.length)
  const placed = bySigns(words)
  return { text: spaced, words: placed, signs: placed.map(({ sign }) => sign).join('') }
}

/** Words from one place to another as they were typed. */
export function wordsBetween(said: Said, from: number, to: number): string {
  const first = said.words[from]
  const last = said.words[to - 1]
  return first === undefined || last === undefined ? '' : said.text.slice(first.start, last.end)
}
