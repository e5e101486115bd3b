// "Ceramic mugs and bowls": sorts of what is sold are no wares themselves. The shop goes by both, and shows pieces of each.
import type { Brief } from '../../brief.ts'
import { isKnownSort, isOneOfAKind, piecesOf } from '../../topics/single-wares.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'

type Offer = Brief['copy']['offers'][number]

const isMass = /\b(?:soap|honey|jam|chutney|marmalade|knitwear|jewell?ery)$/i

/** Named in the plural, with nothing said of it that is said of one. */
function isSort({ name, price, details }: Offer): boolean {
  const last = name.split(' ').at(-1) ?? ''
  return price === undefined && details === '' && (singularize(last) !== last || isMass.test(name)) && isKnownSort(name)
}

/** "Ceramic mugs and bowls". */
function joined(offers: readonly Offer[]): string {
  const names = offers.map(({ name }) => name.toLowerCase())
  return capitalize([names.slice(0, -1).join(', '), ...names.slice(-1)].filter((each) => each !== '').join(' and '))
}

/** What there is one of is counted, so that nobody buys it twice. */
function withStock(brief: Brief): Brief {
  if (brief.fields.some(({ name }) => name === 'stock')) return brief
  return { ...brief, fields: [...brief.fields, ...readFields('stock (number)').fields] }
}

/** The brief of a shop that names sorts of wares, with single pieces of them to come from those that are known. */
export function withSortsOfWares(brief: Brief): Brief {
  if (brief.front !== 'shop' || brief.entity.singular !== 'product') return brief
  const message = brief.message ?? brief.request
  const counted = isOneOfAKind(message) ? withStock(brief) : brief
  const { offers } = brief.copy
  if (offers.length < 2 || !offers.every((offer) => isSort(offer)) || piecesOf(message).length === 0) return counted
  const [first] = offers
  const name = brief.name.toLowerCase() === first?.name.toLowerCase() ? joined(offers) : brief.name
  return { ...counted, name, copy: { ...brief.copy, offers: [] } }
}
