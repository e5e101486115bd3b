// Apps that are for visitors: what only their owner does stands quietly, after all that a visitor came for.
import type { Brief } from '../../brief.ts'
import { isArticleFront } from '../roles.ts'
import type { View } from '../views.ts'
import { hasPageForm, isOpinion } from './quick-add.ts'

type Asked = Pick<Brief, 'front' | 'skeleton' | 'entity' | 'request' | 'fields' | 'more'>

const isHung = /\b(?:galler(?:y|ies)|portfolios?|showcases?|exhibitions?)\b/i
/** Where many hang up their own, adding is what they come for. */
const isByMany = /\b(?:upload\w*|users?|members?|everybody|everyone|guests?|visitors|people|community|submit\w*)\b/i

/** Pictures or works on a wall, hung by whoever made them. */
export function isGallery({ fields, request }: Pick<Brief, 'fields' | 'request'>): boolean {
  return fields.some(({ kind }) => kind === 'picture') && isHung.test(request) && !isByMany.test(request)
}

/** Who writes to a house is its visitor. A tool that later gets a form stays the tool of those who keep it. */
function isWrittenTo({ more, request }: Pick<Brief, 'more' | 'request'>): boolean {
  const [began = ''] = request.split('\n', 1)
  return more.some(({ isInbox }) => isInbox) && /\b(?:web ?)?(?:sites?|pages?)\b/i.test(began)
}

/**
 * A shop, a site, what can be booked, a gallery, what visitors write to, or what is written for readers. A tool's records are its owner's own: there, changing them
 * is what people come for.
 */
export function isVisited(brief: Asked): boolean {
  if (brief.front === 'shop' || brief.front === 'site') return true
  // What can be booked is read by visitors; the bookings are read by those who work there.
  if (brief.front === 'booking') return brief.entity.singular !== 'booking'
  const isWritten = isArticleFront(brief) && /(?:^|\s)(?:post|article)$/.test(brief.entity.singular)
  return brief.front === 'list' && (isWritten || isWrittenTo(brief) || isGallery(brief))
}

/**
 * Where nobody signs in, everybody sees what its owner does with it: so it stands at the foot of every page, as words,
 * and on a record's page at its end.
 */
export function isOpenToVisitors(view: Asked & Pick<Brief, 'access'>): boolean {
  return isVisited(view) && view.access === 'open'
}

/** What visitors say of something stands with it, and they add it there. */
export function isOwnersToAdd(view: View): boolean {
  return isOpenToVisitors(view) && !view.isAddedByAll && !isOpinion(view) && !hasPageForm(view)
}

/** A way of the owner's on a page of a shop. */
export const ownerLink =
  'inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline'
