// What everyday calculators are told in: what is typed in, the steps of the sum, and what comes out.

export interface KnownInput {
  name: string
  label: string
  /** A number, a choice, a date as days from today, or a time of day. */
  first: string
  unit?: string
  /** An amount of money, which the app's currency stands before. */
  isMoney?: true
  options?: readonly string[]
  kind?: 'date' | 'time'
  /** Below zero makes sense: a temperature, a change. */
  canBeNegative?: true
}

/**
 * How a result is shown: `money`, `date`, `text` (as it is), else its unit. "^bags" is bought whole and rounded up, "~kcal"
 * is rounded, '' is a bare number.
 */
export type KnownResult = readonly [label: string, expression: string, format: string]

export interface KnownCalculator {
  id: string
  /** "Tile calculator": the name of an app that was given none. */
  title: string
  /** Words by which people ask for it. */
  says: RegExp
  /** The heading, as the visitor would ask it. */
  question: string
  inputs: readonly KnownInput[]
  /** Each a constant of the calculation, "area = length * width". */
  steps?: readonly string[]
  /** The first one is what is asked for. */
  results: readonly KnownResult[]
  /** What came out in a sentence, as the inside of a template over `values` and `results`. */
  tell?: string
  /** How the result is drawn, as JSX over `values` and `results`; its part has the name of the tag. */
  draw?: string
}

/** "tile calculator|tiles" as a pattern of whole words. */
export function words(alternatives: string): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives})\b`, 'i')
}

export function number(name: string, label: string, first: number, unit?: string): KnownInput {
  return { name, label, first: String(first), ...(unit !== undefined && { unit }) }
}

export function signed(name: string, label: string, first: number, unit?: string): KnownInput {
  return { ...number(name, label, first, unit), canBeNegative: true }
}

export function money(name: string, label: string, first: number): KnownInput {
  return { name, label, first: String(first), isMoney: true }
}

export function choice(name: string, label: string, options: readonly string[], first?: string): KnownInput {
  return { name, label, first: first ?? options[0] ?? '', options }
}

/** @param days from today, of the day it begins with */
export function date(name: string, label: string, days: number): KnownInput {
  return { name, label, first: String(days), kind: 'date' }
}

export function time(name: string, label: string, first: string): KnownInput {
  return { name, label, first, kind: 'time' }
}

/** A rectangle drawn to scale, with its measures. */
export const plan = (length: string, width: string, unit = 'm'): string =>
  `<Plan length={Number(values.${length})} width={Number(values.${width})} unit="${unit}" />`

/** What the whole is made of, as one bar with its parts. */
export const breakdown = (parts: string): string => `<Breakdown parts={${parts}} />`
