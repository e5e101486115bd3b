// What stands over the door of a shop whose message only tells how it began: "I opened a barber shop on Mill Street" is
// called "Mill Street Barbers", and never "Opened a barber shop".
import type { Brief } from '../../brief.ts'
import { capitalize } from '../inflect.ts'

const begins = String.raw`(?:opened|opening|open|started|starting|runs?|running|owns?|have|has|took over|taken over|launched|founded|bought|inherited|manage)`
/** A name that is how a sentence begins. */
const isSplinter = new RegExp(
  String.raw`^(?:(?:just|recently|newly|finally) )?${begins}\b(?: up)? (?:an?|the|my|our)\b`,
  'iu',
)
const isSortOfPage = /^(?:home ?page|web ?site|web ?page|site|classes)$/i
const size = String.raw`(?:(?:small|little|new|own|tiny|local|nice|family|lovely|first|very) )*`
const trade = String.raw`(?:[\p{L}’'-]*shop|store|studio|salon|bakery|workshop|school|caf[eé]|restaurant|bistro|bar|pub|brewery|roastery|pottery|gym|gallery|practice|clinic|kiosk|parlou?r|boutique|butcher(?:['’]s)?|florist|hairdresser(?:['’]?s)?|nursery|garage|guesthouse|hostel|hotel|tea ?room|deli|dairy|farm|kindergarten|kitchen|laundry|pharmacy|atelier|forge)`
const business = new RegExp(
  String.raw`\b${begins}(?: up)? (?:an?|the|my|our)(?: (?:father|mother|parents|uncle|aunt|grandfather|grandmother)['’]s?)? ${size}((?:(?!that\b|which\b|where\b|and\b|with\b)[\p{L}’'-]+ ){0,2}?${trade})(?![\p{L}’'-])(?!\s+(?:shop|store|studio|school|workshop|salon)\b)`,
  'iu',
)
const road = String.raw`(?:Street|Road|Lane|Square|Avenue|Alley|Way|Row|Quay|Hill|Green|Place|Gate|Bridge|Wharf|Yard|Court|Terrace|Drive|Crescent|Boulevard|Walk|Mews|Market)`
const street = new RegExp(String.raw`^\s+(?:on|in|at|off) (?:the )?((?:\p{Lu}[\p{L}’'-]+ ){1,3}?${road})\b`, 'u')

/** Who works there, or what is sold there, where a sign says that and not "shop". */
const onSigns: readonly (readonly [RegExp, string])[] = [
  [/^barber ?shop$/i, 'Barbers'],
  [/^butcher(?:['’]?s)?(?: shop)?$/i, 'Butchers'],
  [/^(?:flower ?shop|florist)$/i, 'Flowers'],
  [/^(?:book ?shop|book ?store)$/i, 'Books'],
  [/^(?:bike|bicycle) ?shop$/i, 'Bikes'],
  [/^hairdresser(?:['’]?s)?$/i, 'Hairdressers'],
]

/** "Mill Street Barbers", "Yoga studio"; null where nobody says what was opened. */
export function doorSign(message: string): string | null {
  const found = business.exec(message)
  const what = found?.[1]?.trim()
  if (found === null || what === undefined) return null
  const where = street.exec(message.slice(found.index + found[0].length))?.[1]
  if (where === undefined) return capitalize(what)
  const sign = onSigns.find(([words]) => words.test(what))?.[1] ?? what.split(' ').map(capitalize).join(' ')
  return `${where} ${sign}`
}

/** The brief under the name that stands over the door, where its name is only how the message begins. */
export function withDoorSign(brief: Brief, message: string): Brief {
  if (brief.front !== 'site' && brief.front !== 'shop' && brief.front !== 'booking') return brief
  const sign = isSplinter.test(brief.name) || isSortOfPage.test(brief.name) ? doorSign(message) : null
  return sign === null ? brief : { ...brief, name: sign }
}
