// "Add a FAQ: do you deliver? Yes, by bike. Can I pay by card? Yes.": the page, with what was asked and answered.
import { storedFields } from '../../compose/records/made-title.ts'
import { quoteName, quoteText } from '../../compose/data/quote-sql.ts'
import { namesOf } from '../../compose/roles.ts'
import { viewsOf } from '../../compose/views.ts'
import { capitalize } from '../inflect.ts'
import { takeNamedPart } from './read-edit-named-part.ts'
import type { Edit } from './read-edit-state.ts'

const shape =
  /^((?:add|include|create|put in) (?:an? |the |our )?(?:faqs?|frequently asked questions)(?: page| section)?) “([^”]+)”$/i

/** @returns '' where the order gave questions with their answers, else the order as it was */
export function takeFaq(order: string, edit: Edit): string {
  const [, start = '', told = ''] = shape.exec(order) ?? []
  const pairs = [...told.matchAll(/([^?]+\?)\s*([^?]*?)(?:(?<=[.!])\s+(?=[^?]+\?)|$)/g)]
  if (pairs.length === 0) return order
  const refused = edit.refused.length
  if (takeNamedPart(start, edit) !== '') return order
  const kind = edit.refused.length > refused ? undefined : edit.brief.more.at(-1)
  const view = viewsOf(edit.brief).find(({ entity }) => entity.singular === kind?.singular)
  const [asked, answer] =
    view === undefined ? [] : storedFields(view).filter(({ kind: sort }) => sort === 'text' || sort === 'long')
  if (view === undefined || asked === undefined || answer === undefined) return ''
  const rows = pairs.map(
    ([, question = '', said = '']) =>
      `(${quoteText(capitalize(question.trim()))}, ${quoteText(capitalize(said.trim()))})`,
  )
  edit.sql.push(
    `insert into ${quoteName(namesOf(view).table)} (${quoteName(asked.name)}, ${quoteName(answer.name)}) values ${rows.join(', ')};`,
  )
  edit.clauses.push(`write ${pairs.length === 1 ? 'one question' : `${pairs.length} questions`} with the answers on it`)
  return ''
}
