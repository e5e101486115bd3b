// What a fact is called beside its value: a value that stands with its unit says the unit itself.
import type { Field } from '../../brief.ts'
import { nothing, tidy } from '../data/expressions.ts'

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

/** Visitors of a shop or a site do not miss what its owner left out; who keeps records is told. */
export function factComponent(isForVisitors: boolean, hasPlain: boolean): string {
  return tidy(`/** One line of a record's facts; a fact without a value ${isForVisitors ? 'is left out' : 'says so quietly'}. */
export function Fact({ label, ${hasPlain ? 'isPlain, ' : ''}children }) {
  ${isForVisitors ? 'if (!children) return null' : nothing}
  return (
    <div className="flex gap-4 border-b border-surface-hairline py-3 sm:gap-6">
      <dt className=${hasPlain ? "{isPlain ? 'sr-only' : 'w-2/5 min-w-min shrink-0 break-words text-surface-muted'}" : '"w-2/5 min-w-min shrink-0 break-words text-surface-muted"'}>{label}</dt>
      <dd className="min-w-0 break-words font-medium">${isForVisitors ? '{children}' : `{children || <span className="font-normal text-surface-muted">Not noted</span>}`}</dd>
    </div>
  )
}
`)
}
