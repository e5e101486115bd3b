// Calculators of everyday life as this page has them: their steps as lines, their results in the units that they have.
import { type KnownCalculator, type KnownInput, type KnownResult, everydayFor } from '../../calculators/index.ts'
import { quoteJs } from '../data/expressions.ts'
import type { CalculatorLook } from './calculator-look.ts'
import type { Calculator, Input } from './known-calculators.ts'

/** Signs that stand close to their number. */
const closeUnit = /^[%°‰]/

function inputOf({ name, label, first, unit, isMoney, options, kind, canBeNegative }: KnownInput): Input {
  const isNumber = options === undefined && kind === undefined
  return {
    name,
    label,
    first,
    ...(unit !== undefined && { unit }),
    ...(isMoney === true && { isMoney }),
    ...(options !== undefined && { options }),
    ...(kind !== undefined && { kind }),
    ...(isNumber && canBeNegative !== true && { isFromZero: true }),
  }
}

/** An expression of the number that is shown; what was counted whole already is not rounded up again. */
function valueCode([, expression, format]: KnownResult, steps: readonly string[]): string {
  if (format === 'text') return expression
  if (format === 'money') return `money(${expression})`
  if (format === 'date') return `dayOf(${expression})`
  if (format === '') return `round(${expression})`
  const unit = format.replace(/^[~^]/, '')
  const isWhole = steps.some((step) => step.startsWith(`${expression} = Math.ceil(`))
  const number =
    format.startsWith('^') && !isWhole
      ? `Math.ceil(${/ [-+] /.test(expression) ? `(${expression})` : expression} - tiny)`
      : format.startsWith('~')
        ? `Math.round(${expression})`
        : expression
  return `measure(${number}, ${quoteJs(closeUnit.test(unit) ? unit : ` ${unit}`)})`
}

export function asCalculator(known: KnownCalculator): Calculator {
  const { id, says, inputs, steps = [], results } = known
  return {
    id,
    says,
    inputs: inputs.map(inputOf),
    results: results.map(([label]) => label),
    lines: [
      ...steps.map((step) => `const ${step.replaceAll('1e-9', 'tiny')}`),
      'return [',
      ...results.map((result) => `  [${quoteJs(result[0])}, ${valueCode(result, steps)}],`),
      ']',
    ],
    everyday: known,
  }
}

/** "Breakdown" is drawn by the part `drawing-breakdown`. */
const tagOf = /<([A-Z]\w*)/

export function everydayLook({ results, tell, draw = '' }: KnownCalculator): CalculatorLook {
  return {
    headline: results[0]?.[0] ?? '',
    draw,
    tell: tell === undefined ? '' : `\`${tell}\``,
    drawing: tagOf.exec(draw)?.[1]?.toLowerCase() ?? '',
  }
}

/** What goes from one measure into another, and needs more than a factor for it. */
const convertsMore: ReadonlySet<string> = new Set(['cups', 'oven', 'currency', 'time-zone', 'roman', 'binary'])

/** The converter of a message that one factor cannot do: cups of flour in grams, money at the rate of a day. */
export function everydayConverter(message: string): Calculator | null {
  const found = everydayFor(message)
  return found !== null && convertsMore.has(found.calculator.id) ? asCalculator(found.calculator) : null
}
