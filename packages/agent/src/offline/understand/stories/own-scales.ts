// The scale that a message tells for what its case rates otherwise: "how bad 1-10", "a mark out of ten".
import type { Field } from '../../brief.ts'
import { stemsOf } from '../fields/same-fact.ts'

const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, ten: 10 }
const count = String.raw`(\d{1,2}|three|four|five|six|ten)`
const scale = new RegExp(
  String.raw`\b(?:from |between )?(?:1|one)\s?(?:-|–|to|and|till?)\s?${count}\b(?! (?:min|mins|minutes|hours?|days?|weeks?|years?|kg|km|people)\b)|\bout of ${count}\b`,
  'giu',
)

interface Scale {
  most: number
  /** The clause up to it. */
  before: string
}

function scalesOf(message: string): Scale[] {
  return [...message.matchAll(scale)].flatMap((match) => {
    const said = (match[1] ?? match[2] ?? '').toLowerCase()
    const most = numbers[said] ?? Number(said)
    const before =
      message
        .slice(0, match.index)
        .split(/[.!?;,\n]/u)
        .at(-1) ?? ''
    return most >= 3 && most <= 10 ? [{ most, before }] : []
  })
}

const isCounted = ({ options = [] }: Field): boolean =>
  options.length > 2 && options.every((option, at) => option === String(at + 1))
const isScaled = (field: Field): boolean => field.kind === 'rating' || (field.kind === 'choice' && isCounted(field))

/** What is rated in so many words, or the only thing that is. */
export function withOwnScales(fields: readonly Field[], message: string): Field[] {
  const scales = scalesOf(message)
  const rated = fields.filter(isScaled)
  return fields.map((field) => {
    if (!isScaled(field)) return field
    const stems = stemsOf(field.label)
    const named = scales.find(({ before }) => stemsOf(before).some((stem) => stems.includes(stem)))
    const own = named ?? (rated.length === 1 && scales.length === 1 ? scales[0] : undefined)
    if (own === undefined) return field
    if (field.kind === 'rating') return { ...field, max: own.most }
    return { ...field, options: Array.from({ length: own.most }, (_, at) => String(at + 1)) }
  })
}
