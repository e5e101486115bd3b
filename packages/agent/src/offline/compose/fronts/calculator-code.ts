// A calculator as the generated page has it: its inputs, its sum, and what is said and drawn of it.
import type { Brief } from '../../brief.ts'
import { nothing, only, quoteJs } from '../data/expressions.ts'
import { lookOf } from './calculator-look.ts'
import type { Calculator, Input } from './known-calculators.ts'

/** What stands before an amount; '' where no money was spoken of. */
function saidSign(request: string): string {
  if (/€|\beuros?\b|\beur\b/i.test(request)) return '€'
  if (/£|\bpounds?\b(?! of)|\bgbp\b/i.test(request)) return '£'
  return /\$|\bdollars?\b|\busd\b/i.test(request) ? '$' : ''
}

const signs: Readonly<Record<Brief['currency'], string>> = { USD: '$', EUR: '€', GBP: '£' }

/** Known calculators of money have a sign; a sum that a message says has one where the message does. */
function signFor({ request, currency }: Brief, calculators: readonly Calculator[]): string {
  const isSaid = calculators.some(({ id }) => id === 'said')
  return saidSign(request) || (isSaid ? '' : signs[currency])
}

/** What stands in the field beside its number; the label of a value that a message names says it in words. */
function unitCode({ label, options, unit, isMoney }: Input, sign: string): string {
  if (isMoney === true) return `, sign: ${quoteJs(sign)}`
  if (unit !== undefined) return `, unit: ${quoteJs(unit)}`
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

function slideCode({ label, options, isFromZero }: Input): string {
  const isTyped = options !== undefined || isFromZero === true
  const slide = isTyped ? undefined : slides.find(([says]) => says.test(label))?.[1]
  return slide === undefined ? '' : `, slide: [${slide.join(', ')}]`
}

function inputCode(input: Input, sign: string): string {
  const { name, label, first, options, isTicked, kind, isFromZero } = input
  if (isTicked === true) return `{ name: '${name}', label: ${quoteJs(label)}, first: '', isTicked: true }`
  const choices = options === undefined ? '' : `, options: [${options.map(quoteJs).join(', ')}]`
  const type = kind === undefined ? '' : `, type: '${kind}'`
  const lowest = isFromZero === true ? ', min: 0' : ''
  const value = kind === 'date' ? `dayFromToday(${first})` : quoteJs(first)
  return `{ name: '${name}', label: ${quoteJs(label)}, first: ${value}${type}${unitCode(input, sign)}${lowest}${slideCode(input)}${choices} }`
}

function isNumber({ options, isTicked, kind }: Input): boolean {
  return options === undefined && isTicked !== true && kind === undefined
}

function readBy(reader: string, names: readonly string[]): string[] {
  const [first, ...others] = names
  if (first === undefined) return []
  return others.length === 0
    ? [`const ${first} = ${reader}(values.${first})`]
    : [`const [${names.join(', ')}] = [${names.map((name) => `values.${name}`).join(', ')}].map(${reader})`]
}

/** Its values as what they are: numbers, days, and words as they are. */
function valueLines(inputs: readonly Input[]): string[] {
  const namesOf = (isMeant: (input: Input) => boolean) => inputs.filter(isMeant).map(({ name }) => name)
  const numbers = namesOf(isNumber)
  const days = namesOf(({ kind }) => kind === 'date')
  const others = namesOf((input) => !isNumber(input) && input.kind !== 'date')
  return [
    ...(numbers.length > 1 ? [`const { ${numbers.join(', ')} } = numbersIn(values)`] : readBy('Number', numbers)),
    ...readBy('Date.parse', days),
    ...(others.length === 0 ? [] : [`const { ${others.join(', ')} } = values`]),
  ]
}

/** A method of the calculator that draws or tells its results; only what it uses is handed to it. */
function method(name: string, expression: string): string {
  if (expression === '') return nothing
  const given = /\bresults\b/.test(expression) ? 'values, results' : 'values'
  return `    ${name}(${given}) {\n      return ${expression}\n    },`
}

export function calculatorCode(brief: Brief, calculator: Calculator, title: string): string {
  const { inputs, lines } = calculator
  const { headline, draw, tell } = lookOf(calculator)
  const sign = signFor(brief, [calculator])
  return `  {
    title: ${quoteJs(title)},
    headline: ${quoteJs(headline)},
    inputs: [
${inputs.map((input) => `      ${inputCode(input, sign)},`).join('\n')}
    ],
    calculate(values) {
${[...valueLines(inputs), ...lines].map((line) => `      ${line}`).join('\n')}
    },
${method('tell', tell)}
${method('draw', draw)}
  },`
}

/** What the sums of a page are shown with; a page has those that it uses. */
function helperCode(sign: string): readonly (readonly [name: string, code: string])[] {
  const english = "value.toLocaleString('en'"
  return [
    [
      'numbersIn(',
      '/** What was typed in, as numbers. */\nconst numbersIn = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))',
    ],
    ['tiny', '/** Sums of fractions are a hair beside the whole number. */\nconst tiny = 1e-9'],
    ['round(', "const round = (value) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : '–')"],
    [
      'measure(',
      `/** "3 tiles", "1 tile", "4.2 m²". */\nconst measure = (value, unit) => (Number.isFinite(value) ? \`\${${english}, { maximumFractionDigits: 2 })}\${value === 1 ? unit.replace(/(?:(?<=x|ss)e)?s$/, '') : unit}\` : '–')`,
    ],
    [
      'money(',
      `const money = (value) => (Number.isFinite(value) ? \`\${value < 0 ? '-' : ''}${sign}\${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\` : '–')`,
    ],
    [
      'dayOf(',
      "const dayOf = (time) => (Number.isFinite(time) ? new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) : '–')",
    ],
    [
      'clock(',
      "/** Minutes as a time of day, or as hours and minutes. */\nconst clock = (minutes) => {\n  if (!Number.isFinite(minutes)) return '–'\n  const ofDay = ((Math.round(minutes) % 1440) + 1440) % 1440\n  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`\n}",
    ],
    [
      'dayFromToday(',
      'const dayFromToday = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)',
    ],
  ]
}

export function helpersFor(brief: Brief, calculators: readonly Calculator[], code: string): string {
  return helperCode(signFor(brief, calculators))
    .map(([use, helper]) =>
      only(new RegExp(String.raw`(?<![.\w])${use.replace('(', String.raw`\(`)}`).test(code), helper),
    )
    .join('\n')
}
