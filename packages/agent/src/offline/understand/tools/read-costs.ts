// "Type in wax, wick, jar, my time in minutes and the market fee and see what one candle costs me and a price with profit":
// all that goes into one piece, added up, and what it is sold for.
import type { CalculationInput } from './calculation-parts.ts'
import type { Calculation } from './read-calculation.ts'
import { capitalize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

const typed =
  /\b(?:types?|puts?|enters?|fills?)(?: in)?:? ((?:[^.;:!?]{2,40}, )+[^.;:!?]{2,60}?),? (?:and|then|to) (?:then )?(?:i |it |we |you )?(?:sees?|gets?|shows?|tells?(?: me)?|says?|knows?|works? out)\b([^.;!?]*)/iu
const isPrice = /\b(?:profit|margin|mark-?up|sell(?:ing)? (?:it )?(?:for|price)|price)\b/iu
const isCost = /\bcosts?\b/iu
const piece = /\b(?:one|an?|each|per|the) (\p{L}+)\b(?= (?:really )?costs?)/iu
const isTime = /\b(?:time|work|labou?r|hours?|minutes?)\b/iu
/** What is worked out is nothing that is typed in; what has a measure of its own is priced in no way that is told. */
const noCost =
  /\b(?:distance|length|width|height|weight|rate|years?|interest|percent\w*|number|how many|quantity|people|guests|name|date)\b|%/iu

function itemsOf(list: string): string[] {
  return list
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.replace(/^(?:the|my|our|an?|its) /iu, '').trim())
    .filter((item) => item !== '')
}

const input = (label: string, first: string): CalculationInput => ({ name: toIdentifier(label), label, first })
/** What somebody begins with until they type their own: small sums, none like the other. */
const sums = ['2.40', '0.35', '0.90', '1.60', '0.20', '0.75', '0.45', '1.10']

/** Null where no costs are typed in one by one, or nothing is sold. */
export function readCosts(text: string): Calculation | null {
  const [, list = '', outcome = ''] = typed.exec(text) ?? []
  const items = itemsOf(list)
  if (items.length < 3 || items.some((item) => noCost.test(item))) return null
  if (!isCost.test(outcome) || !isPrice.test(outcome)) return null
  const times = items.filter((item) => isTime.test(item))
  const costs = items
    .filter((item) => !times.includes(item))
    .map((item, at) => input(capitalize(item), sums[at % sums.length] ?? '1'))
  const [time] = times
  const isHours = time !== undefined && /\bhours?\b/iu.test(time)
  const work: CalculationInput[] =
    time === undefined
      ? []
      : [
          input(
            `${capitalize(time.replace(/ in (?:minutes|hours)$/iu, ''))} in ${isHours ? 'hours' : 'minutes'}`,
            isHours ? '0.5' : '12',
          ),
          input('Wage an hour', '15'),
        ]
  const [spent, wage] = work
  const profit = input('Profit in percent', '40')
  const labour =
    spent === undefined || wage === undefined ? [] : [`${spent.name} * ${wage.name}${isHours ? '' : ' / 60'}`]
  const whole = [...costs.map(({ name }) => name), ...labour].join(' + ')
  const one = piece.exec(outcome)?.[1]?.toLowerCase()
  return {
    inputs: [...costs, ...work, profit],
    results: [
      { label: 'Price', expression: `(${whole}) * (1 + ${profit.name} / 100)`, unit: '', isMoney: true },
      { label: one === undefined ? 'It costs' : `One ${one} costs`, expression: whole, unit: '', isMoney: true },
      { label: 'Profit', expression: `(${whole}) * ${profit.name} / 100`, unit: '', isMoney: true },
    ],
  }
}
