// Whether something can be what an app keeps records of: a noun, and one of which there are several. What a rule cut out of
// a sentence ("under the", "choose", "nobody know") is none, whichever rule it was.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize } from '../inflect.ts'

/** Words that only hold a sentence together; none of them is part of what a thing is called. */
const joining =
  /(?:^|\s)(?:the|an?|my|our|your|his|her|their|its?|this|that|these|those|i|we|you|he|she|they|them|us|me|nobody|somebody|someone|everybody|everyone|anybody|anyone|nothing|something|everything|anything|who|whom|whose|which|what|where|when|while|whenever|why|how|whether|if|because|and|or|but|so|then|than|as|also|just|only|very|too|please|not|never|no|yes|of|to|with|without|from|into|under|below|above|behind|beside|between|after|before|during|until|since|about|is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|let|get|gets|both|each|every|all|here|there|now|once|again|instead|last|next|end|start)(?:$|\s)/

/** Ways of speaking that no record is called by. */
const cutOut =
  /^(?:ways?|names?|dates?|lots?|types?|kinds?|sorts?|first|second|third|bits?|rest|one|ones|half|much|many|more|few|top|bottom|beginning|others?|tells?|says?|gives?|ha|wa|doe|goe)$/

/** Parts of a screen; what is on them is kept. */
const ofScreen =
  /(?:^|\s)(?:pages?|buttons?|screen|click|menu|website|site|app|dropdown|drop-down|checkbox|header|heading|footer|column|columns|tab|tabs|password|login|logged|column heading|copy)$/

/** What no dictionary has as a noun is a verb or an adjective more often than a new thing where it ends like one. */
const isVerbal =
  /^(?:choose|keep|write|put|bring|become|begin|forget|forgot|lose|lost|went|gone|came|took|seen|given|known|left|kept|old|new|good|bad|own|online|free|\p{L}+(?:ed|ly|ish|able|ous|ful|less))$/u

/** "All visits", "of our walks", "repairs: …": after these a plural is no verb. */
const saysMany = (many: string): RegExp =>
  new RegExp(
    String.raw`(?:^(?:\p{L}+ )?|[.,:;(\n]\s*|\b(?:all|the|my|our|their|his|her|its|of|with|for|these|those|new|old|more|many|some|several|few|past|add|show|list|track|collect|keep|log|note|enter|record|write|leave|leaves|read|see|submit|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:\p{L}+ )?)${escapePattern(many)}\b|\b${escapePattern(many)}(?=\s*(?:[(:]|with\b|for (?:them|it|each)\b))`,
    'u',
  )
/** "A walk.", "each visit has": an article, and nothing behind it that it could be said of. */
const saysOne = (one: string): RegExp =>
  new RegExp(
    String.raw`^${escapePattern(one)}(?=\s*[.,:(])|\b(?:each|every|per) ${escapePattern(one)}\b|\b(?:an?|the|new|one|my|our|its) (?:\p{L}+ )?${escapePattern(one)}(?=\s*(?:[.,;:!?)(]|$)|\s+(?:has|have|had|is|are|was|i|we|you|it|can|may|in|on|at|of|to|for|with|from|and|or|that|which|gets?|needs?|starts?|ends?|goes|comes|must|should|will)\b)`,
    'u',
  )
const saysHolder = (one: string): RegExp =>
  new RegExp(
    String.raw`\b${escapePattern(one)} (?:list|log|collection|register|catalogue|app|tracker|diary|book|board|database|notes|db)\b`,
    'u',
  )

/** "Each client", "a new lead", "clients", "contact management": there are several of them. */
const saysSeveral = (one: string): RegExp =>
  new RegExp(
    String.raw`\b(?:each|every|per|an?|which|new|add|all|1) (?:\p{L}+ )?${escapePattern(one)}\b|\b${escapePattern(pluralize(one))}\b|\b${escapePattern(one)}(?:,|\)|:| (?:list|log|name|register|management|app|tracker|record|database|book|notes|overview|card|collection|directory|catalogue|board|diary|registry|plan|sign-up)s?\b)`,
    'u',
  )

/** Nouns of a message that are kept by nobody: times, amounts, facts, ways of speaking. */
const noThing =
  /^(?:.*\b(?:week|month|year|time|hour|minute|second|degree|percent|gram|kilo|kilogram|kilomet(?:re|er)|met(?:re|er)|mile|lit(?:re|er)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|.+ day|today|tomorrow|yesterday|there|more|few|other|same|name|phone|number|e-?mail|address|date|price|text|title|vote|lot|bit|couple|amount|sum|total|value|profit|worth|overview|way|top|bottom|place|money|euro|dollar|pound|internet|web|help|use|moment|purpose|reason|example|fact|problem|need|search|login|password|click|button|feature|one|rest|half|copy|market value|great|little|first|second|third|please|everything|something|anything|nothing|kind|sort|type|much|many)$/i

export const isNoThing = (noun: string): boolean => noThing.test(noun)

/** Of whom or where something is: nobody keeps a list of the one village, and uncle, that is theirs. */
export const isOwner = (noun: string): boolean =>
  /(?:^|\s)(?:business|company|shop|studio|clinic|office|workshop|gym|library|school|club|hotel|farm|practice|agency|team|staff|family|wife|husband|partner|brother|sister|mother|father|friend|boss|colleague|home|house|hall|town|city|village|street|world|life|head|hand|mind|individual|guy|man|woman|uncle|aunt|grandmother|grandfather|grandma|grandpa|daughter|son|mum|mom|dad|kid|flatmate|neighbour|neighbor|group|band|choir|church|parish|museum|theatre|theater|hospital|station|community|society|association|orchestra|troop|department|kitchen|garden|cellar|attic|garage|shed|cupboard|cemetery|district|region|country|valley|block|laboratory|lab)$/.test(
    noun,
  )

/** @param request the message: what no dictionary has is a thing where it is spoken of in the plural */
export function isPlausibleKind(noun: string, request: string): boolean {
  const words = noun.toLowerCase().split(' ')
  const head = words.at(-1)?.split('-').at(-1) ?? ''
  if (
    joining.test(noun.toLowerCase()) ||
    cutOut.test(noun) ||
    ofScreen.test(noun) ||
    words.length > 3 ||
    head.length < 2
  )
    return false
  const known = sensesOfNoun(head)
  const said = request.toLowerCase()
  const isSpoken = new RegExp(String.raw`\b(?:${escapePattern(head)}|${escapePattern(pluralize(head))})\b`).test(said)
  const isSaidAsNoun = saysMany(pluralize(head)).test(said) || saysOne(head).test(said) || saysHolder(head).test(said)
  // "The physio wants a diary", "bottles for my daughter": the one who is spoken of is no row of a list.
  if ((known?.senses[0] === 'person' || isOwner(head)) && isSpoken && !saysSeveral(head).test(said)) return false
  if (known === null) return isVerbal.test(head) ? false : words.length === 1 || isSaidAsNoun || !isSpoken
  return known.share > 2 || isSaidAsNoun || !isSpoken || (isRecordNoun(head) && head !== 'show')
}
