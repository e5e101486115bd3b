// "A countdown to our wedding on 12 June 2027", "days until Christmas": what is waited for, and when it is.
import { capitalize } from '../inflect.ts'

export interface Countdown {
  title: string
  month: number
  day: number
  /** null: whenever it comes next. */
  year: number | null
}

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const month = `(${monthNames})[a-z]*\\.?`
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?${month}(?:,? (\d{4}))?`, 'i')
const monthFirst = new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?`, 'i')
const inFigures = /\b(\d{4})-(\d{2})-(\d{2})\b/
const dotted = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/

const feasts: readonly (readonly [says: RegExp, title: string, month: number, day: number])[] = [
  [/\b(?:christmas eve)\b/i, 'Christmas Eve', 12, 24],
  [/\b(?:christmas|xmas)\b/i, 'Christmas', 12, 25],
  [/\bnew year['’]?s? eve\b/i, 'New Year’s Eve', 12, 31],
  [/\bnew year\b/i, 'New Year', 1, 1],
  [/\bhallowe['’]?en\b/i, 'Halloween', 10, 31],
  [/\bvalentine/i, 'Valentine’s Day', 2, 14],
]

type When = Omit<Countdown, 'title'>

function readWhen(text: string): When | null {
  const [iso, isoYear, isoMonth, isoDay] = inFigures.exec(text) ?? []
  if (iso !== undefined) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  const numbers = dotted.exec(text)
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    // Of two numbers only one can be a month above twelve.
    const [day, at] = second > 12 ? [second, first] : [first, second]
    return { year: Number(numbers[3]), month: at, day }
  }
  const spelled = dayFirst.exec(text)
  const [day, name, year] = spelled === null ? [] : [spelled[1], spelled[2], spelled[3]]
  const other = spelled === null ? monthFirst.exec(text) : null
  const said = { day: day ?? other?.[2], name: name ?? other?.[1], year: year ?? other?.[3] }
  if (said.day === undefined || said.name === undefined) return null
  return {
    day: Number(said.day),
    month: monthNames.split('|').indexOf(said.name.slice(0, 3).toLowerCase()) + 1,
    year: said.year === undefined ? null : Number(said.year),
  }
}

const isCountdown =
  /\bcount(?:s|ing)?[ -]?downs?\b|\b(?:days|time|weeks|sleeps) (?:left )?(?:until|till|to|before)\b|\bhow (?:many days|long) (?:until|till|to|it is until)\b/i
const waitedFor =
  /\b(?:count(?:s|ing)?[ -]?down|days|time|weeks|sleeps|long)(?: (?:app|page|site|timer|clock|left|it is))* (?:to|until|till|for|before)\s+((?:the |my |our )?(?:(?!on\b|in\b|at\b|with\b|and\b|which\b|that\b|\d)[\p{L}’'-]+\s*){1,5})/iu

/** Null where no day is named: then a length of time runs down. */
export function readCountdown(text: string): Countdown | null {
  if (!isCountdown.test(text)) return null
  const feast = feasts.find(([says]) => says.test(text))
  const when = readWhen(text) ?? (feast === undefined ? null : { month: feast[2], day: feast[3], year: null })
  if (when === null || when.month < 1 || when.month > 12 || when.day < 1 || when.day > 31) return null
  const said =
    waitedFor
      .exec(text)?.[1]
      ?.trim()
      .replace(/^the\s+/i, '') ?? ''
  return { ...when, title: capitalize(feast?.[1] ?? (said === '' ? 'The day' : said)) }
}

/** Asked for at the head of a message, and no part of a trip or a party. */
export function asksForCountdown(text: string): boolean {
  return readCountdown(text) !== null && text.search(isCountdown) < 24
}
