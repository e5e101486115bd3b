// What people tell in passing of a trade of its own (money, training, care, notes), in the words that the readers know.
import { careAsEntries } from './told-care.ts'
import { exercisesAsWorkouts } from './told-exercises.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { singularize } from '../inflect.ts'
import { moneyAsFacts } from './told-money.ts'
import { notesAsFacts } from './told-notes.ts'
import { optionsInBrackets } from './told-options.ts'
import { withoutGoals } from './told-goals.ts'
import { ownersPlain } from './told-owners.ts'

/** "Members, their yearly fee and whether it is paid": what is theirs are their facts. */
function theirsAsFacts(text: string): string {
  return text.replace(
    /((?:^|[.:;])\s*)((?:[\p{L}-]+ )?[\p{L}-]+s),? (?:with )?their (?=[^.;:]*(?:,|\band\b))/giu,
    (all, before: string, many: string, at: number) => {
      // "Teachers with their students": those are no facts.
      const next = /^\p{L}+/u.exec(text.slice(at + all.length))?.[0]?.toLowerCase() ?? ''
      const areTheirs = singularize(next) !== next && isRecordNoun(singularize(next))
      return isRecordNoun(singularize(many.toLowerCase())) && !areTheirs ? `${before}${many} with name, ` : all
    },
  )
}

/** "Notes belong to a subject (folder)". */
const belongTo = /((?:^|[.;:,])\s*)([\p{L}-]+s) belong to (?:an?|one) ([\p{L}-]+)(?: \([^()]*\))?(?=\s*[.;,])/giu
/** "Clients, projects and time entries (date, hours)": each is a kind, of which only the last has facts told. */
const kindsInRow =
  /((?:^|[.:;])\s*)([\p{L}-]+s), ([\p{L}-]+s),? and ((?:[\p{L}-]+ )?entries|[\p{L}-]+s) \(([^()]+,[^()]+)\)/giu

const isKind = (many: string): boolean => isRecordNoun(singularize(many.toLowerCase()))

function kindsApart(text: string): string {
  return text
    .replace(
      belongTo,
      (_, before: string, many: string, of: string) =>
        `${before.replace(':', '.')}Each ${singularize(many.toLowerCase())} belongs to a ${of}`,
    )
    .replace(kindsInRow, (all, before: string, first: string, second: string, third: string, list: string) =>
      isKind(first) && isKind(second)
        ? `${before}${first} (name, notes). ${second} (name, notes). ${third} (${list})`
        : all,
    )
}

export function plainAsides(text: string): string {
  const sorted = optionsInBrackets(moneyAsFacts(notesAsFacts(theirsAsFacts(kindsApart(ownersPlain(text))))))
  return careAsEntries(exercisesAsWorkouts(withoutGoals(sorted)))
}
