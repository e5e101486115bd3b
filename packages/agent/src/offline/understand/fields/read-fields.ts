// Reads a list of fields: "title, cooking time in minutes, difficulty (easy, medium or hard) and optional notes".
import { roleOf } from '../clause-roles.ts'
import { colorsByName } from '@joinery/contract/colors/color-names'

import type { Field } from '../../brief.ts'
import { factWords } from './fact-words.ts'
import { type Draft, readOptions, takeBrackets, takePhrases, takeSuffix, unitSigns } from './field-draft.ts'
import { capitalize, singularize } from '../inflect.ts'
import { isFieldWord, kindOfName, kindOfWords, optionsOfName } from './field-kinds.ts'
import { readStyle } from '../looks/read-look.ts'
import { bracketOptions, colonOptions } from './said-choices.ts'
import { isWish } from '../read-wishes.ts'

export interface FieldReading {
  fields: Field[]
  /** Pieces of the list that did not read as a field. */
  unread: string[]
}

const separator =
  /\s*(?:,|;|\n|\s[•*–-]\s|\s\|\s|\s\+\s)\s*(?:(?:and|or|plus|also|then|as well as|&)\s+)*|\s+(?:and also|and|plus|as well as|along with|together with|&)\s+/i

/** Brackets, and the two ends of a span: "between 9 and 17". */
const unparted = /\([^)]*\)|\[[^\]]*\]|\bbetween\s+\d[\d:.]*(?:\s?[ap]m)?\s+and\s+\d[\d:.]*(?:\s?[ap]m)?/gi
/** "A half hour between 9 and 17" is a time of the day. */
const timeOfDay =
  /^(?:an? |the )?(?:free )?(?:(?:half|quarter)[ -](?:an )?hours?|hours?|(?:time )?slots?)\s+between\s.*$/i

/** "A box to tick when it's done", "a tick if it was a lucid dream". */
const tickedWhen =
  /^(?:(?:an?|the|with|small) )*(?:(?:check|tick) ?(?:box|mark)|tick|check|box|flag|switch|toggle)(?: to (?:tick|check|set|mark))?(?: off)? (?:when|if|whether|once|for|that says(?: whether)?)(?: (?:it|they|he|she|i|we|somebody|someone|the \p{L}+))?(?:['’]s| is| are| was| were| has been| have been)? (?:an? |the )?(?!(?:each|every)\b)(.+)$/iu

/** "Tags separated by commas", "ingredients, one per line": how it is typed is no part of its name. */
const manner =
  /\s+(?:(?:separated|divided|split) (?:by|with)|with) (?:a )?commas?(?: between(?: them)?)?$|\s+(?:one|each) (?:per|on (?:a|its own)) lines?$|^comma[- ]separated\s+|\s+comma[- ]separated$|\s+(?:(?:all )?by )?(?:itself|themselves)$|(?<!^(?:who|when|where|what|how|which|date|day|chapters|words|pages).*)\s+(?:written|typed|spelt|entered|shown|displayed)(?: (?:as|like|on|in|with|over|beside|below) .*)?$/i
/** "In or out", "wall or free", "available / borrowed": two words of which one holds. */
const oneOfTwo = /^(?:(?:is |it is |either )+)?([\p{L}-]+)\s*(?:\s+or\s+|\s\/\s|\/)\s*([\p{L}-]+)$/iu

/** "Short or long sleeves": sleeves, of which there are two sorts. */
const twoSorts = /^(\p{Ll}[\p{L}-]*) or (\p{Ll}[\p{L}-]*) (\p{Ll}[\p{L}-]*s)$/u

/** "Red/white/rosé": one of several, and no word for what they are. */
const oneOfMany = /^\p{Ll}[\p{L}-]*(?:\s*\/\s*\p{Ll}[\p{L}-]*){2,}$/u

/** "Whether the rent has been paid", "if the radio works": of what it is said. */
const ofNoun = /^(whether|if) the (\w+) (?:(?:is|are|was|were|has been|have been) (?=\w)|(?=\w+s\b(?! (?:been|paid))))/i

function eitherOr(text: string): Field | null {
  if (oneOfMany.test(text))
    return finishField({ words: 'type', kind: 'choice', options: text.split(/\s*\/\s*/).map(capitalize) })
  const [, first = '', second = '', thing = ''] = twoSorts.exec(text) ?? []
  if (thing !== '' && !/^(?:not|no|more|less|so|later)$/.test(second) && kindOfName(thing) === 'text')
    return finishField({ words: thing, kind: 'choice', options: [capitalize(first), capitalize(second)] })
  const [, one = '', other = ''] = oneOfTwo.exec(text) ?? []
  // "Latin, Polish or English" are names.
  if (/^\p{Lu}/u.test(other) && !/^either\b/i.test(text)) return null
  if (one === '' || /^(?:not|no|more|so|later)$/i.test(other) || /^(?:yes|true|on|y)$/i.test(one)) return null
  const denied = [one, other].find((word) => new RegExp(`^(?:un|not |non-?)(?:${one}|${other})$`, 'i').test(word))
  if (denied !== undefined) return { ...finishField({ words: denied === one ? other : one }), kind: 'boolean' }
  const isNamed = [one, other].some((word) => isFieldWord.test(word) || !['text', 'boolean'].includes(kindOfName(word)))
  if (isNamed) return null
  return finishField({ words: `${one} or ${other}`, kind: 'choice', options: [capitalize(one), capitalize(other)] })
}

/** Splits at commas and "and", but never inside brackets. */
export function splitList(text: string): string[] {
  const kept: string[] = []
  const masked = text.replace(unparted, (inside) => `⟦${kept.push(inside) - 1}⟧`)
  return masked
    .split(separator)
    .map((piece) => piece.replace(/⟦(\d+)⟧/g, (_, index: string) => kept[Number(index)] ?? '').trim())
    .filter((piece) => piece !== '')
}

export function toIdentifier(label: string): string {
  const name = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 48)
  // "class" and "return" are words of the language that the app is written in, and cannot stand alone in it.
  if (wordsOfLanguage.has(name)) return `${name}_value`
  return /^[a-z]/.test(name) ? name : `f_${name}`
}

const wordsOfLanguage = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
)

/** "Which exercise (they type it)": how it is filled in, or what it may be for example, is neither choice nor name. */
function withoutRemark(said: string): string {
  return said.replace(
    /\s*\((?:(?:they|you|we|i|people|users|visitors|staff|he|she|it|just|as|can|may|should|typed|free|in (?:their|your|my) own)\b[^)]*|[^)]*(?:\betc|\band so on|[.,])\s*[.,\s]*)\)/giu,
    '',
  )
}

/** "Who it came from", "where I bought it", "paid?": a fact asked as a question keeps the person's words. */
function askedFor(asked: string): Field | null {
  const told = withoutRemark(asked)
  const scale =
    /\s*(?:on a scale )?\(?(?:\bfrom [01] (?:to|up to)|\bout of|\b[01]\s?(?:-|–|to))\s*(\d{1,2})(?: stars)?\)?\s*$/i.exec(
      told,
    )
  const text = scale === null ? told : told.slice(0, scale.index)
  const isQuestion =
    /^(?:who|whom|what|where|when|why|how|(?:on |in |for |at |from |by |until )?(?:which|what|when|whom))\b/i.test(text)
  const isYesNo = text.endsWith('?') && !isQuestion
  const words = text
    .replace(/\s*\?$/, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim()
  if ((!isQuestion && !isYesNo) || words.split(' ').length > 9 || /^(?:which|what) (?:is|are)\b/i.test(words))
    return null
  const inside = /\(([^)]*)\)\s*$/.exec(text)?.[1]
  const options = inside === undefined ? undefined : readOptions(inside)
  if (inside !== undefined && isQuestion && options === undefined) return null
  if (isYesNo) return { ...finishField({ words }), kind: 'boolean' }
  const bare = words
    .replace(
      /^(?:on |in |at )?which (\p{L}+(?: \p{L}+)?) (?:it|they|he|she|i|we)(?:['’]s|['’]re|['’]m| is| are| am)(?: in| on| at)?$/iu,
      '$1',
    )
    .replace(/^(?:on |in |at |for |the )?(?:which|what(?! \p{L}+(?:ed|[^s]s)$)(?! for$)) (\p{L}+)$/iu, '$1')
    .replace(/^(.*) or not$/i, '$1')
  if (options !== undefined && isQuestion) return finishField({ words: bare, kind: 'choice', options })
  if (scale !== null && isQuestion)
    return /^\D*0/.test(scale[0])
      ? finishField({ words: bare, kind: 'number' })
      : finishField({ words: bare, kind: 'rating', max: Number(scale[1]) })
  const field = finishField({ words: bare })
  return field.kind === 'choice' && field.options === undefined ? { ...field, kind: 'text' } : field
}

/** One piece of a list → a field, or null when it does not read as one. */
export function readField(piece: string): Field | null {
  let text = piece
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^["'“]|["'”]$/g, '')
  text = text.replace(
    /^(?:(?:and|or|also|just|only|plus(?! one\b)|the|an?|its|their|his|her|my|our|some|any|new|extra|another|separate|field for|fields for|column for|space for|room for|a place for)\s+)+/i,
    '',
  )
  text = text.replace(/^(?:short|brief) (?=(?:text|note|description|remark)$)/i, '')
  const words = factWords(text)
  if (words === null) return null
  text = words
  // "Overdue machines at the top" says how they stand.
  if (/\s(?:at the (?:top|bottom)|on top|highlighted|in red)$/i.test(text)) return null
  // "A list of my" plants is the app.
  if (/^(?:list|overview|collection|table|page)s? of(?: (?:my|our|all|the|their))*$/i.test(text)) return null
  // What is left of "in a playful pink style" when the colour was read.
  if (/^in an? [\w-]+(?: (?:style|look|design))?$/i.test(text)) return null
  const named =
    /^(?:field|column|input|box|(checkbox|tick ?box|toggle|dropdown|date|number)) (?:for|called|named)\s+(?:the |an? )?/i.exec(
      text,
    )
  const saidKind = kindOfWords(named?.[1] ?? '')
  text = text
    .slice(named?.[0].length ?? 0)
    .replace(/^(?:date|time|colou?r|file|image) picker (?:for )?(?:the )?(?=\p{L})/iu, '')
  if (/[€$£]\s?\d|\d\s?[€$£]|^\d+(?:[.,]\d+)? (?:cents?|euros?|dollars?|pounds?|pence|for)\b/i.test(text)) return null
  text = text
    .replace(manner, '')
    .replace(timeOfDay, 'time')
    .replace(tickedWhen, (_, said: string) => `whether it is ${said}`)
  if (/\b(?:look|style|design|theme|vibe|feel)$/i.test(text) && readStyle(text) !== undefined) return null
  // "Open or paid" is no order to open anything.
  if (/^(?:is |are )?(?:open|unpaid|due|free|closed|lost) or \p{L}+$/iu.test(text))
    return eitherOr(text.replace(/^(?:is|are) /i, ''))
  // "Account (giro, savings)" is chosen from, and no door.
  const isOfMoney = /^(?:bank )?account \([^()]*,[^()]*\)$/i.test(text)
  if (
    (!isOfMoney && !['item', 'telling'].includes(roleOf(piece))) ||
    /^an? (?:wall|feed|news ?feed|forum|chat|leader ?board|ranking|dashboard)\b/i.test(piece.trim())
  )
    return null
  if (/\b(?:not needed|not necessary|no need|unnecessary)\b/i.test(text)) return null
  const asked = askedFor(text) ?? eitherOr(text)
  if (asked !== null) return asked
  const yesNo =
    /^(?:whether|if)\s+(?:(?:or not )?(?:it|they|i|he|she|we|the \w+)(?:['’]ve|['’]s| is| are| was| has been| have been| have| has| am)?\s+)?(.+?)(?: or not| yet| already)?$/i.exec(
      text.replace(ofNoun, '$1 $2 '),
    )
  const either = /^([\p{L}-]+(?: \p{L}+)?) or (?!not\b)([\p{L}-]+(?: \p{L}+)?)$/iu.exec(yesNo?.[1] ?? '')
  if (either !== null)
    return finishField({
      words: either[0],
      kind: 'choice',
      options: [either[1] ?? '', either[2] ?? ''].map(capitalize),
    })
  // "Finished or not" is finished, or it is not.
  const orNot = yesNo === null ? /^(?:(?:is|are|it is|it['’]s|they are) )?(.+?),? or not(?: yet)?$/i.exec(text) : null
  const draft: Draft = { words: yesNo?.[1] ?? orNot?.[1] ?? text, kind: saidKind }
  if (yesNo !== null || orNot !== null) draft.kind = 'boolean'
  // "The make of the bike" is a noun, "make it blue" an order.
  const isNamed = /^(?:the|its|their|his|her)\s+(?:make|mark|order|style|use|look|share|print|group|view)\b/i.test(
    piece.trim(),
  )
  if (!isNamed && !isOfMoney && isWish(draft.words) && draft.kind === undefined) return null
  takeBrackets(draft)
  takePhrases(draft)
  takeSuffix(draft)
  draft.words = draft.words
    .replace(
      /\b(?:dates|prices|fees|budgets|names|titles|amounts|priorities|ratings|emails|deadlines|quantities|categories|authors|statuses|phone numbers|genres|birthdays)$/i,
      (word) => singularize(word),
    )
    .replace(
      /^(?:with (?=(?:prices?|photos?|pictures?|images?|stock|dates?|names?|titles?|descriptions?|sizes?)$)|(?:optional|required|mandatory|short|the|an?|its|their)\s+)/iu,
      '',
    )
    // "A note for each plant" is a note: the record it belongs to is this one.
    .replace(/\s+(?:for|of|on) (?:each|every) \p{L}+$/iu, '')
    .replace(/^(?:long|multi-?line)\s+(?=\w)/i, () => ((draft.kind ??= 'long'), ''))
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, '')
  if (/^(?:and|or|with|also|plus|too|for|a|an|the|to|of|in|on|please|can|page|form)$/i.test(draft.words)) return null
  if (draft.words === '' || draft.words.split(' ').length > 6 || !/\p{L}/u.test(draft.words)) return null
  if (/^shared (?:by|among|between|with) (?:all|everyone|everybody|us|each)\b/i.test(draft.words)) return null
  if (
    draft.options === undefined &&
    /^(?:(?:the )?(?:newest|oldest|latest|most recent|cheapest|highest|lowest) (?:first|on top)|sorted .+|app|application|list|tracker|page|form|something|anything|fields?|colou?rs|it|all|background|buttons?|cards?|data|them|information|info|one|two|three|four|five|six|\d+|pages? (?:about|with|for) .*)$/i.test(
      draft.words,
    )
  )
    return null
  if (draft.kind === undefined && isColor(draft.words)) return null
  return finishField(draft)
}

/** "Honey yellow" at the end of a list is about looks. */
function isColor(words: string): boolean {
  const all = words.toLowerCase().split(' ')
  return all.length > 1 && colorsByName.has(all.at(-1) ?? '')
}

function finishField(draft: Draft): Field {
  let kind = draft.kind ?? kindOfName(draft.words)
  const options = draft.options ?? (kind === 'choice' ? optionsOfName(draft.words) : undefined)
  // A choice without known options would be a guess about the person's data: plain text holds whatever they mean.
  if (kind === 'choice' && options === undefined) kind = 'text'
  const label = capitalize(
    /^[A-Z]/.test(draft.words) && draft.words !== draft.words.toUpperCase()
      ? draft.words
      : lowerUnlessAcronym(draft.words),
  )
  return {
    name: toIdentifier(draft.words),
    label,
    kind,
    required: draft.required ?? false,
    ...(kind === 'choice' && options !== undefined && { options }),
    ...(kind === 'number' && unitOf(draft) !== undefined && { unit: unitOf(draft) }),
    ...(kind === 'rating' && { max: Math.min(10, Math.max(2, draft.max ?? 5)) }),
  }
}

/** "Minutes" alone is its own unit, and a temperature has degrees. */
function unitOf({ unit, words }: Draft): string | undefined {
  const usual = /\btemp(?:erature)?\b/i.test(words) ? (/\b(?:fahrenheit|°\s?F)/i.test(words) ? '°F' : '°C') : undefined
  return unit ?? unitSigns[words.toLowerCase()] ?? usual
}

function lowerUnlessAcronym(words: string): string {
  return words
    .split(' ')
    .map((word) =>
      /^(?:[A-Z]{2,5}|ISBN|URL)$/.test(word) && words !== words.toUpperCase() ? word : word.toLowerCase(),
    )
    .join(' ')
    .replace(/\bi\b/g, 'I')
    .replace(/\bkwh\b/g, 'kWh')
    .replace(/°[cf]\b/g, (sign) => sign.toUpperCase())
    .replace(/^(isbn|iban|bic|url|sku|vin|id|bpm|abv)$/i, (word) => word.toUpperCase())
}

/** From and to are hours of a day, places of a move, or else days. */
function kindOfSpan(list: string): Field['kind'] {
  if (/\b(?:day|weekday)\b/i.test(list)) return 'time'
  return /\b(?:date|distance|km|miles|stops?|driver|passengers?)\b/i.test(list) ? 'text' : 'date'
}

const eachDay =
  /^((?:how (?:many|much|long|far|often)|(?:the )?(?:number|amount|hours|minutes|steps|glasses) of|what)\b.+?) (?:each|every|per|a|that) (day|morning|evening|night)$/iu

/** "How many eggs each day" is asked of a day: how many, and which day it was. */
function dailyAsDate(pieces: readonly string[]): string[] {
  const isDated = pieces.some((piece) => /^(?:the )?(?:day|date|when)\b/i.test(piece))
  const said = pieces.map((piece) => eachDay.exec(piece)?.[1] ?? piece)
  const isDaily = said.some((piece, index) => piece !== pieces[index])
  return isDaily && !isDated ? ['date', ...said] : said
}

export function readFields(list: string): FieldReading {
  const fields: Field[] = []
  const unread: string[] = []
  const isSpan = /(?:^|,)\s*(?:end|finish)\s*(?:,|$)/i.test(list)
  const isFromTo = /(?:^|,)\s*(?:from|starts?)\b/i.test(list)
  for (const piece of dailyAsDate(splitList(bracketOptions(colonOptions(list))))) {
    const field =
      isFromTo && /^to$/i.test(piece.trim())
        ? { ...finishField({ words: 'to' }), kind: kindOfSpan(list) }
        : isSpan && /^(?:start|begin)$/i.test(piece.trim())
          ? { ...finishField({ words: piece.trim() }), kind: 'date' as const }
          : readField(piece)
    if (field === null) {
      unread.push(piece)
      continue
    }
    const isFrom = field.name === 'from' && /(?:^|,|\band)\s*(?:to|until|till|due|back|return(?:ed)?)\b/i.test(list)
    if (!fields.some((known) => known.name === field.name))
      fields.push(isFrom ? { ...field, kind: kindOfSpan(list) } : field)
  }
  // "Jars, price per jar": how many of them.
  const priced = new Set(fields.map(({ label }) => label.toLowerCase()))
  for (const [index, field] of fields.entries())
    if (field.kind === 'text' && priced.has(`price per ${singularize(field.label.toLowerCase())}`))
      fields[index] = { ...field, kind: 'number' }
  const isOfDay =
    fields.some(({ name }) => name === 'date' || name === 'day') && fields.some(({ name }) => /^ends?$/.test(name))
  for (const [index, field] of fields.entries())
    if (isOfDay && field.kind === 'date' && /^(?:start|end|begin|begins|ends|starts)$/.test(field.name))
      fields[index] = { ...field, kind: 'time' }
  // Those of a recipe are told, those of a day are counted.
  const isDated = fields.some(({ kind }) => kind === 'date')
  for (const [index, field] of fields.entries())
    if (isDated && field.name === 'steps' && field.kind === 'long') fields[index] = { ...field, kind: 'number' }
  return { fields: fields.some(isOnStage) ? fields.map(stageAsPlace) : fields, unread }
}

const isOnStage = ({ name }: Field): boolean => /^(?:act|band|artist|performer|speaker|acts?_name)$/.test(name)

/** Where a band plays is no step of anything. */
function stageAsPlace(field: Field): Field {
  if (field.name !== 'stage' || field.options?.[0] !== 'Open') return field
  const { options: _, ...rest } = field
  return { ...rest, kind: 'text' }
}
