// Who may do what in an app of a sort: as it was said, else as such apps have it.
import type { Access } from '../../brief.ts'
import type { Archetype } from '../archetypes/archetypes.ts'
import { asksAccounts, readMembersOnly } from './read-people.ts'
import { asksNoDoor, hasDesk, readAccess } from '../read-wishes.ts'

/** "Only I can write", "I log in to add posts". */
const oneWrites =
  /\bonly (?:i|me)\b|\b(?:i|me)\b(?: (?:want|would like|need|have|can|will|also|myself|just|to|be|able|must|should))* (?:writes?|post|publish|add|upload|log in|sign in)\b|\b(?:owner|photographer|artist|painter|architect|designer|maker)\b(?: (?:can|will|should|must|also))* (?:signs?|logs?) in\b/i
/** "I write posts" tells what it is about; nobody else does it where that was said, or where there is a door for it. */
const asksOwnDoor =
  /\bonly (?:i|me)\b|\b(?:log|sign)(?:s|ged|ging|ing)?[ -]?in\b|\b(?:myself|alone)\b|\bpasswords?\b|\badmin\b/i
const writers = String.raw`(?:(?:the |our |my |all |both |several |two |three |four |five |six )?(?:authors|writers|editors|contributors|reporters|columnists|bloggers|members|users|people|registered users|volunteers|teachers|pupils|students|colleagues|friends|sisters|brothers|kids|families|of us)|(?:each|every) (?:of (?:us|them)|one|author|writer|editor|member|person)|everyone|everybody|anyone|whoever|we|they|both|each)`
/** "Authors sign in and write articles", "we both have a login". */
const manyWrite = new RegExp(
  String.raw`\b${writers}\b(?:[^.;]{0,50}\b(?:writes?|posts?|publish(?:es)?|adds?|blogs?|creates?|registers?|log(?:s)? ?in|sign(?:s)? (?:in|up))\b(?! (?:a |an )?comments?)|\s+(?:all |each |both )?(?:has|have|gets?) (?:an? |their own |one'?s own )?(?:log-?in|account|password))|\b(?:several|multiple|many|more than one|guest) (?:authors|writers|people|contributors)\b`,
  'iu',
)

/** "I have to see the orders when I'm logged in": whose shop it is has the door. */
const ownersDoor = /\b(?:i|me|we|us)\b[^.;]{0,60}\b(?:log(?:ged)?|sign(?:ed)?)[ -]?in\b/i

/** A blog is read by all: behind its door it is written, by one or by several. */
function accessOfBlog(text: string, said: Access): Access {
  if (oneWrites.test(text)) return said === 'open' && (asksNoDoor(text) || !asksOwnDoor.test(text)) ? 'open' : 'admin'
  if (said === 'open') return 'open'
  if (manyWrite.test(text)) return hasDesk(text) ? said : 'members'
  return said === 'private' || said === 'team' ? 'admin' : said
}

export function accessOf(text: string, topic: string, archetype: Archetype | null): Access {
  const said = readAccess(text, topic)
  if (archetype === null) return said
  if (archetype.id === 'blog') return accessOfBlog(text, said)
  // Where people meet, they read each other; who may not read has no account.
  if (/^(?:social|dating)$/.test(archetype.id) && (said === 'team' || said === 'private')) return 'members'
  if (archetype.front === 'chat' && (said === 'private' || said === 'team')) return 'members'
  // Whoever leaves an opinion needs no account for it; a door is for those who keep order.
  if (archetype.id === 'opinions' && said !== 'open') return 'admin'
  // The club's own book among themselves.
  if (said === 'team' && archetype.front === 'booking' && readMembersOnly(text, archetype)) return 'members'
  // Shops and sites have pages for everybody: behind the door is what their admin sees.
  if (said === 'team' && archetype.front !== 'list') return 'admin'
  // Who buys has no say in prices, and reads nobody else's order.
  if (said !== 'open' && archetype.front === 'shop' && ownersDoor.test(text)) return 'admin'
  // "I log in to upload": whose site it is writes it.
  if (said === 'members' && (archetype.front === 'site' || archetype.front === 'shop') && oneWrites.test(text))
    return 'admin'
  if (said !== 'open' || asksNoDoor(text)) return said
  return archetype.access ?? (asksAccounts(text, archetype) ? 'members' : said)
}
