// What can be calculated: the inputs, their usual values, and the results as expressions over them.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { inSaidSentence } from '../../understand/tools/calculation-constants.ts'
import { type Calculation, firstValue, readInputs, readValues } from '../../understand/tools/read-calculation.ts'
import { readFirstValues, withoutFirstValues } from '../../understand/tools/first-values.ts'
import { readFormulas } from '../../understand/tools/read-formulas.ts'
import { readRates } from '../../understand/tools/read-rates.ts'
import {
  type Conversion,
  type Converter,
  factorOf,
  readConversions,
  readConverter,
  sortOf,
} from '../../understand/tools/read-conversions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { readFormula } from '../../understand/tools/said-formula.ts'
import { readShares, readSpacing } from '../../understand/tools/read-shares.ts'
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { headingClass, lookFiles, lookOf, questionOf } from './calculator-look.ts'
import { actWords, keepsByName, worksAtOnce } from './calculator-words.ts'
import { type Calculator, type Input, basic, knownCalculators } from './known-calculators.ts'

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

function saidOrKnown(request: string): Calculator {
  const { inputs, asked } = readValues(request)
  const own =
    readShares(request) ??
    readSpacing(request) ??
    readFormulas(request, inputs) ??
    readRates(request, inputs, asked) ??
    readFormula(request)
  if (own !== null) return saidCalculator(inSaidMeasure(own, request))
  const known = knownCalculators.find(({ says }) => says.test(request))
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

/** What stands before an amount; '' where no money was spoken of. */
function currencySign(request: string): string {
  if (/€|\beuros?\b|\beur\b/i.test(request)) return '€'
  if (/£|\bpounds?\b(?! of)|\bgbp\b/i.test(request)) return '£'
  return /\$|\bdollars?\b|\busd\b/i.test(request) ? '$' : ''
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

function quoteJs(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** What stands in the field behind its number; the label says it in words. */
function unitCode({ label, options }: Input): string {
  const said = / in (percent|kg|cm|km|m²|mm|m|litres|minutes|hours|grams|metres)(?=\s|$)/.exec(label)?.[1]
  return said === undefined || options !== undefined ? '' : `, unit: '${said === 'percent' ? '%' : said}'`
}

/** From, to and step of what is easier dragged than typed. */
const slides: readonly [RegExp, readonly [number, number, number]][] = [
  [/\btip\b/i, [0, 30, 1]],
  [/\b(?:interest|rate)\b.*(?:percent|%)/i, [0, 12, 0.1]],
  [/\b(?:percent\w*|discount)\b|%/i, [0, 100, 1]],
  [/^(?:number of )?(?:people|persons|guests|friends|players)\b/i, [1, 12, 1]],
  [/^coats\b/i, [1, 5, 1]],
  [/^(?:(?:number of|term in|duration in) )?years\b/i, [1, 40, 1]],
  [/^weight in kg\b/i, [40, 150, 1]],
  [/^height in cm\b/i, [130, 215, 1]],
]

function slideCode({ label, options }: Input): string {
  const slide = options === undefined ? slides.find(([says]) => says.test(label))?.[1] : undefined
  return slide === undefined ? '' : `, slide: [${slide.join(', ')}]`
}

function inputCode(input: Input): string {
  const { name, label, first, options, isTicked } = input
  if (isTicked === true) return `{ name: '${name}', label: ${quoteJs(label)}, first: '', isTicked: true }`
  const choices = options === undefined ? '' : `, options: [${options.map(quoteJs).join(', ')}]`
  return `{ name: '${name}', label: ${quoteJs(label)}, first: ${quoteJs(first)}${unitCode(input)}${slideCode(input)}${choices} }`
}

function isNumber({ options, isTicked }: Input): boolean {
  return options === undefined && isTicked !== true
}

/** A method of the calculator that draws or tells its results; only what it uses is handed to it. */
function method(name: string, expression: string): string {
  if (expression === '') return nothing
  const given = /\bresults\b/.test(expression) ? 'values, results' : 'values'
  return `    ${name}(${given}) {\n      return ${expression}\n    },`
}

function calculatorCode(calculator: Calculator, title: string): string {
  const { inputs, lines } = calculator
  const { headline, draw, tell } = lookOf(calculator)
  const numbers = inputs.filter(isNumber).map(({ name }) => name)
  const choices = inputs.filter((input) => !isNumber(input)).map(({ name }) => name)
  return `  {
    title: ${quoteJs(title)},
    headline: ${quoteJs(headline)},
    inputs: [
${inputs.map((input) => `      ${inputCode(input)},`).join('\n')}
    ],
    calculate(values) {
      const [${numbers.join(', ')}] = [${numbers.map((name) => `values.${name}`).join(', ')}].map(Number)
${choices.length === 0 ? '' : `      const { ${choices.join(', ')} } = values\n`}${lines.map((line) => `      ${line}`).join('\n')}
    },
${method('tell', tell)}
${method('draw', draw)}
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

const helpers = {
  round: "const round = (value) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : '–')",
  money: (sign: string): string =>
    `const money = (value) => (Number.isFinite(value) ? \`${sign}\${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\` : '–')`,
} as const

const signs: Readonly<Record<Brief['currency'], string>> = { USD: '$', EUR: '€', GBP: '£' }

/** Known calculators of money have a sign; a sum that a message says has one where the message does. */
function signFor({ request, currency }: Brief, calculators: readonly { calculator: Calculator }[]): string {
  const isSaid = calculators.some(({ calculator }) => calculator.id === 'said')
  return currencySign(request) || (isSaid ? '' : signs[currency])
}

function componentName(drawing: string): string {
  return drawing.split('-').map(capitalize).join('')
}

/** The visitor's question, where the message gives no words of its own to head the page with. */
function headingOf(brief: Brief, calculators: readonly Calculator[], headline: string): string {
  const [first] = calculators
  const question = calculators.length === 1 && first !== undefined ? questionOf(brief, first) : null
  if (brief.copy.headline !== '' || question === null)
    return headline === jsxText(brief.name)
      ? `<h1 className="sr-only">${headline}</h1>`
      : `<h1 className="font-display ${headingClass(brief)}">${headline}</h1>`
  return `<h1 className="font-display ${headingClass(brief)}">${question}</h1>`
}

export function composeCalculator(brief: Brief, marks: Record<string, string>): Record<string, string> {
  const { request } = brief
  const calculators = calculatorsFor(request)
  const looks = calculators.map(({ calculator }) => lookOf(calculator))
  const isLive = worksAtOnce(request)
  const isNamed = keepsByName(request)
  const code = calculators.map(({ title, calculator }) => calculatorCode(calculator, title)).join('\n')
  const heading = headingOf(
    brief,
    calculators.map(({ calculator }) => calculator),
    marks['headline'] ?? '',
  )
  const drawings = [...new Set(looks.map(({ drawing }) => drawing))].filter((drawing) => drawing !== '')
  const most = Math.max(...calculators.map(({ calculator }) => calculator.inputs.length))
  const look = lookFiles(brief, looks, most, {
    ...marks,
    // Without a name there is something to keep only once it is worked out.
    keepWhen: isNamed ? '' : '{isWorkedOut && ',
    keepEnd: isNamed ? '' : '}',
    workedOut: isNamed ? '' : 'isWorkedOut, ',
    button: isLive
      ? nothing
      : `<button className="${marks['button'] ?? ''} min-h-13 self-end justify-self-start">${jsxText(actWords(request))}</button>`,
  })
  const files = readPart('stage-calculator', {
    ...look.marks,
    calculators: code,
    heading,
    below: heading.includes('sr-only') ? 'mt-2' : 'mt-8',
    drawingImports: drawings
      .map((drawing) => `import { ${componentName(drawing)} } from '@/components/${drawing}.jsx'`)
      .join('\n'),
    helpers: [
      only(code.includes('round('), helpers.round),
      only(code.includes('money('), helpers.money(signFor(brief, calculators))),
    ].join('\n'),
    // "Save calculations under a name".
    saveAs: isNamed
      ? `<label className="font-medium">Name<input name="name" required maxLength={80} className="mt-1.5 block min-h-12 w-full ${marks['control'] ?? ''} px-3.5" /></label>`
      : nothing,
    keepName: isNamed ? "String(new FormData(event.currentTarget).get('name') ?? '').trim()" : "''",
    act: isNamed ? 'Save' : 'Save result',
    isLive: String(isLive),
  })
  return Object.fromEntries(Object.entries({ ...files, ...look.files }).map(([path, text]) => [path, tidy(text)]))
}
