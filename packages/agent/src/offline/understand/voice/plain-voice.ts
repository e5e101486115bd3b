// How somebody talks, taken off before anything is read: the frame of a letter, words that carry nothing, notes that are
// jotted down one below the other.
import { plainAskedColour } from './asked-colour.ts'
import { isEmpty } from './story-clauses.ts'
import { withoutFillers } from './fillers.ts'
import { withoutLetter } from './letters.ts'

const bullet = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/u
/** A note that has its own subject, or asks for something. */
const sentence =
  /^(?:(?:and|but|so|also|then|right now|maybe|basically) )*(?:(?:i|we|they|he|she|it|people|everyone|nobody|customers|members)(?:['’]\p{L}+)? \p{L}+|(?:would|['’]?d) (?:like|love)\b|(?:need|want|looking for|should|must)\b|(?:my|our|the|each|every) [^,:]{3,60}? (?:is|are|has|have|can|should|want|need|keep)\b)/iu

/** Notes that are sentences are prose, whatever stands before each; what lists facts keeps its lines. */
function notesAsProse(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const notes = lines.map((line) => line.replace(bullet, '').trim())
  const kept = notes.filter((note) => !isEmpty(note, ''))
  const areNotes = lines.length >= 3 && lines.every((line) => bullet.test(line))
  const told = kept.filter((note) => sentence.test(note))
  if (areNotes && told.length >= 2 && told.length * 2 >= kept.length && sentence.test(kept[0] ?? ''))
    return kept.map((note) => (/[.!?:]$/u.test(note) ? note : `${note}.`)).join(' ')
  return kept.length === notes.length || kept.length === 0
    ? text
    : lines.filter((line) => !isEmpty(line.replace(bullet, '').trim(), '')).join('\n')
}

export function plainVoice(message: string): string {
  const said = plainAskedColour(withoutFillers(withoutLetter(message)))
  return said.includes('\n') ? notesAsProse(said) : said
}
