// "With name and department": what somebody who acts tells of themselves, as it is listed behind the act.
import { isSameFact } from '../fields/same-fact.ts'
import type { Field } from '../../brief.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import { type Mention, factsByMention } from './facts-by-mention.ts'

const listed =
  /\b(?:with|give|gives|leave|leaves|enter|enters|send me|send us|tell me|by) (?:(?:their|his|her|the|an?|your) )?(?:own )?((?:[\p{L}'’-]+ )?names?\b(?:\s*,\s*|\s+and\s+)[^.;:!?]*)/giu
const ends =
  /,?\s+(?:and|so|then|but) (?:then )?(?:i|we|they|it|the|nobody|no|once|what|when|reserved|taken|everyone|see|sees|others?)\b.*$/iu
const small = /^(?:(?:and|their|his|her|the|an?|your|also|maybe|optionally) )+/iu
/** A name is asked of everybody; a question is told as what is meant, by the mentions. */
const isNone =
  /^(?:(?:full )?names?|numbers?$|what|which|who|when|where|how|whether|if|why|it|them|so|one)\b|\b(?:is|are|was|can|should|will|would|i|we)\b/i

/**
 * @param mentions facts that are known by words that speak of them
 * @param wished where they are looked for
 */
export function askedWith(wished: string, mentions: readonly Mention[]): Field[] {
  const said = factsByMention(wished, mentions)
  const known = said === '' ? [] : keptFields(said)
  const pieces = [...wished.matchAll(listed)]
    .flatMap(([, list = '']) => list.replace(ends, '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/u))
    .map((piece) => piece.trim().replace(small, '').replace(/[()]/gu, ''))
    .filter(
      (piece) =>
        piece !== '' &&
        piece.split(' ').length <= 3 &&
        !isNone.test(piece) &&
        !mentions.some(({ said: tells }) => tells?.test(piece) === true || tells?.test(`with ${piece}`) === true) &&
        !known.some((field) => isSameFact(field, piece, '')),
    )
  const others = [...new Set(pieces.map((piece) => piece.toLowerCase()))].flatMap((piece) => keptFields(piece))
  return [...known, ...others]
}
