// What a shop says of wares of which none is left: "When the stock is 0 it says “Gone”". It stands wherever the number
// would, and is no headline.
import type { Brief, Field } from '../../brief.ts'

const says =
  /\b(?:sold(?: out)?|gone|(?:was|were|is|been) (?:ordered|bought|sold)|out of stock|no stock|none left|nothing left|0 left|(?:is|are|at|reaches|of|has) (?:0|zero)|run out|stock (?:0|zero|is (?:0|zero)))\b[^.“”"]{0,40}\b(?:says?|shows?|reads?|appears?|stands|becomes|displays?)\b[^.“”"]{0,12}["“]([^"“”]{2,60})["”]/i
const plain = /["“](sold out|out of stock|gone|none left)["”]/i

/** @returns the quoted words; undefined where the message quotes none */
export function saidSoldWords(request: string): string | undefined {
  return says.exec(request)?.[1] ?? plain.exec(request)?.[1]
}

const counted =
  /^(?:stock|in_stock|quantity|amount_in_stock|how_many_(?:are_)?(?:in_stock|left)|available|left|copies|pieces|units)$/

/** The field that counts what is left of a ware. */
export function stockOf(fields: readonly Field[]): Field | undefined {
  return fields.find(({ name, kind }) => kind === 'number' && counted.test(name))
}

const isWare = ({ singular }: { singular: string }): boolean => singular === 'product'

/** "Shop for my candles, 14 dollars each": that is the price of them all, and no ware of its own. */
function withoutAllOfThem(brief: Brief): Brief {
  const isAll = ({ name, details }: Brief['copy']['offers'][number]): boolean =>
    details === 'each' && name.toLowerCase() === brief.name.toLowerCase()
  return { ...brief, copy: { ...brief.copy, offers: brief.copy.offers.filter((offer) => !isAll(offer)) } }
}

/** The brief of a shop with these words at its wares' stock; any other brief as it is. */
export function withSoldWords(read: Brief): Brief {
  if (read.front !== 'shop') return read
  const brief = withoutAllOfThem(read)
  const zero = saidSoldWords(brief.request) ?? 'Sold out'
  const marked = (fields: Field[]): Field[] => {
    const stock = stockOf(fields)
    return fields.map((field) => (field === stock ? { ...field, zero } : field))
  }
  return brief.more.some(isWare)
    ? { ...brief, more: brief.more.map((kind) => (isWare(kind) ? { ...kind, fields: marked(kind.fields) } : kind)) }
    : { ...brief, fields: marked(brief.fields) }
}
