// A calculation said as a formula: "length × width × depth = cubic metres", "hours times rate minus tax".
import type { CalculationInput } from './calculation-parts.ts'
import { capitalize } from '../inflect.ts'
import { type Calculation, inputOf } from './read-calculation.ts'

const operator = /\s*(?:[×*÷+]|(?<=\s)[-−–/x](?=\s))\s*|\s+(?:times|multiplied by|divided by|over|plus|minus)\s+/gi
const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '*': '*',
  x: '*',
  times: '*',
  'multiplied by': '*',
  '÷': '/',
  '/': '/',
  over: '/',
  'divided by': '/',
  '+': '+',
  plus: '+',
  '-': '-',
  '−': '-',
  '–': '-',
  minus: '-',
}

/** Null where no formula is said. */
export function readFormula(text: string): Calculation | null {
  for (const clause of text.split(/[.;:!?()]|,\s/)) {
    const operators = [...clause.matchAll(operator)].map(([sign]) => signs[sign.trim().toLowerCase()])
    if (operators.length === 0 || operators.includes(undefined)) continue
    // "Width, height plus number of coats" is a list.
    if (!/[=×*÷]|\b(?:is|equals|gives|makes|times|multiplied|divided)\b|\s[/x]\s/i.test(clause)) continue
    const sides = clause.split(/\s*=\s*|\s+(?:is|equals|gives|makes)\s+/i)
    const formula = sides.find((side) => [...side.matchAll(operator)].length === operators.length)
    if (formula === undefined || sides.length > 2) continue
    const operands = formula.split(operator).map((operand) => nounOf(operand))
    if (operands.some((operand) => operand === '' || operand.split(' ').length > 4)) continue
    const inputs: CalculationInput[] = []
    const terms = operands.map((operand) => {
      if (/^\d+(?:\.\d+)?$/.test(operand)) return operand
      const input = inputOf(operand)
      if (!inputs.some(({ name }) => name === input.name)) inputs.push(input)
      return input.name
    })
    if (inputs.length < 2) continue
    const said = nounOf(sides.find((side) => side !== formula) ?? '')
    const expression = terms.reduce(
      (whole, term, at) => (at === 0 ? term : `${whole} ${operators[at - 1]} ${term}`),
      '',
    )
    return { inputs, results: [{ label: capitalize(said === '' ? 'result' : said), expression, unit: '' }] }
  }
  return null
}

function nounOf(said: string): string {
  return said
    .replace(/^.*\b(?:calculates?|computes?|works? out|shows?|for|of|multipl(?:y|ies)|divides?|adds?|takes?)\s+/i, '')
    .replace(/^(?:the|a|an|your|my|our|its)\s+/i, '')
    .replace(/\s+(?:in|as) (?:\p{L}+|%)(?: \p{L}+)?$/iu, '')
    .trim()
}
