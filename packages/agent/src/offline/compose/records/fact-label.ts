// What a fact is called beside its value: a value that stands with its unit says the unit itself.
import type { Field } from '../../brief.ts'

const unitWords =
  /[ ,]+(?:in )?\(?(?:km|kilomet(?:er|re)s?|met(?:er|re)s?|cm|mm|miles?|minutes?|mins?|hours?|seconds?|kg|kilos?|grams?|lbs?|pounds?|lit(?:er|re)s?|ml|percent|%|°?c|celsius|euros?|dollars?|eur|usd|€|\$)\)?$/i
const sorts: readonly [RegExp, string][] = [
  [/^(?:minutes?|mins?|hours?|seconds?)$/i, 'Time'],
  [/^(?:km|kilomet(?:er|re)s?|miles?)$/i, 'Distance'],
  [/^(?:kg|kilos?|grams?|pounds?)$/i, 'Weight'],
  [/^servings?$/i, 'Serves'],
]

/** What a value that stands with its unit is called: "Distance in km" is the distance, "Minutes" the time. */
export function factLabel({ label, kind, unit }: Field): string {
  const isMeasured = unit !== undefined || kind === 'money' || kind === 'number'
  if (!isMeasured) return label
  return sorts.find(([pattern]) => pattern.test(label))?.[1] ?? label.replace(unitWords, '')
}
