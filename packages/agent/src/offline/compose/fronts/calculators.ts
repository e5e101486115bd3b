// What can be calculated: the inputs, their usual values, and the results as expressions over them.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { inSaidSentence } from '../../understand/calculation-constants.ts'
import { type Calculation, firstValue, readInputs, readValues } from '../../understand/read-calculation.ts'
import { readFormulas } from '../../understand/read-formulas.ts'
import { readRates } from '../../understand/read-rates.ts'
import {
  type Conversion,
  type Converter,
  factorOf,
  readConversions,
  readConverter,
  sortOf,
} from '../../understand/read-conversions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { readFormula } from '../../understand/said-formula.ts'
import { readShares, readSpacing } from '../../understand/read-shares.ts'
import { jsxText, nothing, tidy } from '../expressions.ts'
import { actWords, keepsByName, worksAtOnce } from './calculator-words.ts'

interface Input {
  name: string
  label: string
  first: string
  /** Choices instead of a number. */
  options?: readonly string[]
  /** A box to tick instead. */
  isTicked?: boolean
}

interface Calculator {
  id: string
  says: RegExp
  /** Its parts go together as their names say; what the sentence says of them comes first. */
  isPlain?: boolean
  inputs: readonly Input[]
  /** Body of `calculate`, in terms of the inputs' names. */
  lines: readonly string[]
}

const knownCalculators: readonly Calculator[] = [
  {
    id: 'tip',
    says: /\btip\b|\bsplit\b/i,
    isPlain: true,
    inputs: [
      { name: 'bill', label: 'Bill', first: '48.60' },
      { name: 'tip', label: 'Tip in percent', first: '12' },
      { name: 'people', label: 'People', first: '3' },
    ],
    lines: [
      'const tipAmount = (bill * tip) / 100',
      "return [['Tip', round(tipAmount)], ['Total', round(bill + tipAmount)], ['Per person', round((bill + tipAmount) / Math.max(1, people))]]",
    ],
  },
  {
    id: 'bmi',
    says: /\bbmi\b|\bbody mass\b/i,
    inputs: [
      { name: 'weight', label: 'Weight in kg', first: '71' },
      { name: 'height', label: 'Height in cm', first: '176' },
    ],
    lines: [
      'const bmi = weight / (height / 100) ** 2',
      "const band = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : bmi < 30 ? 'Overweight' : 'Obese'",
      "return [['BMI', Math.round(bmi * 10) / 10], ['Which is', band]]",
    ],
  },
  {
    id: 'loan',
    says: /\b(?:loan|mortgage|credit|instal+ments?|repayments?)\b/i,
    inputs: [
      { name: 'amount', label: 'Amount', first: '180000' },
      { name: 'rate', label: 'Interest in percent a year', first: '3.4' },
      { name: 'years', label: 'Years', first: '25' },
    ],
    lines: [
      'const months = Math.max(1, years * 12)',
      'const monthly = rate / 1200',
      'const payment = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months)',
      "return [['Monthly payment', round(payment)], ['Total paid', round(payment * months)], ['Total interest', round(payment * months - amount)]]",
    ],
  },
  {
    id: 'interest',
    says: /\b(?:savings?|compound|interest|retire\w*|invest\w*)\b/i,
    inputs: [
      { name: 'start', label: 'Start amount', first: '2500' },
      { name: 'monthly', label: 'Saved each month', first: '120' },
      { name: 'rate', label: 'Interest in percent a year', first: '2.7' },
      { name: 'years', label: 'Years', first: '8' },
    ],
    lines: [
      'const factor = 1 + rate / 1200',
      'const months = years * 12',
      'const grown = start * factor ** months + (rate === 0 ? monthly * months : (monthly * (factor ** months - 1)) / (factor - 1))',
      "return [['At the end', round(grown)], ['Of that interest', round(grown - start - monthly * months)]]",
    ],
  },
  {
    id: 'percentage',
    says: /\b(?:percent(?:age)?s?|discount|vat|sales tax)\b/i,
    isPlain: true,
    inputs: [
      { name: 'amount', label: 'Amount', first: '84' },
      { name: 'percent', label: 'Percent', first: '15' },
    ],
    lines: [
      'const part = (amount * percent) / 100',
      "return [['Percent of it', round(part)], ['Less', round(amount - part)], ['More', round(amount + part)]]",
    ],
  },
  {
    id: 'temperature',
    says: /\b(?:temperature|celsius|fahrenheit)\b/i,
    inputs: [
      { name: 'degrees', label: 'Degrees', first: '21' },
      { name: 'from', label: 'From', first: 'Celsius', options: ['Celsius', 'Fahrenheit'] },
    ],
    lines: [
      "return from === 'Celsius' ? [['Fahrenheit', round(degrees * 1.8 + 32)]] : [['Celsius', round((degrees - 32) / 1.8)]]",
    ],
  },
  {
    id: 'units',
    says: /\b(?:unit|length|distance|weight|metric|imperial|kilomet\w+|miles|cups|kitchen|recipe|measure\w*)\b.*\bconver|\bconver\w*/i,
    inputs: [
      { name: 'value', label: 'Value', first: '12' },
      {
        name: 'from',
        label: 'From',
        first: 'Kilometres to miles',
        options: [
          'Kilometres to miles',
          'Miles to kilometres',
          'Kilograms to pounds',
          'Pounds to kilograms',
          'Centimetres to inches',
          'Inches to centimetres',
          'Litres to gallons',
          'Gallons to litres',
        ],
      },
    ],
    lines: [
      "const factors = { 'Kilometres to miles': 0.621371, 'Miles to kilometres': 1.609344, 'Kilograms to pounds': 2.204623, 'Pounds to kilograms': 0.453592, 'Centimetres to inches': 0.393701, 'Inches to centimetres': 2.54, 'Litres to gallons': 0.264172, 'Gallons to litres': 3.785412 }",
      "return [[from.split(' to ')[1].replace(/^./, (letter) => letter.toUpperCase()), round(value * factors[from])]]",
    ],
  },
]

const basic: Calculator = {
  id: 'basic',
  says: /^/,
  inputs: [
    { name: 'first', label: 'First number', first: '12' },
    { name: 'operation', label: 'Operation', first: 'plus', options: ['plus', 'minus', 'times', 'divided by'] },
    { name: 'second', label: 'Second number', first: '30' },
  ],
  lines: [
    "if (operation === 'divided by' && second === 0) return [['Result', 'Nothing can be divided by 0']]",
    "const results = { plus: first + second, minus: first - second, times: first * second, 'divided by': first / second }",
    "return [['Result', round(results[operation])]]",
  ],
}

/** What the sentence says of inputs and results comes before what such calculators usually have, but for laws of their own. */
export function calculatorFor(request: string): Calculator {
  const { inputs, asked } = readValues(request)
  const own =
    readShares(request) ??
    readSpacing(request) ??
    readFormulas(request, inputs) ??
    readRates(request, inputs, asked) ??
    readFormula(request)
  if (own !== null) return saidCalculator(inSaidMeasure(own, request), currencySign(request))
  const known = knownCalculators.find(({ says }) => says.test(request))
  if (known !== undefined && !known.isPlain) return inSaidWords(known, inputs)
  const said = readInputs(request)
  return said === null ? (known ?? basic) : saidCalculator(inSaidMeasure(said, request), currencySign(request))
}

/** True where the sentence says what is calculated, and no rule knows how. */
export function isUnknownCalculation(request: string): boolean {
  return (
    calculatorFor(request) === basic &&
    /\bcalculat\w+\b[^.]*\b(?:for|of|with|that|which|how)\b|\b\p{L}+ calculator\b[^.]*:/iu.test(request)
  )
}

/** What each value of a known calculator may be called. */
const namesOf: Readonly<Record<string, RegExp>> = {
  amount: /\b(?:amount|loan|principal|price|sum|borrow\w*)\b/i,
  rate: /\b(?:interest|rate|apr|percent)\b|%/i,
  years: /\b(?:years?|term|duration|runtime)\b/i,
  start: /\b(?:start\w*|initial|first|capital)\b/i,
  monthly: /\b(?:month\w*|deposit|each month)\b/i,
  weight: /\bweight\b/i,
  height: /\b(?:height|size|tall)\b/i,
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

/** What stands before an amount; '' where no money was spoken of. */
function currencySign(request: string): string {
  if (/€|\beuros?\b|\beur\b/i.test(request)) return '€'
  if (/£|\bpounds?\b(?! of)|\bgbp\b/i.test(request)) return '£'
  return /\$|\bdollars?\b|\busd\b/i.test(request) ? '$' : ''
}

function saidCalculator({ inputs, results }: Calculation, sign: string): Calculator {
  return {
    id: 'said',
    says: /^/,
    inputs: inputs.map(({ name, label, first, isTicked }) => ({
      name,
      label,
      first: first ?? (isTicked === true ? '' : firstValue(label)),
      ...(isTicked === true && { isTicked }),
    })),
    lines: [
      `return [${results
        .map(({ label, expression, unit, isMoney, before = '' }) => {
          const value = isMoney === true ? `${quoteJs(sign)} + (${expression}).toFixed(2)` : `round(${expression})`
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

function quoteJs(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function inputCode({ name, label, first, options, isTicked }: Input): string {
  if (isTicked === true) return `{ name: '${name}', label: ${quoteJs(label)}, first: '', isTicked: true }`
  const choices = options === undefined ? '' : `, options: [${options.map(quoteJs).join(', ')}]`
  return `{ name: '${name}', label: ${quoteJs(label)}, first: ${quoteJs(first)}${choices} }`
}

function isNumber({ options, isTicked }: Input): boolean {
  return options === undefined && isTicked !== true
}

function calculatorCode({ inputs, lines }: Calculator, title: string): string {
  const numbers = inputs.filter(isNumber).map(({ name }) => name)
  const choices = inputs.filter((input) => !isNumber(input)).map(({ name }) => name)
  return `  {
    title: ${quoteJs(title)},
    inputs: [
${inputs.map((input) => `      ${inputCode(input)},`).join('\n')}
    ],
    calculate(values) {
      const [${numbers.join(', ')}] = [${numbers.map((name) => `values.${name}`).join(', ')}].map(Number)
${choices.length === 0 ? '' : `      const { ${choices.join(', ')} } = values\n`}${lines.map((line) => `      ${line}`).join('\n')}
    },
  },`
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
function calculatorsFor(request: string): { title: string; calculator: Calculator }[] {
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

export function composeCalculator(
  brief: Pick<Brief, 'request'>,
  marks: Record<string, string>,
): Record<string, string> {
  const { request } = brief
  const calculators = calculatorsFor(request)
  const isLive = worksAtOnce(request)
  const isNamed = keepsByName(request)
  const files = readPart('stage-calculator', {
    ...marks,
    calculators: calculators.map(({ title, calculator }) => calculatorCode(calculator, title)).join('\n'),
    // "Save calculations under a name".
    saveAs: isNamed
      ? `<label className="font-medium">Name<input name="name" required maxLength={80} className={inputStyle} /></label>`
      : nothing,
    keepName: isNamed ? "String(new FormData(event.currentTarget).get('name') ?? '').trim()" : "''",
    // Without a name there is something to keep only once it is worked out.
    keepWhen: isNamed ? '' : '{results !== null && ',
    keepEnd: isNamed ? '' : '}',
    act: isNamed ? 'Save' : 'Save result',
    firstResults: isLive ? '() => calculator.calculate(values)' : 'null',
    live: isLive ? 'setResults(calculator.calculate(next))' : nothing,
    button: isLive
      ? nothing
      : `<button className="${marks['button'] ?? ''} justify-self-start">${jsxText(actWords(request))}</button>`,
  })
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)]))
}
