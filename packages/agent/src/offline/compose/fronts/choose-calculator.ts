// Which calculator a message asks for: what it says itself of inputs and results, else one that everybody knows.
import { everydayFor, weightOf } from '../../calculators/index.ts'
import { capitalize } from '../../understand/inflect.ts'
import { inSaidSentence } from '../../understand/tools/calculation-constants.ts'
import { readFirstValues, withoutFirstValues } from '../../understand/tools/first-values.ts'
import { type Calculation, firstValue, readInputs, readValues } from '../../understand/tools/read-calculation.ts'
import {
  type Conversion,
  type Converter,
  factorOf,
  readConversions,
  readConverter,
  sortOf,
} from '../../understand/tools/read-conversions.ts'
import { readCosts } from '../../understand/tools/read-costs.ts'
import { readFormulas } from '../../understand/tools/read-formulas.ts'
import { readRates } from '../../understand/tools/read-rates.ts'
import { readShares, readSpacing } from '../../understand/tools/read-shares.ts'
import { readFormula } from '../../understand/tools/said-formula.ts'
import { quoteJs } from '../data/expressions.ts'
import { asCalculator, everydayConverter } from './everyday-calculators.ts'
import { type Calculator, basic, knownCalculators } from './known-calculators.ts'
import { withSaidValues, wordsOfLabel } from './said-values.ts'

/** What the sentence says of inputs and results comes before what such calculators usually have, but for laws of their own. */
export function calculatorFor(request: string): Calculator {
  const firsts = readFirstValues(request)
  const calculator = saidOrKnown(withoutFirstValues(request))
  if (firsts.size === 0) return calculator
  return {
    ...calculator,
    inputs: calculator.inputs.map((input) => ({ ...input, first: firsts.get(input.label) ?? input.first })),
  }
}

/** These take what no other calculator is for. */
const last: ReadonlySet<string> = new Set(['percentage', 'temperature', 'units'])

/** One of those that everybody knows; of two the one that more of the message speaks of. */
function knownFor(request: string): Calculator | undefined {
  const drawn = knownCalculators.find(({ says }) => says.test(request))
  const everyday = everydayFor(request)
  if (everyday === null) return drawn
  const isOther = drawn === undefined || last.has(drawn.id) || everyday.weight > weightOf(drawn.says, request)
  return isOther ? asCalculator(everyday.calculator) : drawn
}

/** Does a known calculator have all that a message lists as typed in? */
function hasAll({ inputs }: Calculator, said: readonly { label: string }[]): boolean {
  const known = inputs.map(({ label }) => wordsOfLabel(label))
  return said.every((input) => {
    const words = wordsOfLabel(input.label)
    return words.some((word) => known.some((label) => label.includes(word)))
  })
}

function saidOrKnown(request: string): Calculator {
  const { inputs, asked } = readValues(request)
  const own =
    readCosts(request) ??
    readShares(request) ??
    readSpacing(request) ??
    readFormulas(request, inputs) ??
    readRates(request, inputs, asked) ??
    readFormula(request)
  if (own !== null) return saidCalculator(inSaidMeasure(own, request))
  const found = knownFor(request)
  const known = found === undefined ? undefined : withSaidValues(found, request)
  // Its formula is right, where one that is made of its inputs is a guess.
  if (known?.everyday !== undefined && hasAll(known, inputs)) return known
  if (known !== undefined && !known.isPlain) return inSaidWords(known, inputs)
  // A bill that is shared is divided, whatever its parts are called.
  if (known?.id === 'tip' && inputs.length >= 2 && inputs.every((input) => isPartOf(known, input)))
    return inSaidWords(known, inputs)
  const said = readInputs(request)
  return said === null
    ? known === undefined
      ? basic
      : withSaidPercent(known, request)
    : saidCalculator(inSaidMeasure(said, request))
}

/** "VAT calculator 20%": its percent, and what the parts of the amount are called. */
function withSaidPercent(known: Calculator, request: string): Calculator {
  if (known.id !== 'percentage') return known
  const said = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)/i.exec(request)?.[1]
  const isOff = /\bdiscount\b|% off\b/i.test(request)
  const tax = /\bvat\b/i.test(request) ? 'VAT' : /\btax\b/i.test(request) ? 'Tax' : ''
  const part = 'const part = (amount * percent) / 100'
  return {
    ...known,
    inputs: known.inputs.map((input) =>
      input.name === 'percent' && said !== undefined ? { ...input, first: said } : input,
    ),
    lines: isOff
      ? [part, "return [['You pay', round(amount - part)], ['You save', round(part)]]"]
      : tax === ''
        ? known.lines
        : [part, `return [['${tax}', round(part)], ['With ${tax}', round(amount + part)]]`],
  }
}

/** Nothing is to be worked out but what somebody types: a calculator with keys. */
export function asksForKeys(request: string): boolean {
  return everydayConverter(request) === null && calculatorsFor(request).every(({ calculator }) => calculator === basic)
}

/** True where nobody says what is worked out, and no rule knows it. */
export function isUnknownCalculation(request: string): boolean {
  return calculatorFor(request) === basic && !isPlainCalculator.test(request)
}

/** Plus, minus, times and divided by are all that is wanted. */
const isPlainCalculator =
  /^\W*(?:(?:please|can you|could you|i|we|want|need|would like|make|build|create|me|us|an?|the|my|our|very|simple|basic|small|little|plain|normal|standard|pocket|scientific|online|web|nice|clean|modern|retro|dark|colou?rful|playful|cute|minimal|desk|classic|working|good)\s+)*(?:calculator|calc)\b(?![^.]*\b(?:for|of|that|which|how|what|:))/i

/** What each value of a known calculator may be called. */
const namesOf: Readonly<Record<string, RegExp>> = {
  amount: /\b(?:amount|loan|principal|price|sum|borrow\w*)\b/i,
  rate: /\b(?:interest|rate|apr|percent)\b|%/i,
  years: /\b(?:years?|term|duration|runtime)\b/i,
  start: /\b(?:start\w*|initial|first|capital)\b/i,
  monthly: /\b(?:month\w*|deposit|each month)\b/i,
  weight: /\bweight\b/i,
  height: /\b(?:height|size|tall)\b/i,
  bill: /\b(?:bill|amount|check|total|price)\b/i,
  tip: /\btip\b|\bpercent\w*\b|%/i,
  people: /\b(?:people|persons?|guests|friends|diners|heads|ways)\b/i,
}

function isPartOf({ inputs }: Calculator, { label }: { label: string }): boolean {
  return inputs.some(({ name }) => namesOf[name]?.test(label) === true)
}

/** Its values under the names that the message gives them. */
function inSaidWords(known: Calculator, said: readonly { label: string }[]): Calculator {
  const left = new Set(said)
  const inputs = known.inputs.map((input) => {
    const own = [...left].find(({ label }) => namesOf[input.name]?.test(label) === true)
    if (own === undefined || input.options !== undefined) return input
    left.delete(own)
    return { ...input, label: own.label }
  })
  return { ...known, inputs }
}

/** "Show it like “3 litres”, rounded up": how the only result is to be shown. */
function inSaidMeasure(read: Calculation, request: string): Calculation {
  const said = { ...read, results: inSaidSentence(read.results, request) }
  const [result, ...others] = said.results
  if (result === undefined || others.length > 0 || result.before !== undefined) return said
  const shown = /["“]\d+(?:[.,]\d+)?\s*(\p{L}[\p{L}²³ ]{0,20}?)["”]/u.exec(request)?.[1]
  const round = /\bround(?:ed|s|ing)?(?: it| them| the result)? (?:up|to the next)\b/i.test(request)
    ? 'ceil'
    : /\bround(?:ed|s|ing)?(?: it| them| the result)? (?:down|off to whole)\b/i.test(request)
      ? 'floor'
      : null
  // Sums of fractions are a hair beside the whole number.
  const expression =
    round === null || result.expression.startsWith('Math.')
      ? result.expression
      : `Math.${round}((${result.expression}) ${round === 'ceil' ? '-' : '+'} 1e-9)`
  return { ...said, results: [{ ...result, expression, unit: shown === undefined ? result.unit : ` ${shown}` }] }
}

function saidCalculator({ inputs, results }: Calculation): Calculator {
  return {
    id: 'said',
    says: /^/,
    results: results.map(({ label }) => label),
    inputs: inputs.map(({ name, label, first, isTicked }) => ({
      name,
      label,
      first: first ?? (isTicked === true ? '' : firstValue(label)),
      ...(isTicked === true && { isTicked }),
    })),
    lines: [
      `return [${results
        .map(({ label, expression, unit, isMoney, before = '' }) => {
          const value = isMoney === true ? `money(${expression})` : `round(${expression})`
          const measure = unit === '' ? unitOf(label) : unit
          const words = `${before}\${${value}}${measure}`.replaceAll('`', '')
          return `[${quoteJs(label)}, ${measure === '' && before === '' ? value : `\`${words}\``}]`
        })
        .join(', ')}]`,
    ],
  }
}

/** "Litres needed": what its number counts stands behind the number as well. */
function unitOf(label: string): string {
  const [said = ''] =
    /^(?:(?:square|cubic) )?(?:lit(?:re|er)s|(?:kilo|centi|milli)?met(?:re|er)s|(?:kilo)?grams?|kilos|minutes|hours|miles|feet)\b/i.exec(
      label,
    ) ?? []
  return said === '' ? '' : ` ${said.toLowerCase()}`
}

/** One for each thing that is turned into another; several of them stand below each other. */
function converterOf({ from, to, expression }: Conversion): Calculator {
  const name = 'value'
  return {
    id: 'conversion',
    says: /^/,
    inputs: [{ name, label: from, first: '12' }],
    lines: [`return [[${quoteJs(to)}, round(${expression})]]`],
  }
}

/** Any of several units into another: into the one that belongs to it, or into what is chosen. */
function anyUnit({ units, targets, from, value }: Converter): Calculator {
  const names = units.map(({ name }) => capitalize(name))
  const table = units.map(({ name, kind, factor }) => `${quoteJs(capitalize(name))}: [${kind}, ${factor}]`).join(', ')
  const isChosen = targets.length === 0
  // What is of a size with it is what one reads it in: nautical miles in kilometres, fathoms in metres.
  const goals = units.flatMap(({ name, kind, factor }) => {
    const size = (each: string) => Math.abs(Math.log(factor / (factorOf(each) ?? factor)))
    const [target] = targets.filter((each) => sortOf(each) === kind).toSorted((one, other) => size(one) - size(other))
    return target === undefined
      ? []
      : [`${quoteJs(capitalize(name))}: [${quoteJs(target)}, ${factor / (factorOf(target) ?? 1)}]`]
  })
  return {
    id: 'converter',
    says: /^/,
    inputs: [
      { name: 'value', label: value, first: '1' },
      { name: 'from', label: from, first: names[0] ?? '', options: names },
      ...(isChosen ? [{ name: 'to', label: 'To', first: names[1] ?? '', options: names }] : []),
    ],
    lines: isChosen
      ? [
          `const units = { ${table} }`,
          "if (units[from][0] !== units[to][0]) return [[to, 'Choose two of the same sort.']]",
          'return [[to, `${round((value * units[from][1]) / units[to][1])} ${to}`]]',
        ]
      : [
          `const goals = { ${goals.join(', ')} }`,
          'const [unit, factor] = goals[from]',
          'return [[unit, `${round(value * factor)} ${unit}`]]',
        ],
  }
}

/** The calculators of a page: what was said to be worked out, and what is turned into what. */
export function calculatorsFor(request: string): { title: string; calculator: Calculator }[] {
  const more = everydayConverter(request)
  if (more !== null) return [{ title: '', calculator: withSaidValues(more, request) }]
  const conversions = readConversions(request).map((conversion) => ({
    title: `${conversion.from} to ${conversion.to.toLowerCase()}`,
    calculator: converterOf(conversion),
  }))
  const converter = conversions.length === 0 && /\bconver\w*/i.test(request) ? readConverter(request) : null
  if (converter !== null) return [{ title: '', calculator: anyUnit(converter) }]
  const calculator = calculatorFor(request)
  const isOther = calculator.id !== 'basic' && calculator.id !== 'units' && calculator.id !== 'temperature'
  if (conversions.length === 0 || isOther) {
    const title =
      conversions.length === 0 ? '' : capitalize(/\bhow (?:much|many) ([\p{L}]+)/iu.exec(request)?.[1] ?? 'calculation')
    return [{ title, calculator }, ...conversions]
  }
  return conversions
}
