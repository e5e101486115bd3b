// What is celebrated names its page, and never the house where it takes place: "school reunion, class of 1999, at the Old
// Mill" is "Class of 1999".
import type { Brief } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { escapePattern } from '../escape-pattern.ts'

const event = String.raw`(?:reunion|wedding|birthday|anniversary|party|f[eê]te|fair|festival|concert|gala|ball|conference|open day|christening|baptism|fun run|tournament|prom|hackathon|retreat|exhibition|vernissage|meet-?up|street party|jubilee|jumble sale|flea market|charity run)`
const called = new RegExp(
  String.raw`\b(?:page|site|one-?pager|invitation)\s+(?:for|of|to|about)\s+(?:(?:our|my|the|an?)\s+)?((?:(?!(?:on|at|in|with|and|where|that|for)\b)[\p{L}\d’'-]+\s+){0,5}?${event}(?: (?:party|day|weekend|dinner|evening))?)\b`,
  'iu',
)
const classOf = /\bclass of ((?:19|20)\d\d|['’]\d\d)\b/iu
/** "Our company's 25th anniversary" is that of whoever invites. */
const ofThoseWhoInvite =
  /^(?:(?:small|little|big|annual|yearly|great)\s+)*(?:(?:company|firm|club|school|office|team|family|business|association)['’]s\s+)?/iu

/** "Class of 1999", "Village summer fete"; null where nothing is celebrated. */
export function eventName(message: string): string | null {
  const year = classOf.exec(message)?.[1]
  if (year !== undefined && /\breunions?\b|\bmeet/iu.test(message)) return `Class of ${year}`
  const said = called.exec(message)?.[1]?.replace(ofThoseWhoInvite, '').trim()
  return said === undefined || said === '' || /^(?:wedding|birthday|party)$/iu.test(said) ? null : capitalize(said)
}

const isNamedByPeople = /\b(?:called|named|titled)\b|["“”]/iu

/** A place, as the message says it: "at the Red Lion". */
function isPlaceIn(message: string, name: string): boolean {
  return new RegExp(String.raw`\b(?:at|in) (?:the )?${escapePattern(name)}(?!\p{L})`, 'u').test(message)
}

/** The brief under the name of what is celebrated, where it was called by the place or by a piece of a word. */
export function withEventName(brief: Brief, message: string): Brief {
  if (brief.front !== 'site' || isNamedByPeople.test(message)) return brief
  if (!/['’]s$/u.test(brief.name) && !isPlaceIn(message, brief.name)) return brief
  const name = eventName(message)
  return name === null ? brief : { ...brief, name }
}
