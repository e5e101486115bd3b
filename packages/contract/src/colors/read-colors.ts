// Finds colours in a sentence and what each is meant for: "dark green background", "cards in cream", "make it navy".
import { matterNames } from './color-names.ts'
import { lookWord } from './look-words.ts'
import { colorPattern, family, resolveColor } from './resolve-color.ts'

export const colorTargets = ['background', 'surface', 'primary', 'text', 'accent'] as const
export type ColorTarget = (typeof colorTargets)[number]
export type AskedColors = { [Target in ColorTarget]?: string | undefined }

export interface AskedColor {
  hex: string
  target: ColorTarget
  /** False where no part was named for it: "in green", "a green theme". */
  isPlaced: boolean
  phrase: string
  /** The words right before the phrase, at most 30 characters. */
  before: string
}

export interface ColorReading {
  colors: AskedColors
  /** What was asked, in the person's words: "dark green background". */
  phrases: string[]
  /** The same, one by one, with the place that was understood. */
  asked: AskedColor[]
  /** The sentence without its colour phrases, for the readers that follow. */
  rest: string
}

const targetWords: [RegExp, ColorTarget][] = [
  [/^(?:background|backdrop|bg|page|pages|screen|wallpaper)$/, 'background'],
  [
    /^(?:cards?|panels?|tiles?|boxes|box|surfaces?|rows?|forms?|inputs?|fields?|items?|components?|sheets?)$/,
    'surface',
  ],
  [/^(?:buttons?|btns?|cta)$/, 'primary'],
  [/^(?:text|font|fonts|letters|writing|words|type|headings?|headlines?|titles?)$/, 'text'],
  [/^(?:accents?|highlights?|details?|links?|icons?|touch(?:es)?|hints?|splash(?:es)?|dash|pops?|bit)$/, 'accent'],
  [
    /^(?:theme|scheme|palette|look|design|colou?rs?|style|app|everything|site|it|vibes?|feel|mode|tones?|shades?|hues?)$/,
    'background',
  ],
]
const targetPattern =
  '(?:background|backdrop|bg|pages?|screen|wallpaper|cards?|panels?|tiles?|box(?:es)?|surfaces?|rows?|forms?|inputs?|fields?|items?|components?|sheets?|buttons?|btns?|cta|text|fonts?|letters|writing|type|headings?|headlines?|titles?|accents?|highlights?|details?|links?|icons?|touch(?:es)?(?= of)|hints?(?= of)|splash(?:es)?(?= of)|dash(?= of)|pops?(?= of)|bit(?= of)|theme|scheme|palette|look|design|colou?rs?|style|app|everything|site|vibes?|feel|mode|tones?|shades?|hues?)'

const colorSearch = new RegExp(`(?<![\\w-])${colorPattern}`, 'gi')
const targetBefore = new RegExp(
  `(?<![\\w-])(${targetPattern})(?: of (?:the |my |this )?\\w+)?\\s*(?:colou?rs?\\s*)?(?:itself|all)?\\s*(?:is|are|in|to|be|should be|to be|into|of|with|:|=|must be|as)?\\s*(?:a|an|the)?\\s*$`,
  'i',
)
const targetAfter = new RegExp(
  `^\\s*(?:colou?red\\s+|colou?r\\s+)?(?:(?:for|as|on|in)\\s+)?(?:(?:the|its|my|all|all the|a)\\s+)?(${targetPattern})\\b`,
  'i',
)
const looseBefore =
  /(?:^|\b(?:in|use|using|it|all|everything|be|to|go|turn|paint|something|fully|completely|more|app|colou?rs?|(?:i|we) (?:really )?(?:like|love|prefer)|(?:shades|tones|hues) of|(?:lots|plenty) of)|[:])\s*(?:a\s+|the\s+)?$/i
/** "A cellar book: wine, vintage, region" lists facts, of which the first is no colour. */
const headBefore = /(?<!\b(?:colou?rs?|palette|theme|look|style|design|scheme|tones?)\s*):\s*$/i
const factsAfter = new RegExp(
  `^\\s*,\\s*(?:\\p{L}+\\s*,\\s*)?(?!(?:and\\s+)?(?:an?\\s+|the\\s+)?(?:${lookWord}|${colorPattern}|background|backdrop|cards?|buttons?|text|accents?)\\b)\\p{L}+`,
  'iu',
)
/** "Forest green would be nice". */
const wished = String.raw`(?:please|if possible|(?:would|could|might) (?:be|look) (?:nice|great|good|lovely|perfect|cool|beautiful))\b`
/** A clause of its own: "…, dark green." or "… Green and white." */
const clauseBefore = /[.;!?,–—-]\s*(?:a\s+|the\s+|all\s+)?$/
const partAfter = `(?:${colorPattern}\\s+)?(?:background|backdrop|pages?|cards?|panels?|tiles?|buttons?|text|letters|fonts?|accents?|headings?)`
const clauseAfter = new RegExp(
  `^\\s*(?:$|[.;!?)]|only\\b|${wished}|(?:and|with|on|&)\\s|,\\s*(?:and\\s+|but\\s+|with\\s+)?(?:the\\s+|an?\\s+)?(?:${lookWord}|${partAfter})\\b)`,
  'i',
)
/** "A mint and coral palette". */
const paletteAfter = new RegExp(
  `^(?:\\s*(?:,|&|\\/|,?\\s*and)\\s*${colorPattern})+\\s+(?:palette|theme|scheme|colou?rs?|tones?|shades?|hues?|look|style|design|vibes?)\\b`,
  'i',
)
/** "Clay, sand and charcoal." is nothing but colours; without "and" it may be a list of states. */
const onlyColors = new RegExp(
  `^${colorPattern}(?:\\s*,\\s*${colorPattern})*\\s*,?\\s*(?:and|&)\\s+${colorPattern}\\s*(?:$|[.;!?])`,
  'i',
)
/** "Light green, dark green, red" are states of something. */
const listAfter = new RegExp(`^\\s*,\\s*(?:and\\s+|or\\s+)?${colorPattern}`, 'i')
const sentenceBefore = /(?:^|[.;!?])\s*$/
/** Words of the look that stand before a colour: "minimal black", "calm, sage green". */
const looksBefore = new RegExp(
  `(?<![\\w-])(?:${lookWord}(?:\\s*,\\s*|\\s+)(?:and\\s+|but\\s+|in\\s+|with\\s+)?)+$`,
  'i',
)
/** "With forest green": with one word or with chocolate it may be about anything. */
const isShade = new RegExp(`[ -]${family}$`, 'i')
/** "Soft lilac", "burnt sienna": said of nothing but colours, so between two commas it is one as well. */
const isToned = /^(?:dark|deep|light|pale|pastel|soft|muted|dusty|faded|smoky|warm|cool|burnt|old|neon)[ -]/i
const commasAround = { before: /,\s*$/, after: /^\s*(?:,|$|[.;!?])/ }
/** "Mustard yellow list", "an aubergine coloured journal": what a message begins with is what all of it is to be. */
const startBefore = /^\s*(?:(?:an?|my|our|make|build|me|i (?:want|need)|we (?:want|need)|please)\s+)*$/i
const nounAfter = /^\s+(?:colou?red\s+)?(?!and\b|or\b|with\b|on\b|in\b|is\b|are\b)\p{L}+/iu
const colouredAfter = /^[ -]colou?red\b/i
/** "How long it rose", "where they rust": what somebody or something did is no colour. */
const verbs = /^(?:rose|rust|tan|fog|mist|ink|slate)$/i
const doerBefore = /(?<!\b(?:make|turn|paint|keep|want|have|like)\s+)\b(?:it|they|he|she|we|i|who|that|which)\s+$/i
const withBefore = /\bwith\s+(?:a\s+|some\s+|lots of\s+)?$/i
const chainBetween = /^\s*(?:and|with|on|&|\/|,|,\s*and|plus)\s*(?:a\s+|some\s+)?$/i
const looseAfter = new RegExp(
  String.raw`^\s*(?:$|[.,;!?)]|and\b|with\b|&|\/|${wished}|only\b|instead\b|for\b|plus\b|called\b|named\b|on\b)`,
  'i',
)

/** "A recipe box in green" is the app, and no box on a page. */
const appBefore =
  /^\s*(?:an?|my|our)\s+(?:[\w-]+\s+){0,3}(?:box|form|sheet|page|site|app)(?: (?:of|for) [\w ]+?)?\s+(?:in|with)\s*(?:an?\s|the\s)?\s*$/i

/** "A navy and gold website". */
const appWithColors = new RegExp(`^\\s*an?\\s+${colorPattern}\\s*(?:and|&)\\s*$`, 'i')

function targetOf(word: string): ColorTarget {
  return targetWords.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'background'
}

const pairAfter = new RegExp(`^\\s*(?:and|&|with)\\s+${colorPattern}`, 'i')
const partOfLook =
  /^(?:background|backdrop|buttons?|text|accents?|theme|scheme|palette|look|style|design|colou?rs?|tones?|shades?|hues?)$/i

/** The app as a whole, and no part of it. */
function isGeneral(word: string): boolean {
  return (
    targetOf(word) === 'background' && !/^(?:background|backdrop|bg|pages?|screen|wallpaper|everything)$/i.test(word)
  )
}

/** "Soaps: lavender, oat and honey, and charcoal": what is sold smells and tastes of it, up to what it costs. */
const wares =
  /\b(?:soaps|candles|teas|jams|scents|flavou?rs|perfumes|oils|spices|honeys|syrups|chocolates|sweets|ice creams|varieties)\s*:\s*[^.;\d]*/gi

const hidden = (text: string, data: RegExp): string => text.replace(data, (inside) => '·'.repeat(inside.length))

/** Options in brackets are data ("priority (red, amber, green)"), so colours in them are left alone; wares are as well. */
const maskData = (text: string): string => hidden(hidden(text, /\([^)]*\)/g), wares)

interface Span {
  start: number
  end: number
}

const code = '#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b'
/** "Dark purple buttons (#4b0082)", "fire red #d7261e", "a cream background, #f4efe6": the code says which dark purple. */
const nameWithCode = new RegExp(
  `(?<![\\w-])(?!#)${colorPattern}(?:[ -]colou?red)?((?:\\s+${targetPattern})?)\\s*(?:\\(\\s*(${code})\\s*\\)|(${code})|,\\s*(${code})(?!\\s+(?:for\\s+)?(?:the\\s+)?${targetPattern}))`,
  'gi',
)
/** "Parchment background (#f1e4c3)", "sage (#9caf88)": a code in brackets is no option. */
const codeInBrackets = new RegExp(`\\(\\s*(${code})\\s*\\)`, 'gi')

/** The message with one colour for each that was said, by its code where there is one. */
function withCodes(message: string): string {
  return message
    .replace(
      nameWithCode,
      (_all, target: string, inBrackets?: string, beside?: string, behind?: string) =>
        `${inBrackets ?? beside ?? behind ?? ''}${target}`,
    )
    .replace(codeInBrackets, ' $1')
}

/** Reads every colour phrase; colours without a named place fill background, then cards, then buttons. */
export function readColors(message: string): ColorReading {
  const text = withCodes(message)
  const masked = maskData(text)
  const colors: AskedColors = {}
  const asked: AskedColor[] = []
  const spans: Span[] = []
  let usedUntil = 0
  let previousEnd = -1
  // Colours that are data ("status red, amber, green") stand in a list whose first one is no clause of its own.
  let rejectedEnd = -1

  for (const match of masked.matchAll(colorSearch)) {
    const hex = resolveColor(match[0])
    const start = match.index
    if (hex === undefined || (verbs.test(match[0]) && doerBefore.test(masked.slice(0, start)))) continue
    const end = start + match[0].length
    const raw = masked.slice(usedUntil, start)
    const bare = raw.replace(looksBefore, '')
    const isAfter = (pattern: RegExp): boolean => pattern.test(bare) || pattern.test(raw)
    const after = masked.slice(end)
    const isChained = previousEnd >= 0 && chainBetween.test(masked.slice(previousEnd, start))
    // "Neon green on black".
    const isUnder = isChained && /^\s*on\b/i.test(masked.slice(previousEnd, start))

    const isClause =
      (isAfter(clauseBefore) && clauseAfter.test(after)) ||
      (isAfter(sentenceBefore) && onlyColors.test(masked.slice(start)))
    const isAlone =
      (isToned.test(match[0]) || isShade.test(match[0])) &&
      commasAround.before.test(raw) &&
      commasAround.after.test(after) &&
      !listAfter.test(after)
    const isFirst =
      startBefore.test(masked.slice(0, start)) &&
      (colouredAfter.test(after) || (isShade.test(match[0]) && nounAfter.test(after)))
    const isListed = rejectedEnd >= 0 && chainBetween.test(masked.slice(rejectedEnd, start))

    // "Buttons fire #d7261e": a word that is no colour may stand before the code.
    const place = isAfter(appBefore) ? '' : raw
    const named =
      targetBefore.exec(place.replace(looksBefore, '')) ??
      targetBefore.exec(place) ??
      (match[0].startsWith('#') ? targetBefore.exec(place.replace(/(?<=\w\s+)\p{L}+\s*$/u, '')) : null)
    const isMatter = matterNames.has(match[0].toLowerCase())
    const behind = targetAfter.exec(after)
    // "Stone sheet 11 €", "Title = Walnut desk": with these words a part is no proof.
    const following = isMatter && !partOfLook.test(behind?.[1] ?? '') ? null : behind
    let span: Span
    let target: ColorTarget | undefined
    let isPlaced = false
    const isGeneralBefore = named !== null && isGeneral(named[1] ?? '')
    if (named !== null && !isMatter && !(following !== null && isGeneralBefore)) {
      target = targetOf(named[1] ?? '')
      isPlaced = !isGeneralBefore
      span = { start: usedUntil + named.index, end }
    } else if (following !== null) {
      target = targetOf(following[1] ?? '')
      isPlaced = !isGeneral(following[1] ?? '')
      span = { start, end: end + following[0].length }
    } else if (
      ((isAfter(looseBefore) && !(isAfter(headBefore) && factsAfter.test(after))) ||
        isChained ||
        (((isClause && (!isMatter || pairAfter.test(after))) || isAlone || isFirst) && !isListed) ||
        paletteAfter.test(after) ||
        (isShade.test(match[0]) && isAfter(withBefore)) ||
        match[0].startsWith('#')) &&
      (looseAfter.test(after) ||
        isFirst ||
        match[0].startsWith('#') ||
        (isChained && appWithColors.test(masked.slice(0, start))))
    ) {
      span = { start, end: end + (colouredAfter.exec(after)?.[0].length ?? 0) }
      if (isUnder) [target, isPlaced] = ['background', true]
    } else {
      rejectedEnd = end
      continue
    }

    // Who names a part gets it; what was said of none before moves on: "sage green, white background".
    const loose = isPlaced ? asked.find((other) => other.target === target && !other.isPlaced) : undefined
    const free = (['background', 'surface', 'primary', 'accent'] as const).find((each) => colors[each] === undefined)
    if (loose !== undefined && free !== undefined) {
      loose.target = free
      colors[free] = loose.hex
    }
    // A second colour for a place that is already asked goes to the next free place: "yellow with white".
    else if (target === undefined || colors[target] !== undefined) target = free
    if (target === undefined) continue
    colors[target] = hex
    const phrase = masked.slice(span.start, span.end).trim()
    asked.push({ hex, target, isPlaced, phrase, before: masked.slice(Math.max(0, span.start - 30), span.start) })
    spans.push(span)
    usedUntil = span.end
    previousEnd = span.end
  }
  return { colors, phrases: asked.map(({ phrase }) => phrase), asked, rest: cutSpans(text, spans) }
}

function cutSpans(text: string, spans: Span[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of spans) {
    rest += `${text.slice(at, start).replace(/(?:\b(?:on|in|with|and|a|an|the|of|use|using|colou?rs?)\s*)+$/i, '')} , `
    at = end
  }
  return rest + text.slice(at)
}
