// What goes by its name and is booked by strangers, told in prose: "we run two escape rooms, The Vault and Doctor Crow, people
// should pick a room, day and slot (every 90 min from 12 to 21) and say how many players".
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { numberTold } from '../plain/spelled-numbers.ts'

const count = '(?:two|three|four|five|six|seven|eight|[2-8]|our|some|a few)'
const given = String.raw`(?:[Tt]he )?\p{Lu}[\p{L}\d'’-]*(?: (?:of |the |and the )?\p{Lu}?[\p{L}\d'’-]+){0,2}?`
/** "Two escape rooms, The Vault and Doctor Crow". */
const named = new RegExp(
  String.raw`\b(?:[Ww]e|[Ii]|[Tt]hey)(?: (?:run|have|own|rent out|hire out|offer|operate|let)|['’]ve got) ${count} ((?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*s)(?:,|:| called| named| \() ?((?:${given}(?:,? and |, ))+${given})(?=[.;,)\n]|$| (?:and|where|which|that|people|customers|guests)\b)`,
  'u',
)
const others = String.raw`(?:people|customers?|clients?|guests?|visitors?|players?|groups?|teams?|they|anyone|everyone|families)`
const books = new RegExp(
  String.raw`\b${others} (?:(?:should|can|could|to|shall|must|will|be able to|just) )*(?:pick|choose|book|reserve|select)\b[^.;!?]*\b(?:slots?|days?|dates?|times?|hours?|nights?|online)\b`,
  'iu',
)
/** By the day there are no times to choose. */
const byNight = /\b(?:for (?:an?|the|one) (?:whole )?day|nights?|check[- ]?in|arrival|overnight|weekends?)\b/iu
const hour = String.raw`(\d{1,2})(?:[:.]00)? ?([ap]m)?`
const open = new RegExp(String.raw`\b(?:from|between) ${hour} (?:to|till|until|and|-|–) ${hour}`, 'iu')
const everyHours =
  /\b(?:(?:every|each|of|in) )?(\d{1,3}|an|one|two|three|half an)[ -](min(?:ute)?s?|hours?)(?: slots?)?\b/iu
const howMany = /\bhow many (\p{L}+)|\bnumber of (\p{L}+)/iu

function minutesOf(message: string): number {
  const [, many = '', unit = ''] = everyHours.exec(message) ?? []
  if (/^half/iu.test(many)) return 30
  const said = /^an$/iu.test(many) ? 1 : numberTold(many)
  return said * (unit.startsWith('h') ? 60 : 1)
}

const clock = (said: string, half: string | undefined): number =>
  (Number(said) % 12) + (/pm/iu.test(half ?? '') ? 12 : half === undefined && Number(said) >= 12 ? 12 : 0)

function hoursOf(message: string): string {
  const [, from = '', early, to = '', late] = open.exec(message) ?? []
  if (from === '') return ''
  const begin = clock(from, early)
  const end = clock(to, late)
  return end > begin ? `, open every day from ${begin} to ${end}` : ''
}

/** The same wish as the readers of bookings know it; null where nothing that has a name is booked. */
export function namedPlacesTold(message: string): string | null {
  const [, what = '', list = ''] = named.exec(message) ?? []
  if (what === '' || !books.test(message) || byNight.test(message)) return null
  const names = list.split(/,\s*(?:and )?|\s+and\s+/u).map((name) => capitalize(name.trim()))
  const long = minutesOf(message)
  if (long < 10) return null
  const plural = what.toLowerCase()
  const thing = singularize(plural.split(' ').at(-1) ?? '')
  const [, one, other] = howMany.exec(message) ?? []
  const heads = one ?? other
  const asked = [
    'name',
    /\bphone\b/iu.test(message) ? 'phone' : 'email',
    ...(heads === undefined ? [] : [`number of ${pluralize(singularize(heads.toLowerCase()))}`]),
  ]
  const slots = long !== 60 ? `, in slots of ${long} minutes` : ''
  const details = ` (${long} min)`
  return `Booking page for our ${plural}${hoursOf(message)}${slots}. ${capitalize(pluralize(thing))}: ${names.map((name) => `${name}${details}`).join(', ')}. Whoever books leaves ${asked.join(', ')}.`
}
