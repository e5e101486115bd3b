// A price put together of rates: "a page is 0.06 €, binding is 2.50 € per copy, more than 100 copies: 10 % off".
import { capitalize, singularize } from '../inflect.ts'
import type { CalculationInput } from './calculation-parts.ts'
import type { Calculation } from './read-calculation.ts'

const amount = String.raw`(?:[€$£]\s?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?(?:€|\$|£|euros?|dollars|pounds|eur\b|usd\b|gbp\b))`
const perNoun = new RegExp(
  String.raw`([\p{L}]+)?\s*(?:is|are|costs?|at|:|=|\+|,|for|plus|and)?\s*${amount}\s*(?:per|an?|for each|for every|each|\/)\s*([\p{L}²³]+)`,
  'giu',
)
const nounIs = new RegExp(
  String.raw`\b(?:an?|one|each|every)\s+([\p{L}]+)\s+(?:is|costs?|=|at)\s*(?:${amount}|(\d+[.,]\d\d)\b)`,
  'giu',
)
const fixed = new RegExp(
  String.raw`\b(delivery|base(?: price| fee)?|basic (?:price|fee)|fixed (?:price|fee|cost)|set-?up(?: fee)?|starting (?:price|fee)|booking fee|cleaning(?: fee)?|call-?out(?: fee)?|shipping|service fee|flat fee)\b[^.\d€$£]{0,20}${amount}(?!\s*(?:per|an?|each|\/))`,
  'giu',
)
const off =
  /\b(?:more than|over|above|from|at least)\s+(\d+)\s+([\p{L}]+)[^.\d%]{0,30}?(\d+(?:[.,]\d+)?)\s?%\s*(?:off|discount|less|cheaper|reduction)/iu
const manifold = /\b(?:copies|quantity|pieces|sets|units|times)\b/i

function inputFor(noun: string, inputs: readonly CalculationInput[]): CalculationInput | undefined {
  const one = singularize(noun.toLowerCase())
  const stem = one.length > 3 ? one.slice(0, -1) : one
  return inputs.find(({ label }) => {
    const words = label.toLowerCase().split(/[^\p{L}²³]+/u)
    return words.some(
      (word) => word === one || singularize(word) === one || (stem.length >= 4 && word.startsWith(stem)),
    )
  })
}

function value(...said: readonly (string | undefined)[]): string {
  return (said.find((each) => each !== undefined) ?? '0').replace(',', '.')
}

/** @param given what is typed in, in the message's words. Null where no rate goes with any of it */
export function readRates(
  text: string,
  given: readonly CalculationInput[],
  asked: readonly string[],
): Calculation | null {
  const parts: string[] = []
  const used = new Set<CalculationInput>()
  const numbers = given.filter(({ isTicked }) => isTicked !== true)
  const many = numbers.find(({ label }) => manifold.test(label))
  const quantity = (noun: string): string | null => {
    const input = inputFor(noun, numbers)
    if (input === undefined) return null
    used.add(input)
    if (many === undefined || many === input) return input.name
    used.add(many)
    return `${input.name} * ${many.name}`
  }
  for (const [, noun = '', ...amounts] of text.matchAll(nounIs)) {
    const count = quantity(noun)
    if (count !== null) parts.push(`${value(...amounts)} * ${count}`)
  }
  for (const [, what = '', one, other, noun = ''] of text.matchAll(perNoun)) {
    const per = inputFor(noun, numbers)
    if (per === undefined) continue
    used.add(per)
    const tick =
      what === ''
        ? undefined
        : inputFor(
            what,
            given.filter(({ isTicked }) => isTicked === true),
          )
    const term = `${value(one, other)} * ${per.name}`
    if (tick !== undefined) used.add(tick)
    parts.push(tick === undefined ? term : `(${tick.name} ? ${term} : 0)`)
  }
  if (parts.length === 0) return null
  for (const [, , one, other] of text.matchAll(fixed)) parts.push(value(one, other))
  if (numbers.some((input) => !used.has(input))) return null
  const sum = parts.join(' + ')
  const [, from = '', noun = '', percent = ''] = off.exec(text) ?? []
  const limited = from === '' ? undefined : inputFor(noun, numbers)
  const expression =
    limited === undefined
      ? sum
      : `(${sum}) * (${limited.name} ${/\bfrom|at least\b/i.test(off.exec(text)?.[0] ?? '') ? '>=' : '>'} ${from} ? ${(100 - Number(percent.replace(',', '.'))) / 100} : 1)`
  const label = asked.find((item) => /\b(?:price|cost|total|fee|bill)\b/i.test(item)) ?? 'price'
  const name = /\b(total (?:price|cost)|price|cost|total|fee|bill)\b/i.exec(label)?.[1] ?? 'price'
  return { inputs: [...given], results: [{ label: capitalize(name), expression, unit: '', isMoney: true }] }
}
