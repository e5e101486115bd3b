// The calculators of everyday life, and which of them a message asks for.
import { bodyCalculators } from './of-bodies.ts'
import { buildingCalculators } from './of-building.ts'
import { cookingCalculators } from './of-cooking.ts'
import { eventCalculators } from './of-events.ts'
import { gardenCalculators } from './of-garden.ts'
import { homeCalculators } from './of-home.ts'
import type { KnownCalculator } from './known-calculator.ts'
import { moneyCalculators } from './of-money.ts'
import { numberCalculators } from './of-numbers.ts'
import { schoolCalculators } from './of-school.ts'
import { travelCalculators } from './of-travel.ts'
import { workCalculators } from './of-work.ts'

export type { KnownCalculator, KnownInput, KnownResult } from './known-calculator.ts'

export const everydayCalculators: readonly KnownCalculator[] = [
  ...moneyCalculators,
  ...homeCalculators,
  ...buildingCalculators,
  ...cookingCalculators,
  ...bodyCalculators,
  ...schoolCalculators,
  ...travelCalculators,
  ...workCalculators,
  ...eventCalculators,
  ...gardenCalculators,
  ...numberCalculators,
]

const anyCalculator = /\b(?:calculat\w*|convert\w*|calc|costs?|price|how (?:much|many|long))\b/gi

/** How many letters of a message speak for a calculator; words that any calculator has count for nothing. */
export function weightOf(says: RegExp, message: string): number {
  const found = says.exec(message)?.[0]
  return found === undefined ? 0 : 1 + found.replace(anyCalculator, '').trim().length
}

/** The calculator that more of the message speaks of than of any other, with how much that is; null where none does. */
export function everydayFor(message: string): { calculator: KnownCalculator; weight: number } | null {
  const called = everydayCalculators.find(({ title }) => message.startsWith(`${title}. `))
  if (called !== undefined) return { calculator: called, weight: called.title.length }
  let best: { calculator: KnownCalculator; weight: number } | null = null
  for (const calculator of everydayCalculators) {
    const weight = weightOf(calculator.says, message)
    if (weight > (best?.weight ?? 0)) best = { calculator, weight }
  }
  return best
}
