// Of what a case works out, what the message speaks of stands first, and what it does not speak of makes room: two apps of the
// same case show each person what they came for.
import { tellingWords } from '../../cases/told-words.ts'
import type { Brief } from '../../brief.ts'

/** So many stand on a first page also where the message speaks of fewer. */
const fewest = 2

/** Without the words that stand in anything that is worked out. */
const anyWords = new Set(
  tellingWords('this month year week each all so far last latest sum count number days hours still open'),
)

/** A line of the case: its heading, then the group, then the columns with their terms. */
function wordsOf(line: string, kinds: ReadonlySet<string>): string[] {
  const [heading = '', , columns = ''] = line.split('|')
  const names = columns.split(';').map((column) => column.split('=')[0] ?? '')
  return tellingWords([heading, ...names].join(' ')).filter((stem) => !kinds.has(stem) && !anyWords.has(stem))
}

/** @param message as it was typed */
export function withReckonedAsTold(brief: Brief, message: string): Brief {
  const { reckoned = [], entity, more } = brief
  if (reckoned.length <= fewest) return brief
  const kinds = new Set([entity, ...more].flatMap(({ singular }) => tellingWords(singular)))
  const said = new Set(tellingWords(message))
  const spokenOf = (line: string): number => new Set(wordsOf(line, kinds).filter((stem) => said.has(stem))).size
  const inOrder = reckoned.toSorted((one, other) => spokenOf(other) - spokenOf(one))
  const spoken = inOrder.filter((line) => spokenOf(line) > 0).length
  return spoken === 0 ? brief : { ...brief, reckoned: inOrder.slice(0, Math.max(fewest, spoken)) }
}
