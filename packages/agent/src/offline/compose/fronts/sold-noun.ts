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

/** What is not counted: a tea shop sells tea. */
const isUncounted =
  /(?:tea|coffee|honey|wine|beer|bread|cheese|chocolate|jewell?e?ry|furniture|clothing|pottery|porcelain|glass|wool|yarn|food|art|music|leather|fabric|soap|spice|fish|meat|fruit|cream|stationery|merch|gear|equipment|jam|oil|sauce|paper|wood|hardware|software|lingerie)$/

/** "cakes", "candles and soaps", "honey"; null where no word for them was said. */
function goodsOf(request: string): string | null {
  const named = shopName(request, []).toLowerCase()
  const before = /^(.*\p{L}{3}) (?:web ?|online )?(?:shop|store|boutique)$/u.exec(named)?.[1]
  const said = before ?? named
  if (ofNoWares.test(said)) return null
  if (/ and |,/.test(said)) return said
  // "Handmade candles" are found under candles, and a wooden toy shop sells toys.
  const noun = said.split(' ').at(-1) ?? said
  return before === undefined || isUncounted.test(noun) ? noun : pluralize(singularize(noun))
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
