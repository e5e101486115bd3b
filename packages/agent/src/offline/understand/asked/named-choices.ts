// What a sentence names to choose from, in whatever way it lists it: "morning, noon or night", "level between A1, A2 and
// B1", "a size (S, M, L)", "the models Long John and Trike". Each list is cut out and leaves its mark where it stood.
import { capitalize, singularize } from '../inflect.ts'

export interface Choice {
  /** What is chosen, in the person's word; '' where no word stands for it. */
  label: string
  options: string[]
  /** "Mark each as new or done": set by whoever reads it, and asked of nobody. */
  isState: boolean
  /** The verb or noun before it says that it is chosen from. */
  isOffered: boolean
  /** The options as they were typed: "small, medium or large". */
  said: string
}

export interface MaskedText {
  /** Each list is one mark: "an evening §0§". */
  text: string
  choices: Choice[]
}

export const choiceMark = /§(\d+)§/u

const setsState =
  /\b(?:marks?|marked|sets?|moves?|puts?|flags?|labels?|switch(?:es)?|changes?)\b[^.;:]*?\b(?:as|to|between)\s*(?:either\s*)?$|\b(?:status|state|stage)\b[^.;,]{0,16}$/iu
const offers =
  /\b(?:choos\w*|chosen|pick\w*|select\w*|prefer\w*|rather|either|one of|between|whether|if|which|options?|suits?|suitable|convenient|like)\b/iu
const dayTime =
  /^(?:(?:early|late|mid)[ -]?)?(?:mornings?|noons?|lunch(?: ?time| break)?s?|mid-?days?|afternoons?|evenings?|nights?|breakfasts?|brunch|dinners?|supper|after work|before work|whole days?|all day|day ?time)$/i
const weekday =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:mon|tues?|wed|thurs?|fri|sat|sun)$|^(?:today|tomorrow|this week|next week)$|^weekdays?$|^weekends?$/i

/** What a fact of anybody is called: a list of these asks for them, and offers nothing. */
export const isFactName =
  /\b(?:(?:sur|nick|user|first|last|full)?names?|(?:e-?)?mails?(?: address(?:es)?)?|phones?|mobiles?|telephones?|whatsapp|numbers?|address(?:es)?|streets?|postcodes?|zip(?: code)?|ages?|dates?|birthdays?|times?|days?|hours?|from|to|until|notes?|messages?|comments?|remarks?|purposes?|occasions?|reasons?|budgets?|photos?|descriptions?|prices?|(?:year|date|place) of birth|(?:how (?:many|much|long|old)|number of)\b.*)$/iu

const articleOrPlace =
  /^(?:the|an?|in|at|on|before|after|during|for|from|by|to|with|within|over|my|our|your|their|every|as)$/i
/** What an option ends before. */
const ending =
  /^(?:on|at|in|from|to|until|for|by|with|which|that|who|so|because|while|when|where|if|whether|and|or|are|is|was|were|will|would|can|could|should|must|suits?|they|we|i|you|it|he|she|but|then|before|after|as|of|per|each|every|only|plus|please|everyone|everybody|nobody|also|into)$/i
const leads =
  /^(?:is|are|was|were|be|being|been|between|either|picks?|chooses?|choosing|picking|selects?|whether|if|of|as|to|they|he|she|it|you|we|i|they['’]d|they['’]re|he['’]s|it['’]s|she['’]s|they['’]ll|prefers?|likes?|wants?|wanted|has|have|had|takes?|books?|says?|named|called|for|than|comes?|come|gets?|want|need|needs|and|or|on|in|at|sizes?|colou?rs?)$/i

const words = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean)
const isProper = (word: string): boolean => /^(?:\p{Lu}|\d)/u.test(word.replace(/^["“'‘(]/u, ''))

/** The option that "or" is followed by. */
function readLast(rest: string): { said: string; length: number } {
  const clause = /^.*?(?=\s[-–—]\s|[,;!?()§]|[.:](?!\d)|$)/u.exec(rest)?.[0] ?? ''
  const all = clause.split(/(?<=\S)(?=\s)/u)
  const start =
    /^\s*(?:have|want|wants|get|wanted|gets)$/i.test(all[0] ?? '') && /^\s*(?:it|one)$/i.test(all[1] ?? '') ? 2 : 0
  let end = start
  while (end < all.length && articleOrPlace.test((all[end] ?? '').trim()) && end < start + 2) end++
  const first = end
  const proper = isProper((all[first] ?? '').trim())
  while (end < all.length && end < first + (proper ? 5 : 3)) {
    const word = (all[end] ?? '').trim()
    if (end > first && (ending.test(word) || (proper && !isProper(word)))) break
    end++
  }
  const said = all.slice(0, end).join('')
  return { said: said.trim(), length: said.length }
}

/** What stands before "or" in its piece: the option, and the words that lead to it. */
function readBefore(piece: string, like: string): { options: string[]; head: string } {
  const all = words(piece)
  const [first = ''] = words(like)
  // "At the market" is as a whole what may be chosen.
  if (
    all.length >= 2 &&
    all.length <= 3 &&
    articleOrPlace.test(all[0] ?? '') &&
    !all.slice(2).some((word) => articleOrPlace.test(word))
  )
    return { options: [piece.trim()], head: '' }
  const cut = (at: number): { options: string[]; head: string } => ({
    options: [all.slice(at).join(' ')],
    head: all.slice(0, at).join(' '),
  })
  if (dayTime.test(like) || weekday.test(like)) {
    let at = all.length
    while (at > 0 && (dayTime.test(all[at - 1] ?? '') || weekday.test(all[at - 1] ?? ''))) at--
    if (at < all.length) {
      const each = all.slice(at)
      return { options: each, head: all.slice(0, at).join(' ') }
    }
  }
  if (/^(?:the|an?)$/i.test(first)) {
    const at = all.findLastIndex((word) => /^(?:the|an?)$/i.test(word))
    if (at >= 0) return cut(at)
  }
  if (articleOrPlace.test(first) && !/^to$/i.test(first)) {
    const at = all.findLastIndex((word, index) => articleOrPlace.test(word) && index < all.length - 1)
    const inner =
      at > 0 && articleOrPlace.test(all[at - 1] ?? '') && !/^(?:the|an?)$/i.test(all[at - 1] ?? '') ? at - 1 : at
    if (inner >= 0) return cut(inner)
  }
  if (isProper(words(like).find((word) => !articleOrPlace.test(word)) ?? '')) {
    let at = all.length
    while (at > 0 && isProper(all[at - 1] ?? '')) at--
    if (at > 0 && /^the$/i.test(all[at - 1] ?? '')) at--
    if (at < all.length) return cut(at)
  }
  const lead = all.findLastIndex((word, index) => index < all.length - 1 && leads.test(word))
  if (lead >= 0) return cut(lead + 1)
  return all.length <= 3 ? cut(0) : cut(all.length - Math.min(3, Math.max(1, words(like).length)))
}

/** "Bring it or picked up": the options, as a name for what is chosen. */
function asSaid(options: readonly string[]): string {
  const all = options.map(withoutLead).filter((option) => option !== '')
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`
}

function tidy(option: string): string {
  return capitalize(withoutLead(option))
}

function withoutLead(option: string): string {
  return option
    .replace(/^["“'‘]|["”'’]$/gu, '')
    .replace(/^(?:(?:either|or|and|(?:have|wants?|wanted|gets?) (?:it|one))\s+)+/iu, '')
    .replace(/^(?:(?:in|at|on|for)\s+)?(?:(?:the|an?)\s+)?/iu, '')
    .replace(/^(.+) ones?$/u, '$1')
    .trim()
}

const behindNoun =
  /(?<!\b(?:in|on|with|for|from|at|by|so|of))\s+(?:that|which|who|where|when)(?:\s+(?:suits?|fits?|works?|matters?|counts?|is|are|has|would|they|he|she|you|we|people)(?:\s+\S+){0,3})?$/iu
const endsInPlace = /\b(?:for|on|in|by|to|with|until)(?:\s+(?:the|an?))?$/iu
const askedOfThem =
  /\b(?:(?:what|how|where|when)\s+(?:they|he|she|you|we|one|it)(?:['’]\p{L}+)?\s+[^,;:§]{2,40}|what(?:['’]s| is) \p{L}+)$/iu

/** "The evenings", "his level", "which honey": the noun that a choice goes by. */
export function labelOf(head: string): string {
  let said = head
    .trim()
    .replace(/[,:–—-]+$/u, '')
    .trim()
  const [, of = ''] = /(?:^|\s)(\p{L}+) of (?:the|their|his|her|its|your) \p{L}+$/iu.exec(said) ?? []
  // "Colour of the shirts" is a colour; "one of the evenings" is an evening.
  if (of !== '' && !/^(?:one|which|any|each|some|all|both|two|three|four|five|either|kind|sort|type|number)$/i.test(of))
    return of
  const question = askedOfThem.exec(said)?.[0]
  if (question !== undefined && words(question).length <= 6) return question.replace(/^what['’]s/iu, 'What is')
  if (endsInPlace.test(said)) return ''
  for (let before = ''; before !== said;) {
    before = said
    said = said
      .replace(
        /(?:^|\s+)(?:is|are|was|can be|could be|may be|can|between|either|of|as|to|in|on|at|for|from|by|chosen|offered|given|wanted|the|an?|its?|which is|that is|they|he|she|we|i|you|it|it['’]s|they['’]d|like|likes|prefers?|wants?|wanted|would|will|have|has|there|with|rather|best|suits?|one|to choose(?: from)?|to pick(?: from)?)$/iu,
        '',
      )
      .replace(behindNoun, '')
      .trim()
  }
  const all = words(said)
  let at = all.length
  while (at > 0 && all.length - at < 3 && !stopsLabel.test((all[at - 1] ?? '').replace(/[^\p{L}\d'’-]/gu, ''))) at--
  // "If they fetch it": what they do is no word for what is chosen.
  if (/^(?:they|he|she|you|we|i)$/i.test(all[at - 1] ?? '')) return ''
  const noun = all
    .slice(at)
    .join(' ')
    .replace(/[^\p{L}\d'’ -]/gu, '')
    .trim()
  return noun === '' || /^(?:\d+|and|or)$/i.test(noun)
    ? ''
    : singularOfLast(noun.replace(/^(?:two|three|four|five|six|\d+)\s+/iu, ''))
}

const stopsLabel =
  /^(?:the|an?|of|in|on|at|for|from|by|with|to|and|or|as|their|his|her|its|our|my|your|one|which|what|whether|if|how|they|we|i|you|he|she|it|there|is|are|has|have|had|can|could|would|should|must|may|choos\w*|chosen|pick\w*|select\w*|leaves?|gives?|enters?|says?|tells?|writes?|puts?|takes?|give|wants?|wanted|books?|reserves?|between|either|also|me|us|then|collect\w*|books?|reserves?|lends?|rents?|prefers?|needs?|asks?|that|depending|bring|he['’]s|it['’]s|they['’]d|they['’]re)$/iu

function singularOfLast(noun: string): string {
  const all = noun.split(' ')
  const last = all.pop() ?? ''
  return [...all, singularize(last)].join(' ')
}

/** A word for what has none: "Monday or Friday" is a day, "morning or evening" a time. */
function derivedLabel({ options, said }: Choice): string {
  if (options.every((option) => weekday.test(option))) return 'Day'
  if (options.every((option) => dayTime.test(option) || weekday.test(option))) return 'Time of day'
  if (options.every((option) => /^\d/.test(option))) return /^\d+$/.test(options.join('')) ? '' : 'Time'
  return said.length <= 48 ? capitalize(said) : ''
}

export const orDerived = (choice: Choice): string =>
  choice.label === '' ? derivedLabel(choice) : capitalize(choice.label)

interface Found {
  start: number
  end: number
  options: string[]
  head: string
  /** Words that stay before the mark. */
  kept: string
  /** A sign stands between what is chosen and the choices. */
  isSigned?: boolean
}

const isOption = (said: string): boolean => said !== '' && words(said).length <= 5 && !/^(?:not|so|no)\b/i.test(said)

/** "…, X or Y": from the "or" outwards. */
function orList(text: string, at: number, length: number): Found | null {
  const last = readLast(text.slice(at + length))
  if (
    !isOption(last.said) ||
    /^(?:not|so|more|less|later|other|else|even|maybe|something|anything|whatever)\b/i.test(last.said)
  )
    return null
  const left = text.slice(0, at).replace(/,\s*$/u, '')
  const begin = Math.max(
    0,
    ...[...left.matchAll(/[;!?()]|:(?!\d)|\.(?!\d)|\s[-–—]\s|§\d+§/gu)].map((each) => each.index + each[0].length),
  )
  const segment = left.slice(begin)
  const pieces = segment.split(',')
  const options: string[] = []
  let head: string | null = null
  let like = last.said
  let start = begin + segment.length
  let offset = segment.length
  while (pieces.length > 0 && head === null) {
    const piece = pieces.pop() ?? ''
    const from = offset - piece.length
    const joined = /^[^]*\b(?:and|or|plus)\s+/iu.exec(piece)
    const inner = joined === null ? piece : piece.slice(joined[0].length)
    if (inner.trim() === '' && joined === null) break
    // A fact that stands before the choices is none of them.
    const read = readBefore(inner, like)
    if (options.length > 0 && read.head === '' && isFactName.test(inner.trim())) break
    if (
      !read.options.every(isOption) ||
      (options.length === 0 && isFactName.test(inner.trim()) && inner.trim() !== read.options[0])
    ) {
      // "Swimmer yes or no" is ticked.
      if (options.length === 0 || /^(?:no|not)$/i.test(last.said)) return null
      break
    }
    options.unshift(...read.options)
    like = read.options[0] ?? like
    start = begin + from + piece.length - inner.length + (/^\s*/u.exec(inner)?.[0].length ?? 0)
    offset = from - 1
    if (joined !== null || read.head !== '') {
      head = read.head
      // "Their voice, which is one of …": what it is stands before the comma.
      if (/^(?:which|that) (?:is|are|can be|may be)\b/i.test(inner.trim())) head = pieces.pop() ?? head
      break
    }
  }
  if (options.length === 0) return null
  // "X - bar, kitchen or stage", "evening: Monday or Friday": what they are stands before the sign.
  const sign =
    pieces.length === 0 && head === null ? /([^,;.!?()]*?)(?:\s[-–—]\s|:\s*)$/u.exec(left.slice(0, begin)) : null
  if (sign !== null)
    return {
      start: begin - (sign[0].length - (sign[1] ?? '').length),
      end: afterDash(text, at + length + last.length),
      options: [...options, last.said],
      head: sign[1] ?? '',
      kept: ' ',
      isSigned: true,
    }
  return { start, end: at + length + last.length, options: [...options, last.said], head: head ?? '', kept: head ?? '' }
}

/** "Boats - Swift or Heron - on a date": the second dash goes with the first. */
function afterDash(text: string, end: number): number {
  return end + (/^\s*[-–—](?=\s)/u.exec(text.slice(end))?.[0].length ?? 0)
}

function itemsOf(list: string): string[] {
  return list
    .split(/\s*(?:,|\/|\s[-–]\s)\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/iu)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

const proper = String.raw`(?:the )?[\p{Lu}\d][\p{L}\d'’:+-]*(?:\.\d+)?(?: (?:of |the |de |&\s)?[\p{Lu}\d][\p{L}\d'’:+-]*)*`
const properList = new RegExp(
  String.raw`\b(\p{Ll}[\p{L}-]*)(?:\s+|,\s+|:\s+)(${proper}(?:\s*,\s*${proper})*,?\s+(?:and|or|&)\s+${proper})`,
  'u',
)
const betweenList =
  /\bbetween\s+(?:the\s+)?((?:[^\s,;.()§]+(?: [^\s,;.()§]+)?,\s*)+(?:[^\s,;.()§]+(?: [^\s,;.()§]+)?\s+)?and\s+[^\s,;.()§]+)/iu

const wordsBefore = (text: string, at: number): string => /[^,;.!?:§]*$/u.exec(text.slice(0, at))?.[0] ?? ''

/** "The models Long John, Trike and Longtail". */
function properNames(text: string): Found | null {
  const named = properList.exec(text)
  const noun = named?.[1] ?? ''
  if (named === null || singularize(noun) === noun) return null
  const list = named[2] ?? ''
  const at = named.index + named[0].length - list.length
  const head = /[^,;.!?§]*$/u.exec(text.slice(0, at))?.[0] ?? noun
  return { start: at, end: at + list.length, options: itemsOf(list), head: head.replace(/:\s*$/u, ''), kept: '' }
}

/** "Between A1, A2 and B1". */
function betweenSeveral(text: string): Found | null {
  const found = betweenList.exec(text)
  if (found === null) return null
  const { index } = found
  const head = `${wordsBefore(text, index)} between`
  return { start: index, end: index + found[0].length, options: itemsOf(found[1] ?? ''), head, kept: '' }
}

const slashedList =
  /(?<![\p{L}\d/:.])(?!and\/or|he\/she|his\/her|yes\s?\/\s?no)[\p{L}\d][\p{L}\d-]*(?:\s?\/\s?[\p{L}\d][\p{L}\d-]*)+(?![\p{L}\d/])/iu

/** "Small/medium/big". */
function slashed(text: string): Found | null {
  const found = slashedList.exec(text)
  if (found === null) return null
  const { index } = found
  const options = found[0].split(/\s?\/\s?/u)
  return { start: index, end: index + found[0].length, options, head: wordsBefore(text, index), kept: '' }
}

/** The first "X, Y or Z" that lists anything. */
function alternatives(text: string): Found | null {
  for (const or of text.matchAll(/,?\s+or\s+/giu)) {
    const found = orList(text, or.index, or[0].length)
    if (found !== null) return found
  }
  return null
}

/** What stands in brackets is a list of choices, of facts, or an aside. */
function inBrackets(text: string, put: (text: string, found: Found) => string): string {
  let said = text
  for (let from = 0; ;) {
    const inside = /\(([^()]*)\)/u.exec(said.slice(from))
    if (inside === null) return said
    const at = from + inside.index
    const end = at + inside[0].length
    const list = (inside[1] ?? '').trim()
    const items = itemsOf(list)
    const isFacts = items.filter((item) => isFactName.test(item)).length * 2 > items.length
    const isList = items.length >= 2 && items.every((item) => words(item).length <= 4)
    if (!isList) said = `${said.slice(0, at).trimEnd()} ${said.slice(end)}`
    else if (isFacts) said = `${said.slice(0, at).replace(/(?:\bwho\b[^,;:]*)?\s*$/iu, '')}: ${list}${said.slice(end)}`
    else said = put(said, { start: at, end, options: items, head: wordsBefore(said, at), kept: '' })
    from = Math.min(at, said.length)
  }
}

/** Cuts out one list after the other. */
export function maskChoices(sentence: string): MaskedText {
  const choices: Choice[] = []
  const put = (text: string, found: Found): string => {
    const before = text.slice(0, found.start)
    const options = found.options.map(tidy).filter((option) => option !== '')
    choices.push({
      label: labelOf(found.head),
      options: [...new Set(options)],
      said: asSaid(found.options),
      isState: setsState.test(`${before}${found.kept}`),
      isOffered:
        found.isSigned === true ||
        offers.test(`${before.slice(-60)} ${found.kept}`) ||
        options.every((option) => dayTime.test(option)),
    })
    const gap = found.kept.trim() === '' ? '' : ' '
    return `${before}${found.kept}${gap}§${choices.length - 1}§${text.slice(found.end)}`
  }
  let text = inBrackets(sentence, put)
  // Names behind their noun come before "or", as that noun may be far from it.
  for (const find of [properNames, betweenSeveral, slashed, alternatives])
    for (let found = find(text); found !== null && choices.length < 12; found = find(text)) text = put(text, found)
  return { text, choices }
}
