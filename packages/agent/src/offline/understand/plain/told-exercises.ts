// "Log exercises with sets, reps and weight": what is written down each time is a workout, the exercise its first fact.

const counts = String.raw`(?=[^.;:()]*\b(?:sets|reps|repetitions)\b)`
const logsExercises = new RegExp(
  String.raw`\b((?:to |can |and )?(?:logs?|records?|tracks?|adds?|enters?|note(?:s)?(?: down)?|writes? down|saves?)) (?:each |every |their |my |your |the |his |her |all )*exercises?(?: along| together)?\s*(?:with\s+|:\s*|\(|,\s*)${counts}`,
  'giu',
)
const exercisesWith = new RegExp(String.raw`(^|[.;!]\s+)exercises?\s*(?:with\s+|:\s*)${counts}`, 'giu')
/** "What exercises I did, how many sets and reps and with what weight". */
const asked = /\b(?:what|which) exercises? (?:i|we|they|you) (?:did|do|have done|['’]ve done)\b/giu
const howMany = /\bhow many (sets|reps|repetitions)(?:,? and|,) (?:how many )?(sets|reps|repetitions)\b/giu
const withWhat = /\b(?:and )?(?:with|at) (?:what|which|how much) weight\b/giu
/** "Workouts consist of exercises with sets, reps, weight". */
const workoutsOf = new RegExp(
  String.raw`\b(workouts?) (?:consists? of|contains?|includes?|has|have|are made of) (?:several |many )?exercises?\s*(?:with\s+|:\s*)${counts}`,
  'giu',
)
/** Where workouts have facts of their own, exercises are theirs. */
const hasWorkouts =
  /\bworkouts?\b[^.;]{0,20}\b(?:has|have|with|contains?|consists?)\b|\bworkouts? \(|\b(?:to|of|in|for|per|each|every) (?:the |a |this |that |each |every )?(?:workout|session)\b/i

export function exercisesAsWorkouts(text: string): string {
  if (!/\bexercises?\b/i.test(text) || !/\b(?:sets|reps|repetitions)\b/i.test(text)) return text
  const plain = text
    .replace(/\bsets,? reps,?(?: and)? weight,?(?: and)? (date|day)\b/giu, 'sets, reps, weight, $1')
    .replace(/\bsets reps weight\b/giu, 'sets, reps, weight')
    .replace(/\bexercises, (?=sets\b)/giu, 'exercise, ')
    .replace(/\b(reps|repetitions)((?:,| and|, and) )weights\b/giu, '$1$2weight')
    .replace(asked, 'exercise')
    .replace(howMany, '$1, $2')
    .replace(withWhat, ', weight')
    .replace(/,?\s+and\s+,/g, ',')
  const consisting = plain.replace(workoutsOf, '$1 with exercise, ')
  if (consisting !== plain) return consisting
  if (hasWorkouts.test(plain)) return plain
  return plain
    .replace(
      logsExercises,
      (all, verb: string) => `${verb} workouts ${all.trimEnd().endsWith('(') ? '(' : 'with '}exercise, `,
    )
    .replace(exercisesWith, '$1workouts with exercise, ')
    .replace(/\b(write down|note down|record|log) exercise, (sets|how)/giu, '$1 workouts with exercise, $2')
    .replace(/\bexercise, (?:the )?(?:exercise )?name,/giu, 'exercise,')
}
