// One thing with its values: where its name ends, and what sort of value each of the rest is.
import { price } from './said-prices.ts'

/** What a value is, in a letter: what repeats its letters repeats its shape. */
export type Shape = 'price' | 'measure' | 'year' | 'clock' | 'day' | 'words'

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const counted = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?)`
const ofTime =
  'seconds?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|evenings?|mornings?|afternoons?|weekends?'
const shapes: readonly [Shape, RegExp][] = [
  [
    'price',
    new RegExp(
      String.raw`^(?:from |for |at |only )*${price}(?:\s*(?:\/|per|an?|each|apiece)\b.*)?$|^(?:for )?free(?: of charge)?$`,
      'iu',
    ),
  ],
  [
    'year',
    /^(?:(?:in|from|since|built in|made in|born) )?(?:1[5-9]|20)\d{2}s?(?:\s*[-–]\s*(?:(?:1[5-9]|20)\d{2}|today))?$/i,
  ],
  [
    'clock',
    new RegExp(
      String.raw`^(?:(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?:at )?)?\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\.?)(?:\s*[-–]\s*\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?)?$`,
      'iu',
    ),
  ],
  [
    'day',
    new RegExp(
      String.raw`^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:${months})\p{L}*|(?:${months})\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?)(?:,?\s*20\d{2})?(?:\s.{0,12}\d)?$`,
      'iu',
    ),
  ],
  [
    'measure',
    new RegExp(
      String.raw`^(?:(?:sleeps|seats|fits|holds|takes|lasts|about|ca\.?|up to|max\.?|for) )*${counted}(?:[\s-]?(?:${ofTime}))$|^(?:(?:sleeps|seats|fits|holds|takes|lasts|about|up to|max\.?|for) )*\d[\d.,]*\s?(?:[-–]\s?\d+\s?)?(?:%|°\p{L}?|\p{L}+)?$`,
      'iu',
    ),
  ],
]

export function shapeOf(value: string): Shape {
  return shapes.find(([, pattern]) => pattern.test(value.trim()))?.[0] ?? 'words'
}

/** Quotes, brackets and decimals hold no separators. */
export function masked(text: string): string {
  return text
    .replace(/["“«][^"”»]*["”»]|\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
    .replace(/\d[.,:]\d/g, (inside) => `${inside[0] ?? ''}·${inside.at(-1) ?? ''}`)
    .replace(/\b(?:min|approx|ca|no|st|dr|mr|mrs|ms|e\.g)\.(?=\s)/gi, (inside) => '·'.repeat(inside.length))
}

const verbs = String.raw`(?:costs?|is|are|comes? (?:in )?at|for|at|from|goes for|runs?|takes|lasts|by|on|in|with)`
/** Where a thing's name ends and its values begin. */
const nameEnd = new RegExp(
  String.raw`\s*(?:\s[-–—|]\s|[–—]|:\s|,\s|\(|=)\s*|\s+${verbs}\s+(?=(?:only |about |just |from )?[\d¤$€£])|\s+(?=(?:sleeps|seats|fits|holds)\s+\d)|(?<!\sof)\s+(?=[\d$€£])|\s*(?=¤)|(?<=["”»])\s+`,
  'iu',
)
const between =
  /\s*(?:\s[-–—|]\s|,\s|;\s|\)|\(|\s·\s|\s\/\s)\s*(?:and\s+)?|\s+and (?:is |it |has |costs? )?|\s+(?=[$€£]\s?\d)|\s*(?=¤)|(?<=\d\s?\p{L}{1,12})\s+(?=\d+(?:[.,]\d+)?$)|\s+(?:for|at|costs?)\s+(?=[\d¤$€£])/giu

const leadIn =
  /^(?:.*:\s+)?(?:.*\b(?:we|i|they|which|that|shop|it|us)\s+(?:(?:also|now|only|currently|mainly)\s+)?(?:have|own|offer|sell|bake|make|serve|teach|give|run|rent(?: out)?|grow|brew|roast|do|charge|show|are|want|stock|keep|need)\s+|.*\b(?:such as|like|including|namely|has|have|sells?|selling|offers?|offering)\s+|.*\b(?:shop|store|site|page|menu|list|app|school|studio|our|my|there)\b.*\b(?:with|for|is|are)\s+)?(?=\S)/iu

export interface Told {
  name: string
  values: { words: string; shape: Shape }[]
}

/** "Plans Basic (free)": a noun of several right before the first name. */
const underNoun = /^(?:.*\s)?\p{Ll}+s\s+(?=\p{Lu})/u

/** "Mon 18:00 Vinyasa", "3 May Utrecht (Tivoli)": when it is stands before what it is. */
const whenFirst = new RegExp(
  String.raw`^(?:on |at )?((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,?\s+(?:at )?)?\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\.?)(?:\s*[-–]\s*\d{1,2}[:.]\d{2})?|(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,?\s+)?\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:${months})\p{L}*(?:,?\s+20\d{2})?(?:,?\s+\d{1,2}[:.]\d{2})?|(?:${months})\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+20\d{2})?)\s*[-–—:,]?\s+(?=[\p{L}"“])`,
  'iu',
)

/** @param isFirst its name may have a sentence's beginning before it */
export function toldOf(unit: string, isFirst: boolean): (Told & { at: number }) | null {
  const when = whenFirst.exec(unit)
  if (when !== null) {
    const name = unit.slice(when[0].length)
    const told = toldOf(name, false)
    const whole = { name: name.trim(), values: [], at: 0 }
    const { name: called, values } = told ?? whole
    return called.split(/\s+/).length > 6
      ? null
      : { name: called, values: [{ words: when[1] ?? '', shape: shapeOf(when[1] ?? '') }, ...values], at: 0 }
  }
  const hidden = unit.replace(
    /["“«][^"”»]*["”»]/g,
    (inside) => `${inside[0] ?? ''}${'·'.repeat(Math.max(0, inside.length - 2))}${inside.at(-1) ?? ''}`,
  )
  // The sentence before the first name ends before its first figure.
  const [told = ''] = /^[^\d¤$€£(]*/.exec(hidden) ?? []
  const lead = isFirst
    ? leadIn.exec(told)?.[0].length || (underNoun.exec(unit.slice(0, told.length))?.[0].length ?? 0)
    : 0
  const found = nameEnd.exec(hidden.slice(lead + 1))
  if (found === null) return null
  const cut = lead + found.index + 1
  const whole = unit.slice(0, cut)
  const article =
    /^(?:(?:and|or|plus|also|then)\s+)*(?:(?:the|an?|our|my|one)\s+)?/i.exec(whole.slice(lead))?.[0].length ?? 0
  const name = whole
    .slice(lead + article)
    .replace(/^["“«]|["”»]$/g, '')
    .replace(/\s+(?:at|for|from|costs?|is|are)$/i, '')
    .trim()
  const rest = unit
    .slice(cut + (found[0].length - found[0].trimStart().length))
    .replace(/^\s*(?:[-–—:|,=]|for|at|costs?|is|are)\s*/i, '')
  const values = rest
    .replace(/[()]/g, (bracket) => (bracket === '(' ? ', ' : ', '))
    .split(between)
    .map((words) =>
      words
        .replace(/^(?:costs?|is|are|for|at|by)\s+/i, '')
        .replace(/[\s,.]+$/, '')
        .trim(),
    )
    .filter((words) => words !== '')
    .map((words) => ({ words, shape: shapeOf(words) }))
  const isName = /^[\p{L}\d]/u.test(name) && name.split(/\s+/).length <= 6 && !/^\d+(?:[.,]\d+)?$/.test(name)
  return isName && values.length > 0 && values.every(({ words }) => words.split(/\s+/).length <= 9)
    ? { name, values, at: lead + article }
    : null
}

export const isFigure = ({ shape }: { shape: Shape }): boolean => shape !== 'words'

/** How alike two things are told: the same sorts of values in the same order. */
export const shapeText = ({ values }: Told): string => values.map(({ shape }) => shape).join(' ')
