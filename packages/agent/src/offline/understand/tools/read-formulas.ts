// Formulas as a message writes them: "profit = (price − cost) × pieces", "human years = dog years times 7".
import { capitalize } from '../inflect.ts'
import type { CalculationInput } from './calculation-parts.ts'
import type { Calculation } from './read-calculation.ts'
import { toIdentifier } from '../fields/read-fields.ts'

const wordSigns: Readonly<Record<string, string>> = {
  times: '*',
  'multiplied by': '*',
  'divided by': '/',
  over: '/',
  plus: '+',
  minus: '-',
}
const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '*': '*',
  x: '*',
  '·': '*',
  '÷': '/',
  '/': '/',
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '(': '(',
  ')': ')',
}
const token =
  /\s*(?:(\d+(?:[.,]\d+)?)\s*(%)?|(times|multiplied by|divided by|over|plus|minus)(?=\s)|([×*·÷+()])|(\/|(?<=[\s)\d])[-−–x](?=[\s(\d]))|((?:[^\s×*·÷+()/\d]|(?<=\p{L})\d)+))/giu
/** What stands before "=" and after it, up to where something else is said. */
const equation =
  /([^.;:=!?\n,]{2,80}?)\s*(?:=|\bequals\b)\s*((?:[^.;=!?\n,]|[.,](?=\d))+?)(?=\s*(?:[;!?\n]|[.,](?!\d)|=|$))/giu
const operator = /[×*·÷+]|\s[-−–/x]\s|\S\/\S|\b(?:times|multiplied by|divided by|plus|minus)\b/i
const unitsBehind = /\s+(?:in|as) (?:\p{L}+|%|°\p{L}|[\p{L}²³/]+)(?: \p{L}+)?$/iu

/** "The final price" → "final price"; what leads up to it ("it shows", "calculator for") goes. */
function nounOf(said: string): string {
  return said
    .replace(/^.*\b(?:calculates?|computes?|works? out|shows?|and|then|so|that is|where|formula(?: is)?|with)\s+/i, '')
    .replace(/^(?:the|a|an|your|my|our|its|their)\s+/i, '')
    .replace(/[€$£"“”]/g, '')
    .replace(unitsBehind, '')
    .trim()
}

interface Known {
  inputs: CalculationInput[]
  given: readonly CalculationInput[]
  results: { label: string; expression: string }[]
}

/** An earlier result, one of the values that are typed in, or a further one. */
function termOf(words: string, known: Known): string | null {
  const noun = nounOf(words).toLowerCase()
  if (noun === '' || noun.split(' ').length > 5) return null
  const result = known.results.find(({ label }) => label.toLowerCase() === noun)
  if (result !== undefined) return `(${result.expression})`
  const parts = noun.split(' ').map((part) => part.replace(/s$/, ''))
  const named = [...known.inputs, ...known.given]
    .filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)))
    .toSorted((a, b) => place(a, parts) - place(b, parts) || a.label.length - b.label.length)[0]
  const input = named ?? { name: variableOf(noun), label: capitalize(noun) }
  if (!known.inputs.some(({ name }) => name === input.name)) known.inputs.push(input)
  return input.name
}

/** "Price" is the price per unit rather than the purchase price. */
function place({ label }: CalculationInput, [first = '']: readonly string[]): number {
  return label.toLowerCase().indexOf(first)
}

function variableOf(noun: string): string {
  const name = toIdentifier(noun)
  return /^(?:\d|f_|(?:new|in|for|case|default|class|return|round|values|this|if|do|with|var|let|const)$)/.test(name)
    ? `value_${name}`
    : name
}

/** JavaScript of a right-hand side; null for what is no formula. */
function expressionOf(side: string, known: Known): string | null {
  const out: string[] = []
  let words: string[] = []
  const flush = (): boolean => {
    if (words.length === 0) return true
    const said = words.join(' ').replace(/[€$£]/g, '').trim()
    words = []
    const isValue = /[\d)]$/.test(out.at(-1) ?? '')
    // "0.80 € per kg" is so much times the weight.
    const per = /^(?:per|an?|for each|for every|each)\s+(.+)$/i.exec(said)?.[1]
    if (isValue && per === undefined)
      return said === '' || /^(?:euros?|dollars|pounds|cents?|\p{L}{1,3}[²³]?|percent)$/iu.test(said)
    const term = said === '' ? '' : termOf(per ?? said, known)
    if (term === null) return false
    if (term !== '') out.push(...(isValue ? ['*', term] : [term]))
    return true
  }
  for (const [, number, percent, wordSign, sign, loneSign, word] of side.matchAll(token)) {
    if (word !== undefined) {
      words.push(word)
      continue
    }
    if (!flush()) return null
    if (number !== undefined) out.push(`${number.replace(',', '.')}${percent === undefined ? '' : ' / 100'}`)
    else out.push(signs[sign ?? loneSign ?? ''] ?? wordSigns[wordSign?.toLowerCase() ?? ''] ?? '+')
  }
  if (!flush()) return null
  const code = out.join(' ').replaceAll('( ', '(').replaceAll(' )', ')')
  return isComplete(out) ? code : null
}

/** Operands and signs in turn, and as many brackets closed as opened. */
function isComplete(parts: readonly string[]): boolean {
  let depth = 0
  let needsOperand = true
  for (const part of parts) {
    if (part === '(') {
      if (!needsOperand) return false
      depth += 1
    } else if (part === ')') {
      if (needsOperand || depth === 0) return false
      depth -= 1
    } else if (/^[-+*/]$/.test(part)) {
      if (needsOperand) return false
      needsOperand = true
    } else {
      if (!needsOperand) return false
      needsOperand = false
    }
  }
  return depth === 0 && !needsOperand && parts.length >= 3
}

/** @param given the values that the message lists as typed in. Null where no formula is said */
export function readFormulas(text: string, given: readonly CalculationInput[]): Calculation | null {
  const known: Known = { inputs: [], given, results: [] }
  for (const [, left = '', right = ''] of text.matchAll(equation)) {
    const isTurned = !operator.test(right) && operator.test(left)
    const [side, name] = isTurned ? [nounOfSide(left), right] : [right, left]
    if (!operator.test(side)) continue
    const before = known.inputs.length
    const expression = expressionOf(side.trim(), known)
    const label = capitalize(nounOf(name.replace(/^.*\(/, '')))
    if (expression === null || label === '') known.inputs.length = before
    else known.results.push({ label, expression })
  }
  if (known.results.length === 0 || known.inputs.length === 0) return null
  // What the message lists besides is typed in as well, in its order.
  const order = [
    ...given.filter((input) => known.inputs.includes(input)),
    ...known.inputs.filter((input) => !given.includes(input)),
  ]
  return { inputs: order, results: known.results.map((result) => ({ ...result, unit: '' })) }
}

/** What leads up to a formula stands before its first operand. */
function nounOfSide(side: string): string {
  return side.replace(/^.*(?:\bcalculates?|\bworks? out|\bcalculator(?: for| that)?|\()\s+/i, '')
}
