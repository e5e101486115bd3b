// What people tell in passing of a trade of its own (money, training, care, notes), in the words that the readers know.
import { careAsEntries } from './told-care.ts'
import { exercisesAsWorkouts } from './told-exercises.ts'
import { isRecordNoun } from './entity-fields.ts'
import { singularize } from './inflect.ts'
import { moneyAsFacts } from './told-money.ts'
import { notesAsFacts } from './told-notes.ts'
import { optionsInBrackets } from './told-options.ts'
import { withoutGoals } from './told-goals.ts'

/** "Members, their yearly fee and whether it is paid": what is theirs are their facts. */
function theirsAsFacts(text: string): string {
  return text.replace(
    /((?:^|[.:;])\s*)((?:[\p{L}-]+ )?[\p{L}-]+s),? (?:with )?their (?=[^.;:]*(?:,|\band\b))/giu,
    (all, before: string, many: string, at: number) => {
      // "Teachers with their students": those are no facts.
      const next = /^\p{L}+/u.exec(text.slice(at + all.length))?.[0]?.toLowerCase() ?? ''
      const isKind = singularize(next) !== next && isRecordNoun(singularize(next))
      return isRecordNoun(singularize(many.toLowerCase())) && !isKind ? `${before}${many} with name, ` : all
    },
  )
}

export function plainAsides(text: string): string {
  const sorted = optionsInBrackets(moneyAsFacts(notesAsFacts(theirsAsFacts(text))))
  return careAsEntries(exercisesAsWorkouts(withoutGoals(sorted)))
}
