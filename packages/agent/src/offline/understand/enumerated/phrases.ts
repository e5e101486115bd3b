// A message that enumerates what it keeps, cut where one thing ends and the next begins: "fuel with litres, price and
// odometer, and services with date" is five phrases, of which two name what is kept.
import { splitList } from '../fields/read-fields.ts'
import { plainLines, sentencesOf } from '../pairs/told-of-sides.ts'
import { maskInner } from '../rows/said-lists.ts'

export interface Phrase {
  text: string
  /** The first of its sentence: what was told before is over. */
  isFirst: boolean
}

export interface Enumeration {
  /** What stands before the colon that opens it: "Log for our two cars". */
  head: string
  phrases: Phrase[]
}

/** "Goals with name, and for each: …" says no more than the list that follows. */
const colon = /\s*:\s*/u

/** "School — teachers: name — courses: title": each dash begins the next kind. */
const dashed = /\s+[-–—]\s+(?=(?:\p{L}+ ){0,2}\p{L}+(?:\s*[:(]|\s+with\s))/giu

const holdsFacts = /\([^()]+,[^()]+\)|\bwith\b/iu

/** "Rentals from until with deposit", "bookings from to": a span is two facts, whatever stands before and after it. */
const spanned = /\b(\p{L}+s),? from[\s/–-]+(?:and )?(until|till|to)\b(?!\s+\p{Lu})(?:,? (?:with|and)\b|,)?/gu

/** "Wagons [type, load]", "feeding = grams, temperature": other marks for the same. */
const plainMarks = (message: string): string =>
  message
    .replace(/\[([^\][]*)\]/gu, '($1)')
    .replace(/\s+=\s+/gu, ': ')
    .replace(dashed, '. ')
    .replace(spanned, '$1 with from, $2,')

function cut(sentence: string): string[] {
  const masked = maskInner(sentence)
  const at = colon.exec(masked)
  return at === null ? [sentence] : [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)]
}

/** @returns the sentences of a message, each as what its colon follows and what it lists */
export function enumerationsIn(message: string): Enumeration[] {
  return sentencesOf(plainLines(plainMarks(message))).map((sentence) => {
    const [before = '', after] = cut(sentence)
    const pieces = splitList(before)
    // "Motorbikes (model, year) and the repairs they got: date": the colon is of the last thing alone.
    const isListed = after === undefined || (pieces.length > 1 && holdsFacts.test(before))
    const list = isListed ? sentence : after
    return {
      head: isListed ? '' : before.trim(),
      phrases: splitList(list).map((text, index) => ({ text, isFirst: index === 0 })),
    }
  })
}
