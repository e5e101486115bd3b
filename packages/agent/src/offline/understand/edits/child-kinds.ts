// "Add subtasks", "add product reviews": records that belong to those that are there.
import { readKind, refer } from '../kinds/read-relations.ts'
import type { Brief } from '../../brief.ts'
import type { Edit } from './read-edit-state.ts'

type Named = Brief['entity']

const asks = String.raw`^(?:add|include|create|i (?:want|need)|we (?:want|need)|let (?:people|visitors|customers|users|readers) (?:add|write|leave|post))\s+(?:some |the )?`
const reviews = new RegExp(
  String.raw`${asks}(?:(?:product|customer|user|reader|visitor)s? )?(reviews|testimonials)(?: (?:to|for|of|on) (?:the |each |every )?[\p{L} ]+)?$`,
  'iu',
)
const below = new RegExp(String.raw`${asks}sub-?([\p{L}]+)s(?: (?:to|for) (?:the |each |every )?[\p{L} ]+)?$`, 'iu')

const picture = 'photos|pictures|images|pics|shots'
const count =
  '(?:several|more than one|multiple|many|some more|a few|more|lots of|any number of|two or three|two|three|four|five)'
/** "Several pictures of each hive": each is a record of its own that belongs to one. */
const albums = new RegExp(
  String.raw`^(?:(?:let|allow) (?:me|us|people|members|everyone)(?: to)? (?:add|attach|upload|have|put|save|take)|allow|add|attach|include|have|(?:i|we) (?:want|need)(?: to (?:add|attach|upload|have))?|make room for)\s+(?:${count} (?:${picture})|(?:an? )?(?:photo |picture )?(?:gallery|album)(?: of (?:${picture}))?)\s+(?:to|for|of|with|in|on|per)\s+(?:the |each |every |all (?:the )?|our |my |an? |one )?([\p{L}][\p{L} ]*?)$|^(?:each|every|an?|the)\s+([\p{L}][\p{L} ]*?)\s+(?:should |can |could |may |must |needs? to )?(?:have|has|needs?|gets?)\s+(?:${count} (?:${picture})|(?:an? )?(?:photo |picture )?(?:gallery|album))$`,
  'iu',
)

function kindOf(all: readonly Named[], words: string): Named | undefined {
  return all.find(
    ({ singular, plural }) =>
      [singular, plural].includes(words) ||
      [singular.split(' ').at(-1), plural.split(' ').at(-1)].includes(words) ||
      /^(?:record|entry|item|one|it|them|thing)$/.test(words),
  )
}

function takeAlbum(parent: Named, edit: Edit): string {
  const { brief } = edit
  const singular = 'photo'
  if ([brief.entity, ...brief.more].some((kind) => kind.singular === singular)) {
    edit.refused.push('several pictures, because there are photos already')
    return ''
  }
  brief.more = [...brief.more, refer(readKind(singular, 'caption (required), picture (photo)'), parent.singular)]
  edit.clauses.push(`keep as many photos of each ${parent.singular} as you like (each with a caption)`)
  return ''
}

/** @returns '' where the order asked for such records, else the order as it was */
export function takeChildren(order: string, edit: Edit): string {
  const { brief } = edit
  if (!['list', 'shop'].includes(brief.front)) return order
  const all = [brief.entity, ...brief.more]
  const [, said = ''] = below.exec(order) ?? []
  const owner = all.find(({ singular }) => singular === said.toLowerCase())
  const isReview = reviews.test(order)
  const album = albums.exec(order)
  const pictured = album === null ? undefined : kindOf(all, (album[1] ?? album[2] ?? '').toLowerCase())
  if (album !== null && !brief.fields.some(({ kind }) => kind === 'tags') && pictured !== undefined)
    return takeAlbum(pictured, edit)
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
