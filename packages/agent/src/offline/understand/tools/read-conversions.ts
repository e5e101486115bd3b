// "Cups to ml, ounces to grams, Fahrenheit to Celsius": what is turned into what, by measures that everybody knows.
import { capitalize, pluralize, singularize } from '../inflect.ts'

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
    ['nautical miles', /^nautical miles?$/i, 1852],
    ['fathoms', /^fathoms?$/i, 1.8288],
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
  [
    ['km/h', /^(?:km\/h|kmh|kph|kilomet(?:re|er)s per hour)$/i, 1],
    ['knots', /^(?:knots?|kn)$/i, 1.852],
    ['mph', /^(?:mph|miles per hour)$/i, 1.609344],
    ['m/s', /^(?:m\/s|met(?:re|er)s per second)$/i, 3.6],
  ],
]

const unit = String.raw`(?:(?:square|cubic|fluid|nautical) )?[\p{L}²³]+(?:/(?:h|s)\b| per (?:hour|second))?`
const pair = new RegExp(
  String.raw`\b(?:degrees )?(${unit})\s+(?:to|into|in|and|↔|<->|-)\s+(?:degrees )?(${unit})`,
  'giu',
)

interface Place {
  kind: number
  name: string
  factor: number
}

const amount = String.raw`(\d+(?:[.,]\d+)?)`
const saidRate = new RegExp(
  String.raw`\b(?:an?|one|1)\s+(${unit})\s*(?:is|=|equals|are worth|makes?|has)\s*(?:about )?${amount}\s*(${unit})`,
  'giu',
)

/** "A hand is 10.16 cm", "1 EUR = 1.08 USD": measures that the message gives itself. */
function saidMeasures(text: string): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const [, one = '', said = '', other = ''] of text.matchAll(saidRate)) {
    const known = placeOf(other, found)
    const base = known ?? placeOf(one, found)
    const kind = base?.kind ?? -1 - found.size
    const rate = Number(said.replace(',', '.'))
    const add = (name: string, factor: number) => found.set(keyOf(name), { kind, name: nameOf(name), factor })
    if (known !== null) add(one, known.factor * rate)
    else {
      if (base === null) add(one, 1)
      add(other, (base?.factor ?? 1) / rate)
    }
  }
  return found
}

function keyOf(name: string): string {
  return singularize(name.toLowerCase())
}

/** "EUR" stays, "hand" is spoken of as "hands". */
function nameOf(name: string): string {
  return name === name.toUpperCase() ? name : pluralize(singularize(name.toLowerCase()))
}

function placeOf(said: string, own: ReadonlyMap<string, Place> = new Map()): Place | null {
  const told = own.get(keyOf(said))
  if (told !== undefined) return told
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
  const own = saidMeasures(text)
  const around = text.replace(/\s*(?:->|=>|→|⇒)\s*/g, ' to ')
  const found = [...around.matchAll(pair)].flatMap(([, from = '', to = '']): Conversion[] => {
    const warm = degrees(from, to)
    if (warm !== null) return [warm]
    const [one, other] = [placeOf(from, own), placeOf(to, own)]
    if (one === null || other === null || one.kind !== other.kind || one === other) return []
    const factor = Number((one.factor / other.factor).toPrecision(9))
    return [{ from: capitalize(one.name), to: capitalize(other.name), expression: `value * ${factor}` }]
  })
  return found.filter(
    (conversion, at) => found.findIndex(({ from, to }) => from === conversion.from && to === conversion.to) === at,
  )
}

export interface Converter {
  /** What can be chosen, by its sort; each in the first of its sort. */
  units: { name: string; kind: number; factor: number }[]
  /** What comes out of each sort, where the message says so; else it is chosen as well. */
  targets: string[]
  /** What the message calls the choice and the number. */
  from: string
  value: string
}

const choosing = /\b(?:choose|pick|select)s? (what (?:you|i|they) have|(?:the |an? )?[\p{L} ]{3,24}?)\s*\(([^)]+)\)/iu
const readIn = /\b(?:read|get|see|shows?|gives?|converts?) (?:it |them |the result )?(?:in|into|to) ([^.;(]+)/iu

/** Units of which one chooses: from a list, or all that the message names. Null for fewer than two of a sort. */
export function readConverter(text: string): Converter | null {
  const own = saidMeasures(text)
  const named = (list: string): Place[] =>
    list
      .split(/\s*[,;:()/]\s*(?!h\b|s\b)(?:and |or )?|\s+(?:and|or|to|into|=|↔)\s+|[.]\s|\b\d+(?:[.,]\d+)?\b/)
      .flatMap((word) => placeOf(word.trim().replace(/^(?:an?|the|one) /i, ''), own) ?? [])
  const [, called, list] = choosing.exec(text) ?? []
  const targets = list === undefined ? [] : named((readIn.exec(text)?.[1] ?? '').replace(/,? whichever.*$/i, ''))
  const units = [...(list === undefined ? named(text) : named(list)), ...own.values()]
  const distinct = units.filter(({ name }, at) => units.findIndex((other) => other.name === name) === at)
  const paired = distinct.filter(({ kind, name }) =>
    [...distinct, ...targets].some((other) => other.kind === kind && other.name !== name),
  )
  if (paired.length < 2) return null
  const value =
    /\b(?:type|enter|put in)s? (?:in )?(?:an? |the )?(number|value|amount|quantity|price|length|weight)\b/i.exec(
      text,
    )?.[1] ?? (/\bamount\b/i.test(text) ? 'amount' : 'value')
  return {
    units: paired,
    targets: targets.map(({ name }) => name),
    from: capitalize((called ?? 'from').replace(/^(?:the|an?) /i, '')),
    value: capitalize(value.toLowerCase()),
  }
}

/** Which measures it goes with; -1 for none. */
export function sortOf(name: string): number {
  return placeOf(name)?.kind ?? -1
}

/** In the first of its sort, for those of a result that are not chosen from. */
export function factorOf(name: string): number | null {
  return placeOf(name)?.factor ?? null
}
