// Who added up most: "a ranking of the teams by floors", "leaderboard of the children by pages". A group of sums, the
// largest first.
import type { Field } from '../../brief.ts'
import { capitalize, singularWords } from '../inflect.ts'
import type { Figure, Records } from './read-figures.ts'

const asked = /\b(leader ?board|ranking(?! field)|league table|standings|hall of fame)\b/i
const sentences = /[^.!?;\n]*(?:[.!?;\n](?!\s|$)[^.!?;\n]*)*/g
/** Who may be ranked, where nobody says. */
const who =
  /(?:^|_)(?:teams?|group|class|name|who|player|child|kid|person|member|employee|participant|runner|student|pupil|winner|colleague|rider|swimmer)(?:_|$)/
const notAdded = /(?:^|_)(?:year|age|number|no|nr|rank|place|position|price|rate|day|size|temperature)(?:_|$)/
const small = /^(?:the|a|an|of|by|with|on|top|first|their|all|for|and|in|each|total|sum|most|best|highest|who)$/i

function isNamedIn(sentence: ReadonlySet<string>, { label }: Field): boolean {
  return singularWords(label, small).some((word) => sentence.has(word))
}

/** @returns the sentence that asks for a ranking; '' where none does */
export function rankingSentence(text: string): string {
  return text.match(sentences)?.find((sentence) => asked.test(sentence)) ?? ''
}

/** What stands behind the number in an example: "e.g. “Blue 31 floors”". */
function unitIn(sentence: string, { label }: Field): string {
  const quoted = /["“][^"“”\d]*\d+([^"“”\d]*)["”]/.exec(sentence)?.[1] ?? ''
  if (quoted !== '') return quoted
  return /^\p{L}+s$/u.test(label) ? ` ${label.toLowerCase()}` : ''
}

/** @returns null where no ranking is asked for, or where the records hold nothing to rank */
export function readRanking(text: string, { fields }: Pick<Records, 'fields'>): Figure | null {
  const sentence = rankingSentence(text)
  const [, said = ''] = asked.exec(sentence) ?? []
  const words = new Set(singularWords(sentence, small))
  const numbers = fields.filter(({ kind, name }) => (kind === 'number' || kind === 'money') && !notAdded.test(name))
  const number = numbers.find((field) => isNamedIn(words, field)) ?? numbers[0]
  const groups = fields.filter(
    ({ kind, options }) => kind === 'text' || kind === 'reference' || (kind === 'choice' && options !== undefined),
  )
  const group =
    groups.find((field) => isNamedIn(words, field) && who.test(field.name)) ??
    groups.find((field) => isNamedIn(words, field)) ??
    groups.find(({ name }) => who.test(name))
  if (said === '' || number === undefined || group === undefined) return null
  return {
    label: capitalize(said.toLowerCase()),
    sort: 'sum',
    of: number.name,
    where: null,
    per: { field: group.name, isMonth: false },
    quoted: null,
    ranked: { unit: unitIn(sentence, number) },
    strength: isNamedIn(words, number) ? 3 : 1,
  }
}
