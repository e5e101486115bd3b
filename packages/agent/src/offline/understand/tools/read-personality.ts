// A quiz in which nothing is right or wrong: "which bread are you", "what kind of traveller are you".
import { resultsOf } from '../../topics/personality.ts'
import { capitalize } from '../inflect.ts'
import { splitList } from '../fields/read-fields.ts'

/** "Which bread are you", "what kind of traveller am I", "what Harry Potter house you belong to". */
const asked =
  /\b((?:which|what)(?:(?: kind| type| sort| style)s? of)?(?: an?| the)? ((?:(?!is\b|are\b|do\b|and\b|the\b|questions?\b|should\b)[\p{L}’'-]+ ){1,4}?)(?:(?:are|would|am|do|should|matches|fits|suits)(?: (?:you|i|me|us)\b| (?:my|your|our) \p{L}+)?(?: (?:be|get|have|belong to|are))?|(?:you|i|they|one|someone|somebody|people) (?:are|am|is|belong to|would be|match(?:es)?)))(?=\s*(?:$|[?.,;:!"”()]|\b(?:quiz|test|with|for|where|based|and|in|that)\b))/iu
const named = /\bpersonality (?:quiz|test|type)\b|\b(?:quiz|test)\b[^.]{0,20}\bpersonality\b|\bbuzzfeed\b/i
const isQuiz = /\b(?:quiz(?:zes)?|test)\b/i
const isYou = /\b(?:you|i|me|my|your|they|one|someone|somebody|people)\b/i

export function asksPersonality(text: string): boolean {
  if (named.test(text)) return true
  const said = asked.exec(text)
  return isQuiz.test(text) && said !== null && isYou.test(said[1]?.replace(said[2] ?? '', '') ?? '')
}

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
  const question = said.replace(/\b(?:am i|i am)\b/i, 'are you').replace(/\bi\b/i, 'you')
  const isPlain = question !== '' && /\b(?:are|am|would|do|should) (?:you|i)\b/i.test(question)
  const asks = isPlain ? question : thing === '' ? '' : `which ${thing.trim()} are you`
  return {
    question: asks === '' ? '' : `${capitalize(asks)}?`,
    results: own.length >= 2 ? own : resultsOf(thing === '' ? about : thing),
    count: count >= 2 ? count : null,
  }
}
