// A store of things that run out: how much of each is there, the least that should be, and until when it keeps.
import type { SampleRow } from './topic.ts'

export interface Store {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const suppliers = ['Nowak & Co', 'Okafor Ltd', 'Lindner', 'Haddad & Sons', 'Brandt', 'Kaya']

/** What a store's list may ask, by the words that it is asked by. */
function valuesOf(
  cells: { quantity: string; least: string; price: string; category: string; place: string; days: string },
  row: number,
): Record<string, string> {
  const { quantity, least, price, category, place, days } = cells
  return {
    quantity,
    how_many: quantity,
    amount: quantity,
    stock: quantity,
    in_stock: quantity,
    count: quantity,
    qty: quantity,
    min: least,
    least,
    reorder: least,
    price,
    cost: price,
    category,
    type: category,
    supplier: suppliers[row % suppliers.length] ?? '',
    where: place,
    location: place,
    place,
    ...(days === '' ? {} : { expir: days, best_before: days, use_by: days }),
  }
}

/** One thing per line: `name | quantity | least | price | category | place | days that it keeps | remark`. */
export function readStore(text: string): SampleRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, row) => {
      const [title = '', quantity = '', least = '', price = '', category = '', place = '', days = '', remark = ''] =
        line.split('|').map((part) => part.trim())
      return { title, remark, values: valuesOf({ quantity, least, price, category, place, days }, row) }
    })
}
