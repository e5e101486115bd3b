// What is noted again and again of a body: what was lifted, what a baby had, how high the pressure was. The day is always there,
// and what belongs to it, however few words ask for it.
import type { Records } from '../purposes/purpose.ts'
import { isAbout } from './headed.ts'

const listsFacts = /:\s*\S+[^.]*,|\([^)]*,|\n\s*[-*•\d]|\bwith\b[^.]*\b(?:date|day)\b/iu

/** "Gym log with exercise, sets, reps and weight", "track my lifts and see my best for each exercise". */
export function readLifts(message: string): Records | null {
  const isLifted =
    isAbout(message, /\b(?:gym|lifting|lifts|weight ?(?:lifting|training)|strength(?: training)?|workouts?)\b/i) &&
    /\b(?:sets|reps|repetitions|lifts|best|personal bests?|prs?|records?|weights?)\b/i.test(message)
  if (!isLifted || listsFacts.test(message)) return null
  if (
    /\b(?:plans?|planner|members?|class(?:es)?|clients?|trainer|book(?:ing)?|timer|shop|website|minutes|kilomet\w+|distance)\b/i.test(
      message,
    )
  )
    return null
  return {
    kind: 'set',
    fields:
      'exercise (text, required), date (date, required), weight (number kg, required), sets (number), reps (number), notes',
    title: 'Gym log',
    reckoned: [
      'Best and last of each exercise | each exercise of set | Best = highest weight of set; Last = last weight of set; Trained = latest date of set',
    ],
  }
}

/** "Breastfeeding tracker, left or right side and how long". */
export function readFeeds(message: string): Records | null {
  if (
    !isAbout(message, /\b(?:breast ?feeding|nursing (?:log|tracker|app)|breast ?feeds?)\b/i) ||
    listsFacts.test(message)
  )
    return null
  if (/\b(?:group|forum|consultant|website|advice|class(?:es)?)\b/i.test(message)) return null
  return {
    kind: 'feed',
    fields: 'side (left, right, both, required), date (date, required), time (time, required), minutes (number), notes',
    title: 'Feeds',
    reckoned: [
      'Today | all | Feeds = count feed where date today; Minutes = sum minutes of feed where date today; Last side = last side of feed',
    ],
  }
}
