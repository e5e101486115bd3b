// "Add a gallery", "I need a news page": a part that has its usual facts, in an app that has others already.
import { pluralize } from '../inflect.ts'
import { partOf } from '../kinds/named-parts.ts'
import { entityOf } from '../kinds/read-combination.ts'
import type { Edit } from './read-edit-state.ts'

const asksPart =
  /^(?:add|include|create|insert|put in|(?:i|we) (?:also )?(?:want|need)|give (?:it|us|me)|let there be|there should be)\s+(an?|the|our|some)?\s*(?:(?:new|extra|simple|small|photo)\s+)*?([\p{L}][\p{L} -]*?)( page| section| tab)?(?:\s+(?:to|on|in) (?:the|my|our|this) (?:site|website|app|shop|page|home ?page|menu|navigation))?((?:\s+with\s+|\s*[(:]\s*)[^()]+\)?)?$/iu
const mostKinds = 8

/** @returns '' where the order was such a part, else the order as it was */
export function takeNamedPart(order: string, edit: Edit): string {
  const [, article = '', said = '', asPage = '', told = ''] = asksPart.exec(order) ?? []
  // Questions with their answers are what stands there, and no facts of it.
  const facts =
    /“/.test(told) || /^\s*[:(]\s*(?:do|does|is|are|can|how|what|when|where|who|which|why)\b/i.test(told) ? '' : told
  const { front, entity, more, copy } = edit.brief
  // In a list "a photo" is a fact of each record; a site has facts only where a kind is named.
  const isPlace = /^an?$/i.test(article) || asPage !== '' || front !== 'list'
  // "A photo to the news", "a search box": a fact and a tool are no part of their own.
  const isOther =
    order.endsWith('(picture)') || /\b(?:to|at|on|in)\b|\b(?:search|filter|sort(?:ing)?|box|button|bar)\b/i.test(said)
  const part =
    said === '' || isOther || !isPlace || !['list', 'site', 'shop', 'booking'].includes(front)
      ? null
      : partOf(`${said}${facts.replace(/^\s*[(:]\s*(.+?)\)?$/, ' with $1')}`)
  if (part === null || !part.isKnown || part.sort !== 'records' || isFact.test(said)) return order
  if ([entity, ...more].some(({ singular }) => singular === part.noun)) {
    edit.refused.push(`adding ${part.plural}, because the app has them already`)
    return ''
  }
  if (more.length + 1 >= mostKinds) {
    edit.refused.push(`adding ${part.plural}, because ${mostKinds} kinds of records are the most one app holds`)
    return ''
  }
  edit.brief.more = [...more, entityOf(part, new Map())]
  const isTitled = part.title.toLowerCase() !== pluralize(part.noun)
  if (isTitled) edit.brief.copy = { ...copy, pages: [...copy.pages, { title: part.title, lines: [], of: part.noun }] }
  edit.clauses.push(
    `add ${part.title.toLowerCase() === part.plural ? `a page for ${part.plural}` : `the page “${part.title}”`}`,
  )
  return ''
}

/** One picture, a rating of each record and the like are no pages. */
const isFact = /^(?:photo|picture|article|reviews?|bookings?|appointments?|reservations?|tasks?|menu|calendar)s?$/i
