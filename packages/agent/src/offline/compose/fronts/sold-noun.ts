// The word for what a shop sells, as its first page says it: "Find a cake", "Our candles".
import { capitalize, pluralize, singularize, withArticle } from '../../understand/inflect.ts'
import { shopName } from '../../understand/names/name-shop.ts'
import type { View } from '../views.ts'
import { type ShopLook, shopLookOf } from './shop-looks.ts'

/** Words for whoever sells, and for anything that is sold. */
const ofNoWares =
  /(?:^|\s)(?:\p{L}*shop|store|bakery|studio|farm|workshop|boutique|products?|items?|things?|goods|stuff|wares?|brand|business|company|site|page|everything|supplies|online|shops|money|others|friends|one|it|the|our|my|an?|gift|web|museum)$/iu
/** Said of many, without one of them. */
const isOnlyPlural = /(?:clothes|glasses|goods|sweets|preserves|greens|ceramics|cosmetics|textiles)$/

/** "cakes", "candles and soaps", "honey"; null where no word for them was said. */
function goodsOf(request: string): string | null {
  // "Handmade candles shop" sells what stands before the word.
  const said = shopName(request, [])
    .toLowerCase()
    .replace(/(?<=\p{L}{3}) (?:web ?|online )?(?:shop|store|boutique)$/u, '')
  if (ofNoWares.test(said)) return null
  // "Handmade candles" are found under candles.
  return / and |,/.test(said) ? said : (said.split(' ').at(-1) ?? null)
}

export function findWords({ request }: Pick<View, 'request'>): string {
  const goods = goodsOf(request)
  if (goods === null) return 'Find a product'
  const one = singularize(goods)
  const isCounted = one !== goods && pluralize(one) === goods && !/ and |,/.test(goods) && !isOnlyPlural.test(goods)
  return `Find ${isCounted ? withArticle(one) : goods}`
}

const headings: Readonly<Record<ShopLook, (goods: string) => string>> = {
  lead: (goods) => `${capitalize(goods)} we have today`,
  shelf: (goods) => `${capitalize(goods)} on the shelf`,
  index: (goods) => `All our ${goods}`,
  menu: (goods) => `Our ${goods}`,
  sleeves: (goods) => `${capitalize(goods)} for sale`,
}

/** What a shopkeeper says; the header shows the name. */
export function shopHeading(view: View): string {
  const goods = goodsOf(view.request)
  return goods === null ? 'On the shelf today' : headings[shopLookOf(view)](goods)
}
