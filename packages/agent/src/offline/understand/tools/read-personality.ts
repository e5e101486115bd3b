// A quiz in which nothing is right or wrong: "which bread are you", "what kind of traveller are you".
import { resultsOf } from '../../topics/personality.ts'
import { capitalize, singularize } from '../inflect.ts'
import { splitList } from '../fields/read-fields.ts'

/** "Which bread are you", "what kind of traveller am I", "what Harry Potter house you belong to". */
const asked =
  /\b((?:which|what)(?:(?: kind| type| sort| style)s? of)?(?: an?| the)? ((?:(?!is\b|are\b|do\b|and\b|the\b|questions?\b|should\b)[\p{L}’'-]+ ){1,4}?)(?:(?:are|would|am|do|should|matches|fits|suits)(?: (?:you|i|me|us)\b| (?:my|your|our) \p{L}+)?(?: (?:be|get|have|belong to|are))?|(?:you|i|they|one|someone|somebody|people) (?:are|am|is|belong to|would be|match(?:es)?)))(?=\s*(?:$|[?.,;:!"”()]|\b(?:quiz|test|with|for|where|based|and|in|that)\b))/iu
const named = /\bpersonality (?:quiz|test|type)\b|\b(?:quiz|test)\b[^.]{0,20}\bpersonality\b|\bbuzzfeed\b/i
const isQuiz = /\b(?:quiz(?:zes)?|test)\b/i
const isYou = /\b(?:you|i|me|my|your|they|one|someone|somebody|people)\b/i

/** "Find out which jobs could suit them", "the right hobby for you", "which houseplant would be right for them". */
const suited =
  /\b(?:find(?:s|ing)? out|finds?|finding|choos(?:e|es|ing)|tells?|shows?|see|sees|discover|discovers|learn|suggests?|recommends?)\b[^.;]{0,30}?\b(?:which|what)(?: (?:kind|type|sort) of)? ((?:[\p{L}’'-]+ ){1,3}?)(?:(?:could|would|might|may|can|will|should)(?: best)? )?(?:suits?|fits?|match(?:es)?|(?:be|is|are) (?:best |right |good )?(?:right |best |made )?for|(?:they|you|i|we) should (?:study|learn|play|do|choose|try|take up|become|get|buy|keep|read|take))(?: (?:you|me|them|us|him|her|whom|best|to|\p{L}+ best))?\b/iu
const rightFor =
  /\b(?:find(?:s|ing)?|choos(?:e|es|ing)|pick(?:s|ing)?|discover)\b[^.;]{0,20}? the (?:right|best|perfect) ((?:[\p{L}’'-]+ ){1,3}?)for (?:you|me|them|us|yourself|oneself|your \p{L}+)\b/iu

/** "Which sport fits me?" */
const fitsMe =
  /\b(?:which|what) ((?:(?!kind |type |sort )[\p{L}’'-]+ ){1,3}?)(?:(?:would|could) )?(?:best )?(?:fits?|suits?|is (?:right|best) for) (?:me|you|us)\b/iu

/** What somebody finds out that would suit them: "jobs". */
function suitedThing(text: string): string {
  return (suited.exec(text)?.[1] ?? rightFor.exec(text)?.[1] ?? fitsMe.exec(text)?.[1] ?? '').trim()
}

export function asksPersonality(text: string): boolean {
  if (named.test(text)) return true
  if (isQuiz.test(text) && suitedThing(text) !== '') return true
  const said = asked.exec(text)
  return isQuiz.test(text) && said !== null && isYou.test(said[1]?.replace(said[2] ?? '', '') ?? '')
}

const leastResults = 2

export interface Personality {
  /** "Which bread are you?"; '' where nobody says what one is. */
  question: string
  results: readonly string[]
  /** "Pick", "4": how many questions were asked for; null where nobody says. */
  count: number | null
}

/** "4 results: planner, drifter and foodie", "you get Bear, Fox or Owl", "(bear, fox, owl)". */
const saidResults: readonly RegExp[] = [
  /\b(?:results?|outcomes?|types?|personalities|characters|houses|options?|answers?|possibilities|endings?)\b(?: (?:are|can be|could be|is|like|such as|should be))?\s*[:(–-]\s*([^.?!)\n]+)/i,
  /\b(?:results?|outcomes?|types?|personalities|endings?) (?:are|can be|could be) ([^.?!)\n:]+)/i,
  /\b(?:you(?:['’]re| are| get)|tells? (?:you|me|them) (?:if|whether) (?:you|i|they)(?:['’]re| are| am)?(?: an?)?|either)\s*:?\s+((?:[^.?!,\n]+, )+(?:or |and )?[^.?!,\n]+)/i,
  /\?\s*((?:[\p{L}’' -]{2,28}, )+(?:or |and )?[\p{L}’' -]{2,28})(?=[.!)]|$)/iu,
  /\(((?:[^(),]{2,28}, )+(?:or |and )?[^(),]{2,28})\)/,
]

function resultsIn(text: string): string[] {
  for (const says of saidResults) {
    const found = splitList((says.exec(text)?.[1] ?? '').replace(/\s+or\s+/gi, ', '))
      .map((result) =>
        result
          .replace(/^(?:or|and|an?)\s+/i, '')
          .replace(/["“”]/g, '')
          .trim(),
      )
      .filter((result) => result !== '' && !/^(?:with|show|share|then|at the end|each|\d)\b/i.test(result))
    if (found.length >= 2 && found.every((result) => result.split(' ').length <= 4))
      return [...new Set(found.map(capitalize))].slice(0, 6)
  }
  return []
}

export function readPersonality(text: string): Personality {
  const [, said = '', thing = ''] = asked.exec(text) ?? []
  const counted =
    /\b(\d{1,2}|two|three|four|five|six|seven) (?:\p{L}+ )?questions?\b/iu.exec(text)?.[1]?.toLowerCase() ?? ''
  const count = Number(counted) || ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(counted) + 2
  const about = /\b(?:about|on|for) ([\p{L} ]{3,30}?)(?=\s*(?:$|[,.;:(]|\bwith\b))/iu.exec(text)?.[1] ?? ''
  const own = resultsIn(text)
  const fitting = suitedThing(text)
  if (fitting !== '')
    return {
      question: `Which ${singularize(fitting)} suits you?`,
      results: own.length >= leastResults ? own : resultsOf(fitting),
      count: count >= leastResults ? count : null,
    }
  const question = said.replace(/\b(?:am i|i am)\b/i, 'are you').replace(/\bi\b/i, 'you')
  const isPlain = question !== '' && /\b(?:are|am|would|do|should) (?:you|i)\b/i.test(question)
  const asks = isPlain ? question : thing === '' ? '' : `which ${thing.trim()} are you`
  return {
    question: asks === '' ? '' : `${capitalize(asks)}?`,
    results: own.length >= leastResults ? own : resultsOf(thing === '' ? about : thing),
    count: count >= leastResults ? count : null,
  }
}
