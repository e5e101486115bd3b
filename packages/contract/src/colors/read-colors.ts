// Finds colours in a sentence and what each is meant for: "dark green background", "cards in cream", "make it navy".
import { fromHex, toHex } from './oklch.ts'
import { colorsByName } from './color-names.ts'

export const colorTargets = ['background', 'surface', 'primary', 'text', 'accent'] as const
export type ColorTarget = (typeof colorTargets)[number]
export type AskedColors = { [Target in ColorTarget]?: string | undefined }

export interface AskedColor {
  hex: string
  target: ColorTarget
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
  [/^(?:theme|scheme|palette|look|design|colou?rs?|style|app|everything|site|it|vibe|feel|mode)$/, 'background'],
]
const targetPattern =
  '(?:background|backdrop|bg|pages?|screen|wallpaper|cards?|panels?|tiles?|box(?:es)?|surfaces?|rows?|forms?|inputs?|fields?|items?|components?|sheets?|buttons?|btns?|cta|text|fonts?|letters|writing|type|headings?|headlines?|titles?|accents?|highlights?|details?|links?|icons?|touch(?:es)?(?= of)|hints?(?= of)|splash(?:es)?(?= of)|dash(?= of)|pops?(?= of)|bit(?= of)|theme|scheme|palette|look|design|colou?rs?|style|app|everything|site|vibe|feel|mode)'

const qualifiers = [
  'very',
  'dark',
  'darker',
  'light',
  'lighter',
  'pale',
  'deep',
  'bright',
  'soft',
  'warm',
  'cool',
  'pastel',
  'muted',
  'rich',
  'calm',
  'gentle',
  'quiet',
  'dusty',
  'friendly',
  'fresh',
  'cheerful',
  'elegant',
]
const spelledNames = [...colorsByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) =>
    name.replace(
      /^(off|baby|burnt|sky|forest|dark|light|pale|deep|hot|medium|midnight|royal|slate|steel|powder|icy|racing|lime|sea|sandy)(?=.)/,
      '$1[ -]?',
    ),
  )
const colorPattern = `(?:(?:${qualifiers.join('|')})[ -]+)*(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|(?:${spelledNames.join('|')})(?:ish)?\\b(?![-'’]))(?: (?:green|blue|red|brown|grey|gray|pink|white|black|yellow|orange|purple)\\b)?`
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
/** A clause of its own: "…, dark green." or "… Green and white." */
const clauseBefore = /[.;!?,–—-]\s*(?:a\s+|the\s+|all\s+)?$/
const clauseAfter = /^\s*(?:$|[.;!?)]|(?:and|with|on|&)\s)/i
const chainBetween = /^\s*(?:and|with|on|&|\/|,|,\s*and|plus)\s*(?:a\s+|some\s+)?$/i
const looseAfter = /^\s*(?:$|[.,;!?)]|and\b|with\b|&|\/|please\b|instead\b|for\b|plus\b|called\b|named\b|on\b)/i

/** `dark`, `light` and their kin move a colour; a name that already contains them keeps its own value. */
function resolveColor(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/ish\b/, '')
    .split(/[\s-]+/)
  const last = words.at(-1) ?? ''
  if (last.startsWith('#')) return last.length === 4 ? `#${last.slice(1).replace(/./g, '$&$&')}` : last
  // The darkgray of style sheets is lighter than their gray; in words it is what it says.
  if (/^dark(?:er)? gr[ae]y$/i.test(phrase)) return '#3a3a3a'
  for (let take = words.length; take > 0; take--) {
    const name = words.slice(words.length - take).join('')
    const hex = colorsByName.get(name) ?? colorsByName.get(name.replace(/^pale/, 'light'))
    if (hex !== undefined) return applyQualifiers(hex, words.slice(0, words.length - take))
  }
  return undefined
}

function applyQualifiers(hex: string, words: string[]): string {
  let color = fromHex(hex)
  let isChanged = false
  for (const word of words) {
    const before = color
    if (/^(?:dark|darker|deep)$/.test(word)) color = { ...color, l: Math.max(0.12, color.l - 0.18) }
    if (/^(?:light|lighter|pale|pastel)$/.test(word))
      color = { ...color, l: Math.min(0.97, Math.max(0.84, color.l + 0.15)), c: color.c * 0.5 }
    // Nobody who says "calm blue" means the blue of a screen.
    if (/^(?:calm|gentle|quiet)$/.test(word))
      color = { ...color, l: Math.min(0.95, Math.max(0.88, color.l + 0.1)), c: color.c * 0.25 }
    if (/^(?:soft|muted|dusty)$/.test(word)) color = { ...color, c: color.c * 0.6 }
    if (word === 'warm')
      color = { ...color, h: color.h + Math.max(-20, Math.min(20, ((60 - color.h + 540) % 360) - 180)) }
    isChanged ||= before !== color
  }
  return isChanged ? toHex(color) : hex
}

function targetOf(word: string): ColorTarget {
  return targetWords.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'background'
}

/** Options in brackets are data ("priority (red, amber, green)"), so colours in them are left alone. */
function maskBrackets(text: string): string {
  return text.replace(/\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
}

interface Span {
  start: number
  end: number
}

const code = '#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b'
/** "Dark purple buttons (#4b0082)", "fire red #d7261e", "a cream background, #f4efe6": the code says which dark purple. */
const nameWithCode = new RegExp(
  `(?<![\\w-])(?!#)${colorPattern}((?:\\s+${targetPattern})?)\\s*(?:\\(\\s*(${code})\\s*\\)|(${code})|,\\s*(${code})(?!\\s+(?:for\\s+)?(?:the\\s+)?${targetPattern}))`,
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
  const masked = maskBrackets(text)
  const colors: AskedColors = {}
  const asked: AskedColor[] = []
  const spans: Span[] = []
  let usedUntil = 0
  let previousEnd = -1
  // Colours that are data ("status red, amber, green") stand in a list whose first one is no clause of its own.
  let rejectedEnd = -1

  for (const match of masked.matchAll(colorSearch)) {
    const hex = resolveColor(match[0])
    if (hex === undefined) continue
    const start = match.index
    const end = start + match[0].length
    const before = masked.slice(usedUntil, start)
    const after = masked.slice(end)
    const isChained = previousEnd >= 0 && chainBetween.test(masked.slice(previousEnd, start))

    const isClause = clauseBefore.test(before) && clauseAfter.test(after)
    const isListed = rejectedEnd >= 0 && chainBetween.test(masked.slice(rejectedEnd, start))

    // "Buttons fire #d7261e": a word that is no colour may stand before the code.
    const named =
      targetBefore.exec(before) ??
      (match[0].startsWith('#') ? targetBefore.exec(before.replace(/(?<=\w\s+)\p{L}+\s*$/u, '')) : null)
    const following = targetAfter.exec(after)
    let span: Span
    let target: ColorTarget | undefined
    const isGeneralBefore =
      named !== null &&
      targetOf(named[1] ?? '') === 'background' &&
      !/^(?:background|backdrop|bg|pages?|screen)$/i.test(named[1] ?? '')
    if (named !== null && !(following !== null && isGeneralBefore)) {
      target = targetOf(named[1] ?? '')
      span = { start: usedUntil + named.index, end }
    } else if (following !== null) {
      target = targetOf(following[1] ?? '')
      span = { start, end: end + following[0].length }
    } else if (
      (looseBefore.test(before) || isChained || (isClause && !isListed) || match[0].startsWith('#')) &&
      (looseAfter.test(after) || match[0].startsWith('#'))
    ) {
      span = { start, end }
    } else {
      rejectedEnd = end
      continue
    }

    // A second colour for a place that is already asked goes to the next free place: "yellow with white".
    if (target === undefined || colors[target] !== undefined)
      target = (['background', 'surface', 'primary', 'accent'] as const).find((free) => colors[free] === undefined)
    if (target === undefined) continue
    colors[target] = hex
    const phrase = masked.slice(span.start, span.end).trim()
    asked.push({ hex, target, phrase, before: masked.slice(Math.max(0, span.start - 30), span.start) })
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
