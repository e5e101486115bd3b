// A message without the stretches that tell what to do, how it looks, who may and what is counted: each stretch between
// two commas says its role by its own words, or carries on the one before it.
import { type Role, isOfScreen, isScreenList, roleOf, withoutFiller, withoutOpener } from '../clause-roles.ts'
import { findRelations } from '../kinds/read-relations.ts'
import { maskInner } from '../rows/said-lists.ts'
import { readSentence, wordsOf } from '../word-classes.ts'

interface Stretch {
  start: number
  end: number
  /** What stands before it: ", ", " and ", ": ". */
  joint: string
  /** True where a colon follows: what comes next is listed of it. */
  isHead: boolean
}

const joints = /\s*[;,]\s+|\s+[–—-]\s+|\s*:(?:\s+|$)|\s+(?:and|but|while|plus|then|so that|so|where|&)\s+/giu

function stretchesOf(masked: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = []
  let start = from
  let joint = ''
  for (const found of masked.slice(from, to).matchAll(joints)) {
    const at = from + found.index
    stretches.push({ start, end: at, joint, isHead: found[0].trim() === ':' })
    // "Where people can write" and "so that" say themselves what they are.
    const keeps = /\b(?:where|so)\b/i.exec(found[0])
    joint = keeps === null ? found[0] : found[0].slice(0, keeps.index)
    start = at + (keeps === null ? found[0].length : keeps.index)
  }
  return [...stretches, { start, end: to, joint, isHead: false }].filter(
    ({ start: at, end, isHead }) => isHead || masked.slice(at, end).trim() !== '',
  )
}

/** "Make me a list of …", "help me keep track of": what is wanted, and no order to the app. */
const asks =
  /^(?:(?:can|could|would|will) you\s+)?(?:please\s+)?(?:(?:help|let) (?:me|us|them|people|users|members|visitors) (?:to )?(?:keep|list|record|log|note|write|track|store|enter|collect|save|manage)\b|help (?:me|us)\b|(?:make|create|design|write|give|get|set up|find|generate)\s+(?:me\s+|us\s+)?(?:an?|my|our|one|some|two|three)\s+(?!(?:\p{L}+ )?(?:page|button|chart|graph|view|search|filter|drop-?down|pdf|copy|sound|link)\b)\p{L}|(?:something|somewhere|a place)\b|(?:split|organi[sz]e|track|manage|plan|collect|record|log|note|store|save|keep|list|write down|remember|sort)\s+(?!(?:it|them|this|everything|by|out|in)\b)\p{L})/iu
/** Somebody puts a thing of facts there: "add events with title, date", "report what happened". */
const making =
  /^(?:add|book|reserve|create|post|submit|report|upload|offer|suggest|share|publish|enter|register|save|make|write|list|put|type|propose|hand|leave|send|ask|pick|choose|select)$/
const ofFacts =
  /\bwith\s+(?!(?:an? |the |one )?(?:\p{L}+ )?(?:drop-?downs?|buttons?|search|tabs?|toggles?|switch|sliders?|check ?box|menus?|filters?|click|press|tap|account(?!,| ?[(·])|log-?in|password|plus|other|each)\b)|\(·{4,}\)|\s(?:what|where|when|who|which|how)\b/iu
/** What is said about a record by others has parts of its own. */
const ofOthers =
  /\b(?:write|leave|add|post|give)s?\s+(?:an?\s+|the\s+|their\s+)?(?:reviews?|comments?|ratings?|replies|reply|likes?|votes?)\b/i
/** One fact more, said as something to fill in: "and add a photo". */
const filling =
  /^(?:(?:can|also|please)\s+)*(?:add|upload|attach|give|leave|take|enter|type(?: in)?|write|pick|choose|select|set)\s+(?=(?:an?|the|their|your|its)\s+\p{L}+(?:\s+(?!to\b|from\b|with\b|in\b|on\b)\p{L}+)?\s*(?:\(·+\))?$)/iu
const lookingUp = /^(?:where|in which)\s+(?:i|we|you|people|one)\s+can\s+(?:look up|find|browse|see)\b.*\bby\b/i
/** Which record goes with which: "put samples into drawers", "the finder is chosen from the volunteers". */
const relates =
  /^\s*(?:(?:and|also|please|then)\s+)*(?:put|file|sort|organi[sz]e|gather|collect|place|keep)\s+(?:(?:the|my|our|their|all)\s+)*\p{L}+s\s+(?:into|in)\s+(?:(?:the|my|our|their|different|several|various|some)\s+)*\p{L}+s\s*$|\b(?:is|are)\s+(?:chosen|selected|picked|taken)\s+from\b/iu
const isWritten =
  /\b(?:written|wrote|noted?|notes|record(?:s|ed)?|enter(?:s|ed)?|listed|typed?|types|logg?(?:ed|s)?|jot(?:s|ted)?|ask(?:s|ed)?) ?(?:down|in|for)?$/i
/** "A library, calm and friendly, with title and level". */
const withFacts =
  /^\s*(?:with|including|containing|having)\s+(?:(?:an?|the|its|their)\s+)?(?!(?:big|large|small|clean|simple|nice|round|rounded|soft|dark|light|lots|plenty|no|colou?rs?|buttons?|search|filter|drop-?down|log-?in|accounts?|password)\b)\p{L}+/iu
const perRecord = /\b(?:for|per|of) (?:each|every)\b/i

interface State {
  role: Role
  /** True while what was dropped carries on in the stretches that have no role of their own. */
  isDropped: boolean
}

const dropped: ReadonlySet<Role> = new Set<Role>(['deed', 'look', 'permission', 'figure', 'negation', 'statement'])

/** The role of a stretch in its sentence. */
function roleHere(
  said: string,
  { isHead }: Stretch,
  state: State,
  { isFirst, isFirstSentence }: { isFirst: boolean; isFirstSentence: boolean },
): Role {
  if (asks.test(said) || relates.test(said) || findRelations(said).relations.length > 0) return 'telling'
  const plain = withoutFiller(said)
  if (isHead && isScreenList(plain)) return 'look'
  if (withFacts.test(said)) return state.role === 'look' && isOfScreen(said) ? 'look' : 'telling'
  const role = ofOthers.test(said) && !isFirst ? 'deed' : roleOf(said)
  if (isFirst) return isHead || role !== 'item' ? 'telling' : 'item'
  if (role === 'deed') {
    if (isFirstSentence && lookingUp.test(plain)) return 'telling'
    if (isHead && (perRecord.test(said) || isWritten.test(said))) return 'telling'
    const words = wordsOf(withoutOpener(plain.replace(/^(?:where|so that|in which|which|that)\s+/i, '')))
    const verb = readSentence(words)?.verb ?? words[0] ?? ''
    if (making.test(verb) && (isHead || ofFacts.test(said))) return 'telling'
    if (/\(·{10,}\)/.test(said) && !/\b(?:buttons?|tabs?|filters?)\b/i.test(said)) return 'telling'
    if (state.role === 'telling' && filling.test(plain)) return 'item'
  }
  if (isHead && role !== 'deed' && role !== 'look' && role !== 'figure') return 'telling'
  return role
}

/** "I upload a photo and write the artist, the street and the year": what somebody fills in, one thing after the other. */
const fillsIn =
  /^(?:(?:and|then|also)\s+)*(?:i|you|we|they|people|users|visitors|guests|members|customers|everyone|everybody|anyone|somebody)\s+(?:(?:can|should|must|may|have to|need to|will|just|simply)\s+)*(?:upload|attach|give|leave|enter|type(?: in)?|write|pick|choose|select|state|fill in|put in)\s+(?=(?:an?|the|their|your|its|one|some)\s)/iu

function isForm(masked: string, stretches: readonly Stretch[]): boolean {
  const parts = stretches.map(({ start, end }) => withoutFiller(masked.slice(start, end)))
  const count = parts.filter((part) => fillsIn.test(part) || filling.test(part) || roleOf(part) === 'item').length
  return count >= 3 && parts.some((part) => fillsIn.test(part))
}

function keptOf(text: string, masked: string, stretches: readonly Stretch[], isFirst: boolean): string {
  let state: State = { role: 'item', isDropped: false }
  let kept = ''
  const isFilledIn = isForm(masked, stretches)
  for (const [index, stretch] of stretches.entries()) {
    const said = masked.slice(stretch.start, stretch.end)
    const isStep = isFilledIn && fillsIn.test(withoutFiller(said))
    const role = isStep
      ? 'telling'
      : roleHere(said, stretch, state, {
          isFirst: isFirst && (index === 0 || stretch.isHead),
          isFirstSentence: isFirst,
        })
    const isAsked = index === stretches.length - 1 && text[stretch.end] === '?'
    const isOwn = (role !== 'item' && role !== 'aside') || isAsked
    const carriesOn = !isOwn && state.isDropped && !/^\s*;/.test(stretch.joint)
    const isDropped = dropped.has(role) || carriesOn
    // "Private, sign in, title, folder": a word for who may is over with its comma.
    const isShort = role === 'permission' && said.trim().split(/\s+/).length <= 3
    state = { role: isOwn ? role : state.role, isDropped: isDropped && !isShort }
    if (isDropped) continue
    const words = text.slice(stretch.start, stretch.end)
    if (isStep) {
      kept += `${kept === '' ? 'I enter ' : ', '}${withoutFiller(words).replace(fillsIn, '')}`
      continue
    }
    const filled =
      role === 'item' && filling.test(said.trim())
        ? words.trim().replace(/^[\s\S]*?(?=\b(?:an?|the|their|your|its)\b)/i, '')
        : words
    kept += `${kept === '' ? '' : stretch.joint === '' ? ', ' : stretch.joint}${filled}`
    if (stretch.isHead && stretches[index + 1] === undefined) kept += ':'
  }
  return kept
}

/** "Pupils who have an account write": who they are says who may. */
const whoIsIn =
  /\s+(?:who|that)\s+(?:(?:have|has|are|is|had)\s+)?(?:an? account|(?:signed|logged|registered)(?:[ -](?:in|up))?)\b/giu

export function factsOnly(said: string): string {
  const text = said.replace(whoIsIn, '')
  const masked = maskInner(text)
  const sentences: string[] = []
  let start = 0
  for (const found of [...masked.matchAll(/[.!?]+(?=\s|$)/g), null]) {
    const end = found?.index ?? masked.length
    const stop = found === null ? '' : found[0]
    const at = start + (/^\s*/.exec(masked.slice(start, end))?.[0].length ?? 0)
    const kept = keptOf(text, masked, stretchesOf(masked, at, end), sentences.length === 0)
    if (kept.trim() !== '') sentences.push(`${kept.trim()}${stop}`)
    start = end + stop.length
  }
  return sentences.join(' ')
}
