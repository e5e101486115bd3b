// What a site shows by a general name is called as the page is on which it stands: lessons with prices on a page Lessons.
import type { Copy, Entity } from '../../brief.ts'
import { pluralize, singularize } from '../inflect.ts'
import type { SaidPage } from '../sites/read-pages.ts'

const general = /^(?:service|offer|item|product)$/
/** Pages that show no things of their own. */
const ofWords =
  /^(?:home|start|welcome|about(?: (?:me|us))?|contact|imprint|impressum|privacy|faq|questions|prices|price list|terms|legal|directions|opening hours|hours|team|gallery|photos|news|blog|booking|book|reviews|testimonials)$/i

interface Shown<Kinds> {
  kinds: Kinds
  offers: Copy['offers']
}

export function calledByPage<Kinds extends { main: Entity; more: Entity[] }>(
  { kinds, offers }: Shown<Kinds>,
  pages: readonly SaidPage[],
  text: string,
): Shown<Kinds> {
  const all = [kinds.main, ...kinds.more]
  const kind = all.find(({ singular, isInbox }) => general.test(singular) && !isInbox)
  if (kind === undefined || new RegExp(String.raw`\b${kind.plural}\b`, 'i').test(text)) return { kinds, offers }
  const free = pages
    .filter(({ title, lines }) => lines.length === 0 && !ofWords.test(title) && !title.includes(' '))
    .map(({ title }) => singularize(title.toLowerCase()))
    .filter((noun) => !all.some(({ singular }) => singular === noun))
  const named = free.find((noun) => offers.some(({ name }) => name.toLowerCase().includes(noun)))
  const noun = named ?? (free.length === 1 && offers.length >= 2 ? free[0] : undefined)
  if (noun === undefined) return { kinds, offers }
  const renamed = (each: Entity): Entity =>
    each === kind ? { ...each, singular: noun, plural: pluralize(noun) } : each
  return {
    kinds: { ...kinds, main: renamed(kinds.main), more: kinds.more.map(renamed) },
    offers: offers.map((offer) => (offer.of === kind.singular ? { ...offer, of: noun } : offer)),
  }
}
