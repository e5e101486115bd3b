// "Cups to ml, ounces to grams, Fahrenheit to Celsius": what is turned into what, by measures that everybody knows.
import { capitalize } from './inflect.ts'

export interface Conversion {
  from: string
  to: string
  /** Over `value`. */
  expression: string
}

/** Each measure in the first one of its line. */
const measures: readonly (readonly [string, RegExp, number][])[] = [
  [
    ['metres', /^(?:met(?:re|er)s?|m)$/i, 1],
    ['kilometres', /^(?:kilomet(?:re|er)s?|km)$/i, 1000],
    ['centimetres', /^(?:centimet(?:re|er)s?|cm)$/i, 0.01],
    ['millimetres', /^(?:millimet(?:re|er)s?|mm)$/i, 0.001],
    ['miles', /^(?:miles?|mi)$/i, 1609.344],
    ['yards', /^yards?$/i, 0.9144],
    ['feet', /^(?:feet|foot|ft)$/i, 0.3048],
    ['inches', /^inch(?:es)?$/i, 0.0254],
  ],
  [
    ['square metres', /^(?:square met(?:re|er)s?|m²|sqm)$/i, 1],
    ['square feet', /^(?:square (?:feet|foot)|sq ?ft)$/i, 0.09290304],
    ['hectares', /^hectares?$/i, 10_000],
    ['acres', /^acres?$/i, 4046.8564224],
    ['square miles', /^square miles?$/i, 2_589_988.110336],
    ['square kilometres', /^square kilomet(?:re|er)s?$/i, 1_000_000],
  ],
  [
    ['grams', /^(?:grams?|g)$/i, 1],
    ['kilograms', /^(?:kilo(?:gram)?s?|kgs?)$/i, 1000],
    ['pounds', /^(?:pounds?|lbs?)$/i, 453.59237],
    ['ounces', /^(?:ounces?|oz)$/i, 28.349523125],
    ['stone', /^stones?$/i, 6350.29318],
    ['tonnes', /^(?:tonnes?|tons?)$/i, 1_000_000],
  ],
  [
    ['millilitres', /^(?:millilit(?:re|er)s?|ml)$/i, 1],
    ['litres', /^(?:lit(?:re|er)s?|l)$/i, 1000],
    ['cups', /^cups?$/i, 236.5882365],
    ['tablespoons', /^(?:tablespoons?|tbsp)$/i, 14.78676],
    ['teaspoons', /^(?:teaspoons?|tsp)$/i, 4.92892],
    ['fluid ounces', /^(?:fluid ounces?|fl oz)$/i, 29.5735295625],
    ['pints', /^pints?$/i, 568.26125],
    ['gallons', /^gallons?$/i, 3785.411784],
    ['cubic metres', /^(?:cubic met(?:re|er)s?|m³)$/i, 1_000_000],
  ],
  [
    ['hours', /^(?:hours?|h)$/i, 1],
    ['minutes', /^(?:minutes?|min)$/i, 1 / 60],
    ['days', /^days?$/i, 24],
  ],
]

const unit = String.raw`(?:(?:square|cubic|fluid) )?[\p{L}²³]+(?: per hour)?`
const pair = new RegExp(
  String.raw`\b(?:degrees )?(${unit})\s+(?:to|into|in|and|↔|<->|-)\s+(?:degrees )?(${unit})`,
  'giu',
)

function placeOf(said: string): { kind: number; name: string; factor: number } | null {
  for (const [kind, line] of measures.entries())
    for (const [name, says, factor] of line) if (says.test(said)) return { kind, name, factor }
  return null
}

function degrees(from: string, to: string): Conversion | null {
  const [one, other] = [from, to].map((said) =>
    /^(?:celsius|°?c)$/i.test(said) ? 'C' : /^(?:fahrenheit|°?f)$/i.test(said) ? 'F' : '',
  )
  if (one === 'C' && other === 'F') return { from: 'Celsius', to: 'Fahrenheit', expression: 'value * 1.8 + 32' }
  if (one === 'F' && other === 'C') return { from: 'Fahrenheit', to: 'Celsius', expression: '(value - 32) / 1.8' }
  return null
}

export function readConversions(text: string): Conversion[] {
  const found = [...text.matchAll(pair)].flatMap(([, from = '', to = '']): Conversion[] => {
    const warm = degrees(from, to)
    if (warm !== null) return [warm]
    const [one, other] = [placeOf(from), placeOf(to)]
    if (one === null || other === null || one.kind !== other.kind || one === other) return []
    const factor = Number((one.factor / other.factor).toPrecision(9))
    return [{ from: capitalize(one.name), to: capitalize(other.name), expression: `value * ${factor}` }]
  })
  return found.filter(
    (conversion, at) => found.findIndex(({ from, to }) => from === conversion.from && to === conversion.to) === at,
  )
}
