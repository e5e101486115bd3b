// When it is open, and when it happens, as it was told: "7 till dusk", "closed on mondays", "weekdays 9-5", "every thursday".
import type { Copy } from '../../brief.ts'
import { capitalize } from '../inflect.ts'

const oneDay = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?`
const day = String.raw`(?:${oneDay}|weekdays?|weekends?|daily|every ?day)`
const to = String.raw`\s*(?:-|–|to|through|till|until)\s*`
const days = String.raw`${day}\b(?:(?:${to}|\s*(?:,|&|and)\s*)${day}\b)*`
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm|h)\b)?`
const light = 'dusk|dawn|sunset|sunrise|dark|midnight|noon|late'
const moment = String.raw`(?:${clock}|\b(?:${light})\b)`
const span = String.raw`${moment}${to}${moment}`
const spans = String.raw`${span}(?:\s*(?:,|&|and)\s*${span})*`
/** "9am", "18:30" and "at 7" are times, and a bare number is none. */
const oneTime = String.raw`(?:\d{1,2}(?:[:.]\d{2}\s?(?:am|pm)?|\s?(?:am|pm)))\b`

/** What takes place then: "rehearsals mondays 8pm", "tastings saturdays at 3pm". */
const event = String.raw`(?:\b(\p{L}+(?:ings|als|ions|sses|sons|ches)|training|practice|mass|surgery|concerts?|services?)\s+)?`
const onDays = new RegExp(
  String.raw`${event}\b(?:every\s+|on\s+)?(${days})[,:]?\s+(?:from\s+|at\s+|between\s+)?(${spans})`,
  'giu',
)
const fromTime = new RegExp(
  String.raw`${event}\b(?:every\s+|on\s+)?(${days})[,:]?\s+((?:(?:from|after|at)\s+)?${oneTime})(?!${to}\d)`,
  'giu',
)
const opened = new RegExp(
  String.raw`\b(?:open(?:ing)?(?: (?:hours|times))?(?: (?:is|are|daily))?|hours)\b[:,]?\s+(?:from\s+|daily\s+)?(${spans})`,
  'iu',
)
const shut = new RegExp(String.raw`\bclosed\s+(?:on\s+)?(${days})`, 'iu')
/** Of what is open or happens once a price or a rule may begin with a number: only with a word for it is it the hours. */
const untilDark = new RegExp(
  String.raw`(?<!\d)(${clock}${to}\b(?:${light})\b|\bfrom\s+${clock}${to}${clock}|${clock}\s+(?:till|until)\s+${clock}|\d{1,2}${to}\d{1,2}[:.]\d{2})(?![\d,.]*\s?[€$£])`,
  'iu',
)
const whenIsOpen = new RegExp(
  String.raw`\bwhen (?:it|we|the \p{L}+)(?:['’]s| is| are)(?: \p{L}+)? open,?\s+(${spans})`,
  'iu',
)
const often =
  /\b(?:every|each)\s+((?:second|other|first|third|last)\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\b((?:first|second|third|last)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s+of\s+(?:the|each|every)\s+month\b/iu

const dayWord = new RegExp(String.raw`\b${oneDay}\b`, 'giu')
const titled = (text: string): string => capitalize(text.replace(dayWord, (word) => capitalize(word)))
const dashed = (text: string): string => text.replace(/(?<=\p{L}|\d)\s*-\s*(?=\p{L}|\d)/gu, '–').trim()

function repeated(text: string): string | null {
  const [, which = '', one = '', monthly = ''] = often.exec(text) ?? []
  if (monthly !== '') return titled(`${monthly} of the month`)
  return one === '' ? null : titled(`every ${which.toLowerCase()}${one}`)
}

const byDays = (text: string, pattern: RegExp): Copy['facts'] =>
  [...text.matchAll(pattern)].map(([, what = '', on = '', said = '']) => {
    const when = titled(dashed(on))
    const at = dashed(said).replace(/^at\s+/i, '')
    return what === '' ? { label: when, value: at } : { label: capitalize(what), value: `${when}, ${at}` }
  })

const begins = new RegExp(String.raw`\bstart(?:s|ing)?(?: time)?(?: at)?:? (${oneTime})`, 'iu')

/** Facts of a page by the days they are for; none where nothing of the kind was told. */
export function toldHours(text: string): Copy['facts'] {
  const open = byDays(text, onDays)
  const rest = text.replace(onDays, ' ')
  const starts = byDays(rest, fromTime)
  const when = repeated(text)
  const told = (whenIsOpen.exec(rest) ?? opened.exec(rest) ?? untilDark.exec(rest))?.[1]
  const bare = told === undefined ? undefined : dashed(told.replace(/^from\s+/i, ''))
  const closed = shut.exec(text)?.[1]
  const closing = closed === undefined ? [] : [{ label: 'Closed', value: titled(closed) }]
  const byDay = [...open, ...starts]
  if (when !== null) {
    const [first] = byDay
    const at = byDay.length === 1 && first !== undefined && when.endsWith(first.label) ? first.value : bare
    const others = byDay.length === 1 ? [] : byDay
    return [{ label: 'When', value: at === undefined ? when : `${when}, ${at}` }, ...others, ...closing]
  }
  const isAllDays = byDay.length === 0 && bare !== undefined
  const [, start = ''] = begins.exec(text) ?? []
  const starting = start === '' || isAllDays ? [] : [{ label: 'Start', value: start }]
  return [...starting, ...byDay, ...(isAllDays ? [{ label: 'Open', value: bare }] : []), ...closing]
}

/** A label that is a day and nothing else, as a reader of single facts writes it. */
export const isOfDays = (label: string): boolean => new RegExp(`^${day}\\b`, 'iu').test(label)
