// "Add subtasks", "add product reviews": records that belong to those that are there.
import { readKind, refer } from '../kinds/read-relations.ts'
import type { Edit } from './read-edit-state.ts'

const asks = String.raw`^(?:add|include|create|i (?:want|need)|we (?:want|need)|let (?:people|visitors|customers|users|readers) (?:add|write|leave|post))\s+(?:some |the )?`
const reviews = new RegExp(
  String.raw`${asks}(?:(?:product|customer|user|reader|visitor)s? )?(reviews|testimonials)(?: (?:to|for|of|on) (?:the |each |every )?[\p{L} ]+)?$`,
  'iu',
)
const below = new RegExp(String.raw`${asks}sub-?([\p{L}]+)s(?: (?:to|for) (?:the |each |every )?[\p{L} ]+)?$`, 'iu')

/** @returns '' where the order asked for such records, else the order as it was */
export function takeChildren(order: string, edit: Edit): string {
  const { brief } = edit
  if (!['list', 'shop'].includes(brief.front)) return order
  const all = [brief.entity, ...brief.more]
  const [, said = ''] = below.exec(order) ?? []
  const owner = all.find(({ singular }) => singular === said.toLowerCase())
  const isReview = reviews.test(order)
  const parent = isReview ? brief.entity : owner
  if (parent === undefined) return order
  const singular = isReview ? 'review' : `sub${parent.singular}`
  if (all.some((kind) => kind.singular === singular)) {
    edit.refused.push(`adding ${singular}s, because there are some already`)
    return ''
  }
  const facts = isReview ? 'name (required), rating, review (long text)' : 'title (required), done (yes/no)'
  brief.more = [...brief.more, refer(readKind(singular, facts), parent.singular)]
  edit.clauses.push(`add ${singular}s that belong to one ${parent.singular} each`)
  return ''
}
