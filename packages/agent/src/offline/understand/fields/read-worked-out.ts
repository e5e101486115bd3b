// Facts of a record that follow from its others: "the profit (coins mined × price − electricity)", "multiply kilos by price".
import type { Field } from '../../brief.ts'
import { capitalize, singularWords, singularize } from '../inflect.ts'
import { toIdentifier } from './read-fields.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

interface SaidFormula {
  label: string
  /** Operands and signs in turn: "kilos", "*", "price". */
  terms: string[]
}

const signOf: readonly [RegExp, string][] = [
  [/^(?:[×*x]|times|multiplied by)$/i, '*'],
  [/^(?:[÷/]|divided by|over)$/i, '/'],
  [/^(?:\+|plus)$/i, '+'],
  [/^(?:[-−–]|minus|less)$/i, '-'],
]
const operator =
  /(\s*[×*÷+]\s*|\s+[-−–/x]\s+|(?<=[\p{L}\d])\/(?=[\p{L}\d])|\s+(?:times|multiplied by|divided by|plus|minus|less|over)\s+)/giu

function termsOf(expression: string): string[] | null {
  const pieces = expression.split(operator).map((piece) => piece.trim())
  if (pieces.length < 3 || pieces.length > 11) return null
  const terms = pieces.map((piece, at) =>
    at % 2 === 0 ? piece : (signOf.find(([says]) => says.test(piece))?.[1] ?? ''),
  )
  return terms.some((term) => term === '' || term.split(' ').length > 6) ? null : terms
}

const words = String.raw`[\p{L}][\p{L}\d’' %-]*`
const inBrackets = new RegExp(String.raw`(${words}?)\s*\(([^()]+)\)`, 'giu')
const equals = new RegExp(
  String.raw`(?<=^|[.,;:(\n]\s*|\band\s+)([^.,;:=()\n]{2,80}?)\s*=\s*([^.,;:=()\n]{2,80})`,
  'giu',
)
const isWorked = new RegExp(
  String.raw`\b((?:the |its )?${words}?)\s+(?:is|are|equals)\s+(?:the )?((?:[\p{L}\d’']+ ?){1,4}(?:\s*[×*÷]\s*|\s+(?:times|minus|plus|divided by|multiplied by|less)\s+)[^.,;()\n]{2,60})`,
  'giu',
)
const multiplies =
  /\bmultipl(?:y|ies|ying)\s+(?:the )?([^.,;()]{2,40}?)\s+(?:by|with)\s+(?:the )?([^.,;()]{2,40}?)(?=\s+(?:so|and|to|for|in)\b|[.,;()]|$)/giu
const divides =
  /\bdivid(?:e|es|ing)\s+(?:the )?([^.,;()]{2,40}?)\s+by\s+(?:the )?([^.,;()]{2,40}?)(?=\s+(?:so|and|to|for|in)\b|[.,;()]|$)/giu
const difference =
  /\bdifference between\s+(?:the )?([^.,;()]{2,40}?)\s+and\s+(?:the )?([^.,;()]{2,40}?)(?=[.,;()]|$)/giu

/** "Work out the profit of each row" → "profit". */
function labelOf(said: string): string {
  const last = said
    .replace(/\s+(?:of|for|in|per) (?:each|every|the|a|this) \p{L}+(?: \p{L}+)?$/iu, '')
    .replace(
      /^.*\b(?:the|an?|its|each|show|shows|calculates?|works? out|computes?|tells?(?: me)?|gives?|see|row|also|and)\s+(?=\S)/i,
      '',
    )
    .trim()
  return last.split(' ').length > 5 ? '' : last
}

function saidFormulas(text: string): SaidFormula[] {
  const found: SaidFormula[] = []
  const add = (label: string, expression: string) => {
    const terms = termsOf(expression.split(/,\s/)[0]?.trim() ?? '')
    if (terms !== null) found.push({ label: labelOf(label), terms })
  }
  for (const [, label = '', inner = ''] of text.matchAll(inBrackets)) add(label, inner)
  for (const [, left = '', right = ''] of text.matchAll(equals)) {
    add(left, right)
    add(right, left)
  }
  for (const [, label = '', right = ''] of text.matchAll(isWorked)) add(label, right)
  for (const [, one = '', other = ''] of text.matchAll(multiplies)) found.push({ label: '', terms: [one, '*', other] })
  for (const [, one = '', other = ''] of text.matchAll(divides)) found.push({ label: '', terms: [one, '/', other] })
  for (const [, one = '', other = ''] of text.matchAll(difference))
    found.push({ label: 'difference', terms: [other, '-', one] })
  return found
}

const empty = /^(?:the|of|a|an|in|per|for|that|what|it|at|my|our|each|how|much|many)$/

const wordsOf = (said: string): string[] => singularWords(said, empty)

const countable = /^(?:text|number|money|rating)$/

/** The field that an operand names: all words of one stand in the other; the closest first. */
function fieldFor(operand: string, fields: readonly Field[]): Field | null {
  const asked = wordsOf(operand)
  const fitting = fields
    .filter(({ kind, isMade }) => countable.test(kind) && isMade !== true)
    .map((field) => ({ field, own: wordsOf(field.label) }))
    .filter(({ own }) => asked.length > 0 && own.length > 0)
    .filter(({ own }) => asked.every((word) => own.includes(word)) || own.every((word) => asked.includes(word)))
    .toSorted((one, other) => Math.abs(one.own.length - asked.length) - Math.abs(other.own.length - asked.length))
  return fitting[0]?.field ?? null
}

const moneyWords =
  /\b(?:price|cost|fee|rate|wage|pay|earnings?|profit|total|worth|value|margin|gain|loss|balance|amount)\b/i

interface Placed {
  field: Field
  operands: Field[]
}

function placed({ label, terms }: SaidFormula, fields: readonly Field[]): Placed | null {
  const operands: Field[] = []
  const names = terms.map((term, at) => {
    if (at % 2 === 1) return term
    if (/^\d+(?:\.\d+)?$/.test(term)) return term
    const field = fieldFor(term, fields)
    if (field !== null) operands.push(field)
    return field?.name ?? null
  })
  if (names.includes(null) || operands.length === 0) return null
  const isMoney = operands.some(({ kind, label: own }) => kind === 'money' || /\b(?:price|cost|wage|fee)\b/i.test(own))
  const isShare = terms.includes('/')
  const shown = label === '' || /^(?:it|that|this|app|page)$/i.test(label) ? (isMoney ? 'total' : 'result') : label
  const title = capitalize(shown)
  return {
    operands,
    field: {
      name: toIdentifier(shown),
      label: title,
      kind: isMoney && (!isShare || moneyWords.test(title)) ? 'money' : 'number',
      required: false,
      isMade: true,
      formula: names.join(' '),
    },
  }
}

/** "Work out the km of the trip": one figure at the start, one at the end. */
function fromStartToEnd(fields: readonly Field[], text: string): Placed[] {
  const numbers = fields.filter(({ kind }) => kind === 'number' || kind === 'text')
  const [, said = ''] =
    /\b(?:work(?:s|ed)? out|calculates?|shows?|computes?) (?:the |how many )(\p{L}+)\b/iu.exec(text) ?? []
  const at = (which: RegExp) =>
    numbers.find(({ label }) => which.test(label) && wordsOf(label).includes(singularize(said.toLowerCase())))
  const start = at(/\b(?:start|begin\w*|before|old|out|from)\b/i)
  const end = at(/\b(?:end|finish|after|new|back|return)\b/i)
  if (said === '' || start === undefined || end === undefined || start === end) return []
  const made = placed({ label: said, terms: [end.label, '-', start.label] }, fields)
  return made === null ? [] : [made]
}

const startOfIt =
  /(?:^|_)(?:start|starts|started|from|begin|begins|began|begun|in|in_at|arrive|arrives|arrived|came|bedtime|bed)(?:_|$)/
const endOfIt =
  /(?:^|_)(?:end|ends|ended|to|until|till|finish|finishes|finished|stop|stopped|out|left|leave|leaves|went|up|woke|wake)(?:_|$)/
const asksHowLong =
  /\bhow (?:long|many hours|many minutes|much time)\b|\b(?:hours|minutes|duration|total time|time (?:worked|spent))\b/i

/** From when and until when are written down, and how long that was is wanted: nobody reckons it in their head. */
function lengthOfTime(fields: readonly Field[], text: string): Placed[] {
  const times = fields.filter(({ kind }) => kind === 'time')
  const start = times.find(({ name }) => startOfIt.test(name))
  const end = times.find((field) => field !== start && endOfIt.test(field.name))
  if (times.length !== 2 || start === undefined || end === undefined || !asksHowLong.test(text)) return []
  const listed = fields.find(
    ({ kind, name }) => kind === 'number' && /(?:^|_)(?:hours|duration|minutes)(?:_|$)/.test(name),
  )
  const pause = fields.find(({ kind, name }) => kind === 'number' && /^(?:break|pause|lunch)/.test(name))
  const isMinutes = listed !== undefined && (listed.unit === 'min' || listed.name.includes('minutes'))
  const hours = [`${end.name} - ${start.name}`, ...(pause === undefined ? [] : [pauseInHours(pause)])].join(' - ')
  const field: Field = {
    name: listed?.name ?? 'hours',
    label: listed?.label ?? 'Hours',
    kind: 'number',
    required: false,
    isMade: true,
    unit: isMinutes ? 'min' : 'h',
    formula: isMinutes ? `( ${hours} ) * 60` : hours,
  }
  return [{ field, operands: pause === undefined ? [] : [pause] }]
}

/** A break of 45 is one of minutes, unless it says hours. */
function pauseInHours({ name, unit = '' }: Field): string {
  return unit === 'h' || name.includes('hours') ? name : `${name} / 60`
}

/** What is held at today's price, and how much more that is than what was paid. */
function worthOfHolding(fields: readonly Field[], text: string): Placed[] {
  if (!/\bworth\b|\bvalue\b|\bup or down\b|\bprofit\b/i.test(text)) return []
  const held = fields.find(({ name }) => /(?:amount|quantity|how_many|hold|owned|units|shares)/.test(name))
  const priced = (says: RegExp) => fields.find(({ name, kind }) => kind === 'money' && says.test(name))
  const now = priced(/(?:now|current|today|latest|market)/) ?? priced(/price$/)
  const paid = fields.find(
    (field) => field !== now && field.kind === 'money' && /(?:paid|bought|buy|purchase|cost)/.test(field.name),
  )
  if (held === undefined || now === undefined) return []
  const money = { kind: 'money' as const, required: false, isMade: true }
  const [worthWord, gainWord] = [
    /\bvalue\b/i.test(text) ? 'Value' : 'Worth',
    /\bprofit\b/i.test(text) ? 'Profit' : 'Up or down',
  ]
  const worth: Field = { ...money, name: 'worth', label: worthWord, formula: `${held.name} * ${now.name}` }
  const gain: Field = {
    ...money,
    name: 'gain',
    label: gainWord,
    formula: `${held.name} * ${now.name} - ${held.name} * ${paid?.name ?? ''}`,
  }
  return [{ field: worth, operands: [held] }, ...(paid === undefined ? [] : [{ field: gain, operands: [held] }])]
}

function isFar({ kind, unit = '', name }: Field): boolean {
  if (kind !== 'number') return false
  return /^(?:km|mi)$/.test(unit) || /(?:^|_)(?:km|kilometers|kilometres|miles|distance)(?:_|$)/.test(name)
}

function isLong({ kind, unit = '', name }: Field): boolean {
  return kind === 'number' && (unit === 'min' || /(?:^|_)(?:minutes|duration|time)(?:_|$)/.test(name))
}

/** "The app computes the pace": minutes for each kilometre; the speed the other way round. */
function paceOf(fields: readonly Field[], text: string): Placed[] {
  const said = /\b(pace|(?:average )?speed)\b/i.exec(text)?.[1]
  const far = fields.find(isFar)
  const long = fields.find((field) => field !== far && isLong(field))
  if (said === undefined || far === undefined || long === undefined) return []
  // Who lists the pace among what is noted types it in, unless it is said to follow.
  const follows = /\b(?:comput|calculat|automatic|work(?:s|ed)? out)\w*/i.test(text)
  if (!follows && fields.some(({ name }) => name === said.toLowerCase())) return []
  const isPace = /pace/i.test(said)
  const per = far.unit === 'mi' || /mile/.test(far.name) ? 'mi' : 'km'
  const field: Field = {
    name: isPace ? 'pace' : 'speed',
    label: isPace ? 'Pace' : 'Speed',
    kind: 'number',
    required: false,
    isMade: true,
    unit: isPace ? `min/${per}` : `${per}/h`,
    formula: isPace ? `${long.name} / ${far.name}` : `${far.name} / ${long.name} * 60`,
  }
  return [{ field, operands: [far, long] }]
}

/** A line of an invoice costs its quantity times the price of one. */
function lineTotal(fields: readonly Field[], text: string): Placed[] {
  const price = fields.find(
    ({ kind, name }) => kind === 'money' && /^(?:unit_price|price_per_\w+|price|rate)$/.test(name),
  )
  const count = fields.find(
    ({ kind, name }) => kind === 'number' && /^(?:quantity|qty|count|pieces|hours|how_many|number)$/.test(name),
  )
  if (price === undefined || count === undefined || !/\binvoices?\b|\bquotes?\b|\bline items?\b/i.test(text)) return []
  if (fields.some(({ name }) => name === 'total') || !/\btotals?\b|\bsum\b/i.test(text)) return []
  const field: Field = {
    name: 'total',
    label: 'Total',
    kind: 'money',
    required: false,
    isMade: true,
    formula: `${count.name} * ${price.name}`,
  }
  return [{ field, operands: [count, price] }]
}

/** "Words, price per word": what they come to together is what is paid. */
function amountOfEach(fields: readonly Field[]): Placed[] {
  const [price, ...others] = fields.filter(({ kind }) => kind === 'money')
  const unit = /^(?:price|rate|fee|cost|pay|wage)_(?:per|an|a)_(\w+)$/.exec(price?.name ?? '')?.[1]
  const count = fields.find(
    ({ kind, name }) => kind === 'number' && unit !== undefined && (name === unit || name === `${unit}s`),
  )
  if (price === undefined || others.length > 0 || count === undefined) return []
  if (fields.some(({ name }) => /^(?:total|amount|sum)$/.test(name))) return []
  const field: Field = {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    required: false,
    isMade: true,
    formula: `${count.name} * ${price.name}`,
  }
  return [{ field, operands: [count, price] }]
}

/** How much of it one has is no money where it has a price besides. */
const countOfHolding = /^(?:amount|quantity|units|shares|amount_(?:i_)?(?:own|hold)\w*)$/

function withResults<T extends { fields: Field[]; isInbox?: boolean }>(kind: T, text: string): T {
  if (kind.isInbox === true) return kind
  const said = saidFormulas(text).flatMap((formula) => placed(formula, kind.fields) ?? [])
  const made =
    said.length > 0
      ? said
      : [
          ...fromStartToEnd(kind.fields, text),
          ...worthOfHolding(kind.fields, text),
          ...paceOf(kind.fields, text),
          ...lengthOfTime(kind.fields, text),
          ...lineTotal(kind.fields, text),
          ...amountOfEach(kind.fields),
        ]
  const results = made.filter(({ field }, at) => made.findIndex((other) => other.field.name === field.name) === at)
  if (results.length === 0) return kind
  const operands = new Set(results.flatMap((result) => result.operands.map(({ name }) => name)))
  const resultNames = new Set(results.map(({ field }) => field.name))
  const kept = kind.fields
    // A result that was listed as well is not asked for.
    .filter(({ name }) => !resultNames.has(name) || operands.has(name))
    .map((field): Field =>
      operands.has(field.name) && field.kind === 'money' && countOfHolding.test(field.name)
        ? { ...field, kind: 'number' }
        : operands.has(field.name) && field.kind === 'text'
          ? { ...field, kind: moneyWords.test(field.label) ? 'money' : 'number' }
          : field,
    )
  return { ...kind, fields: [...kept, ...results.map(({ field }) => field).filter(({ name }) => !operands.has(name))] }
}

/** The records with what follows from their facts, which nobody types in. */
export function withWorkedOut(kinds: Kinds, text: string): Kinds {
  return { ...kinds, main: withResults(kinds.main, text), more: kinds.more.map((kind) => withResults(kind, text)) }
}
