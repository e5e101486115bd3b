// A short wish to book places of which there are several → each of them by its number, with how long a booking is and who
// books: "booking for our two tennis courts, members only, one hour each".
import { capitalize, singularize } from '../inflect.ts'
import { numberTold } from './spelled-numbers.ts'

const places =
  'courts|pitches|lanes|saunas|kilns|rinks|boats|canoes|practice rooms|rehearsal rooms|workbenches|washing machines'
const wish = new RegExp(
  String.raw`^\s*(?:(?:an?|simple|small|online|please|i need|we need|we want) )*(?:(?:booking|reservation)s?(?: (?:page|app|system|site|tool|calendar|plan|list))? (?:for|of)|(?:book|reserve|rent)(?:ing)?(?: one of)?|(?:members|people|neighbou?rs|residents|we) (?:can )?(?:book|reserve)(?: one of)?) (?:the |our |my )?(two|three|four|five|six|seven|eight|[2-8]) ((?:[\p{L}-]+ ){0,2}?)(${places})((?:\s*[,.;]\s*[^,.;]+)*)\s*[.!]?\s*$`,
  'iu',
)
const isLength =
  /^(?:for |in slots of |slots of )?(an|one|two|three|\d{1,3}) ?(hours?|h|minutes|min)(?: (?:each|slots?|long|at a time|per (?:booking|person|slot)))?$/iu
const isForMembers = /^(?:members[- ]only|only (?:for )?(?:our )?members|for (?:our )?members(?: only)?)$/iu

/** In hours or minutes, as the readers of slots know it. */
function slotsOf(many: string, unit: string): string {
  const count = numberTold(many) || Number(many) || 1
  return `in slots of ${count} ${/^h/i.test(unit) ? (count === 1 ? 'hour' : 'hours') : 'minutes'}`
}

export function plainPlaces(message: string): string {
  const [, told = '', of = '', noun = '', rest = ''] = wish.exec(message) ?? []
  if (told === '') return message
  const one = singularize(noun.toLowerCase())
  const said = rest.split(/\s*[,.;]\s*/).filter((clause) => clause.trim() !== '')
  const length = said.map((clause) => isLength.exec(clause)).find((found) => found !== null)
  const isOfMembers = said.some((clause) => isForMembers.test(clause))
  const others = said.filter((clause) => !isLength.test(clause) && !isForMembers.test(clause))
  const names = Array.from({ length: numberTold(told) }, (_, at) => `${one} ${at + 1}`)
  const list = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
  const hours = others.some((clause) => /\d/.test(clause)) ? 'every day' : 'open every day 8 to 21'
  const slots = length === undefined ? '' : ` ${slotsOf(length[1] ?? '', length[2] ?? '')}`
  const door = isOfMembers ? ' Members only.' : ''
  return `${capitalize(`${of}${one}`)} booking. ${isOfMembers ? 'Members' : 'People'} book ${list}, ${hours}${slots}.${door}${others.map((clause) => ` ${capitalize(clause)}.`).join('')}`
}
