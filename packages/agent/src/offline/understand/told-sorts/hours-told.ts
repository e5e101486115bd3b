// What several people book by the hour, told in prose: "two courts, members book one for an hour between 8 and 21, no more than
// two bookings a week".
import { pluralize, singularize } from '../inflect.ts'
import { spelledNumbers } from '../plain/spelled-numbers.ts'

const number = String.raw`(\d{1,2}|an?|the|our|one|two|three|four|five|six|seven|eight)`
const noun = String.raw`(courts?|laundry rooms|washing machines?|tumble dryers?|dryers?|washers?|saunas?|pitch(?:es)?|rehearsal rooms?|practice rooms?|kilns?|squash courts?|padel courts?|climbing walls?|hot tubs?|laser cutters?|3d printers?|bouncy castles?)`
const things = new RegExp(
  String.raw`\b${number} (?:(?:clay|grass|indoor|outdoor|hard|tennis|old|new|shared|big|small|padel|squash|badminton|volleyball) ){0,2}${noun}\b`,
  'giu',
)
const books = /\b(?:book(?:s|ed|ing|ings)?|reserv\p{L}+|slots?|sign(?:s|ing)? up for|pick(?:s)?)\b/iu
const hour = String.raw`(\d{1,2})(?:[:.]00)? ?([ap]m)?(?: in the (?:morning|evening))?`
const open = new RegExp(
  String.raw`\b(?:(?:from |open )?(?!\d+ and)|between )${hour} ?(?:to|and|till|until|-|–) ?${hour}(?! (?:people|bookings|times|years|flats))`,
  'iu',
)
const byTheHour =
  /\b(?:by the hour|per hour|each hour|hourly|for (?:an|one|1) hour|(?:an|one)[- ]hour|hours? slots?|two[- ]hours?)\b/iu
const length =
  /\b(half[- ]an?|half|one|an|two|three|four|\d|30|45|60|90)[- ](minutes?|mins?|hours?)(?:[- ](?:slots?|blocks?|turns?))/iu
const most =
  /\b(?:(?:no|not) more than|max(?:imum)?(?: of)?|at most|only|up to|limit of) (one|two|three|four|five|\d)(?: (?:bookings?|slots?|times|reservations?|hours))?\b[^.;]{0,40}?\b(a day|per day|a week|per week|each week|every week|a month|per month|in advance|ahead|at (?:once|a time))\b/iu
const perWhat = /\b(?:per|for each|each|every) (flat|apartment|household|family|house)\b/iu
const whose =
  /\b(?:our|my|the|a) ((?:(?!two|three|four|and\b)\p{L}+ ){0,2}(?:club|house|building|society|school|village|block|co-?op|cooperative|studio|dorm|hall of residence|community|complex|makerspace))\b/iu
const who = /\b(members|residents|neighbou?rs|tenants|students|players|musicians|bands|families|guests|everyone)\b/iu
/** Whoever sells the hours has customers and prices. */
const isSold =
  /\b(?:clients?|customers?|patients?|appointments?|treatments?|salon|i teach|checkout|website|price list)\b/iu

/** One sentence lists what it wants, with the names of what there is. */
const isStory = /[.!?]\s+\p{L}/u
/** "Our tennis club has two clay courts, members book an hour": a story in one sentence. */
const isOfClub =
  /\b(?:our|my|the) [^.,;:]{2,40} (?:has|have|owns?|shares?) [^.]*\b(?:members|residents|neighbou?rs|tenants|bands|players|families|we) (?:can )?book\b/iu
/** "7-10, 10-13 or 13-16": times that were told one by one are chosen from. */
const slotsTold =
  /(\d{1,2}) ?(?:-|–|to) ?\d{1,2}(?:,? (?:and |or )?(\d{1,2}) ?(?:-|–|to) ?\d{1,2})(?:,? (?:and |or )?(\d{1,2}) ?(?:-|–|to) ?\d{1,2})?(?:,? (?:and |or )?(\d{1,2}) ?(?:-|–|to) ?\d{1,2})?(?:,? (?:and |or )?(\d{1,2}) ?(?:-|–|to) ?\d{1,2})?/u

const counted = (said: string): number => spelledNumbers[said.toLowerCase()] ?? (/^\d+$/.test(said) ? Number(said) : 1)

/** "Two washing machines and one dryer" → washing machine 1, washing machine 2, dryer 1. */
function namesOfThings(message: string): string[] {
  const found = new Map<string, number>()
  for (const [, count = '', said = ''] of message.matchAll(things)) {
    const one = singularize(said.toLowerCase())
    const isMany = pluralize(one) === said.toLowerCase()
    const many = isMany ? counted(count) : Math.min(1, counted(count))
    found.set(one, Math.max(found.get(one) ?? 0, Math.min(many, 12)))
  }
  const all = [...found]
  const isSeveral = all.length > 1 || all.some(([, many]) => many > 1)
  return all.flatMap(([one, many]) => Array.from({ length: many }, (_, at) => (isSeveral ? `${one} ${at + 1}` : one)))
}

const evening = (said: string, half: string | undefined): number =>
  Number(said) + (/pm/iu.test(half ?? '') && Number(said) < 12 ? 12 : 0)

function hoursOpen(message: string): string | null {
  const [, from = '', early, to = '', late] = open.exec(message) ?? []
  if (from === '') return null
  const begin = evening(from, early ?? (late !== undefined && Number(from) > Number(to) ? 'am' : undefined))
  const end = evening(to, late ?? (Number(to) <= begin ? 'pm' : undefined))
  return end - begin < 2 || end > 24 ? null : `${begin} to ${end}`
}

const several = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`

/** ", at 07:00, 10:00 or 13:00". */
function timesTold(message: string): string | null {
  const [, ...from] = slotsTold.exec(message) ?? []
  const times = from.flatMap((said) => (said === undefined ? [] : [`${said.padStart(2, '0')}:00`]))
  return times.length < 2 ? null : `, at ${several(times)}`
}

function slotsOf(message: string): string {
  const [, many = '', unit = ''] = length.exec(message) ?? []
  if (many === '') return ''
  const isHalf = /^half/iu.test(many)
  if (isHalf) return ', in slots of 30 minutes'
  const count = /^an$/iu.test(many) ? 1 : counted(many)
  return /^h/iu.test(unit) && count === 1 ? '' : `, in slots of ${count} ${/^h/iu.test(unit) ? 'hours' : 'minutes'}`
}

const spans: readonly [RegExp, string][] = [
  [/day$/iu, 'a day'],
  [/week$/iu, 'a week'],
  [/month$/iu, 'a month'],
  [/advance|ahead|once|time$/iu, 'ahead'],
]

function limitOf(message: string): string {
  const [, many = '', span = ''] = most.exec(message) ?? []
  const found = spans.find(([says]) => says.test(span))?.[1]
  return found === undefined ? '' : `\nNobody books more than ${counted(many)} times ${found}.`
}

/** The wish for a page on which such things are booked, in plain words; null where none is told. */
export function hoursTold(message: string): string | null {
  if (!(isStory.test(message) || isOfClub.test(message)) || !books.test(message) || isSold.test(message)) return null
  const names = namesOfThings(message)
  const times = timesTold(message)
  const hours = hoursOpen(message)
  if (names.length === 0 || (hours === null && times === null && !byTheHour.test(message))) return null
  const place = whose.exec(message)?.[1]?.toLowerCase()
  const people = who.exec(message)?.[1]?.toLowerCase() ?? 'people'
  const home = perWhat.exec(message)?.[1]?.toLowerCase()
  const asked = [
    'name',
    ...(home === undefined ? [] : [home]),
    /\bphone\b(?! calls?)/iu.test(message) && !/\bemails?\b/iu.test(message) ? 'phone' : 'email',
    ...(/\bpartners?\b|\bplay(?:s|ing)? with\b|\bwho else is playing\b/iu.test(message) ? ['partner'] : []),
    ...(/\bguests?\b[^.;]{0,40}\b(?:fees?|pay|francs?|euros?|pounds?|dollars?)\b/iu.test(message) ? ['guests'] : []),
  ].join(', ')
  const isOwn =
    /\b(?:sign in|log ?in|accounts?|(?:cancel|change|delete) (?:only )?(?:their|your|there) own|only (?:cancel|change|delete) (?:their|your) own)\b/iu.test(
      message,
    )
  const page = `Booking page for our ${place ?? pluralize(singularize((names[0] ?? '').replace(/ \d+$/u, '')))} where ${people} book ${several(names)}`
  return `${page}, ${times === null ? `open every day from ${hours ?? '8 to 20'}${slotsOf(message)}` : `every day${times}`}. Whoever books leaves ${asked}.${isOwn ? ' They sign in and see their own bookings.' : ''}${limitOf(message)}`
}
