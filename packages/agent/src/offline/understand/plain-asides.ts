// What people tell in passing of a trade of its own (money, training, care, notes), in the words that the readers know.
import { careAsEntries } from './told-care.ts'
import { exercisesAsWorkouts } from './told-exercises.ts'
import { moneyAsFacts } from './told-money.ts'
import { notesAsFacts } from './told-notes.ts'
import { optionsInBrackets } from './told-options.ts'
import { withoutGoals } from './told-goals.ts'

export function plainAsides(text: string): string {
  const sorted = optionsInBrackets(moneyAsFacts(notesAsFacts(text)))
  return careAsEntries(exercisesAsWorkouts(withoutGoals(sorted)))
}
