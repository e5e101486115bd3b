// Choices that a message tells in whatever way: "the section is Culture, Food or Sport", "marked as waiting, treated or
// discharged", "in a dry, a boastful or a mystical tone", "moves through the stages …". A row is found first; what stands
// before and after it says what is chosen.
import { resolveColor } from '@joinery/contract/colors/resolve-color'

import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { type Item, type Row, rowAt } from './rows.ts'
import { type Said, wordsBetween } from './words.ts'

export interface ToldChoice {
  /** "section", "condition"; "status" where only states are told. */
  label: string
  options: string[]
  /** Where the row begins and ends, in words. */
  from: number
  to: number
}

/** Words that lead to a row and are none of its items. */
const leading =
  /^(?:as|is|are|be|being|was|either|into|through|at|on|in|under|from|between|among|namely|called|named|like|whether|if|it|they|he|she|one|of|the|a|an|which|that|can|may|could|must|should|will|has|have|for|to|still|just|also|always|currently|by|with|choose|pick|select|chosen|say|says|says|sets?|puts?|marks?|gets?|becomes?|means?|my|our|its|their|these|three|four|five|six|two|ways|values|options|choices)$/
const states =
  /^(?:new|open|closed|done|ready|active|inactive|lost|won|waiting|planned|pending|paid|sold|finished|started|received|approved|rejected|accepted|declined|delivered|shipped|cancelled|canceled|available|reserved|booked|trial|regular|former|current|past|prospect|lead|customer|draft|published|archived|on hold|paused)$/i
/** Rows of these are no choices. */
const noChoice =
  /^(?:day|days|hour|hours|week|weeks|month|months|one|two|three|more|less|not|so|no|yes|name|e-?mail|mail|phone|telephone|edit|delete|add|remove|change|search|filter|sort|tablet|laptop|computer|mobile|email address|phone number|me|us|them|others?|it|that|this|late|later|early|up|down|again|any|all|none|everything|anything|somebody|someone|anybody|so on|etc\.?)$/i

const verbLabels: readonly [RegExp, string][] = [
  [/^(?:graded|grade|grades)$/, 'grade'],
  [
    /^(?:filed|sorted|grouped|classed|classified|categori[sz]ed|divided|split|sort|file|group|belongs?|goes under)$/,
    'category',
  ],
  [/^(?:rated|rate)$/, 'rating'],
]

const clean = (text: string): string =>
  text
    .replace(
      /^(?:(?:an?|the|in|at|on|as|either|still|being|just|also|finally|then|first|lastly|now|already)\s+)*(?=\S)/i,
      (lead) => (/\b(?:in|at|on|being)\s+$/i.test(lead) ? lead.replace(/^.*?(?=(?:in|at|on|being)\s+$)/i, '') : ''),
    )
    .replace(/^["'“‘]|["'”’]$/g, '')
    .trim()

/** A row as it stands, from the first word that is none of those that lead to it. */
function rowFrom(said: Said, at: number): Row | null {
  let start = at
  while (
    start < said.words.length &&
    leading.test(said.words[start]?.lower ?? '') &&
    !/^\p{Lu}/u.test(said.words[start]?.text ?? '')
  )
    start += 1
  return rowAt(said, start)
}

const isShort = (text: string): boolean => text.split(/\s+/).length <= 4 && text.length <= 40

function optionsOf(row: Row): string[] {
  return row.items
    .filter(({ isClause }) => !isClause)
    .map(({ text }) => clean(text))
    .filter((text) => !/^(?:all|any|everything)$/i.test(text))
    .filter((text) => text !== '' && isShort(text))
}

/** "A dry, a boastful or a mystical tone": the last of them says of what they are. */
function sharedNoun(said: Said, row: Row): { noun: string; options: string[] } | null {
  const last = row.items.at(-1)
  if (last === undefined || row.items.length < 2 || /[io]/.test(said.signs.slice(last.from, last.to))) return null
  const head = last.to - 1
  const options = optionsOf(row)
  const own = options.at(-1)?.split(' ') ?? []
  if (
    said.signs[head] !== 'C' ||
    own.length < 2 ||
    options.slice(0, -1).some((each) => each.split(' ').at(-1) === own.at(-1))
  )
    return null
  return {
    noun: singularize(said.words[head]?.lower ?? ''),
    options: [...options.slice(0, -1), own.slice(0, -1).join(' ')],
  }
}

const nounBefore = /([NPCX]+)(?:o[ds]?[NPXUe]+|[io][dse]*[NPX]+)?$/
const skipBack = /^(?:[,a:"d1-]|[BMtri]|H)$/

/** The nearest noun before a row, over the words that lead to it. */
function labelBefore(said: Said, at: number, kinds: ReadonlySet<string>): string | null {
  const { signs, words } = said
  let end = at
  while (end > 0 && skipBack.test(signs[end - 1] ?? '.')) end -= 1
  for (const [pattern, label] of verbLabels) if (pattern.test(words[end - 1]?.lower ?? '')) return label
  if (signs[end - 1] === 'D') {
    let back = end - 1
    while (back > 0 && /[BMa]/.test(signs[back - 1] ?? '.')) back -= 1
    return /chosen|picked|selected/.test(words[end - 1]?.lower ?? '') ? labelOf(said, back, kinds) : 'status'
  }
  return labelOf(said, end, kinds)
}

function labelOf(said: Said, end: number, kinds: ReadonlySet<string>): string | null {
  const { signs } = said
  const found = nounBefore.exec(signs.slice(0, end))
  if (found === null) return /[pr]$/.test(signs.slice(0, end)) ? 'status' : null
  const to = found.index + (found[1]?.length ?? 0)
  const noun = singularize(wordsBetween(said, Math.max(found.index, to - 2), to).toLowerCase())
  return isKind(noun, kinds) ? 'status' : noun
}

const isKind = (noun: string, kinds: ReadonlySet<string>): boolean =>
  kinds.has(noun) || kinds.has(noun.split(' ').at(-1) ?? '')

function isAmongStates(options: readonly string[], said: Said, row: Row): boolean {
  const signs = row.items.map(({ from, to }) => said.signs.slice(from, to))
  return (
    options.some((option) => states.test(option)) ||
    signs.filter((each) => /^[iAaDGB]/.test(each) && !/[NP]$/.test(each)).length * 2 > signs.length
  )
}

const leadsTo = /^(?:as|to|into|for|between|from|on|at|graded|marked|called|rated|named|pick|choose)$/

/** "Our sections, Spring, Summer or Autumn", "sections Spring, Summer …": the noun of which the row is stands in its first item. */
function withoutLabel(said: Said, row: Row): { row: Row; noun: string | null } {
  const [first, ...others] = row.items
  if (first === undefined || others.length === 0) return { row, noun: null }
  const { words, signs } = said
  const isCapital = (at: number): boolean => /^[\p{Lu}\d]/u.test(words[at]?.text ?? '')
  // "Name and street; Aalto, Korhonen": what comes after a semicolon is told of something else.
  if (signs[first.to] === ';') return { row, noun: null }
  const areNames = others.every(({ from }) => isCapital(from))
  if (areNames && others.length >= 2 && !isCapital(first.from) && !/X/.test(signs.slice(first.from, first.to)))
    return {
      row: { ...row, items: others, from: others[0]?.from ?? row.from },
      noun: singularize(words[first.to - 1]?.lower ?? ''),
    }
  for (let at = first.to - 2; at >= first.from; at -= 1) {
    const leads = leadsTo.test(words[at]?.lower ?? '') || (signs[at] === 'i' && signs[at + 1] === 'd')
    const isMany =
      signs[at] === 'C' &&
      (row.joined === 'or' ||
        (/[^u]s$/.test(words[at]?.lower ?? '') && words[at]?.lower !== 'status') ||
        words[at]?.lower === 'status')
    const names = isMany || (areNames && /[NPU]/.test(signs[at] ?? '') && isCapital(at + 1) && !isCapital(at))
    if (!leads && !names) continue
    // "On hold", "in discussion" are items; "filed as Bridal" is not.
    if (leads && at === first.from && /^(?:on|at|for|in|under|before|after)$/.test(words[at]?.lower ?? '')) continue
    const from = at + 1
    const items = [{ ...first, from, text: wordsBetween(said, from, first.to) }, ...others]
    return { row: { ...row, items, from }, noun: names ? singularize(words[at]?.lower ?? '') : null }
  }
  return { row, noun: null }
}

/** "New regular or lost": where nobody typed commas each word is one of them. */
function withoutCommas(options: readonly string[], isSorted: boolean): string[] {
  const [first = '', second] = options
  // "Albums of weddings and landscapes": what leads to them is none of them.
  const parts = first.replace(isSorted ? /^(?:of|for|from|on) (?=\S)/ : /^$/, '').split(' ')
  const own = parts.join(' ')
  return isSorted && options.length === 2 && parts.length >= 2 && parts.length <= 4 && second?.split(' ').length === 1
    ? [...parts, second]
    : own === first
      ? [...options]
      : [own, ...options.slice(1)]
}

/** "In the dropdown “Column”", "from a list called Mood". */
const inControl =
  /^["”]?\s*(?:in|from|with|out of) (?:the|an?) (?:drop-?down|select(?:ion)?|field|box|menu|picker|list)(?: (?:called|named|labell?ed|for))? ["“]?(?!(?:and|or|with|of|to|in|so|that|which)\b)(\p{L}+(?: \p{L}+)?)["”]?/iu
const saysThere = /\b(?:press|click|tap|say|show|read|appear|buttons?|filter|tabs?)\p{L}*\b[^.;]*$/iu
const toChoose = /\b(?:to (?:pick|choose|select) (?:from|between)|can be (?:chosen|picked|selected))\b/
const ownParts =
  /^\s*(?:should |must |can |could )?(?:each |all )?(?:have|has|get|gets|need) (?:each )?(?:their|its|a|an|his)(?: own)? (?:button|tab|page|section|column|heading)/i
const separates =
  /\b(?:separated|divided|split|sorted|grouped|filed|arranged|organi[sz]ed|classed|classified|kept apart) (?:up )?(?:in|into|by|as|under|between)\s*(?:the )?$/
const showsOnly = /\b(?:buttons?|tabs?|filters?)(?: (?:for|with|called|named))?:?\s*\(?\s*(?:the |all,? )?$/
/** "We mark the boats as", "puts the idea on". */
const marks =
  /\b(?:marks?|sets?|puts?|moves?|flags?|switch(?:es)?|changes?|counts?|pushe?s?|marking|setting|moving|switching|marked|flagged)\b[^.;,]{0,40}\b(?:as|to|on|into)\s*(?:either )?$/
const oneOfThem = /\b(?:one|either) (?:of|from|between)\s*(?:the )?$/
const numbered = /\b(?:two|three|four|five|six|seven|\d) (\p{L}+)\s*$/u

/** "Colours: navy, white and gold" are those of the app. */
const ofTheLook = /(?:^|[.;!?])\s*(?:the )?colou?rs(?: are| should be)?\s*:?\s*$/

/** @param kinds nouns of what is kept: the choice that one of them "is" is its status */
export function readChoices(said: Said, kinds: ReadonlySet<string>): ToldChoice[] {
  const found: ToldChoice[] = []
  const tried: Row[] = []
  const { signs, words } = said
  const look = (at: number): void => {
    if (signs[at] === '(' || [...found, ...tried].some(({ from, to }) => at >= from && at < to)) return
    const row = rowFrom(said, at)
    if (row === null || row.items.length < 2 || found.some(({ from, to }) => row.from < to && row.to > from)) return
    const told = choiceOf(said, row, kinds)
    if (told !== null) found.push(told)
    // What is no choice as a whole is none in its parts.
    else if (row.joined === 'or') tried.push({ ...row, from: row.items[0]?.to ?? row.from })
  }
  for (let at = 0; at < words.length; at += 1) {
    // After what leads to a row it certainly begins; elsewhere it may.
    const isLed = /[BM:(C-]/.test(signs[at - 1] ?? '.') || certain.test(words[at - 1]?.lower ?? '')
    if (isLed) look(at)
  }
  for (let at = 0; at < words.length; at += 1) if (/[.adiCtrhp"eNPTVDsU,;&o]/.test(signs[at - 1] ?? '.')) look(at)
  return found
}

const certain = /^(?:as|either|between|through|into|of)$/

interface Place {
  row: Row
  /** What stands before the row, in lower case, up to forty signs. */
  lead: string
  tail: string
  options: string[]
}

function choiceOf(said: Said, whole: Row, kinds: ReadonlySet<string>): ToldChoice | null {
  const { row, noun } = withoutLabel(said, whole)
  const shared = sharedNoun(said, row)
  const { signs, words } = said
  const start = words[row.from]?.start ?? 0
  const lead = said.text
    .slice(Math.max(0, start - 60), start)
    .toLowerCase()
    .replace(/^\S*\s/, '')
  const tail = said.text.slice(words[row.to - 1]?.end ?? 0, (words[row.to - 1]?.end ?? 0) + 60)
  const isOpen = signs[row.from - 1] === '('
  const before = signs.slice(0, row.from)
  const isSorted =
    noun !== null ||
    /C[:"-]*$/.test(before) ||
    /C[,d"r]*[BM][BMa,d"r]*$/.test(before) ||
    (row.joined === 'or' && /C,?d?$/.test(before))
  const options = withoutCommas(
    shared?.options ?? optionsOf(row),
    isSorted || showsOnly.test(lead) || row.joined === 'or',
  )
  if (
    options.length < 2 ||
    row.items.some(({ isClause }) => isClause) ||
    options.some((option) => noChoice.test(option)) ||
    (ofTheLook.test(lead) && options.every((option) => resolveColor(option) !== undefined))
  )
    return null
  if (row.items.some(({ inner }) => inner !== null && inner.items.length > 1)) return null
  const isCounted = /:\s*$/.test(lead) && numbered.test(lead.replace(/:\s*$/, ''))
  const isQuoted = ({ from, to }: Item): boolean => signs[from - 1] === '"' && signs[to] === '"'
  if (!isCounted && row.items.some((item) => !isQuoted(item) && /^(?!B).*[VTp]/.test(signs.slice(item.from, item.to))))
    return null
  // "My tea collection: origin, grams, stars" tells what is noted of each.
  if (row.joined !== 'or' && ofKeeper.test(lead)) return null
  // "Presses Check: either “Well done!” or “Not quite”": what is said, and nothing that is chosen.
  if (row.items.some(isQuoted) && saysThere.test(lead)) return null
  if (/\b(?:such as|for example|e\.g\.?|for instance|like)\s*$/.test(lead)) return null
  if (
    /[€$£]|\d ?(?:eur|euros?|usd|dollars|min)\b/i.test(said.text.slice(start, (words[row.to - 1]?.end ?? 0) + 4)) ||
    options.some((option) => ofNumbers.test(option) || ofScreen.test(option))
  )
    return null
  // "1,900 pianos moved, 14 years" tells how many, and is nothing to choose from.
  if (row.joined !== 'or' && options.every((option) => /^\d[\d.,]* \p{L}/u.test(option))) return null
  // "Notes (title, body)": facts, of which no record is one.
  if (options.every((option) => isFact(option.toLowerCase()))) return null
  // "Ada, class 3a, Ben, class 3b, Cleo, class 3a": what comes twice is told of rows.
  if (noun !== null && hasTwice(options.map((option) => option.toLowerCase().replace(`${noun} `, '')))) return null
  const told = labelFor(said, { row, lead, tail, options }, { kinds, noun: shared?.noun ?? noun, isOpen, isSorted })
  return told === null || /^(?:number|total|sum)$/.test(told)
    ? null
    : { label: normal(told, options), options, from: whole.from, to: row.to }
}

const ofKeeper =
  /(?:collection|inventory|catalogue?|log|logbook|register|archive|diary|journal|overview|database|tracker|stash|cellar|records?):\s*$/

const hasTwice = (options: readonly string[]): boolean => new Set(options).size < options.length

function labelFor(
  said: Said,
  { row, lead, tail, options }: Place,
  {
    kinds,
    noun,
    isOpen,
    isSorted,
  }: { kinds: ReadonlySet<string>; noun: string | null; isOpen: boolean; isSorted: boolean },
): string | null {
  const { signs, words } = said
  const areStates = isAmongStates(options, said, row)
  const unnamed = areStates ? 'status' : 'type'
  const isOr = row.joined === 'or' || row.joined === 'slash' || row.joined === 'arrow'
  const spoken = words.slice(row.from, row.to).map(({ lower }) => lower)
  if (ownParts.test(tail) || showsOnly.test(lead)) return noun ?? 'category'
  if (noun !== null && !isKind(noun, kinds) && (isOr || isSorted)) return /^(?:one|way)$/.test(noun) ? unnamed : noun
  if (marks.test(lead)) return 'status'
  if (separates.test(lead)) return afterBy(said, row.to) ?? 'category'
  const control = inControl.exec(tail)?.[1]
  if (control !== undefined) return control.toLowerCase()
  if (toChoose.test(tail) || toChoose.test(lead)) return lastSorting(said, row.from) ?? 'type'
  // "First pitched, then written and finally published", "from active to inactive".
  const isWay =
    (spoken.includes('first') || /\bfirst (?:an? )?$/.test(lead)) &&
    spoken.some((word) => /^(?:then|finally)$/.test(word))
  const passes =
    /\b(?:from|through)\s*(?:the )?$/.test(lead) && (options.length >= 3 || row.joined === 'arrow' || areStates)
  if (isWay || passes) return isSorted ? (labelBefore(said, row.from, kinds) ?? 'status') : 'status'
  if (isOpen) return bracketLabel(said, row.from - 1, kinds)
  if (oneOfThem.test(lead)) return lastSorting(said, row.from) ?? unnamed
  const counted = numbered.exec(lead.replace(/[:,–—-]\s*$/, ''))?.[1]
  if (counted !== undefined && /[:,–—-]\s*$/.test(lead) && options.length >= 3)
    return /^ways?$/.test(counted) ? unnamed : isKind(singularize(counted), kinds) ? null : singularize(counted)
  if (!isOr && !(isSorted && options.length >= 3)) return null
  if (/:\s*$/.test(lead) && options.length >= 3 && areStates) return 'status'
  const by = row.joined === 'or' && !isSorted ? afterBy(said, row.to) : null
  if (by !== null) return by
  const label = labelBefore(said, row.from, kinds)
  if (label === null || label === 'status') return options.length >= 3 || areStates ? unnamed : null
  return areStates && /[it]/.test(signs[row.from - 1] ?? '') ? 'status' : label
}

/** "By subject" after it. */
function afterBy(said: Said, at: number): string | null {
  const found = /^i[ds]?([NCP])/.exec(said.signs.slice(at))
  return found === null || said.words[at]?.lower !== 'by'
    ? null
    : singularize(said.words[at + found[0].length - 1]?.lower ?? '')
}

/** The last word for a sort of things before, within the sentence. */
function lastSorting({ signs, words }: Said, at: number): string | null {
  for (let back = at - 1; back >= 0 && signs[back] !== '.'; back -= 1)
    if (signs[back] === 'C') return singularize(words[back]?.lower ?? '')
  const earlier = signs.lastIndexOf('C', at)
  return earlier < 0 ? null : singularize(words[earlier]?.lower ?? '')
}

/** "Type (oak, pine)": what stands before the bracket, unless its facts stand in it. */
function bracketLabel(said: Said, at: number, kinds: ReadonlySet<string>): string | null {
  const filtered = said.signs.slice(0, at).endsWith('CU') ? said.words[at - 2]?.lower : undefined
  if (filtered !== undefined) return singularize(filtered)
  const found = /([NPCXV]+)(?:p?[BM]?D?[oi])?$/.exec(said.signs.slice(0, at))
  if (found === null || found[1]?.endsWith('X') === true) return null
  const end = found.index + (found[1]?.length ?? 0)
  const noun = singularize(wordsBetween(said, Math.max(found.index, end - 2), end).toLowerCase())
  return isKind(noun, kinds) ? null : noun
}

/** Amounts, dates and languages are no choices of a record. */
const ofNumbers =
  /^-?\d+(?:[.,]\d+)?$|\b(?:19|20)\d\d$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:italiano|deutsch|fran[cç]ais|espa[nñ]ol|english)$|^so\b/i
const isFact = (word: string): boolean =>
  isFieldWord.test(word) || ['money', 'date', 'time', 'email', 'phone', 'long', 'number'].includes(kindOfName(word))
const ofScreen = /\b(?:apps?|pages?|lists?|buttons?|search|booking|password|login|website|site)$/i
const ofDay =
  /^(?:(?:early|late|before|after|in the|at) )*(?:mornings?|noon|midday|lunch(?:time| break)?|afternoons?|evenings?|nights?|work|dinner|weekends?)$/i

/** Words for how far something has come are one, and parts of a day are no day. */
function normal(label: string, options: readonly string[]): string {
  if (options.every((option) => ofDay.test(option)) && !/\btime$/.test(label)) return 'time of day'
  if (/^(?:day|date|time|week|month)$/.test(label)) return 'status'
  if (/^(?:there|here)$/.test(label)) return 'role'
  return /^(?:situation|phase)$/.test(label) ? 'status' : label
}
