// What is ordered, bought and delivered is of the trade that the message speaks of.
import { storedThings } from '../../topics/stores.ts'
import { wareOf } from '../../topics/wares.ts'

/** "What we order", "goods", "supplies": things that somebody buys or gets. */
const isOfGoods =
  /^what_(?:we|i|they|he|she|it)_(?:order|buy|get|need|have|stock|sell|deliver|bring|suppl(?:y|ies)|sells|delivers|brings|offers?)$|^(?:goods|wares|supplies|products?|ordered|delivers|supplies_what)$/

/** @returns names of goods; none where the field asks for something else or the trade is not known */
export function goodsOf(name: string, about: string): readonly string[] {
  if (!isOfGoods.test(name)) return []
  const stored = storedThings(about)
  const rows = stored.length > 0 ? stored : (wareOf(about)?.rows ?? [])
  return rows.map(({ title }) => title)
}
