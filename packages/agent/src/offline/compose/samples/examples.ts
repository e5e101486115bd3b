// Made-up rows, and how they make room: an app shows how it looks when it is used, and its figures are those of its people.
import { partTables, idColumn, daysTable, hasSampleComments } from '../parts/part-tables.ts'
import { linksOf } from '../parts/links.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import { saidExamples } from './sample-names.ts'
import { offersFor } from './said-rows.ts'
import { type View, childrenOf, isMain, referencesOf } from '../views.ts'

/** The column that tells a made-up row from one that somebody wrote. */
export const exampleColumn = 'is_example boolean not null default false'

/** Rows that were said: all of them, with nothing beside. */
export function hasSaidRows(view: View, all: readonly View[]): boolean {
  const [title] = view.fields
  return title !== undefined && title.isMade !== true && offersFor(view, all).length > 0
}

/** What somebody wants to learn nobody can make up; made-up people take nobody's place. */
export function isLeftEmpty({ parts, entity }: View): boolean {
  return parts.includes('practice') || takesSeat({ parts, entity })
}

/** Rows are each person's own: those that the app begins with are nobody's until its first account takes them over. */
export function areTakenOver(view: View, all: readonly View[]): boolean {
  return (
    view.access === 'private' &&
    view.firstTakesExamples &&
    view.front !== 'quiz' &&
    !view.isInbox &&
    (!isLeftEmpty(view) || hasSaidRows(view, all))
  )
}

/** Rows tell whether the app began with them. */
export function areMarked(view: View, all: readonly View[]): boolean {
  return hasExamples(view, all) || areTakenOver(view, all)
}

/** Whether a kind of records begins with rows that nobody said and nobody wrote. */
export function hasExamples(view: View, all: readonly View[]): boolean {
  return (
    view.examplesMakeRoom &&
    (view.access !== 'private' || areTakenOver(view, all)) &&
    view.front !== 'quiz' &&
    !view.isInbox &&
    !isLeftEmpty(view) &&
    !hasSaidRows(view, all) &&
    saidExamples(view.request, view.entity).length < 2 &&
    // A new row may point at an example of its own kind.
    !referencesOf(view, all).some(({ target }) => namesOf(target).table === namesOf(view).table)
  )
}

/** What somebody did with an example: it stays with what they did. */
function uses(view: View, all: readonly View[]): string[] {
  const table = quoteName(namesOf(view).table)
  const ofChildren = childrenOf(view, all).flatMap(({ child }) => {
    const from = quoteName(namesOf(child).table)
    const points = referencesOf(child, all)
      .filter(({ target }) => target.entity.singular === view.entity.singular)
      .map(({ field }) => `${from}.${quoteName(field.name)} = ${table}.id`)
      .join(' or ')
    return [`${from} where (${points})${hasExamples(child, all) ? ` and not ${from}.is_example` : ''}`]
  })
  const ofLinks = linksOf(view, all).map(({ target, table: between, own, other }) => {
    const to = quoteName(namesOf(target).table)
    const isOwn = hasExamples(target, all)
      ? ` join ${to} on ${to}.id = ${between}.${other} and not ${to}.is_example`
      : ''
    return `${between}${isOwn} where ${between}.${own} = ${table}.id`
  })
  const ofParts = isMain(view)
    ? partTables(view)
        .filter(({ sql, table: kept }) => sql.includes(`${idColumn(view)} integer`) && kept !== daysTable(view))
        .map(
          ({ part, table: kept }) =>
            `${kept} where ${kept}.${idColumn(view)} = ${table}.id${part === 'answers' ? ` and person not like 'sample %'` : part === 'likes' || (part === 'comments' && hasSampleComments(view)) ? ` and visitor not like 'sample %'` : ''}`,
        )
    : []
  return [...ofChildren, ...ofLinks, ...ofParts].map((use) => `not exists (select from ${use})`)
}

/** What stands before an INSERT: with the first row of somebody's own the examples go. */
export function makingRoom(view: View, all: readonly View[]): string {
  if (!hasExamples(view, all)) return ''
  const table = quoteName(namesOf(view).table)
  const own = view.access === 'private' ? ['user_id = $1'] : []
  return `with examples as (delete from ${table} where ${['is_example', ...own, ...uses(view, all)].join(' and ')})\n    `
}
