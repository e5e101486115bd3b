// What a deed is done to: of all things that a message speaks of, the one that somebody reports, hands over, suggests or
// keeps; not who does it, nor where.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { topicOfNoun } from '../../topics/index.ts'
import { type Mention, readMentions } from '../grammar/noun-phrases.ts'
import { type Said, readWords } from '../grammar/words.ts'
import { singularize } from '../inflect.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { isPeople } from './deed-words.ts'
import { withoutFrame } from './wish-frame.ts'

/** Named by every wish, whatever it is for. */
export const emptyNoun =
  /^(?:thing|stuff|item|app|application|site|website|page|tool|program|programme|system|software|something|way|list|overview|place|board|tracker|log|database|calendar|schedule|plan|planner|reminder|help|idea|question|problem|lot|bit|kind|sort|type|number|name|time|date|day|week|month|year|morning|evening|night|hour|minute|moment|today|tomorrow|turn|glance|touch|eye|account|track|note|record|entry|data|information|info|details?|end|start|beginning|side|top|front|phone|computer|tablet|screen|internet|online|computer|letter|look|style|colou?r|background|theme|mode|font|version|copy|money|one|other|rest|same|half|two|three|everyone|nothing|please|thanks|home|house|world|life|area|town|village|city|country|street|neighbou?rhood|school|office|company|business|firm|shop|store|club|team|group|class|department|practice|clinic|church|parish|kindergarten|daycare|hotel|restaurant|caf[eé]|farm|museum|library|garage|workshop|branch|union|organi[sz]ation|community|society|family|garden|building|hospital|university|college|gym|studio|stairwell|association|charity|foundation|festival|kitchen|warehouse|factory|state|proof|tax|law|chance|reason|hand|head|word|show|radio|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|control|order|use|mess|chaos|paper|excel|spreadsheet|whatsapp|e-?mail|mail|sheet)$/

const nouns: ReadonlyMap<string, string> = new Map([
  ['suggest', 'suggestion'],
  ['propose', 'proposal'],
  ['nominate', 'nomination'],
  ['apply', 'application'],
  ['register', 'registration'],
  ['complain', 'complaint'],
  ['donate', 'donation'],
  ['adopt', 'adoption'],
  ['sponsor', 'sponsorship'],
  ['recommend', 'recommendation'],
  ['announce', 'announcement'],
  ['congratulate', 'greeting'],
  ['confess', 'confession'],
  ['remember', 'memory'],
  ['observe', 'observation'],
  ['measure', 'measurement'],
  ['inspect', 'inspection'],
  ['deliver', 'delivery'],
  ['invite', 'invitation'],
  ['subscribe', 'subscription'],
  ['exchange', 'offer'],
  ['swap', 'offer'],
  ['drive', 'ride'],
])

/** A person, by any word for one. */
export function isSomebody(head: string): boolean {
  return isPeople.test(head) || topicOfNoun(head)?.id === 'people' || sensesOfNoun(head)?.senses[0] === 'person'
}

/** "Keep an eye on", "keep track of": one verb. */
const watching = /\bkeep(?:s|ing)? (?:an eye|tabs|a tab|a log|a list|a record|track|note|count)(?: on| of)?\b/giu

/** Sign of the word that stands before the thing and its article. */
const before = ({ signs }: Said, { from }: Mention): string => signs[from - 1] ?? '.'

/** "Ask for a mass intention": what comes behind is what is wanted. */
const askedFor =
  /^(?:ask|asks|asking|apply|applies|applying|request|requests|look|looking|search|searching|enquire|inquire|register|pay|pays|paid|wish|wishes|application|requests?|call)$/

/** How surely the deed is done to it. */
function weighed(said: Said, mention: Mention): number {
  const { head, noun, isMany, article } = mention
  if (emptyNoun.test(head) || isSomebody(head) || !isPlausibleKind(noun, said.text)) return -1
  const senses = sensesOfNoun(head)?.senses ?? []
  if (senses[0] === 'time') return -1
  const sign = before(said, mention)
  const verb = said.words[mention.from - 1]?.lower ?? ''
  const isOwned = /^(?:run|runs|own|owns|have|has|am|is|are|be|being|manage|manages)$/.test(verb)
  const asks = said.words[mention.from - 2]?.lower ?? ''
  const isAskedFor = verb === 'for' && askedFor.test(asks)
  // "Send me their documents": whom it is sent stands between.
  const isSentTo = sign === 'p' && /[VTGD]/.test(said.words[mention.from - 2]?.sign ?? '.')
  const isObject = (/[VTGD]/.test(sign) && !isOwned) || isAskedFor || isSentTo
  const isPlaced = /[iow]/.test(sign) && !isAskedFor
  return (
    (isObject ? 3 : 0) +
    (isPlaced ? -1 : 0) +
    (isOwned ? -1 : 0) +
    (isMany ? 1 : 0) +
    (article === 'e' || (article === 'd' && /^an?$/.test(said.words[mention.from]?.lower ?? '')) ? 1 : 0) +
    (said.words[mention.from - 1]?.sign === 'h' ? 2 : 0) +
    (/^(?:location|group|attribute|state|feeling|body)$/.test(senses[0] ?? '') ? -2 : 0) +
    (topicOfNoun(head) === undefined ? 0 : 1)
  )
}

/** The deed itself, where it is done to nothing that has a name: "citizens suggest how …" → suggestion. */
function deedAsThing({ words }: Said): string | null {
  for (const { lower, sign } of words) {
    if (!/[VTGDN]/.test(sign)) continue
    const plain = [
      lower,
      singularize(lower),
      lower.replace(/ing$/u, ''),
      lower.replace(/ing$/u, 'e'),
      lower.replace(/d$/u, ''),
      lower.replace(/ed$/u, ''),
    ]
    const noun = plain.map((each) => nouns.get(each)).find((each) => each !== undefined)
    if (noun !== undefined) return noun
  }
  return null
}

/** Does the message speak of it as a thing of its own, and not of whoever does it? */
export function speaksOf(message: string, kind: string): boolean {
  const said = readWords(message)
  return readMentions(said).some(
    ({ noun, head }) => (noun === kind || head === kind) && !isSomebody(head) && !emptyNoun.test(head),
  )
}

/** @returns what the deed is done to, as one of them is called; null where the message speaks of no such thing */
export function thingOfDeed(message: string): string | null {
  const said = readWords(withoutFrame(message).replace(watching, 'track'))
  const [best] = readMentions(said)
    .map((mention, at) => ({ mention, weight: weighed(said, mention), at }))
    .filter(({ weight }) => weight >= 1)
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
  if (best !== undefined && best.weight >= 3) return best.mention.noun
  return deedAsThing(said) ?? best?.mention.noun ?? null
}
