// A message → what is listed in it, item by item: pieces between commas, "and" and the verbs of keeping, and questions.
import { withoutStory } from '../understand/voice/stories.ts'
import { plainVoice } from '../understand/voice/plain-voice.ts'

export interface ToldItem {
  item: string
  /** Its sentence up to it. */
  before: string
  /** Told as a question: "how old it is". */
  isAsked: boolean
  /** It stands right behind a word that says what is kept: "each has a brand". */
  isKept: boolean
  /** The enumeration that it stands in, by its place in the message. */
  run: number
}

const question = String.raw`(?:what|who|whose|whom|where|when|how|which|if|whether)`
const keeping = String.raw`(?:notes?|noting|write|writes|writing|records?|recording|enters?|entering|logs?|logging|track|tracking|track of|saves?|saving|stores?|storing|keeps?|keeping|adds?|adding|lists?|listing|puts?|putting|sees?|knows?|knowing|shows?|showing|has|have|having|needs?|wants?|gets?|tells?|gives?|leaves?|says?|fills?|types?|remember|marks?|marking|ticks?|ticking|chooses?|picks?|includes?|including|with|without|plus|like|about|is|are|be)`
/** "Write down", "fill in", "keep track of". */
const particle = String.raw`(?:(?: it| them)? (?:down|in|out|up|off|track of|a list of|an overview of|a record of|for (?:each|every|all) (?:\p{L}+|one|of them)))*`
const apart = new RegExp(
  String.raw`\s*[,;:()–—/]\s*|\s+-\s+|\s+(?:and|or|plus|but|also|as well as|along with|then|so that|so|because|&|\+)\s+|(?<=^|\s)(?=${question}\s)`,
  'iu',
)
/** What stands behind a verb of keeping; in a question such a verb is a part of it. */
const kept = new RegExp(String.raw`(?<=^|\s)(${keeping}${particle}\s+)`, 'giu')
/** Somebody keeps it, or the thing has it: "I see my doctor" keeps none. */
const writes = /^(?:not|writ|record|enter|log|sav|stor|keep|add|put|has|with|includ|plus)/iu
const joins = /^(?:with|without|plus|including|includes?|like|about)\b/iu
const asks = new RegExp(String.raw`^${question}\s`, 'iu')
const lead =
  /^(?:(?:and|or|also|maybe|perhaps|ideally|roughly|exactly|just|simply|then|of course|probably|the|an?|their|its|his|her|my|our|your|each|every|any|some|for each(?: one)?|for every(?: one)?|things like|stuff like|like|please|down|in|basic|basics|usual) )+/iu
const end =
  /[\s.,;!?"”“'’]*(?:\b(?:lol|haha|etc|too|also|as well|so on|please|pls|obviously|and stuff|or so|if possible|if any|if known|at least|of course)[\s.,;!?]*)*$/iu
/** Where the tail of an item may begin: "the price of each jar", "the date for the next one". */
const tail =
  / (?:of|for|from|at|on|in|by|per|to|with|when|if|since|during|after|before|every|each|last|next|that|which|they|we|i|he|she|it|you|people|everyone|somebody|someone|there)\b/giu

interface Piece {
  piece: string
  /** The verb that it stands behind; '' at the start. */
  verb: string
}

/** "The dog has a name": whoever keeps, wants or has it is none of it; "a walk with the time" is two things. */
function piecesOf(said: string): Piece[] {
  if (asks.test(said)) return [{ piece: said, verb: '' }]
  const parts = said.split(kept)
  const pieces = parts.filter((_, at) => at % 2 === 0)
  return pieces.flatMap((piece, at) => {
    const next = parts[at * 2 + 1]
    const isSubject = next !== undefined && !joins.test(next)
    return isSubject ? [] : [{ piece, verb: parts[at * 2 - 1] ?? '' }]
  })
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u)

/** A thing that is kept has an article or an owner. */
const article = /^(?:an?|the|their|its|his|her|our|my) /iu

/** "And every time it comes in": what follows is told of something else. */
const anew =
  /^(?:(?:and|then|but) )?(?:ev(?:e)?ry time|each time|whenever|after (?:each|every)|(?:for|with|at) (?:each|every))\b/iu

const plainItem = (piece: string): string => piece.replace(lead, '').replace(end, '').trim()

/** "Categories (rent, food, fun)": what there is to choose is no fact. */
const choices = /(?<=\b(?:categor(?:y|ies)|types?|kinds?|sorts?|genres?)) ?\([^)]*\)/giu

export function toldItems(message: string): ToldItem[] {
  let run = 0
  return sentences(withoutStory(plainVoice(message.replace(choices, '')))).flatMap((sentence) => {
    run += 1
    let before = ''
    return sentence.split(apart).flatMap((said) => {
      before += ` ${said}`
      return piecesOf(said).flatMap(({ piece, verb }) => {
        if (verb !== '' || anew.test(piece)) run += 1
        const item = plainItem(piece)
        const isKept = writes.test(verb) && article.test(piece)
        return item === '' ? [] : [{ item, before, run, isAsked: asks.test(item), isKept }]
      })
    })
  })
}

/** "Find the phone number": what is done with it is no part of it. */
const doing = /^\p{L}+(?: \p{L}+)? (?=(?:the|their|its|his|her|an?) \p{L})/iu
/** "Owners phone number". */
const owner = /^(?:[\p{L}-]+['’]s?|[\p{L}-]+s) (?=\p{L})/u

/** An item, and what is left of it without its tails, what is done with it and whose it is; the longest first. */
export function shorterItems({ item, isAsked }: ToldItem): string[] {
  const bare = isAsked ? item : item.replace(doing, '').replace(lead, '')
  const cuts = [...bare.matchAll(tail)].map(({ index }) => bare.slice(0, index))
  return [item, bare, ...cuts.toReversed()].flatMap((each) =>
    owner.test(each) ? [each, each.replace(owner, '')] : [each],
  )
}
