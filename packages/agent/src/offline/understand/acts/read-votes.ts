// "Anyone hands in an idea and the others vote": what somebody puts forward, how many are for it, and what becomes of it.
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const forward =
  /\b(?:hands? in|suggests?|proposes?|submits?|puts? (?:forward|up|in)|posts?|enters?|writes?(?: down)?|adds?|brings?(?: up| in)?|makes?|collects?|has|have|come(?:s)? up with) (?:an?|their|his|her|the|our|your|own|new|any|one|some|\s)*\s*(?:new )?(ideas?|suggestions?|proposals?|wishes|improvements?|topics?|requests?|complaints?)\b/iu
const votes =
  /\b(?:votes?|voting|give (?:it |them )?(?:their|a|one) (?:vote|thumbs?[- ]up)|up-?votes?|support (?:it|them))\b/i
/** "The management says accepted, rejected or being looked at". */
const settled =
  /\b(?:says?|marks?|sets?|decides?|answers?|shows?|writes?)\b[^.;:!?]{0,30}?\b((?:\p{L}+ed|new|open|planned|being \p{L}+(?: at)?|in progress|under review|done)(?:, (?:not )?(?:\p{L}+ed|new|open|planned|being \p{L}+(?: at)?|in progress|under review|done))*,? or (?:not )?(?:\p{L}+ed|being \p{L}+(?: at)?|in progress|under review|done|planned))\b/iu

const ofIdea: readonly Mention[] = [
  { fact: 'title (text, required)' },
  { fact: 'photo (picture)', said: /\b(?:photos?|pictures?)\b/i },
  { fact: 'author (text)', said: /\bauthors?\b/i },
  { fact: 'price (money)', said: /\bprices?\b/i },
  { fact: 'cost (money)', said: /\bcosts?\b|\bbudget\b/i },
  { fact: 'link (url)', said: /\blinks?\b/i },
  { fact: 'description (long text)' },
]

/** "Each one proposes a place": of which somebody is to be chosen. */
const proposed =
  /\b(?:suggests?|proposes?|nominates?|puts? forward) (?:an?|one|their|his|her|new|own) (?:new |own )?([\p{L}]+)\b/iu

export function readVotes(message: string): Records | null {
  const [, noun] = forward.exec(message) ?? proposed.exec(message) ?? []
  if (noun === undefined || !votes.test(message)) return null
  const kind = singularize(noun.toLowerCase())
  const states = settled.exec(message)?.[1]?.split(/,\s*(?:or )?|\s+or\s+/u) ?? []
  const status = states.length < 2 ? '' : `, status (${[...new Set(['new', ...states])].join(', ')})`
  return {
    kind,
    fields: `${factsByMention(message, ofIdea)}${status}`,
    title: capitalize(pluralize(kind)),
    parts: ['likes'],
    hint: 'Everyone can vote for what they like.',
    ...(status !== '' && { isAddedByAll: true, access: 'admin' as const }),
  }
}
