// Goals that somebody sets for a week: they stand above the records, and no record has them for a fact.

const period = String.raw`(?:weekly|monthly|daily|yearly)`
const goal = String.raw`${period} (?:[\p{L}-]+ )?(?:goal|target)s?`
const who = String.raw`(?:(?:i|we|you|they|users?|people|members)(?:['’]d)? )?(?:(?:can|could|should|want to|would like to|like to|also|be able to) )*`
const rest = String.raw`[^,.;()]*`
/** "My weekly goal is 4 workouts; …", "a weekly goal of three sessions is shown". */
const toldAlone = new RegExp(
  String.raw`(?<=^|[.;!]\s+)(?:(?:an?|my|our|the|one|with|there is|there['’]s|i have|we have) )*${goal}\b(?! \()${rest}(?=[.;]|$)`,
  'giu',
)
/** "…, set a weekly goal", "and see my weekly goals shown". */
const setOrShown = new RegExp(
  String.raw`\s*(?:,|;|\band\b|\bwith\b|,\s*and\b)\s+(?:then )?${who}(?:set|see|shows?|have|has|display|track|define|reach|change|view|get|keep|edit)s? ${rest}?\b${goal}\b${rest}`,
  'giu',
)
/** "Reps, weekly goals shown, …". */
const severalShown = new RegExp(
  String.raw`(?:(?<=^|[.;:]\s*)|,\s*(?:and )?|\s+and )(?:with )?(?:my |our |the )?${period} (?:goals|targets|goal (?:shown|displayed|visible|on top))\b(?: (?:shown|displayed|visible|on top|at the top))*(?=\s*(?:[,.;]|$))`,
  'giu',
)
/** "And see progress towards the goal". */
const progress =
  /\s*(?:,|\band\b|,\s*and\b)?\s+(?:(?:i|we|you|they|users?) )?(?:(?:can|to) )?(?:see |sees |shows? |view )?(?:the |my |our |their )?progress (?:towards?|to|on) (?:the|my|our|that|this|it|their)(?: \p{L}+)?(?: goals?)?(?=\s*(?:[,.;]|$))/giu

/** "…, personal bests": the best of what was written down. */
const bests =
  /\s*(?:,|;|\band\b)\s*(?:and )?(?:(?:my|their|our|the|shows?|see) )*personal (?:bests?|records?)(?: (?:per|of each|for each|in each) \p{L}+)?(?=\s*(?:[,.;]|$))/giu

export function withoutGoals(text: string): string {
  return text
    .replace(toldAlone, '')
    .replace(setOrShown, '')
    .replace(severalShown, '')
    .replace(progress, '')
    .replace(bests, '')
    .replace(/(^|[.;!]\s*)[.;,]\s*/g, '$1')
}
