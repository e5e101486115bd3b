// What a list is called where none of its facts says it: a question to vote on, or its noun.
import { capitalize } from '../../understand/inflect.ts'
import { pageTitleOf } from '../roles.ts'
import { hasPosterName } from '../shell/frames.ts'
import { type View, isMain } from '../views.ts'

/** "Guests of our hostel post ideas": of what they think when they are asked. */
function wishedFor(request: string): string {
  const whose =
    /\b(?:(?:of|for|in|at) (?:our|the|my)|from (?:our|my)) ((?:(?!(?:who|that|which|where|with|and|to|can|post|share|vote|app|tool|website|site|platform)\b)\p{L}[\p{L}'’-]* ?){1,2})/iu
      .exec(request)?.[1]
      ?.trim()
  return whose === undefined ? 'What should come next?' : `What would make the ${whose} better?`
}

/** Where the noun of the records says nothing, the sort of book that they stand in does. */
function bookOf({ entity, request }: View): string | undefined {
  if (!/^(?:entry|record|item)$/.test(entity.singular)) return undefined
  const said = /\b(?:guest ?book|diary|journal|logbook)\b/i.exec(request)?.[0]
  return said === undefined ? undefined : capitalize(said.toLowerCase())
}

/** What a list is called that tells no fact of itself: a question to vote on, else the noun of its records. */
export function plainHeading(view: View): string {
  return isMain(view) && view.skeleton === 'ballot' ? wishedFor(view.request) : (bookOf(view) ?? pageTitleOf(view))
}

/**
 * Below a name as large as a poster the same word is only heard, and so is a heading between that name and the title of a lead.
 * @param words what the heading says
 */
export function isHeard(view: View, words: string): boolean {
  if (!isMain(view) || !hasPosterName(view) || view.copy.headline !== '') return false
  return view.skeleton === 'plate' || words.toLowerCase() === view.name.toLowerCase()
}
