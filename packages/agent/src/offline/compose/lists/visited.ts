// Apps that are for visitors: what only their owner does stands quietly, after all that a visitor came for.
import type { Brief } from '../../brief.ts'
import { isArticleFront } from '../roles.ts'

/**
 * A shop, a site, or what is written for readers. A tool's records are its owner's own: there, changing them is what
 * people come for.
 */
export function isVisited(brief: Pick<Brief, 'front' | 'skeleton' | 'entity'>): boolean {
  if (brief.front === 'shop' || brief.front === 'site') return true
  return brief.front === 'list' && isArticleFront(brief) && /(?:^|\s)(?:post|article)$/.test(brief.entity.singular)
}

/** Where nobody signs in, everybody sees what its owner does with it: so it stands at the foot, as words. */
export function isOpenToVisitors(view: Pick<Brief, 'front' | 'skeleton' | 'entity' | 'access'>): boolean {
  return isVisited(view) && view.access === 'open'
}

/** A way of the owner's on such a page. */
export const ownerLink =
  'inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline'
