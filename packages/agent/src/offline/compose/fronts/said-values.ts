// What a message says an input begins with: "5 % waste", "for 6 people", "a room of 4 by 3 m".
import { stemOf } from '../../cases/stems.ts'
import type { Calculator, Input } from './known-calculators.ts'

const amount = String.raw`(\d+(?:[.,]\d+)?)`
const unitWords = String.raw`(?:%|percent|m²|m|cm|mm|km|kg|g|€|\$|£|euros?|dollars?|pounds|litres?|hours?|h|minutes?|days?|weeks?|years?)`
const plain =
  /^(?:in|of|a|an|the|per|you|your|it|each|on|to|at|from|one|other|and|or|for|now|is|how|what|costs?|price|number|all)$/i

/** Words of a label that say what it is of. */
export function wordsOfLabel(label: string): string[] {
  return (label.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !plain.test(word)).map(stemOf)
}

function firstSaid({ label, options, kind, unit }: Input, message: string): string | undefined {
  if (options !== undefined)
    return options.find((option) => new RegExp(String.raw`\b${escaped(option)}\b`, 'i').test(message))
  if (kind !== undefined) return undefined
  for (const word of wordsOfLabel(label)) {
    const before = new RegExp(String.raw`${amount} ?${unitWords}? (?:of |for )?${escaped(word)}\p{L}*`, 'iu')
    const after = new RegExp(
      String.raw`\b${escaped(word)}\p{L}*(?: rate)?(?: of| is|:| =)? ${amount}(?! ?(?:by|x|×))`,
      'iu',
    )
    const close = unit === '%' ? new RegExp(String.raw`${amount}% ${escaped(word)}`, 'iu') : before
    const found = close.exec(message)?.[1] ?? before.exec(message)?.[1] ?? after.exec(message)?.[1]
    if (found !== undefined) return found.replace(',', '.')
  }
  return undefined
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "4 x 3 m", "4.2 by 3.1 metres": length and width. */
const sides = new RegExp(
  String.raw`${amount} ?(?:m|metres?|meters?)? ?(?:x|×|by) ?${amount} ?(?:m|metres?|meters?)\b`,
  'i',
)

/** "At 6:15", "7 am", "22.30". */
const clock = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)\b|\b(\d{1,2})[:.](\d{2})\b(?! ?(?:%|€|km|kg|euros?|m\b))/giu

/** The one time of day that the message says, as a field holds it; none where it says several. */
function timeSaid(message: string): string | undefined {
  const [found, ...others] = [...message.matchAll(clock)]
  if (found === undefined || others.length > 0) return undefined
  const [, twelve, past, half = '', whole, minutes] = found
  const hours = Number(twelve ?? whole)
  const hour = half === '' ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${past ?? minutes ?? '00'}`
}

export function withSaidValues(calculator: Calculator, message: string): Calculator {
  const [, length, width] = sides.exec(message) ?? []
  const time = timeSaid(message)
  const timed = calculator.inputs.find(({ kind }) => kind === 'time')
  const ofSides: Readonly<Record<string, string | undefined>> = { length, width }
  return {
    ...calculator,
    inputs: calculator.inputs.map((input) => ({
      ...input,
      first:
        ofSides[input.name]?.replace(',', '.') ??
        firstSaid(input, message) ??
        (input === timed ? time : undefined) ??
        input.first,
    })),
  }
}
