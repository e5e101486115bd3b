// What a record belongs to is named in its form: one of those that are there, or a new one, made as the record is stored.
import type { Field } from '../../brief.ts'
import { withArticle } from '../../understand/inflect.ts'
import { hasOwners } from '../access.ts'
import { hasMadeTitle, storedFields } from './made-title.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, partsOf } from '../roles.ts'
import { saidExamples } from '../samples/sample-names.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import { type Reference, type View, labelColumn, referencesOf } from '../views.ts'

/** Is a title all that such a record needs? */
function needsOnlyTitle(target: View): boolean {
  const { title } = partsOf(target)
  return (
    title.kind === 'text' &&
    storedFields(target).every((field) => field === title || field.kind === 'boolean' || !field.required)
  )
}

/**
 * A closed list is chosen from: where the message says which ones there are, where visitors choose what they book, and
 * where a record points at its own sort ("the mother is one of the people").
 */
function isNamed(view: View, { target }: Reference): boolean {
  // Who comes to a course chooses it, and makes none.
  if (takesSeat(view)) return false
  if (view.isInbox || target.isInbox || view.front === 'booking' || view.front === 'quiz') return false
  if (target.entity.singular === view.entity.singular || hasMadeTitle(target)) return false
  return needsOnlyTitle(target) && saidExamples(view.request, target.entity).length < 2
}

export interface NamedParent extends Reference {
  /** What the values of a form call it, `{ name, id }`: `customer`. */
  key: string
  /** The name as it is typed and shown: `customer_name`. */
  column: string
}

export function namedParentsOf(view: View, all: readonly View[]): NamedParent[] {
  return referencesOf(view, all)
    .filter((reference) => isNamed(view, reference))
    .map((reference) => ({ ...reference, key: keyOf(reference.field), column: labelColumn(reference.field) }))
}

export function namedParent(field: Field, view: View, all: readonly View[]): NamedParent | undefined {
  return field.kind === 'reference' ? namedParentsOf(view, all).find((parent) => parent.field === field) : undefined
}

function keyOf({ name }: Field): string {
  const words = name.replace(/_id$/, '').split('_')
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

/** Name of the function that makes the record that was named, where there is none of that name. */
export function makerOf(target: View): string {
  return `make${namesOf(target).Component}`
}

/** Which record the parameters at `at` (its name) and `at + 1` (its id) mean; the id decides among namesakes. */
export function parentSql({ target }: NamedParent, at: number): string {
  const title = quoteName(partsOf(target).title.name)
  const own = target.access === 'private' ? ' and user_id = $1' : ''
  return `case when $${at}::text is null then $${at + 1}::int else (select id from ${quoteName(namesOf(target).table)} where lower(${title}) = lower($${at}::text)${own} order by id = $${at + 1}::int desc nulls last, id limit 1) end`
}

/** The function of the parent's table module, where any other record is filed by naming it. */
export function makerFunction(view: View, all: readonly View[]): string {
  const isWanted = all.some((child) =>
    namedParentsOf(child, all).some(({ target }) => target.entity.singular === view.entity.singular),
  )
  if (!isWanted) return ''
  const table = quoteName(namesOf(view).table)
  const title = quoteName(partsOf(view).title.name)
  const isOwned = hasOwners(view)
  const own = view.access === 'private' ? ' and user_id = ${userId}' : ''
  return `/** A statement for a transaction: after it there is ${withArticle(view.entity.singular)} of this name. */
export function ${makerOf(view)}({ name }${isOwned ? ', userId' : ''}) {
  return sql\`
    insert into ${table} (${isOwned ? 'user_id, ' : ''}${title}) select ${isOwned ? '${userId}::text, ' : ''}\${name}::text
    where \${name}::text <> '' and not exists (select from ${table} where lower(${title}) = lower(\${name}::text)${own})\`
}`
}
