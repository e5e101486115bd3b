// Calculations that go together in ways of their own: parts that are percents of one amount, things at equal distances.
import type { CalculationInput } from './calculation-parts.ts'
import type { Calculation } from './read-calculation.ts'
import { capitalize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

function inputOf(words: string): CalculationInput {
  const label = capitalize(words.trim())
  return { name: toIdentifier(label), label }
}

/** "Flour in grams, hydration in %, salt in % (percent of the flour)": each share of the first, and all together. */
export function readShares(text: string): Calculation | null {
  const whole = /\bpercent(?:s|ages?)? of (?:the |its )?(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase()
  const shares = [...text.matchAll(/\b(\p{L}+) in (?:%|percent)/giu)].map(([, word = '']) => word.toLowerCase())
  if (whole === undefined || shares.length < 2) return null
  const unit =
    new RegExp(String.raw`\b${whole} in (grams|kg|kilos|ml|litres|euros?|dollars|pounds)\b`, 'i').exec(text)?.[1] ?? ''
  const base = inputOf(unit === '' ? whole : `${whole} in ${unit}`)
  const parts = shares.map((share) => ({ share, input: inputOf(`${share} in %`) }))
  const of = ({ name }: CalculationInput) => `${base.name} * ${name} / 100`
  // Hydration is the water of a dough.
  const results = parts.map(({ share, input }) => ({
    label: capitalize(share === 'hydration' ? 'water' : share),
    expression: of(input),
    unit: '',
  }))
  const sum = [base.name, ...parts.map(({ input }) => of(input))].join(' + ')
  return {
    inputs: [base, ...parts.map(({ input }) => input)],
    results: [
      ...results,
      ...(/\btotal\b|\baltogether\b|\bsum\b/i.test(text) ? [{ label: 'Total', expression: sum, unit: '' }] : []),
    ],
  }
}

const placedThing =
  /\b(posts?|trees?|lamps?|poles?|plants?|pegs?|stakes?|hooks?|lights?|bollards?|seedlings?|chairs?)\b/i
const number = String.raw`(\d+(?:[.,]\d+)?)`

/** "The length of a fence and the gap between two posts": one more than there are gaps, and what they cost. */
export function readSpacing(text: string): Calculation | null {
  const gap = /\b(gap|distance|spacing|space)\b(?: between)?/i.exec(text)?.[1]
  const thing = placedThing.exec(text)?.[1]?.toLowerCase()
  const along = /\blength of (?:an?|the|my) (\p{L}+)/iu.exec(text)?.[1]
  if (gap === undefined || thing === undefined || !/\blength\b|\blong\b/i.test(text)) return null
  const many = thing.endsWith('s') ? thing : `${thing}s`
  const length = inputOf(along === undefined ? 'length in metres' : `length of the ${along} in metres`)
  const distance = inputOf(`${gap.toLowerCase()} between two ${many} in metres`)
  const count = `Math.floor(${length.name} / Math.max(${distance.name}, 0.000001) + 0.000001) + 1`
  const one = many.replace(/s$/, '')
  const price = new RegExp(
    String.raw`\b(?:an?|one|each|per) ${one}\b[^.\d]{0,20}${number}|${number}[^.\d]{0,10}(?:an?|each|per) ${one}\b`,
    'i',
  ).exec(text)
  const cost = price?.[1] ?? price?.[2]
  return {
    inputs: [length, distance],
    results: [
      { label: capitalize(many), expression: count, unit: '' },
      ...(cost === undefined
        ? []
        : [{ label: 'Cost', expression: `(${count}) * ${cost.replace(',', '.')}`, unit: '' }]),
    ],
  }
}
