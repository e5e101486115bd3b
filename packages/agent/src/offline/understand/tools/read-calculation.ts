// "Put in wall width, height and coats, it says how many litres": what is typed in, and what comes out of it.
import {
  type CalculationInput,
  inMetres,
  perAsked,
  piecesOf,
  saidCoverage,
  saidPrice,
  sizeOfPiece,
  ticked,
  usedUp,
  valued,
  wallsOf,
  wholeThing,
} from './calculation-parts.ts'
import { quotedAsAsked, saidReach, withoutConstants } from './calculation-constants.ts'
import { capitalize, singularize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

export interface Calculation {
  inputs: CalculationInput[]
  /** Each a label and an expression over the inputs' names. */
  results: { label: string; expression: string; unit: string; isMoney?: boolean; before?: string }[]
}

// Without a formula: every input has a part in the result, which its name tells.

const outputVerb =
  /\b(?:(?:and |then )?(?:it|which|that|the app|the page)?\s*(?:shows?|says?|tells?(?: me| us| you)?|gives?(?: me| us| you)?|calculates?|computes?|works? out|returns?|displays?|outputs?)|(?:and |to )?(?:i |we |you )?(?:gets?|sees?|want to know)|to (?:get|see|find out|know)|results?(?: is| are)?:)\s+/i
const inputVerb =
  /\b(?:puts? in|enters?|types?(?: in)?|gives?|fills? in|inputs?(?: are)?|asks? (?:me |us |you )?for|takes?|from|with(?: fields)?(?: for)?|fields?(?: are)?|given)\b:?\s+/i
const noInput = /\b(?:button|background|colou?rs?|called|name it|style|dark|font|saved|history|keep|list of)\b/i

/** "…, press calculate and it says …": a button is no value. */
const pressed =
  /,?\s*\b(?:then |and )?(?:press|click|hit)(?:es)?\b (?:on )?(?:the )?["“']?\p{L}+(?: it| button)?["”']?/giu

/** Null where the sentence does not say what goes in, or these rules do not see how it goes together. */
export function readInputs(request: string): Calculation | null {
  const { inputs, asked } = readValues(request)
  if (inputs.length < 2 || inputs.length > 8) return null
  return combine(
    inputs.filter(({ isTicked }) => isTicked !== true),
    asked,
    request,
  )
}

/** What a message says is typed in, and what is to come out. */
export function readValues(request: string): { inputs: CalculationInput[]; asked: string[] } {
  // "Fuel calculator - distance, price": a dash after its name is a colon.
  const text = quotedAsAsked(withoutConstants(request))
    .replace(/\bresults? in (\p{L}+)/iu, 'it shows how many $1')
    .replace(/^([^:.\n]{3,40}\b(?:calculator|converter))\s+[-–—]\s+/i, '$1: ')
    .replace(pressed, ' ')
    .replace(/\s*\([^)]*%[^)]*\)/g, ' in percent')
  const { said, asked } = splitText(text.replace(/\s*(?:->|=>|→|⇒)\s*/g, ', it shows '))
  const inputs = said.map(inputOf).filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at)
  return { inputs, asked }
}

function splitText(text: string): { said: string[]; asked: string[] } {
  const said: string[] = []
  const asked: string[] = []
  for (const sentence of text.split(/[.;!?]\s+|[.;!?]$/)) {
    if (noInput.test(sentence) && !inputVerb.test(sentence)) continue
    const at = outputVerb.exec(sentence)
    const before = at === null ? sentence : sentence.slice(0, at.index)
    // "Work out what their booklet costs: pages, copies": what is typed in stands behind.
    const [after = '', behind] = at === null ? [] : sentence.slice(at.index + at[0].length).split(/:\s+(?=[^:]*,)/)
    if (behind !== undefined && said.length === 0) said.push(...items(behind))
    if (at !== null) asked.push(...items(after))
    // "Litres of soil needed", "Number of tiles." after the values: what comes out.
    else if (said.length > 0 && /\bneeded\s*$|^number of\b/i.test(sentence))
      asked.push(...items(sentence.replace(/\s+needed\b/gi, '')))
    const colon = before.includes(':') ? before.slice(before.indexOf(':') + 1) : null
    const verb = inputVerb.exec(colon ?? before)
    const list = verb !== null ? (colon ?? before).slice(verb.index + verb[0].length) : colon
    // "Bill amount, tip percentage, number of people.": a sentence that is nothing but its values.
    const bare =
      list === null && at === null && /^[^,]{3,40}(?:,[^,]{3,40})+$/.test(before) && !noInput.test(before)
        ? before
        : list
    if (bare !== null && said.length === 0) said.push(...items(bare))
  }
  return { said, asked }
}

function items(list: string): string[] {
  return list
    .replace(/\s*\((?!\d+(?:[.,]\d+)?\))[^)]*\)/g, '')
    .split(/\s*,\s*(?:and\s+|plus\s+)?|\s+and\s+|\s+plus\s+/i)
    .filter((item) => !/[=×*÷]|\btimes\b|\s[-−–/]\s/.test(item))
    .map((item) => item.replace(/^(?:the|a|an|your|my|our|how much the)\s+/i, '').trim())
    .filter(
      (item) =>
        item !== '' &&
        item.split(' ').length <= 9 &&
        !/\b(?:saved|calculations?|history)\b/i.test(item) &&
        !/^round(?:ed|s|ing)?\b/i.test(item),
    )
}

/** "Height of a room", at the end of what is said of the room. */
const ofOne = /^(length|width|height|depth|area|perimeter|thickness) of (?:an?|the|my|our|your) \p{L}+$/iu

export function inputOf(said: string): CalculationInput {
  const tick = ticked.exec(said)?.[1]
  const [, noun, first] = (tick === undefined ? valued.exec(said) : null) ?? []
  // "10% waste" is one that is known as well.
  const [, share, ofWhat] = (tick === undefined ? /^(\d+(?:[.,]\d+)?) ?% (?:of |for )?(.+)$/.exec(said) : null) ?? []
  const whole = ofWhat === undefined ? (tick ?? noun ?? said) : `${ofWhat} in percent`
  const label = capitalize(
    whole
      .replace(/^(?:how many|how much)\s+/i, '')
      .replace(ofOne, '$1')
      .trim(),
  )
  const name = toIdentifier(label)
  // A variable of that name: no word of the language, and no digit first.
  return {
    ...(tick !== undefined && { isTicked: true }),
    ...((share ?? first) !== undefined && { first: (share ?? first ?? '').replace(',', '.') }),
    name: /^(?:\d|(?:new|in|for|case|default|class|return|round|values|this|if|do|with|var|let|const)$)/.test(name)
      ? `value_${name}`
      : name,
    label,
  }
}

const roles = {
  consumption: /\b(?:per 100 ?(?:km|kilomet\w+)|l\/100|consumption)\b/i,
  coverage:
    /\b(?:covers?|coverage|(?:km|kilomet\w+|miles) per (?:lit\w+|gallon)|mpg|(?<!price |cost |costs |fee |paid )per (?:lit(?:re|er)|bag|box|pack|tin|can|roll|sheet|gallon|tile|bottle|pallet)|in (?:a|one|each) (?:pack|box|bag|tin|roll)|(?:pack|bag|box|tile|roll) size)\b/i,
  percent: /%|\bper ?cent\w*|\b(?:tip|discount|vat|tax|commission|mark-?up|waste|interest|service charge|deduction)\b/i,
  extra:
    /\b(?:(?:delivery|booking|cleaning|call-?out|fixed|base|entry|service|shipping|start(?:ing)?) (?:fee|charge|cost|price|costs)|fee|shipping|deposit)\b/i,
  people:
    /\b(?:people|persons?|passengers?|travell?ers|students|children|kids|friends|heads|sharers|flatmates|housemates|diners|ways|participants|players|guests)\b/i,
} as const

/** What is multiplied with the others, whatever it is about. */
const factor =
  /\b(?:length|width|height|depth|breadth|thickness|area|square \w+|number|coats?|rounds?|hours?|days?|nights?|weeks?|months?|quantity|pieces?|units?|copies|rate|price|cost|wage|fare|per|servings?|portions?|rows?|columns?|sessions?|lessons?|visits?|times)\b/i
const money =
  /\b(?:bill|amount|income|salary|wages?|revenue|sales|budget|rent|costs?|expenses?|price|spending|spent|earned|paid|savings?|total|food|transport)\b/i
const perPerson =
  /\b(?:each|per (?:person|head|guest)|share|a ?piece|everyone|everybody|every person|one person|individual)\b/i
const left = /\b(?:left|remain\w*|over|balance|profit|savings?|save|difference|margin|net)\b/i
const wholePacks =
  /\b(bag|tin|can|tile|roll|pack|packet|box|bucket|sheet|pot|bottle|board|plank|brick|panel|pallet|bus|table|carton)e?s\b/i

function combine(inputs: readonly CalculationInput[], asked: readonly string[], text: string): Calculation | null {
  const taken = new Set<CalculationInput>()
  const take = (role: RegExp) => {
    const found = inputs.find((input) => !taken.has(input) && role.test(input.label))
    if (found !== undefined) taken.add(found)
    return found?.name
  }
  const pieces = piecesOf(inputs, asked)
  for (const input of pieces) taken.add(input)
  const consumption = take(roles.consumption)
  const coverage = take(roles.coverage) ?? take(perAsked(asked)) ?? saidReach(text) ?? saidCoverage(text)
  const percentLabel = inputs.find((input) => !taken.has(input) && roles.percent.test(input.label))?.label ?? ''
  const percent = take(roles.percent)
  const isShared = asked.some((item) => perPerson.test(item))
  const people = isShared ? take(roles.people) : undefined
  const extra = take(roles.extra)
  const factors = inputs.filter((input) => !taken.has(input))
  const base = wallsOf(factors, text) ?? baseOf(factors, asked)
  const isKnown =
    pieces.length > 0 || [consumption, coverage, percent, people, extra].some((role) => role !== undefined)
  if (base === null || (!isKnown && !factors.every(({ label }) => factor.test(label)) && !/[-+/]/.test(base)))
    return null

  const scaled = [
    base,
    pieces.length === 0 ? '' : `/ Math.max(${sizeOfPiece(pieces, inputs)}, 0.000001)`,
    coverage === undefined ? '' : `/ Math.max(${coverage}, 0.000001)`,
    consumption === undefined ? '' : `* ${consumption} / 100`,
  ]
    .filter((part) => part !== '')
    .join(' ')
  const part = percent === undefined ? null : `(${scaled}) * ${percent} / 100`
  // Tax comes off where what is left after it is asked for, and no net amount was typed in.
  const isNetAsked =
    asked.some((item) => /\bnet\b|\bafter tax/i.test(item)) && !inputs.some(({ label }) => /\bnet\b/i.test(label))
  const isOff =
    /\b(?:discount|deduction|commission)\b/i.test(percentLabel) || (isNetAsked && /\btax\b/i.test(percentLabel))
  const whole = `${scaled}${part === null ? '' : ` ${isOff ? '-' : '+'} ${part}`}${extra === undefined ? '' : ` + ${extra}`}`
  const each = people === undefined ? null : `(${whole}) / Math.max(1, ${people})`
  const isVolume =
    factors.length === 3 &&
    coverage === undefined &&
    factors.every(({ label }) => /\b(?:length|width|depth|height|thickness|breadth)\b/i.test(label))
  const known = {
    bare: base,
    part,
    whole,
    each,
    percentLabel,
    scaled,
    isOff,
    price: saidPrice(text),
    whatIsWhole: asked.map(wholeThing).find((thing) => thing !== null) ?? null,
    isVolume,
    people,
    used: consumption === undefined ? null : usedUp(factors, consumption),
  }
  const results = (asked.length === 0 ? usualAsked(known) : asked).flatMap((item) => resultOf(item, known))
  const distinct = results.filter(({ label }, at) => results.findIndex((result) => result.label === label) === at)
  return distinct.length === 0 ? null : { inputs: [...inputs], results: distinct.slice(0, 5) }
}

interface Known {
  /** Before it is parted into what is asked for. */
  bare: string
  part: string | null
  whole: string
  each: string | null
  percentLabel: string
  scaled: string
  isOff: boolean
  /** Of one piece. */
  price: string | null
  /** Bought whole: "rolls". */
  whatIsWhole: string | null
  /** In cubic metres. */
  isVolume: boolean
  people: string | undefined
  /** How much is burnt, before it costs anything. */
  used: string | null
}

function usualAsked({ part, each, percentLabel }: Known): string[] {
  return [
    ...(part === null ? [] : [percentLabel.replace(/\s*(?:in |rate|per ?cent\w*|%).*$/i, '')]),
    'total',
    ...(each === null ? [] : ['each']),
  ]
}

/** What is multiplied; several amounts of money are added up, or taken from the first where something is left over. */
function baseOf(factors: readonly CalculationInput[], asked: readonly string[]): string | null {
  const names = factors.map(({ name }) => name)
  const [first, ...rest] = names
  if (first === undefined) return null
  if (asked.some((item) => /\b(?:average|mean)\b/i.test(item))) return `(${names.join(' + ')}) / ${names.length}`
  const speed = factors.find(({ label }) => /\bspeed\b/i.test(label))
  const distance = factors.find(({ label }) => /\bdistance|kilomet|miles\b/i.test(label))
  const time = factors.find(({ label }) => /\b(?:time|hours|duration)\b/i.test(label))
  if (factors.length === 2 && distance !== undefined) {
    if (speed !== undefined) return `${distance.name} / Math.max(${speed.name}, 0.000001)`
    if (time !== undefined) return `${distance.name} / Math.max(${time.name}, 0.000001)`
  }
  const isMoney = factors.every(({ label }) => money.test(label) && !/\b(?:per|each|hourly|unit)\b/i.test(label))
  if (isMoney && rest.length > 0)
    return `(${[first, ...rest].join(asked.some((item) => left.test(item)) ? ' - ' : ' + ')})`
  const old = factors.find(({ label }) =>
    /\b(?:original|old|recipe|from)\b.*\b(?:servings?|portions?|people)\b/i.test(label),
  )
  const wanted = factors.find(({ label }) =>
    /\b(?:new|wanted|desired|needed?|want)\b.*\b(?:servings?|portions?|people)\b|\b(?:servings?|portions?|people)\b.*\b(?:want|need)/i.test(
      label,
    ),
  )
  if (old !== undefined && wanted !== undefined)
    return [
      ...names.filter((name) => name !== old.name && name !== wanted.name),
      `${wanted.name} / Math.max(${old.name}, 0.000001)`,
    ].join(' * ')
  // What is paid besides is added to what is multiplied, or comes off where something is to be left.
  const besides = factors.filter(
    ({ label }) =>
      /\b(?:expenses?|costs|venue|hire|materials?|deposit|insurance)\b/i.test(label) &&
      !/\b(?:per|each|hourly|rate)\b/i.test(label),
  )
  const multiplied = factors.filter((input) => !besides.includes(input))
  if (besides.length > 0 && multiplied.length > 1)
    return [
      multiplied.map((input) => inMetres(input, multiplied)).join(' * '),
      ...besides.map(({ name }) => name),
    ].join(asked.some((item) => left.test(item)) ? ' - ' : ' + ')
  return factors.map((input) => inMetres(input, factors)).join(' * ')
}

function resultOf(
  item: string,
  { bare, part, whole, each, percentLabel, scaled, isOff, price, whatIsWhole, isVolume, people, used }: Known,
): Calculation['results'] {
  if (/\bformula\b/i.test(item)) return []
  const howMany = /^how (?:many|much)\s+(.+?)(?:\s+(?:(?:i|we|you|to|is|are|that|it|each|every)\b.*))?$/i.exec(item)
  const label = capitalize(howMany?.[1] ?? item.replace(/^(?:what|how much)\s+/i, '').replace(/^(?:is|are)\s+/i, ''))
  const isOfPart =
    part !== null && people !== undefined && /^(?:the )?(?:vat|tax|tip|discount|interest|commission)\b/i.test(item)
  if (isOfPart && perPerson.test(item)) return [{ label, expression: `(${part}) / Math.max(1, ${people})`, unit: '' }]
  if (each !== null && perPerson.test(item)) return [{ label, expression: each, unit: '' }]
  if (
    used !== null &&
    /\b(?:lit(?:re|er)s?|fuel|petrol|diesel|kwh|energy)\b/i.test(item) &&
    !/\b(?:costs?|price|money|expenses?)\b/i.test(item)
  )
    return [{ label, expression: used, unit: '' }]
  if (part !== null && /\bsav(?:e|ed|ing|ings)\b/i.test(item) && whole.includes(' - '))
    return [{ label, expression: part, unit: '' }]
  const stem = percentLabel.toLowerCase().split(' ')[0] ?? ''
  if (part !== null && /^(?:the )?(?:vat|tax|tip|discount|interest|commission)(?: amount)?$/i.test(item))
    return [{ label, expression: part, unit: '' }]
  if (
    part !== null &&
    stem !== '' &&
    new RegExp(String.raw`^(?:the )?${stem}\b(?!ed)`, 'i').test(item) &&
    !/\btotal\b/i.test(item)
  )
    return [{ label, expression: part, unit: '' }]
  if (/\bsub-?total\b|\bbefore (?:tax|tip|discount|vat)\b/i.test(item)) return [{ label, expression: scaled, unit: '' }]
  if (isOff && /\bgross\b|\bbefore\b/i.test(item)) return [{ label, expression: scaled, unit: '' }]
  if (whatIsWhole !== null && price !== null && /\b(?:price|costs?)\b/i.test(item))
    return [
      {
        label: /^it costs?\b|^they/i.test(label) ? 'Cost' : label.replace(/\s+(?:at|when)\b.*$/i, ''),
        expression: `Math.ceil(${whole} - 0.000001) * ${price}`,
        unit: '',
        isMoney: true,
      },
    ]
  const size = /\b(\d+)[ -]?(?:lit(?:re|er)s?|l)\b/i.exec(item)?.[1]
  if (isVolume && size !== undefined)
    return [
      {
        label: capitalize(item.replace(/^(?:how many|number of)\s+/i, '')),
        expression: `Math.ceil((${whole}) * 1000 / ${size} - 0.000001)`,
        unit: '',
      },
    ]
  if (isVolume && /^(?:how many )?lit(?:re|er)s\b/i.test(item))
    return [{ label, expression: `(${whole}) * 1000`, unit: ' litres' }]
  if (bare !== scaled && /^(?:how many )?(?:(?:square|cubic) met|(?:the )?(?:area|volume|surface)\b)/i.test(item))
    return [{ label, expression: bare, unit: '' }]
  const thing = wholeThing(item)
  if (thing !== null) return [{ label: capitalize(thing), expression: `Math.ceil((${whole}) - 1e-9)`, unit: '' }]
  const packs = wholePacks.exec(item)
  if (packs !== null && howMany !== null) return [{ label, expression: `Math.ceil((${whole}) - 1e-9)`, unit: '' }]
  const unit =
    howMany !== null &&
    /^(?:lit(?:re|er)s?|kilos?|kg|grams?|met(?:re|er)s?|hours?|minutes?|days?|cups?|kilomet(?:re|er)s?|miles|square met\w+|cubic met\w+)(?: of [\p{L} ]+)?$/iu.test(
      howMany[1] ?? '',
    )
  const [unitWords = ''] = /^(?:square |cubic )?\p{L}+/iu.exec(howMany?.[1] ?? '') ?? []
  return [{ label, expression: whole, unit: unit ? ` ${unitWords.toLowerCase()}` : '' }]
}

/** A value to begin with that suits the name: nobody paints 5000 coats. */
export function firstValue(label: string): string {
  const word = singularize(label.toLowerCase())
  if (/bill|amount|price|cost|income|salary|budget/.test(word)) return '84'
  if (roles.percent.test(word)) return '15'
  if (/hour|coat|people|person|day|night|depth|friend/.test(word)) return '3'
  return '12'
}
