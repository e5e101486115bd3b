// Facts of a ware as somebody behind the counter says them: "Grown in Japan", "Direct sun", "12 left".
import type { Field } from '../../brief.ts'
import { stockOf } from '../../understand/sites/sold-words.ts'
import { factLabel } from './fact-label.ts'
import { quoteJs, wordsOf } from '../data/expressions.ts'
import type { View } from '../views.ts'

const grows =
  /\b(?:teas?|coffees?|beans?|roast\w*|plants?|flowers?|wines?|fruit|vegetables?|spices?|herbs?|olives?|seeds?|rice|nuts?|cocoa)\b/i
const isMade = /\b(?:hand-?made|pottery|ceramics?|clothes|clothing|furniture|shoes|candles?|soaps?|toys?|jewell?ery)\b/i

const before = (words: string, value: string): string => `\`${words} \${${value}}\``
const after = (value: string, words: string): string => `\`\${${value}} ${words}\``

/** How a value is said by the name of its field; `value` is code. */
const sayings: readonly (readonly [name: RegExp, say: (value: string, request: string) => string])[] = [
  [
    /(?:^|_)(?:origin|country|region|grown_in|made_in)$/,
    (value, request) => before(grows.test(request) ? 'Grown in' : isMade.test(request) ? 'Made in' : 'From', value),
  ],
  [
    /^light(?:_|$)|(?:^|_)(?:light|sun)(?:_needs)?$/,
    (value) =>
      `/light|sun|shad/i.test(${value}) ? ${value} : /^(?:direct|full|part)/i.test(${value}) ? ${after(value, 'sun')} : ${after(value, 'light')}`,
  ],
  [/^roast(?:_level)?$/, (value) => `/roast/i.test(${value}) ? ${value} : ${after(value, 'roast')}`],
  [/^(?:water|watering)(?:_needs)?$/, (value) => `\`Water \${${value}.toLowerCase()}\``],
  // "Size M" needs its name; "One slice" and "34 cm" do not.
  [/^sizes?$/, (value) => `/^[a-z\\d/.,–-]{1,4}$/i.test(${value}) ? ${before('Size', value)} : ${value}`],
  [/^burn(?:ing|s)?(?:_(?:time|hours|length))?$/, (value) => before('Burns', value)],
  [
    /^(?:scent|smell|fragrance)$/,
    (value) => `/^(?:none|no|unscented)/i.test(${value}) ? 'No scent' : \`Smells of \${${value}.toLowerCase()}\``,
  ],
  [/^caffeine(?:_level)?$/, (value) => after(value, 'caffeine')],
  [/^condition$/, (value) => `/condition|new/i.test(${value}) ? ${value} : ${after(value, 'condition')}`],
  [/^(?:artist|author|maker|brand|designer|band|roaster|by)$/, (value) => before('By', value)],
]

/** Facts whose value is often a bare figure: of what is "52 cm", or "40"? */
const isOfFigures =
  /(?:^|_)(?:size|edition|series|length|width|height|depth|diameter|age|level|grade|number|no|volume|time|capacity|count|scale)$/

/** The fact as code of words, without a name before it; null where only its name tells what it is. */
export function spokenFact(view: View, field: Field, one: string): string | null {
  const value = `${one}.${field.name}`
  const { kind, name, unit } = field
  if (field === stockOf(view.fields))
    return `${value} === null ? null : ${value} === 0 ? ${quoteJs(field.zero ?? 'Sold out')} : ${after(value, 'left')}`
  if (kind === 'boolean') return `${value} && ${quoteJs(field.label)}`
  if (kind === 'text' || kind === 'choice') {
    const say = sayings.find(([said]) => said.test(name))?.[1]
    if (say !== undefined) return `${value} && (${say(value, view.request)})`
    return isOfFigures.test(name)
      ? `${value} && (/^\\d/.test(${value}) ? ${before(factLabel(field).replaceAll(/[`$\\]/g, ''), value)} : ${value})`
      : value
  }
  if (kind !== 'number' || unit === undefined) return null
  const high = /(?:^|_)(?:height|tall)(?:_|$)/.test(name) ? 'high' : /(?:^|_)width(?:_|$)/.test(name) ? 'wide' : ''
  if (high !== '') return `${value} !== null && \`\${${wordsOf(field, one)}} ${high}\``
  // "250 g" says itself what it is; of what are "42 h"?
  const isTime = /^(?:h|hours?|min|minutes?|days?|weeks?|months?)$/.test(unit)
  const named = name.startsWith('burn') ? 'Burns' : isTime ? factLabel(field).replaceAll(/[`$\\]/g, '') : ''
  return `${value} !== null && ${named === '' ? wordsOf(field, one) : `\`${named} \${${wordsOf(field, one)}}\``}`
}
